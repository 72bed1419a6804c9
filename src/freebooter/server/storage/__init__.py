"""What is kept: one append-only log of every table, and the few facts around it. SQLite or PostgreSQL, by URL."""
