"""Players that are programs: they are given what a person in their seat would see, and nothing else."""
