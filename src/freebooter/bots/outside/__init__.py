"""Programs elsewhere as players, and our players for others: both ends of the bot protocol."""
