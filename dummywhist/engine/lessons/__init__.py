"""How is the game taught? Lessons as data, where somebody stands in one, and what its sentences say of the cards."""
