"""Two heroes on one space, right before one of them attacks the other."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import AttackHero, Attend
from herna.games.mage_knight.rules.land import hex_at
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState, Turn, Unit
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import Action

AGGRESSOR, ATTACKED = 0, 1
TACTICS = ("early-bird", "planning", "great-start", "the-right-moment")


def meeting(*, players: int = 2, seed: int = 1, **options: Any) -> KnightState:
    """Seat 0 has moved to the space of seat 1, plain land beside the portal; nobody has a card, a unit or mana."""
    state = GAME.new(players=players, seed=seed, heroes="dealt", **{"hero_fights": True, **options})
    assert isinstance(state, KnightState)
    while not state.order or type(state.steps[-1]).__name__ == "ChooseTactic":
        found = offered(state, state.seats_awaited[0])
        state.apply(state.parse(next(f"take-tactic {name}" for name in TACTICS if f"take-tactic {name}" in found)))
    if state.turn != AGGRESSOR:
        state.turns[state.turn] = None
        state.turn = AGGRESSOR
        state.order = tuple(range(players))
        state.turns[AGGRESSOR] = Turn(AGGRESSOR)
        at = next(number for number, step in enumerate(state.steps) if type(step).__name__ == "NextTurn")
        state.steps[at:] = [replace(state.steps[at], after=AGGRESSOR), replace(state.steps[-1], seat=AGGRESSOR)]
    portal = state.setting.portal
    spot = plain_beside(state, portal)
    state.place = [spot, spot, *[portal] * (players - 2)]
    state.tactic = [-1] * players
    state.dice = (COLOURS.index("black"),) * len(state.dice)
    state.change_turn(AGGRESSOR, trail=(portal, spot), phase="moving")
    for seat in range(players):
        state.hand[seat] = ()
        state.deck[seat] = ()
        state.skills[seat] = ()
    state.changed()
    return state


def plain_beside(state: KnightState, spot: int) -> int:
    """A space beside a hex on which nothing is and where anybody may stand."""
    for beside in state.setting.lattice.neighbours[spot]:
        info = hex_at(state, beside)
        if info is not None and info.site is None and is_safe(state, AGGRESSOR, beside):
            return beside
    raise AssertionError("no plain space")


def give(
    state: KnightState,
    seat: int,
    *cards: str,
    units: tuple[str, ...] = (),
    mana: str = "",
    crystals: str = "",
    **slots: Any,
) -> KnightState:
    """A hero has these cards in hand, these units ready, mana tokens and crystals by colour, anything else by slot."""
    setting = state.setting
    state.hand[seat] = tuple(sorted(WOUND if card == "wound" else setting.card_ids.index(card) for card in cards))
    for unit in units:
        identity = state.recruits[seat]
        state.recruits[seat] += 1
        state.units[seat] += (Unit(setting.unit_ids.index(unit), id=identity),)
    for colour in mana.split():
        state.mana[seat][COLOURS.index(colour)] += 1
    for colour in crystals.split():
        state.crystals[seat][COLOURS.index(colour)] += 1
    for name, value in slots.items():
        getattr(state, name)[seat] = value
    state.changed()
    return state


def attacked(state: KnightState, *, fully: bool = True) -> KnightState:
    """The first hero attacks, the second attends fully or in part."""
    state.apply(AttackHero(ATTACKED), AGGRESSOR)
    state.apply(Attend(fully=fully), ATTACKED)
    return state


def do(state: KnightState, seat: int, *actions: str | Action) -> None:
    """A seat does these things, one after the other."""
    for action in actions:
        again = KnightState.load(state.setting, state.dump())
        assert again.digest() == state.digest()
        state.apply(state.parse(action) if isinstance(action, str) else action, seat)


def offered(state: KnightState, seat: int) -> list[str]:
    """What a seat may do now, as texts."""
    return [state.notation(option) for option in state.options(seat)]


def settle(state: KnightState) -> KnightState:
    """What needs nobody's decision takes place, until something is asked."""
    state.start()
    state.changed()
    return state
