"""Fights as arithmetic: armour, resistances, points and blocks, as functions of what is on the table."""
