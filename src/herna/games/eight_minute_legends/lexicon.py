"""Everything in the box, explained, with the clauses of the rules that are about it."""

from __future__ import annotations

from herna.games.eight_minute_legends.components import CARDS, LEADERS, SIDES, TOKENS, Card, Side
from herna.kernel import Explanation, Say, Shelf

DEED_CLAUSES = {
    "place": ("LEG-5.1",),
    "move": ("LEG-5.3", "LEG-5.4"),
    "sail": ("LEG-5.4",),
    "city": ("LEG-5.5",),
    "destroy": ("LEG-5.7",),
}
JOINED_CLAUSES = {"and": ("LEG-5.10",), "or": ("LEG-5.9",)}
"""What is said of cards with two actions."""
ABILITY_CLAUSES = {
    "move-bonus": ("LEG-6.2",),
    "army-bonus": ("LEG-6.3",),
    "flying": ("LEG-6.4",),
    "elixir": ("LEG-7.9",),
    "coins-now": ("LEG-6.6",),
    "immune": ("LEG-6.7",),
    "vp-per-family": ("LEG-7.5",),
    "vp-set": ("LEG-7.6",),
    "vp-per-coins": ("LEG-7.7",),
    "vp-per-flying": ("LEG-7.8",),
}
TOKEN_CLAUSES: dict[str, tuple[str, ...]] = {
    "discovery": ("LEG-9.5",),
    "start": ("LEG-5.1",),
    "swamp": ("LEG-9.13",),
    "covered": ("LEG-9.12",),
    "citadel": ("LEG-9.6",),
    "dragon": ("LEG-9.8",),
    "portal": ("LEG-9.9",),
    "robbers": ("LEG-9.10",),
}
"""By name, or by kind where all of a kind are alike."""
LEADER_CLAUSES = {
    "fairy-queen": ("LEG-9.16",),
    "robber-king": ("LEG-9.17",),
    "red-sorceress": ("LEG-9.18",),
    "white-knight": ("LEG-9.19",),
}
HOME_SIDE, WITH_BRIDGES = "LEG-2.4", "LEG-2.5"
BESIDES = {
    "coin": ("LEG-4.2",),
    "army": ("LEG-5.2",),
    "city": ("LEG-5.6",),
    "family": ("LEG-7.5", "LEG-7.6"),
    "points": ("LEG-8.1",),
    "captured": ("LEG-9.18",),
    "region": ("LEG-7.2",),
}
"""What else can be pointed at: the clauses say it all."""


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """All kinds of things in the box, in the order in which one meets them."""
    cards = tuple(card_entry(card, say) for card in CARDS)
    tokens = tuple(helped(f"token-{name}", say, clauses) for name, clauses in token_clauses().items())
    leaders = tuple(helped(f"leader-{one.id}", say, LEADER_CLAUSES[one.id]) for one in LEADERS)
    besides = (
        *(Explanation("", "", f"ability-{kind}", clauses=clauses) for kind, clauses in ABILITY_CLAUSES.items()),
        *(Explanation("", "", f"side-{side.id}", clauses=side_clauses(side)) for side in SIDES),
        *(Explanation("", "", thing, clauses=clauses) for thing, clauses in BESIDES.items()),
    )
    return (
        Shelf("cards", say("lexicon-cards"), cards),
        Shelf("tokens", say("lexicon-tokens"), tokens),
        Shelf("leaders", say("lexicon-leaders"), leaders),
        Shelf("besides", "", besides),
    )


def helped(thing: str, say: Say, clauses: tuple[str, ...]) -> Explanation:
    """A thing by the name and the help that its messages give it."""
    return Explanation(say(thing), say(f"{thing}-help"), thing, clauses=clauses)


def card_entry(card: Card, say: Say) -> Explanation:
    """A card, with the clauses about what it does."""
    deeds = [clause for part in card.actions for clause in DEED_CLAUSES[part.do]]
    clauses = tuple(dict.fromkeys((*deeds, *JOINED_CLAUSES.get(card.combine, ()))))
    name = say(f"card-{card.id}-name")
    text = say(f"card-{card.id}").removeprefix(name).strip(" :")
    return Explanation(name, text, f"card-{card.id}", clauses=clauses)


def token_clauses() -> dict[str, tuple[str, ...]]:
    """The clauses about each token, those that lie face down and the start among them."""
    found = {"start": TOKEN_CLAUSES["start"]}
    for token in TOKENS:
        found[token.id] = TOKEN_CLAUSES[token.id if token.id in TOKEN_CLAUSES else token.kind]
    return found | {"covered": TOKEN_CLAUSES["covered"]}


def side_clauses(side: Side) -> tuple[str, ...]:
    """The clauses about a side of a board: whether the start has to be there, and whether bridges lead from it."""
    home = (HOME_SIDE,) if side.special == "start-must-be-here" else ()
    bridges = (WITH_BRIDGES,) if any(link.kind == "bridge" for link in side.link) else ()
    return (*home, *bridges)
