"""The rules below deeds and steps: heroes, creatures, ways over the board, what counts in a battle, and its odds."""
