"""What the general bots are taught of this game: worth, plans and reasons."""
