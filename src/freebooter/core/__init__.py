"""What a game is: table, frames, actions, events, views, chance, journal, match. No game is named here."""
