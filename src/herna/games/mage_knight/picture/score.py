"""The score sheet line by line: which card, unit, shield or wound each point comes from."""

from __future__ import annotations

from herna.games.mage_knight.atlas import fields, site_text, spot_of
from herna.games.mage_knight.scoring import ADVENTURES, CONQUESTS, Item
from herna.games.mage_knight.view import KnightView
from herna.kernel import Say

CARDS = ("spell", "advanced-action", "artifact")
UNITS = ("unit", "wounded-unit")


def item_text(view: KnightView, item: Item, say: Say) -> str:
    """What brought some points."""
    if item.what in CARDS:
        thing = say(f"card-{item.thing}")
    elif item.what in UNITS:
        thing = say(f"unit-{item.thing}")
    elif item.thing is not None:
        field = fields(view)[spot_of(item.thing)]
        thing = site_text(field.printed, say)
    else:
        thing = say(f"score-{item.row}")
    kind = "shield" if item.what in (*CONQUESTS, *ADVENTURES) else item.what
    return say(f"score-of-{kind}", thing=thing, n=item.count)


def sheet_lines(view: KnightView, seat: int, say: Say) -> list[str]:
    """Every line of a hero's score sheet, once the game is over."""
    score = view.hero_boards[seat].score
    return [say("score-line", what=item_text(view, item, say), points=f"{item.points:+}") for item in score.items]
