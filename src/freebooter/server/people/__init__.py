"""People: guests with a session, accounts on top, and the links that give them seats."""
