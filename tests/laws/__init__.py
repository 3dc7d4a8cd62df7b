"""The laws: tests named by the ids of the rulebook, each worked example among them."""
