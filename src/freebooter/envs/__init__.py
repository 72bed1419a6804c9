"""Environments for researchers, on top of core and bots."""

import warnings

from freebooter import forms

_note = forms.plain_note()
if _note:
    warnings.warn(_note, RuntimeWarning, stacklevel=2)
