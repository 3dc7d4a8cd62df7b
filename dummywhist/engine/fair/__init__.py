"""What proves that a deal was fair? What a table kept of each sealed deal, and what follows from it."""
