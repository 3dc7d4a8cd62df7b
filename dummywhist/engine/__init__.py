"""Everything that is true about the games, whether or not there is a screen."""
