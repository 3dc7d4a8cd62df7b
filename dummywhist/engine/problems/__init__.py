"""What is worth another look: positions with a task that one card alone solves, whatever the hidden cards are."""
