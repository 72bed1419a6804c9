"""What Buccaneer rewards."""
