"""What Winds of Plunder rewards."""
