"""What Pirates of the 7 Seas rewards."""
