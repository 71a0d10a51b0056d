"""What the general bots are taught of this game: a value, a view as numbers, and the companions' planner."""
