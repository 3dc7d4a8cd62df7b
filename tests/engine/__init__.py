"""Checks of what is true without a screen."""
