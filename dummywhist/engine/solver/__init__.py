"""How many tricks can be made? Positions with all hands known, solved by the native kernel or the slow reference."""
