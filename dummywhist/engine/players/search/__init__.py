"""Determinized search: sampled worlds solved double dummy and valued in points."""
