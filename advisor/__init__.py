"""Advice for a Shitennō player at the table."""
