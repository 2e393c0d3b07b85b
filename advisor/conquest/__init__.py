"""Advice for a turn of the odd year."""
