"""The table in the terminal: one for all games, fed by each game's text picture of a view."""
