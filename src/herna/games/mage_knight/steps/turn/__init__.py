"""How a turn goes: its opening, what may be done in it, and its end."""
