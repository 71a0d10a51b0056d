"""Exact odds of what is played well: of a roll, a blow, an outing; the page shows them and the bots go by them."""
