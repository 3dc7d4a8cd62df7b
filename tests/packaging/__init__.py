"""Checks of the packaging scripts."""
