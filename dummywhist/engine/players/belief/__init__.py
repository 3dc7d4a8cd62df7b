"""Belief: determinizations of a View, the likelihood of the plays in each, and their posterior weights."""
