"""The view as a picture made of text: the map, the row of cards, the players and the score sheet.

Every panel is drawn for the eye and told in sentences for the ear. Colour never stands alone: a player's pieces carry
the player's number, and who rules a region is a small raised number behind its short name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.games.eight_minute_family.actions import TakeCard
from herna.games.eight_minute_family.chart import Cell, columns
from herna.games.eight_minute_family.picture import bid_text, seat_name
from herna.games.eight_minute_legends.atlas import map_panel
from herna.games.eight_minute_legends.components import CARDS, TIE_WINNERS, TOKEN_IDS
from herna.games.eight_minute_legends.view import LegendsView, SeatView
from herna.kernel import Panel, Say, Span

CARD = {card.id: card for card in CARDS}
FAMILIES = tuple(dict.fromkeys(card.family for card in CARDS if card.family))
WINS_TIES = frozenset(TOKEN_IDS[token] for token in TIE_WINNERS)
GAINS = {"move-bonus": "moves", "army-bonus": "extra", "flying": "flying", "elixir": "elixirs"}
"""Abilities that add up, and where a seat's sum of them is seen."""


def picture(view: LegendsView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: the score sheet comes first once the game is over."""
    panels = (map_panel(view, say), row_panel(view, say), seats_panel(view, say))
    return (score_panel(view, say), *panels) if view.over else panels


def card_text(_view: LegendsView, card: str, say: Say) -> str:
    """A card in words: its name, its ability and what it does."""
    return say(f"card-{card}")


# The row of cards


def row_panel(view: LegendsView, say: Say) -> Panel:
    """The cards face up with their prices, abilities and actions; those on offer are lit."""
    offered = {action.slot for action in view.options if isinstance(action, TakeCard)}
    rows: list[list[Cell]] = []
    speak = []
    for slot, card in enumerate(view.row):
        text, style = card_text(view, card.card, say), "can" if slot in offered else ""
        name = say(f"card-{card.card}-name")
        ability, _, deed = text.removeprefix(name).partition(": ")
        price = say("row-price", price=card.price)
        rows.append(
            [(str(slot + 1), style), (price, "dim"), (name, style), (ability.strip(" ()"), "token"), (deed, style)]
        )
        speak.append(say("speak-card", slot=slot + 1, price=card.price, card=text))
    left = {"deck": view.deck, "turns": view.turns_left}
    title = say("panel-row")
    if view.parts > 1:
        title += " – " + say("row-part", part=view.part, parts=view.parts)
    drawn = columns(rows, words=range(5)) if rows else []
    return Panel(
        "row", title, (*drawn, (Span(say("row-foot", **left), "dim"),)), (*speak, say("speak-row-foot", **left))
    )


# The players


def seats_panel(view: LegendsView, say: Say) -> Panel:
    """Coins, supply, abilities and points of everybody; during the auction also the bids."""
    bidding = _bidding(view)
    heads = ["", *(say(f"seats-{column}") for column in ("name", "points", "coins", "armies", "cities"))]
    heads.append(say("seats-bid" if bidding else "seats-cards"))
    heads += [say(f"seats-{column}") for column in (*GAINS.values(), "immune")]
    shown = [column for column, told in WORDS.items() if any(told(side, say) for side in view.seats)]
    heads += [say(f"seats-{column}") for column in shown]
    rows: list[list[Cell]] = [[(head, "dim") for head in heads]]
    for seat, side in enumerate(view.seats):
        waited = "▶" if seat in view.seats_awaited else " "
        cells = [
            f"{waited}{seat + 1}",
            seat_name(view, seat, say),
            side.total,
            side.coins,
            side.supply,
            side.cities_left,
        ]
        cells.append(bid_text(side.has_bid, side.bid, say) if bidding else len(side.cards))
        cells += [getattr(side, gained) or "·" for gained in GAINS.values()]
        cells.append("✓" if side.immune else "·")
        cells += [", ".join(WORDS[column](side, say)) or "·" for column in shown]
        rows.append([(str(cell), f"seat-{seat}") for cell in cells])
    numbers = len(heads) - len(shown)
    lines = columns(rows, words=(0, 1, *range(numbers, len(heads))))
    return Panel("seats", say("panel-seats"), tuple(lines), tuple(_spoken_seats(view, say, bidding)))


def _bidding(view: LegendsView) -> bool:
    """Is the auction on? Then everybody is waited for who has not bid; before it only the one who prepares the game."""
    silent = tuple(seat for seat, side in enumerate(view.seats) if not side.has_bid)
    return view.turn is None and not view.over and view.seats_to_act == silent


def _families(side: SeatView, say: Say) -> list[str]:
    held = [CARD[card].family for card in side.cards]
    return [f"{say(f'family-{family}')} {held.count(family)}" for family in FAMILIES if family in held]


def _tokens(side: SeatView, say: Say) -> list[str]:
    return [say(f"token-{token}") for token in side.tokens]


def _leader(side: SeatView, say: Say) -> list[str]:
    return [say(f"leader-{side.leader}")] if side.leader else []


def _captured(side: SeatView, _say: Say) -> list[str]:
    return [str(side.captured)] if side.captured else []


WORDS: dict[str, Callable[[SeatView, Say], list[str]]] = {
    "leader": _leader,
    "captured": _captured,
    "tokens": _tokens,
    "families": _families,
}
"""Columns that are there only when somebody has something in them."""


def _spoken_seats(view: LegendsView, say: Say, bidding: bool) -> list[str]:
    told = []
    for seat, side in enumerate(view.seats):
        name = say("seat", n=seat + 1)
        gains = [(kind, getattr(side, gained)) for kind, gained in GAINS.items()]
        abilities = [say(f"ability-{kind}", n=n) for kind, n in gains if n] + [say("ability-immune")] * side.immune
        told.append(
            say(
                "speak-seat",
                seat=seat_name(view, seat, say),
                points=say("points", n=side.total),
                coins=say("coins", n=side.coins),
                armies=say("armies", n=side.supply),
                cities=say("cities", n=side.cities_left),
                abilities=abilities or say("speak-none"),
            )
        )
        if side.leader:
            leader, about = say(f"leader-{side.leader}"), say(f"leader-{side.leader}-help")
            told.append(say("speak-leader", seat=name, leader=leader, help=about))
        if side.captured:
            told.append(say("speak-captured", seat=name, n=side.captured))
        if side.tokens:
            told.append(say("speak-tokens", seat=name, tokens=[say(f"token-{token}") for token in side.tokens]))
        if side.cards:
            told.append(say("speak-cards", seat=name, cards=[say(f"card-{card}-name") for card in side.cards]))
        if bidding:
            bid = side.bid if side.bid is not None else "hidden" if side.has_bid else "none"
            told.append(say("speak-bid", seat=name, bid=bid))
    told += [say("speak-turn", seat=say("seat", n=seat + 1)) for seat in view.seats_awaited]
    return told


# The score sheet


def score_panel(view: LegendsView, say: Say) -> Panel:
    """Everybody's points line by line; in a single game also what decides a tie."""
    sheets = [side.score for side in view.seats]
    rows: list[tuple[str, Sequence[object]]] = [("", [say("seat", n=seat + 1) for seat in range(view.players)])]
    rows += [(say(f"score-{line}"), [getattr(sheet, line) for sheet in sheets]) for line in _score_lines(view)]
    if view.parts > 1:
        games = [*view.earlier, [sheet.total for sheet in sheets]]
        rows += [(say("score-earlier", part=part), points) for part, points in enumerate(games, start=1)]
    rows.append((say("score-total"), view.scores))
    if view.parts == 1:
        armies = [sum(region.armies[seat] for region in view.regions) for seat in range(view.players)]
        books = ["✓" if not WINS_TIES.isdisjoint(side.tokens) else "·" for side in view.seats]
        rows.append((say("score-ties"), [""] * view.players))
        rows += [(say("score-spellbook"), books)] if "✓" in books else []
        rows.append((say("score-coins"), [side.coins for side in view.seats]))
        rows.append((say("score-armies"), armies))
        rows.append((say("score-ruled"), [sheet.regions for sheet in sheets]))
    total = say("score-total")
    drawn = [
        [(head, "strong" if head == total else "dim"), *((str(cell), f"seat-{n}") for n, cell in enumerate(cells))]
        for head, cells in rows
    ]
    winner = say("score-winner", winners=[say("seat", n=seat + 1) for seat in view.winners], count=len(view.winners))
    lines = [(Span(winner, "strong"),), *columns(drawn, words=(0,))]
    return Panel("score", say("panel-score"), tuple(lines), (winner, *_spoken_scores(view, say)))


def _score_lines(view: LegendsView) -> list[str]:
    """The lines of the sheet; those of the variants only where somebody could have points from them."""
    lines = ["regions", "islands", "abilities", "elixirs"]
    if any(side.tokens for side in view.seats):
        lines.append("tokens")
    if any(region.token == "citadel" for region in view.regions):
        lines.append("citadels")
    if any(side.leader for side in view.seats):
        lines.append("leader")
    return lines


def _spoken_scores(view: LegendsView, say: Say) -> list[str]:
    told = []
    for seat, side in enumerate(view.seats):
        lines = [
            say("speak-score-line", what=say(f"score-{line}"), n=getattr(side.score, line))
            for line in _score_lines(view)
        ]
        points = say("points", n=view.scores[seat])
        told.append(say("speak-score", seat=say("seat", n=seat + 1), lines=", ".join(lines), points=points))
    return told
