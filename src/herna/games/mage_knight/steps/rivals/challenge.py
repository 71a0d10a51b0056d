"""How a fight between heroes comes about, and how far the one who is attacked attends to it."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import muster, only_wounds, site_at
from herna.games.mage_knight.rules.land import conquered, owner_of
from herna.games.mage_knight.rules.spaces import is_shared, others_on, rivals_on
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState, Side, Turn
from herna.games.mage_knight.steps.greeting import open_in_advance
from herna.games.mage_knight.steps.reactions import Forewarn
from herna.games.mage_knight.steps.rivals.exchange import FromAfar, HandToHand
from herna.games.mage_knight.steps.rivals.outcome import NobodyGoesOn
from herna.games.mage_knight.values import Fight, Terms
from herna.games.mage_knight.values.turn import NO_POINTS
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep


def attack_refusal(state: KnightState, seat: int, other: int) -> IllegalAction:
    """Why a hero cannot attack another now."""
    scenario, spot = state.setting.scenario, state.place[seat]
    if not scenario.heroes_fight:
        return IllegalAction("no-hero-fights", clause="MK-19.2")
    if other not in others_on(state, seat, spot):
        return IllegalAction("hero-not-here", clause="MK-19.1")
    if state.setting.same_side(seat, other):
        return IllegalAction("same-team", clause="MK-26.4")
    if is_shared(state, spot):
        return IllegalAction("peaceful-space", clause="MK-19.2")
    if state.closing or state.game_ending:
        return IllegalAction("no-fights-at-the-end", clause="MK-19.2")
    if state.order_down[other]:
        return IllegalAction("order-token-down", clause="MK-19.3")
    if only_wounds(state, seat):
        return IllegalAction("only-wounds", clause="MK-5.7")
    return IllegalAction("action-done", clause="MK-5.2")


def rival_options(state: KnightState, seat: int) -> list[Action]:
    """The hero who stands on the same space, if he may be fought."""
    turn = state.turn_of(seat)
    if turn.action_used or turn.phase == "rested" or only_wounds(state, seat):
        return []
    return [act.AttackHero(other) for other in rivals_on(state, seat, state.place[seat])]


def attack_hero(state: KnightState, seat: int, other: int) -> None:
    """A hero attacks another as his action: whatever the other may use between turns comes first."""
    state.change_turn(seat, phase="fighting", action_used=True, points=NO_POINTS)
    state.tell(told.HeroAttacked(seat, other))
    state.push_all([Forewarn(other), AttendFight(other, seat)])


class AttendFight(SeatStep[KnightState, act.Attend], frozen=True):
    """Does the hero who is attacked attend to the fight fully, or in part?"""

    clause = "MK-19.4"

    aggressor: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        part = act.Attend(fully=False)
        return [act.Attend(fully=True), part] if any(card != WOUND for card in state.hand[seat]) else [part]

    def take(self, state: KnightState, seat: int, action: act.Attend) -> None:
        state.tell(told.FightAttended(seat, action.fully))
        here, site = state.place[seat], site_at(state, state.place[seat])
        sides = (Side(self.aggressor), Side(seat))
        friendly = not site.owned or state.setting.same_side(owner_of(state, here), seat)
        walls = site.fortified and conquered(state, here) and friendly
        trail = state.turn_of(self.aggressor).trail
        origin = trail[-2] if len(trail) > 1 else trail[-1]
        fight = Fight("heroes", sides, site=here, origin=origin, terms=Terms(walls=walls))
        state.fights += (fight,)
        muster(state, self.aggressor)
        muster(state, seat)
        state.push_all([FromAfar(self.aggressor), HandToHand(self.aggressor), NobodyGoesOn(self.aggressor)])
        attend(state, seat, fully=action.fully)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, act.Attend):
            return IllegalAction("only-wounds-to-attend", clause="MK-19.5")
        return IllegalAction("attend-first", clause=self.clause)


def attend(state: KnightState, seat: int, *, fully: bool) -> None:
    """The attacked hero has a turn open as long as he fights; attending fully it is his next one (MK-19.4, MK-19.5)."""
    if fully:
        open_in_advance(state, seat, phase="fighting", action_used=True)
        return
    here, empty = state.place[seat], not state.hand[seat]
    state.turns[seat] = Turn(seat, "fighting", "part", action_used=True, trail=(here,), began_empty=empty)
