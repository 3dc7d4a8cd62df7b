"""What can be done at a table? One class for each action, by phase; each declares all about itself except its rule."""
