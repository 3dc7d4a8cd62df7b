"""The panels and sheets beside and above the table: they show plain values and say what is wanted."""
