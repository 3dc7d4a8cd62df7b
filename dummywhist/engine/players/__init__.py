"""Who decides? The computer players, given only what their seat knows."""
