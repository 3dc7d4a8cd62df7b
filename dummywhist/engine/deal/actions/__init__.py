"""What can be done at a table? One class for each action, by phase; each says all about itself but its rule."""
