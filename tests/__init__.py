"""The checks of the project; the folders mirror ``dummywhist``."""
