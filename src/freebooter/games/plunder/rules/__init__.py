"""Plunder's rules by concept: pure questions, and the only functions that change the table."""
