"""What lies over the phases of a deal: each a module that may add to what is done in them."""
