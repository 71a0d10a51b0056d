"""Fights between heroes: how one comes about, how it goes, and how it ends."""
