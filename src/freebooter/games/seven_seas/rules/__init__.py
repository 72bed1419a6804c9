"""The rules of Pirates of the 7 Seas: pure questions, and the only functions that change the table."""
