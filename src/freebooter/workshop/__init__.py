"""What developers and hosts work with: golden files, transcripts, what is generated in the client, checks, load."""
