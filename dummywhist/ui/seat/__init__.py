"""Who sits at the table in the window: the conductor, the sitting, the review of a deal."""
