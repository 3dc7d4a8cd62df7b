"""Checks of what the project is built with."""
