"""Who decides: the computer players, given only what their seat knows."""
