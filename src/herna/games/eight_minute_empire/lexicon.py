"""Every card of the deck, and which clauses of the rules are about each thing on the table."""

from __future__ import annotations

from herna.games.eight_minute_empire.components import CARDS, Card
from herna.kernel import Explanation, Say, Shelf

DEED_CLAUSES = {
    "place": ("EME-5.1",),
    "move": ("EME-5.3",),
    "sail": ("EME-5.5",),
    "city": ("EME-5.6",),
    "destroy": ("EME-5.9",),
}
JOINED_CLAUSES = {"and": ("EME-5.11",), "or": ("EME-5.12",)}
"""What is said of cards with two actions."""
GOOD, WILD = "EME-7.4", "EME-7.6"
PRINTINGS = ("icons", "words")
BESIDES = {
    "good": (GOOD, "EME-7.5"),
    "wild": (WILD, "EME-7.5"),
    "coin": ("EME-4.3",),
    "army": ("EME-5.2",),
    "city": ("EME-5.7",),
    "points": ("EME-7.1", "EME-7.3"),
    "region": ("EME-7.1",),
    "start": ("EME-5.1",),
    "token": ("EME-9.4",),
}
"""What else can be pointed at: the clauses say it all."""


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """The cards, and what else can be pointed at."""
    besides = tuple(Explanation("", "", thing, clauses=clauses) for thing, clauses in BESIDES.items())
    cards = tuple(card_entry(card, say) for card in CARDS)
    return Shelf("cards", say("lexicon-cards"), cards), Shelf("besides", "", besides)


def card_entry(card: Card, say: Say) -> Explanation:
    """A card by its short name, as each printing has it where they differ, with the clauses about what it does."""
    printed = [card.printed(printing) for printing in PRINTINGS]
    deeds = [clause for one in printed for part in one.actions for clause in DEED_CLAUSES[part.do]]
    joined = [clause for one in printed for clause in JOINED_CLAUSES.get(one.combine, ())]
    clauses = tuple(dict.fromkeys((*deeds, *joined, WILD if card.good == "wild" else GOOD)))
    texts = dict.fromkeys(say(f"card-{card.id}", printing=printing) for printing in PRINTINGS)
    return Explanation(card.id, " | ".join(texts), f"card-{card.id}", clauses=clauses)
