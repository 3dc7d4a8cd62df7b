"""Checks of one deal."""
