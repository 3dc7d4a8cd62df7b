"""Records: written, read, torn, damaged."""
