"""Legends of Andor: two to four heroes defend the land together."""
