"""How a session is written: the log and its text."""
