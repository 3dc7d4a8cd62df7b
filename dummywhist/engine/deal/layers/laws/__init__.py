"""The laws of the table, where a card can be misplayed: each module answers one question about offences."""
