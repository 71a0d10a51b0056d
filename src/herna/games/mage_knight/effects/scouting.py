"""Looking ahead: scouts, sight, and the cost of one space or terrain."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseSpace, ChooseTerrain, LookAtPile, LookAtToken
from herna.games.mage_knight.geometry import distance
from herna.games.mage_knight.rules.known import know
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from herna.games.mage_knight.values import Sight
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.games.mage_knight.vocabulary.specials import ScoutToken
from herna.games.mage_knight.vocabulary.world import TerrainCost
from herna.games.programs import EffectStep, Frame, Ledger, Paid, does, needs, put_in_force, word_at
from herna.kernel import Action

SCOUTED = 3
"""Scouts look so far."""


class LookAhead(EffectStep, frozen=True):
    """Which token do the scouts look at?"""

    clause = "MK-18.3"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return scout_options(state, seat)

    def take(self, state: KnightState, seat: int, action: LookAtToken | LookAtPile) -> None:
        if isinstance(action, LookAtToken):
            token = next(one.token for one in state.tokens if one.hex == action.hex and not one.face_up)
            spot, pile = action.hex, NONE
        else:
            spot, pile = NONE, PILES.index(action.pile)
            token = state.enemy_piles[pile][-1]
        state.reveal()
        know(state, Sight(seat, token, spot, pile))
        state.tell(told.TokenSeen(seat, token), to=(seat,))
        state.change_turn(seat, scouted=(*state.turn_of(seat).scouted, (token, spot)))


def scout_options(state: KnightState, seat: int) -> list[Action]:
    """Face-down enemies near the hero, and the piles."""
    hexes = state.setting.lattice.hexes
    here = hexes[state.place[seat]]
    found: list[Action] = [
        LookAtToken(spot)
        for spot in dict.fromkeys(token.hex for token in state.tokens if not token.face_up and not token.ruin)
        if distance(here, hexes[spot]) <= SCOUTED
    ]
    return [*found, *(LookAtPile(name) for number, name in enumerate(PILES) if state.enemy_piles[number])]  # type: ignore[arg-type]


@does(ScoutToken)
def scout_token(state: KnightState, this: ScoutToken, frame: Frame) -> None:
    state.push(LookAhead(frame))


@needs(ScoutToken)
def scout_needs(state: KnightState, this: ScoutToken, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if scout_options(state, frame.actor):
        yield ledger, frame


# The cost of a space or a terrain of one's choice


class PickPath(EffectStep, frozen=True):
    """Which space, or which terrain, becomes cheaper?"""

    clause = "MK-6.8"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, TerrainCost)
        if this.pick == "type":
            return [ChooseTerrain(name) for name in TERRAINS if state.setting.cost_by_day[TERRAINS.index(name)] != NONE]
        spots = [position * 7 + part for position, _ in state.laid for part in range(7)]
        return [ChooseSpace(spot) for spot in spots if step_cost(state, seat, spot) > this.min]

    def take(self, state: KnightState, seat: int, action: ChooseSpace | ChooseTerrain) -> None:
        if isinstance(action, ChooseSpace):
            put_in_force(state, self.frame.with_bound("space", (action.hex,)), "turn")
        else:
            put_in_force(state, self.frame.with_bound("terrain", (TERRAINS.index(action.terrain),)), "turn")


@does(TerrainCost, free=True)
def terrain(state: KnightState, this: TerrainCost, frame: Frame) -> None:
    question = PickPath(frame)
    if this.pick and question.options(state, frame.actor):
        state.push(question)
    elif not this.pick:
        put_in_force(state, frame, "turn")


SCOUT_STEPS = (LookAhead, PickPath)
