"""What Plunder rewards."""
