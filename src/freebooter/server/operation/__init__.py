"""Running a server: logs, numbers, addresses, backups."""
