"""The declared switches: those of whist that several games have, and those that belong to one game."""
