"""Environments for researchers, on top of core and bots."""

from freebooter import forms

# Of an installed package core has said it.
if forms.is_checkout():
    forms.warn_if_plain()
