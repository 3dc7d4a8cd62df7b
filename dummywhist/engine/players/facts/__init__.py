"""What can be said about a card, as facts with weights; the parts of custom that all rule players share."""
