"""The best way through a fight against enemies, found by playing it to its end on copies of an imagined table."""
