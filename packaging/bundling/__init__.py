"""How do the packed forms of the program come about? One module for each question, run by ``packaging/build``."""
