"""Checks of the computer players."""
