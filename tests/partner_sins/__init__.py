"""Positions in which a partner may sin: each with the one right class of cards, and why."""
