"""The end of a turn in its order: dice, withdrawal, clearing, the space, rewards, levels, cards."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import (
    MOST_CRYSTALS,
    discard,
    draw,
    gain_crystal,
    hand_limit,
    shows_hand,
    shows_if_all_wounds,
    site_at,
    take_wounds,
    without,
)
from herna.games.mage_knight.rules.land import hex_at, is_held, veins
from herna.games.mage_knight.rules.remembered import shown, wounds_left
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.rules.tactic import may_use, use_tactic
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.box import close_box
from herna.games.mage_knight.steps.drawing import night_helps
from herna.games.mage_knight.steps.last_turns import in_last_turn, one_turn_more
from herna.games.mage_knight.steps.levels import LevelUp
from herna.games.mage_knight.steps.rewards import GiveRewards
from herna.games.mage_knight.steps.skills import refresh_skills
from herna.games.mage_knight.values.turn import NO_DICE
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.mage_knight.vocabulary.points import HandLimit
from herna.games.mage_knight.vocabulary.specials import TimeBending
from herna.games.programs import end, happen, in_force
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


def end_turn(state: KnightState, seat: int) -> None:
    """Nothing can be played any more; everything that ends a turn follows in its order."""
    state.change_turn(seat, phase="ending")
    state.push_all(
        [
            ReturnDice(seat),
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
            CloseTurn(seat),
        ]
    )


class ReturnDice(Automatic[KnightState], frozen=True):
    """The dice that a hero used are rolled and go back; those that he set go back as they are."""

    seat: int

    def run(self, state: KnightState) -> None:
        dice = list(state.dice)
        for die in state.turn_of(self.seat).dice.taken:
            dice[die] = state.below(len(COLOURS))
        state.dice = tuple(dice)
        state.change_turn(self.seat, dice=NO_DICE)


class Withdraw(Automatic[KnightState], frozen=True):
    """A hero who is not on a safe hex goes back along the way, with a wound for each hex."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat, wounds = self.seat, 0
        trail = state.turn_of(seat).trail
        while len(trail) > 1 and not is_safe(state, seat, state.place[seat]):
            trail = trail[:-1]
            state.place[seat] = trail[-1]
            wounds += 1
        state.change_turn(seat, trail=trail)
        if wounds:
            state.tell(told.Withdrew(seat, wounds))
            take_wounds(state, seat, wounds)


class BeforeClearing(Automatic[KnightState], frozen=True):
    """Effects that wait for the end of the turn take place."""

    seat: int

    def run(self, state: KnightState) -> None:
        info = hex_at(state, state.place[self.seat])
        for _, word in in_force(state, self.seat, HandLimit):
            if info is not None:
                state.hand_bonus[self.seat] += word.by_end_terrain.get(info.terrain, 0)
        happen(state, "end-turn", self.seat)


class Clear(Automatic[KnightState], frozen=True):
    """Mana tokens are gone, played cards go to the discard pile, and effects of the turn are over."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        state.mana[seat] = [0] * len(COLOURS)
        if changed(state, seat, "return-spent-crystals-end-turn"):
            for colour, spent in enumerate(state.turn_of(seat).crystals_spent):
                state.crystals[seat][colour] = min(state.crystals[seat][colour] + spent, MOST_CRYSTALS)
        close_box(state, seat)
        state.time_bent[seat] = False
        for thing, _ in in_force(state, seat, TimeBending)[:1]:
            outer = thing.frame.about
            bend_time(state, seat, thing.frame.source if outer == NONE else outer)
        state.discard[seat] += state.played[seat]
        state.played[seat] = ()
        end(state, "turn", scope=seat)
        refresh_skills(state, seat)
        state.motivation[seat] = max(state.motivation[seat] - 1, 0)


def bend_time(state: KnightState, seat: int, card: int) -> None:
    """The card that bent time is put aside, all others that were played come back, and another turn follows."""
    back = state.played[seat]
    if card in back:
        state.aside[seat] += (card,)
        back = without(back, card)
    state.hand[seat] = tuple(sorted(state.hand[seat] + back))
    shown(state, back)
    state.time_bent[seat] = True
    state.played[seat] = ()
    state.change_turn(seat, nothing_drawn=True)
    one_turn_more(state, seat)


class UseSpace(Automatic[KnightState], frozen=True):
    """A magical glade takes a wound away, a mine gives a crystal, and the portal takes the hero in."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        spot = state.place[seat]
        state.setting.scenario.turn_ends(state, seat)
        site = site_at(state, spot)
        if is_held(state, spot):
            return
        if site.takes_wound:
            shows_hand(state, seat)
            if WOUND in state.hand[seat] + state.discard[seat]:
                state.push(RestInGlade(seat))
        if site.crystal:
            dig(state, seat, veins(state, spot))
        if site.haven:
            state.place[seat] = NONE


