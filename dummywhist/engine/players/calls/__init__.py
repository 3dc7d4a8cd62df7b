"""What is decided before the play: auction, exchange, naming, discards."""
