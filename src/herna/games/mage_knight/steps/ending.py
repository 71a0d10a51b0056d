"""The end of a turn in its order: dice, withdrawal, clearing, the space, rewards, levels, cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import (
    MOST_CRYSTALS,
    discard,
    draw,
    gain_crystal,
    hand_limit,
    shows_hand,
    site_at,
    take_wounds,
    without,
)
from herna.games.mage_knight.land import hex_at
from herna.games.mage_knight.rules.mana import drop_flag
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import ENDING, NONE, KnightState
from herna.games.mage_knight.steps.bargains import in_force
from herna.games.mage_knight.steps.box import close_box
from herna.games.mage_knight.steps.drawing import night_helps
from herna.games.mage_knight.steps.last_turns import in_last_turn
from herna.games.mage_knight.steps.levels import LevelUp
from herna.games.mage_knight.steps.moving import is_safe
from herna.games.mage_knight.steps.rewards import GiveRewards
from herna.games.mage_knight.steps.skills import refresh_skills
from herna.games.mage_knight.tactic import may_use, use_tactic
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.games.mage_knight.vocabulary.points import HandLimit
from herna.games.programs import Frame, Lasting, end, flag, happen, raise_flag, word_at
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


def end_turn(state: KnightState, seat: int) -> None:
    """Nothing can be played any more; everything that ends a turn follows in its order."""
    state.phase = ENDING
    state.push_all(
        [
            ReturnDice(),
            Withdraw(seat),
            BeforeClearing(seat),
            Clear(seat),
            UseSpace(seat),
            GiveRewards(seat, before_levels=True),
            LevelUp(seat),
            GiveRewards(seat, before_levels=False),
            DiscardDown(seat),
            TacticAtEnd(seat),
            DrawUp(seat),
        ]
    )


class ReturnDice(Automatic[KnightState], frozen=True):
    """The dice that were used are rolled and go back; those that were set go back as they are."""

    def run(self, state: KnightState) -> None:
        dice = list(state.dice)
        for die in state.dice_taken:
            dice[die] = state.below(len(COLOURS))
        state.dice = tuple(dice)
        state.dice_taken = state.dice_set = ()
        state.dice_used = 0


class Withdraw(Automatic[KnightState], frozen=True):
    """Who is not on a safe hex goes back along the way, with a wound for each hex."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat, wounds = self.seat, 0
        while len(state.trail) > 1 and not is_safe(state, seat, state.place[seat]):
            state.trail = state.trail[:-1]
            state.place[seat] = state.trail[-1]
            wounds += 1
        if wounds:
            state.tell(told.Withdrew(seat, wounds))
            take_wounds(state, seat, wounds)


class BeforeClearing(Automatic[KnightState], frozen=True):
    """Effects that wait for the end of the turn take place."""

    seat: int

    def run(self, state: KnightState) -> None:
        info = hex_at(state, state.place[self.seat])
        for thing in in_force(state, self.seat, "hand-limit"):
            word = word_at(state, thing.frame)
            if isinstance(word, HandLimit) and info is not None:
                state.hand_bonus[self.seat] += word.by_end_terrain.get(info.terrain, 0)
        happen(state, "end-turn", self.seat)


class Clear(Automatic[KnightState], frozen=True):
    """Mana tokens are gone, played cards go to the discard pile, and effects of the turn are over."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        state.mana[seat] = [0] * len(COLOURS)
        if flag(state, seat, "return-spent-crystals-end-turn"):
            for colour, spent in enumerate(state.crystals_spent):
                state.crystals[seat][colour] = min(state.crystals[seat][colour] + spent, MOST_CRYSTALS)
        close_box(state, seat)
        drop_flag(state, seat, "time-bent")
        for thing in in_force(state, seat, "time-bending")[:1]:
            outer = thing.frame.place
            bend_time(state, seat, thing.frame.source if outer == NONE else outer)
        state.discard[seat] += state.played[seat]
        state.played[seat] = ()
        end(state, "turn")
        refresh_skills(state, seat)
        kept = [one_turn_less(thing, seat) for thing in state.lasting]
        state.lasting = tuple(thing for thing in kept if thing.flag != "motivation-locked" or thing.n)


def bend_time(state: KnightState, seat: int, card: int) -> None:
    """The card that bent time is put aside, all others that were played come back, and another turn follows."""
    back = state.played[seat]
    if card in back:
        state.aside[seat] += (card,)
        back = without(back, card)
    state.hand[seat] = tuple(sorted(state.hand[seat] + back))
    raise_flag(state, "time-bent", "round", Frame(NONE, actor=seat))
    state.played[seat] = ()
    state.extra_turn = True
    state.nothing_drawn = True


def one_turn_less(thing: Lasting, seat: int) -> Lasting:
    """What forbids a skill for turns of its owner does so for one turn less."""
    if thing.flag == "motivation-locked" and thing.frame.actor == seat:
        return replace(thing, n=thing.n - 1)
    return thing


class UseSpace(Automatic[KnightState], frozen=True):
    """A magical glade takes a wound away, a mine gives a crystal, and the portal takes the hero in."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        spot = state.place[seat]
        site, info = site_at(state, spot), hex_at(state, spot)
        if site == "magical-glade":
            shows_hand(state, seat)
        if site == "magical-glade" and WOUND in state.hand[seat] + state.discard[seat]:
            state.push(RestInGlade(seat))
        elif site == "mine" and info is not None and info.colour is not None:
            gain_crystal(state, seat, BASIC.index(info.colour), surplus=False)
        elif site == "deep-mine" and info is not None:
            dig(state, seat, tuple(BASIC.index(colour) for colour in info.colours))
        elif site == "portal":
            state.place[seat] = NONE


