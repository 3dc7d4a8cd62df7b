"""The rule players: what the whist books teach, conventions and partner customs."""
