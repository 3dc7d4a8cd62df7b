"""Other double dummy solvers, built from source folders that somebody points at; nothing of them is in the project."""