def dig(state: KnightState, seat: int, colours: tuple[int, ...]) -> None:
    """A deep mine gives a crystal of one of its colours, of which the hero has not three yet (MK-15.1)."""
    wanted = tuple(colour for colour in colours if state.crystals[seat][colour] < MOST_CRYSTALS)
    if len(wanted) > 1:
        state.push(ChooseVein(seat, wanted))
    elif wanted:
        gain_crystal(state, seat, wanted[0], surplus=False)


class ChooseVein(SeatStep[KnightState, act.ChooseColour], frozen=True):
    """Which crystal of the deep mine?"""

    clause = "MK-15.1"

    colours: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.ChooseColour(colour) for colour in self.colours]

    def take(self, state: KnightState, seat: int, action: act.ChooseColour) -> None:
        gain_crystal(state, seat, action.colour, surplus=False)


class RestInGlade(SeatStep[KnightState, Any], frozen=True):
    """Throw away a wound of the hand or of the discard pile?"""

    clause = "MK-9.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        if WOUND in state.hand[seat]:
            found.append(act.ThrowWound(discarded=False))
        if WOUND in state.discard[seat]:
            found.append(act.ThrowWound(discarded=True))
        return [*found, act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.ThrowWound):
            pile = state.discard if action.discarded else state.hand
            pile[seat] = without(pile[seat], WOUND)


class DiscardDown(Automatic[KnightState], frozen=True):
    """Cards may be discarded before drawing; one must be if none was used in the turn."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        shows_hand(state, seat)
        question = DiscardBeforeDrawing(seat)
        if question.options(state, seat) != [act.Done()]:
            state.push(question)


class DiscardBeforeDrawing(SeatStep[KnightState, Any], frozen=True):
    """Cards to discard before drawing, one by one."""

    clause = "MK-9.7"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        cards = [card for card in dict.fromkeys(state.hand[seat]) if card != WOUND]
        found: list[Action] = [act.DiscardCard(card) for card in cards]
        must = cards and not state.card_done and not state.began_empty
        return found if must else [*found, act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.DiscardCard):
            discard(state, seat, action.card)
            shows_hand(state, seat)
            if self.options(state, seat) != [act.Done()]:
                state.push(self)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, act.Done):
            return IllegalAction("must-discard", clause=self.clause)
        if isinstance(action, act.DiscardCard):
            return IllegalAction("card-not-discardable", clause=self.clause)
        return super().refusal(state, seat, action)


class TacticAtEnd(Automatic[KnightState], frozen=True):
    """A tactic that helps at the end of every turn does."""

    seat: int

    def run(self, state: KnightState) -> None:
        if not state.nothing_drawn and may_use(state, self.seat, "end-turn"):
            use_tactic(state, self.seat)


class DrawUp(Automatic[KnightState], frozen=True):
    """Draw up to the limit. In the last turn of a round nothing is drawn, and what raises the limit is kept."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        if in_last_turn(state, seat) or state.nothing_drawn:
            state.nothing_drawn = False
            return
        missing = hand_limit(state, seat) - len(state.hand[seat])
        draw(state, seat, missing)
        short = len(state.hand[seat]) < hand_limit(state, seat)
        if short and night_helps(state, seat):
            state.push(UseLongNight(seat))
            return
        state.hand_bonus[seat] = 0


class UseLongNight(SeatStep[KnightState, Any], frozen=True):
    """The deck is empty while one draws: use the tactic of the long night now?"""

    clause = "MK-2.6"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.UseTactic(), act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.UseTactic):
            state.push(DrawUp(seat))
            use_tactic(state, seat)
        else:
            state.hand_bonus[seat] = 0
