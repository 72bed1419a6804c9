"""Telling viewers what happened: hints between processes, rooms of listeners, presence."""
