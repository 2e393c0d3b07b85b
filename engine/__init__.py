"""The rules of Shitennō, complete and exact, knowing nothing of solvers or screens."""
