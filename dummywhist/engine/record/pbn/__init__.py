"""How is one deal told to bridge programs, and taken from them? Portable Bridge Notation (PBN)."""
