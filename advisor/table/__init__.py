"""A game at the table, recorded line by line."""
