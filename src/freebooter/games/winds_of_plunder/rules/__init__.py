"""The rules of Winds of Plunder by section: pure questions, and the only functions that change the table."""
