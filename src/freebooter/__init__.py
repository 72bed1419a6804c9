"""Freebooter: pirate board games for people, bots and researchers on one rules engine."""

from freebooter import forms

__version__ = "0.1.0"

forms.install()
