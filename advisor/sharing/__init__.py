"""Advice for the even year: which lot to form, what to accept, how to split, which lot to choose."""
