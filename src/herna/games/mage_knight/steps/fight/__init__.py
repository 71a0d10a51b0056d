"""How a fight goes: its beginning, its phases, damage and outcome."""
