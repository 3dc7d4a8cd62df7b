"""What a card is, what a packet of cards is, and how a pack is made from a deal number."""
