"""Checks of rules and their declarations."""
