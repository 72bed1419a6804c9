"""Nets that learned a game by playing it: their files, and how they are asked, with NumPy alone."""
