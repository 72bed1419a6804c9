"""Golden files: what each game makes now, and what is kept of it in the repository."""
