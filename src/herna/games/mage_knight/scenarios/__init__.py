"""Scenarios: what a file of numbers cannot say, as small named rules."""
