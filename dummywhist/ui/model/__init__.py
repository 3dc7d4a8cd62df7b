"""Between the engine and the scene: the table as a Qt object, whose turn it is, the computer players."""
