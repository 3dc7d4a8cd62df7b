"""Who plays which tray where, and who has won? Duplicate whist (docs/rules/duplicate-whist.md), without a table."""
