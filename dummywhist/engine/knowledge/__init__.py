"""Who may know what: the view of a seat, and events redacted for it."""
