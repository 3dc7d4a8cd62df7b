"""Checks of PBN."""
