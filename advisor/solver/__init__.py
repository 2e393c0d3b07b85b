"""The CP-SAT models of a turn, and the search that uses them."""
