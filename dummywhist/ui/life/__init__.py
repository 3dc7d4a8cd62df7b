"""Start and end of the program: arguments, one instance, journal, mishaps."""
