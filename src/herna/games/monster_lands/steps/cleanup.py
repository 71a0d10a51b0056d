"""The clean-up as a list of eight steps (chapter 13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.events import (
    ChiefReplaced,
    FirstPlayer,
    GameEnded,
    MonsterCame,
    MonsterLeft,
    PanicSpread,
)
from herna.games.monster_lands.path import GATE, PATHS, SAM
from herna.games.monster_lands.rules.clan import foremost, gain_coins, gain_tokens
from herna.games.monster_lands.rules.supply import fill_lands, lay_missions, throw_away_tokens
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.free import ask_before_paying, heal, healing
from herna.games.monster_lands.steps.wages import PayDay
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep
from herna.kernel.state import with_item


def in_turn(state: LandsState) -> list[int]:
    """All seats from the first player on."""
    players = state.setting.players
    return [(state.first + offset) % players for offset in range(players)]


class ClearBoard(Automatic[LandsState], frozen=True):
    """Survivors come back with what lies on them; traps and defence tokens are gone (ML-13.1)."""

    def run(self, state: LandsState) -> None:
        for there in state.paths:
            if there is not None:
                throw_away_tokens(state, there.seat, there.traps)
                if there.alive and there.seat != SAM:
                    gain_coins(state, there.seat, there.coins)
                    gain_tokens(state, there.seat, potion=there.potion, venom=there.venom)
        state.paths = (None,) * PATHS
        state.placed = state.used = state.used_things = 0
        for seat in reversed(in_turn(state)):
            if healing(state, seat):
                state.push(HealAtHome(seat))


class HealAtHome(SeatStep[LandsState, Action], frozen=True):
    """Potions of the clan for the wounded (ML-13.1)."""

    clause: ClassVar[str] = "ML-13.1"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [*healing(state, seat), act.Done()]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.Heal):
            heal(state, seat, action.member)
            if healing(state, seat):
                state.push(self)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("heal-at-home", {"potions": state.potion[seat]})


class SpreadPanic(Automatic[LandsState], frozen=True):
    """The strongest monster not beaten comes to the gate, and panic with it (ML-13.2).

    Among equals the one that was there stays, then the one of land A comes: that is the order in which they are asked.
    """

    def run(self, state: LandsState) -> None:
        threats = state.setting.threats
        coming = [state.monsters[GATE]] if state.monsters[GATE] != NONE else []
        for place in range(state.setting.lands):
            if state.fought >> place & 1:
                coming.append(state.monsters[place])
                state.monsters = with_item(state.monsters, place, NONE)
            elif state.escaped[place] != NONE:
                coming.append(state.escaped[place])
        state.fought, state.escaped = 0, (NONE, NONE)
        if not coming:
            return
        strongest = max(coming, key=lambda monster: (threats[monster].attack, threats[monster].kill))
        for monster in coming:
            if monster != strongest:
                state.tell(MonsterLeft(monster))
        if strongest != state.monsters[GATE]:
            state.monsters = with_item(state.monsters, GATE, strongest)
            state.tell(MonsterCame(strongest, GATE))
        for _ in range(min(threats[strongest].panic, len(state.panic_pile))):
            building = state.panic_pile[-1]
            state.panic_pile = state.panic_pile[:-1]
            state.panic |= 1 << building
            state.reveal()
            state.tell(PanicSpread(building))


class ReplaceChiefs(Automatic[LandsState], frozen=True):
    """A clan that lost its chief promotes the member of highest reputation, then cost (ML-13.3)."""

    def run(self, state: LandsState) -> None:
        for seat in reversed(in_turn(state)):
            if state.chief[seat] == NONE and state.members[seat]:
                heirs = heirs_of(state, seat)
                if len(heirs) == 1:
                    promote(state, seat, heirs[0])
                else:
                    state.push(ChooseChief(seat))


def heirs_of(state: LandsState, seat: int) -> list[int]:
    """Who may become chief; settlers only if there is nobody else (ML-13.3)."""
    free = [card for card in state.members[seat] if card not in state.settler]
    return foremost(state, free or list(state.members[seat]))


def promote(state: LandsState, seat: int, card: int) -> None:
    """A new chief; a settler leaves his land for it (ML-13.3)."""
    state.chief[seat] = card
    if card in state.settler:
        state.settler = with_item(state.settler, state.settler.index(card), NONE)
    state.tell(ChiefReplaced(seat, card))


class ChooseChief(SeatStep[LandsState, act.Promote], frozen=True):
    """Among equals the clan chooses (ML-13.3)."""

    clause: ClassVar[str] = "ML-13.3"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.Promote(card) for card in heirs_of(state, seat)]

    def take(self, state: LandsState, seat: int, action: act.Promote) -> None:
        promote(state, seat, action.member)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-chief")

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("not-the-foremost", clause=self.clause)


class Wages(Automatic[LandsState], frozen=True):
    """Everybody pays in turn; trophies, loot and settling come before it (ML-13.4)."""

    def run(self, state: LandsState) -> None:
        state.push_all([step for seat in in_turn(state) for step in (BeforeWages(seat), PayDay(seat))])


class BeforeWages(Automatic[LandsState], frozen=True):
    """A last chance to sell, use or settle before wages are due (ML-5.4)."""

    seat: int

    def run(self, state: LandsState) -> None:
        ask_before_paying(state, self.seat)


class CheckGlory(Automatic[LandsState], frozen=True):
    """After the last round, or when somebody has 30 glory, the game is over (ML-13.5)."""

    def run(self, state: LandsState) -> None:
        setting = state.setting
        if state.round >= setting.rounds or max(state.glory) >= setting.glory_ends:
            state.push_all([*(BeforeWages(seat) for seat in in_turn(state)), EndGame()])


class EndGame(Automatic[LandsState], frozen=True):
    """Points are counted (ML-14.1); alone the rating is still to come."""

    def run(self, state: LandsState) -> None:
        del state.steps[int(state.setting.company.rated) :]
        state.tell(GameEnded(state.round))


class PrepareBoard(Automatic[LandsState], frozen=True):
    """Dice leave the buildings; new missions, and whatever is missing at the lands (ML-13.6)."""

    def run(self, state: LandsState) -> None:
        state.houses = tuple((NONE,) * len(spaces) for spaces in state.setting.spaces)
        lay_missions(state)
        fill_lands(state)


class ChooseFirst(Automatic[LandsState], frozen=True):
    """Lowest reputation begins; among equals who sits nearest to the right of the first player (ML-13.7)."""

    def run(self, state: LandsState) -> None:
        players = state.setting.players
        order = [(state.first - offset) % players for offset in range(1, players + 1)]
        state.first = min(order, key=lambda seat: (state.reputation[seat], order.index(seat)))
        if state.setting.company.takes_turns:
            state.tell(FirstPlayer(state.first))


CLEANING = (
    ClearBoard(),
    SpreadPanic(),
    ReplaceChiefs(),
    Wages(),
    CheckGlory(),
    PrepareBoard(),
    ChooseFirst(),
)
"""The steps of the clean-up; the round marker moves as the next round begins (ML-13.8)."""
