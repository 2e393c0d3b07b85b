"""Whole games between programs: how they share, matches, and what comes out."""
