"""What tactics do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.actions import DiscardCard, Done, PickDie, TakeCard
from herna.games.mage_knight.effects.magic import die_showing, turn_die
from herna.games.mage_knight.printed import BASIC_COLOURS, GOLD
from herna.games.mage_knight.rules.hero import draw, without
from herna.games.mage_knight.rules.mana import dice_out, free_dice, movable_dice
from herna.games.mage_knight.rules.remembered import mixed_up, shown, unseen_left
from herna.games.mage_knight.rules.supply import shuffled
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.last_turns import one_turn_more
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import EffectStep, Frame, does
from herna.kernel import Action

RETHOUGHT, MEDITATED = 3, 5
LONG_NIGHT = 3
SEARCHED = 2
PLANNED = 2


class ChangeCards(EffectStep, frozen=True):
    """Which cards are changed for as many others? Wounds may be among them."""

    clause = "MK-2.6"

    left: int
    rethink: bool
    chosen: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        hand = state.hand[seat]
        left = [card for card in dict.fromkeys(hand) if hand.count(card) > self.chosen.count(card)]
        return [*(DiscardCard(card) for card in left), Done()]

    def covers(self, state: KnightState, seat: int, action: Action) -> str | None:
        """The cards go back face down; how many they are is for all to see."""
        return "changed" if isinstance(action, DiscardCard) else None

    def take(self, state: KnightState, seat: int, action: DiscardCard | Done) -> None:
        chosen = self.chosen
        if isinstance(action, DiscardCard):
            chosen = (*chosen, action.card)
            if self.left > 1 and len(chosen) < len(state.hand[seat]):
                state.push(replace(self, left=self.left - 1, chosen=chosen))
                return
        for card in chosen:
            state.hand[seat] = without(state.hand[seat], card)
        unseen_left(state, seat, len(chosen))
        if not self.rethink:
            state.deck[seat] = shuffled(state, [*state.deck[seat], *chosen])
        draw(state, seat, len(chosen))
        if self.rethink:
            shown(state, state.discard[seat])
            state.deck[seat] = shuffled(state, [*state.deck[seat], *chosen, *state.discard[seat]])
            state.discard[seat] = ()
        mixed_up(state, seat)


@does(word.Rethink, free=True)
def rethink(state: KnightState, this: word.Rethink, frame: Frame) -> None:
    state.push(ChangeCards(frame, RETHOUGHT, rethink=True))


@does(word.MidnightMeditation, free=True)
def midnight_meditation(state: KnightState, this: word.MidnightMeditation, frame: Frame) -> None:
    state.push(ChangeCards(frame, MEDITATED, rethink=False))


class KeepDie(EffectStep, frozen=True):
    """Which die of a basic colour is kept?"""

    clause = "MK-2.6"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [PickDie(face) for face in sorted(set(free_dice(state))) if face < BASIC_COLOURS]

    def take(self, state: KnightState, seat: int, action: PickDie) -> None:
        state.kept_dice += ((seat, die_showing(state, action.face)),)


@does(word.ManaSteal, free=True)
def mana_steal(state: KnightState, this: word.ManaSteal, frame: Frame) -> None:
    if any(face < BASIC_COLOURS for face in free_dice(state)):
        state.push(KeepDie(frame))


@does(word.Planning, free=True)
def planning(state: KnightState, this: word.Planning, frame: Frame) -> None:
    if len(state.hand[frame.actor]) >= PLANNED:
        state.hand_bonus[frame.actor] += 1


@does(word.TheRightMoment, free=True)
def the_right_moment(state: KnightState, this: word.TheRightMoment, frame: Frame) -> None:
    one_turn_more(state, frame.actor)


@does(word.LongNight, free=True)
def long_night(state: KnightState, this: word.LongNight, frame: Frame) -> None:
    cards = shuffled(state, list(state.discard[frame.actor]))
    state.reveal()  # what stays in the discard pile is seen by all
    shown(state, cards)
    mixed_up(state, frame.actor)
    state.deck[frame.actor] = cards[-LONG_NIGHT:]
    state.discard[frame.actor] = cards[:-LONG_NIGHT]


class SearchDice(EffectStep, frozen=True):
    """Which dice are rolled again? Depleted ones first."""

    clause = "MK-2.6"

    left: int
    rolled: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        out = (*dice_out(state), *self.rolled)
        movable = movable_dice(state)
        faces = sorted({face for die, face in enumerate(state.dice) if die not in out and face in movable})
        found: list[Any] = [PickDie(face) for face in ([GOLD] if GOLD in faces else faces)]
        return found if self.left == SEARCHED else [*found, Done()]

    def take(self, state: KnightState, seat: int, action: PickDie | Done) -> None:
        if isinstance(action, PickDie):
            out = (*dice_out(state), *self.rolled)
            die = next(at for at, face in enumerate(state.dice) if face == action.face and at not in out)
            turn_die(state, die, state.below(len(COLOURS)))
            again = replace(self, left=self.left - 1, rolled=(*self.rolled, die))
            if again.left and again.options(state, seat) != [Done()]:
                state.push(again)


@does(word.ManaSearch, free=True)
def mana_search(state: KnightState, this: word.ManaSearch, frame: Frame) -> None:
    dice = state.turn_of(frame.actor).dice
    state.change_turn(frame.actor, dice=replace(dice, searched=True))
    state.push(SearchDice(frame, SEARCHED))


@does(word.SparingPower, free=True)
def sparing_power(state: KnightState, this: word.SparingPower, frame: Frame) -> None:
    """Nothing happens when it is taken: before each turn its owner puts a card under it or takes all from there."""


class PrepareCard(EffectStep, frozen=True):
    """Which card of the deck comes to hand?"""

    clause = "MK-2.6"

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else sees the card."""
        return "prepared"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [TakeCard(card) for card in sorted(set(state.deck[seat]))]

    def take(self, state: KnightState, seat: int, action: TakeCard) -> None:
        deck = without(state.deck[seat], action.card)
        state.hand[seat] = tuple(sorted((*state.hand[seat], action.card)))
        state.deck[seat] = shuffled(state, list(deck))
        mixed_up(state, seat)


@does(word.Preparation, free=True)
def preparation(state: KnightState, this: word.Preparation, frame: Frame) -> None:
    if state.deck[frame.actor]:
        state.push(PrepareCard(frame))


TACTIC_STEPS = (ChangeCards, KeepDie, SearchDice, PrepareCard)
