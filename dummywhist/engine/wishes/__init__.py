"""How is a deal made that fits a wish, every one that fits with the same chance?"""
