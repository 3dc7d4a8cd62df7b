"""Checks of cards, hands and packs."""
