"""Chances of winning: many games played out side by side, and matches between players."""
