"""What comes with the start of a turn, a hero's own or one that he plays in advance."""

from __future__ import annotations

from herna.games.mage_knight.components.sites import ManaGift
from herna.games.mage_knight.rules.centre import touch_others
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.land import is_held, site_on
from herna.games.mage_knight.state import KnightState, Turn
from herna.games.mage_knight.values import TurnPhase
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import happen


def own_gifts(state: KnightState, seat: int) -> list[ManaGift]:
    """What the sites of a hero give him at the start of a turn, on or beside one of them or of a partner (MK-28.7)."""
    gifts = [(spot, owner, site_on(state, spot).owner_mana) for spot, owner in state.shields]
    near = (state.place[seat], *state.setting.lattice.neighbours[state.place[seat]])
    if not any(gift and spot in near and state.setting.same_side(owner, seat) for spot, owner, gift in gifts):
        return []
    return [gift for _, owner, gift in gifts if gift is not None and owner == seat]


def greet_turn(state: KnightState, seat: int) -> None:
    """A hero has a turn open: his space gives its token, and what waits for the start of a turn takes place."""
    gift = site_at(state, state.place[seat]).mana
    if gift is not None and not is_held(state, state.place[seat]):
        state.mana[seat][COLOURS.index(gift.night if state.night else gift.day)] += 1
    for own in own_gifts(state, seat):
        state.mana[seat][COLOURS.index(own.night if state.night else own.day)] += 1
    touch_others(state, seat)
    happen(state, "turn-began", seat)
    state.setting.scenario.turn_begins(state, seat)


def open_in_advance(state: KnightState, seat: int, *, phase: TurnPhase, action_used: bool) -> None:
    """A hero plays his next turn now, in the turn of another: his order token lies face down, and what comes with the
    start of a turn comes now (MK-19.5, MK-25.10)."""
    state.turns[seat] = Turn(
        seat,
        phase=phase,
        attends="full",
        action_used=action_used,
        trail=(state.place[seat],),
        began_empty=not state.hand[seat],
    )
    state.plundered[seat] = state.sparing_done[seat] = False
    state.order_down[seat] = True
    greet_turn(state, seat)
