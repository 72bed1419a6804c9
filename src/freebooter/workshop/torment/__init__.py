"""Torment: a server is killed, cut off and starved while scripts play on it, and then everything is counted."""
