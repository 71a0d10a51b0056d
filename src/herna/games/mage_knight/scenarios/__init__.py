"""Scenarios and variants: what a file of numbers cannot say, as small objects with named hooks."""
