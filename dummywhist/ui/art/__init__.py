"""What is drawn: the deck, its faces at any size, suit marks, shadows and our own line icons."""
