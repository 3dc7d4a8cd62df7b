"""The Clubroom deck: how the card pictures in assets/cards are made."""
