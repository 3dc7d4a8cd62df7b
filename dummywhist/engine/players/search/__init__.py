"""Determinized search (PIMC): sampled worlds, solved double dummy, valued in points."""
