"""What a game is: table, frames, actions, events, views, chance, journal, match. No game is named here."""

from freebooter import forms

# An installed package stays as it is; a checkout is compiled as soon as somebody plays.
if not forms.is_checkout():
    forms.warn_if_plain()
