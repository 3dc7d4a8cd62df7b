"""Which deals are worth keeping, how are they found again, and how do they go to others?"""
