"""The analyst: the one room that judges. Questions about a View or an open deal in, findings out."""
