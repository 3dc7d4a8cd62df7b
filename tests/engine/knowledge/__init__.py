"""Checks of what a seat may know."""
