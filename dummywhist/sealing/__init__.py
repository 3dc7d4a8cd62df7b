"""How is a match kept sealed between friends, and who vouches for its results? The one room that knows cryptography."""
