"""Environments for researchers, on top of core and bots."""
