"""What can the process of a player reach? Its lines and its own program: no other file, no network."""
