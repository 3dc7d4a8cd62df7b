"""What may be switched: declared rules, the parts that games are put together from, and the games."""
