"""How do strong players think? Worlds that agree with the View, weighed, solved, and valued in points."""
