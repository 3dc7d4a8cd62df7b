"""What is on the cloth: where it lies, what it looks like, how it moves. It follows the table and decides nothing."""
