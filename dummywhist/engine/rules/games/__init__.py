"""The games of the family, one file a game: declared switches and a value built from parts."""
