"""The boxes that ask at the table: bids, claims, tiles, cards to put away."""
