"""Dummy Whist: the rules and state in ``engine``, the table in ``ui``, the command line in ``cli``."""

__version__ = "0.1.0"
