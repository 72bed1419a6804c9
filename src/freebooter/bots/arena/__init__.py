"""Many games by bots: matches between them, and what came of a thousand games."""
