"""The phases of a deal: each a module of pure functions ``begin``, ``actors``, ``choices``, ``apply``."""
