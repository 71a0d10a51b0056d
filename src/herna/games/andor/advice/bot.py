"""What the general bots need to know: the companions' planner, a value of a position, and a view as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.advice.planner import advise
from herna.games.andor.components import CREATURE_IDS, FIGURES
from herna.games.andor.faces.view import AndorView
from herna.games.andor.pieces import PIECES
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.state import LOST, WON, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import Action

__all__ = ["advise", "features", "plans", "value"]

PIECE_NUMBER = {piece: number for number, piece in enumerate(PIECES)}


def value(state: AndorState) -> float:
    """How well the group stands: strength and shields are good, letters gone are not."""
    if state.result:
        return {WON: 100.0, LOST: -100.0}[state.result]
    shields = golden_shields(state) - state.castle
    return sum(state.strength) + 0.2 * sum(state.willpower) + 0.5 * sum(state.gold) + 3 * shields - state.narrator


def plans(state: AndorState, seat: int) -> Sequence[tuple[Action, ...]]:
    return [(action,) for action in state.options(seat)]


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
