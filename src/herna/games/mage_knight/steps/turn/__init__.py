"""How a turn goes: its opening and what may be done in it; its end is a chapter of its own."""
