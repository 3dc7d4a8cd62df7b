"""Checks of sessions above a deal."""
