"""What the general bots need to know: the companions' planner, what is counted and tried, and a view as numbers."""

from __future__ import annotations

from herna.games.andor.advice.features import sheet, value
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.plans import expected, plans
from herna.games.andor.components import CREATURE_IDS, FIGURES
from herna.games.andor.faces.view import AndorView
from herna.games.andor.pieces import PIECES
from herna.games.andor.vocabulary.values import LETTERS

__all__ = ["advise", "expected", "features", "plans", "sheet", "value"]

PIECE_NUMBER = {piece: number for number, piece in enumerate(PIECES)}


def features(view: AndorView) -> list[float]:
    """The view as numbers: track, heroes round from the viewer, and what stands and lies on every space."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    found: list[float] = [
        view.day,
        LETTERS.index(view.narrator),
        LETTERS.index(view.last),
        view.shields,
        view.shields_used,
        view.delivered,
        view.creature_strength,
    ]
    for other in order:
        hero = view.heroes[other]
        held = [0.0] * len(PIECES)
        for piece in hero.pieces:
            held[PIECE_NUMBER[piece]] += 1
        found += [FIGURES.index(hero.figure) + 1 if hero.figure else 0, hero.space, hero.strength, hero.willpower]
        found += [hero.hours, hero.asleep, hero.rooster, hero.gold, hero.fate.done if hero.fate else 0]
        found += held
    board = [[0.0] * (len(PIECES) + 4) for _ in range(SPACES)]
    for creature in view.creatures:
        board[creature.space][0] = CREATURE_IDS.index(creature.creature) + 1
    for space in view.spaces:
        row = board[space.space]
        row[1], row[2] = space.coins, ("", "covered").index(space.fog) if space.fog in ("", "covered") else 2.0
        row[3] = {"full": 1, "empty": 2}.get(space.well or "", 0)
        for piece in space.pieces:
            row[4 + PIECE_NUMBER[piece]] += 1
    found += [number for row in board for number in row]
    found += [view.friends.get(friend, -1) for friend in ("prince", "dwarves", "witch")]
    found += [float(other in view.seats_to_act) for other in order]
    return [float(number) for number in found]


SPACES = 85
