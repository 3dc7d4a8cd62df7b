"""Which of two levels is the stronger? Duplicate matches: every deal played both ways, on one machine or many."""
