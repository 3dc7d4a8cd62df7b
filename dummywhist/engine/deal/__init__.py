"""One deal from the cut to the count, as pure functions over a log of actions."""