def dig(state: KnightState, seat: int, colours: tuple[int, ...]) -> None:
    """A mine gives a crystal of one of its colours, of which the hero has not three yet (MK-9.4, MK-15.1)."""
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


class RestInGlade(SeatStep[KnightState, act.ThrowWound | act.Done], frozen=True):
    """Throw away a wound of the hand or of the discard pile?"""

    clause = "MK-9.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        if WOUND in state.hand[seat]:
            found.append(act.ThrowWound(discarded=False))
        if WOUND in state.discard[seat]:
            found.append(act.ThrowWound(discarded=True))
        return [*found, act.Done()]

    def take(self, state: KnightState, seat: int, action: act.ThrowWound | act.Done) -> None:
        if isinstance(action, act.ThrowWound):
            pile = state.discard if action.discarded else state.hand
            pile[seat] = without(pile[seat], WOUND)
            wounds_left(state, seat, () if action.discarded else (WOUND,))


class DiscardDown(Automatic[KnightState], frozen=True):
    """Cards may be discarded before drawing; one must be if none was used in the turn."""

    seat: int

    def run(self, state: KnightState) -> None:
        question = DiscardBeforeDrawing(self.seat)
        shows_if_all_wounds(state, self.seat)
        if question.options(state, self.seat) != [act.Done()]:
            state.push(question)


class DiscardBeforeDrawing(SeatStep[KnightState, act.DiscardCard | act.Done], frozen=True):
    """Cards to discard before drawing, one by one."""

    clause = "MK-9.7"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        cards = [card for card in dict.fromkeys(state.hand[seat]) if card != WOUND]
        found: list[Action] = [act.DiscardCard(card) for card in cards]
        turn = state.turn_of(seat)
        must = cards and not turn.card_done and not turn.began_empty
        return found if must else [*found, act.Done()]

    def take(self, state: KnightState, seat: int, action: act.DiscardCard | act.Done) -> None:
        if isinstance(action, act.DiscardCard):
            discard(state, seat, action.card)
            shows_if_all_wounds(state, seat)
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
        if not state.turn_of(self.seat).nothing_drawn and may_use(state, self.seat, "end-turn"):
            use_tactic(state, self.seat)


def cards_to_draw(state: KnightState, seat: int) -> int:
    """How many cards a hero would draw if the turn he has open ended as everything stands now."""
    if in_last_turn(state, seat) or state.turn_of(seat).nothing_drawn:
        return 0
    return max(0, min(hand_limit(state, seat) - len(state.hand[seat]), len(state.deck[seat])))


class DrawUp(Automatic[KnightState], frozen=True):
    """Draw up to the limit. In the last turn of a round nothing is drawn, and what raises the limit is kept."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        if in_last_turn(state, seat) or state.turn_of(seat).nothing_drawn:
            return
        missing = hand_limit(state, seat) - len(state.hand[seat])
        draw(state, seat, missing)
        short = len(state.hand[seat]) < hand_limit(state, seat)
        if short and night_helps(state, seat):
            state.push(UseLongNight(seat))
            return
        state.hand_bonus[seat] = 0


class CloseTurn(Automatic[KnightState], frozen=True):
    """Nothing of the turn is left."""

    seat: int

    def run(self, state: KnightState) -> None:
        state.turns[self.seat] = None


class UseLongNight(SeatStep[KnightState, act.UseTactic | act.Done], frozen=True):
    """The deck is empty while one draws: use the tactic of the long night now?"""

    clause = "MK-2.6"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.UseTactic(), act.Done()]

    def take(self, state: KnightState, seat: int, action: act.UseTactic | act.Done) -> None:
        if isinstance(action, act.UseTactic):
            state.push(DrawUp(seat))
            use_tactic(state, seat)
        else:
            state.hand_bonus[seat] = 0
