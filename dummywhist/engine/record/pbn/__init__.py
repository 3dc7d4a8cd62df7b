"""How is one deal written for bridge programs, and read from them? In Portable Bridge Notation (PBN)."""
