"""The steps, in order of their names."""
