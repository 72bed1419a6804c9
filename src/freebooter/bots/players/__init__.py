"""Kinds of players, and what seats them at a match."""
