"""What the general bots are taught of this game: worth, plans, odds and reasons."""
