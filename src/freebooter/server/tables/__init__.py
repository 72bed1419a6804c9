"""Tables: how they are made and joined, how moves are taken, and what each viewer is sent."""
