"""What the project is built and checked with; nothing here is part of the program."""
