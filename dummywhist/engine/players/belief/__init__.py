"""How the unseen cards may lie: sampling of worlds, likelihood of plays, posterior weights."""
