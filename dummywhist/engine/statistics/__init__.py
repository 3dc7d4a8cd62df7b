"""How does somebody play, over all deals? Luck and skill, the error rate, and what they make of a year."""
