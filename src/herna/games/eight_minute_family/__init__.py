"""What the two eight-minute games have in common: armies on regions, a row of cards, an opening auction.

No game itself: each game's own room says what it does with this.
"""
