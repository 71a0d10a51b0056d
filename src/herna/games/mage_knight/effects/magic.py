"""Words about mana: tokens, crystals, paying, and the dice of the Source."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from herna.games.mage_knight.actions import ChooseColour, Done, PickDie, SetDie
from herna.games.mage_knight.effects.colours import gives_all, named_colours
from herna.games.mage_knight.printed import BASIC_COLOURS
from herna.games.mage_knight.rules.hero import gain_crystal, without
from herna.games.mage_knight.rules.mana import dice_out, free_dice, movable_dice, payments
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.paying import ask_for_mana
from herna.games.mage_knight.vocabulary import magic as word
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import (
    EffectStep,
    Frame,
    Ledger,
    Paid,
    amount,
    bind,
    carry_inner,
    does,
    goes_on_bound,
    needs,
    word_at,
)
from herna.kernel import Action
from herna.kernel.kit import ask_again

# Tokens and crystals


def give(state: KnightState, seat: int, colour: int, *, crystal: bool) -> None:
    """One token or crystal is gained."""
    if crystal:
        gain_crystal(state, seat, colour)
    else:
        state.mana[seat][colour] += 1


class PickColours(EffectStep, frozen=True):
    """Of which colour is the next token or crystal?"""

    clause = "MK-4.5"

    colours: tuple[int, ...]
    left: int
    crystal: bool
    same: bool = False
    each_once: bool = False
    """Every colour can be picked as often as it stands there."""
    name: str = ""
    picked: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        last = self.same or self.left == 1
        return [
            ChooseColour(colour)
            for colour in dict.fromkeys(self.colours)
            if not last or self.goes_on_with(state, seat, colour)
        ]

    def goes_on_with(self, state: KnightState, seat: int, colour: int) -> bool:
        """Can what follows be carried through with this colour?"""
        gained = Ledger() if self.crystal else Ledger().spend(("token", colour), -1)
        return goes_on_bound(state, self.frame, self.name, (*self.picked, colour), gained)

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        for _ in range(self.left if self.same else 1):
            give(state, seat, action.colour, crystal=self.crystal)
        picked = (*self.picked, action.colour)
        colours = without(self.colours, action.colour) if self.each_once else self.colours
        if self.same or self.left == 1 or not colours:
            bind(state, self.frame, self.name, picked)
        else:
            state.push(replace(self, left=self.left - 1, picked=picked, colours=colours))


def hand_out(state: KnightState, question: PickColours, *, every: bool, seat: int) -> None:
    """Tokens or crystals: of each colour, of the only one there is, or of those that are picked."""
    frame, n = question.frame, question.left
    if every or (len(question.colours) == 1 and not question.each_once):
        for colour in question.colours:
            for _ in range(n):
                give(state, seat, colour, crystal=question.crystal)
        bind(state, frame, question.name, question.colours)
    elif question.colours and n:
        state.push(question)


@does(word.Mana)
def mana(state: KnightState, this: word.Mana, frame: Frame) -> None:
    colours = named_colours(state, this.colour, frame)
    question = PickColours(frame, colours, amount(state, this.n, frame), crystal=False, name=this.as_)
    hand_out(state, question, every=gives_all(this.colour), seat=frame.actor)


@needs(word.Mana)
def mana_needs(state: KnightState, this: word.Mana, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    """Nothing is needed; what is gained can be spent by the words behind it."""
    colours, n = named_colours(state, this.colour, frame), amount(state, this.n, frame)
    every = gives_all(this.colour)
    if frame.at + 1 >= len(state.setting.programs[frame.program]):
        yield ledger, frame
        return
    for picked in [colours] if every else combinations_with_replacement(colours, n):
        then = ledger
        for colour in picked:
            then = then.spend(("token", colour), -(n if every else 1))
        yield then, frame.with_bound(this.as_, picked)


@does(word.Crystal, free=True)
def crystal(state: KnightState, this: word.Crystal, frame: Frame) -> None:
    left_out = frame.things(this.but) if this.but else ()
    if this.distinct_cards:
        colours = tuple(colour for card in state.spell_offer for colour in colours_of(state, card))
    else:
        colours = tuple(colour for colour in named_colours(state, this.colour, frame) if colour not in left_out)
    n, each = amount(state, this.n, frame), this.distinct_cards
    question = PickColours(frame, colours, n, crystal=True, same=this.same, each_once=each)
    seat = frame.owner if this.whose == "owner" else frame.actor
    hand_out(state, question, every=gives_all(this.colour), seat=seat)


# Paying


@does(word.PayMana)
def pay_mana(state: KnightState, this: word.PayMana, frame: Frame) -> None:
    ask_for_mana(state, frame, named_colours(state, this.colour, frame), this.as_)


@needs(word.PayMana)
def pay_mana_needs(state: KnightState, this: word.PayMana, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for then, paid in payments(state, frame.actor, named_colours(state, this.colour, frame), ledger):
        yield then, frame.with_bound(this.as_, (paid.colour,)) if this.as_ else frame


# The Source


def die_showing(state: KnightState, face: int) -> int:
    """A die in the Source that shows this, by its place."""
    out = dice_out(state)
    return next(die for die, shown in enumerate(state.dice) if shown == face and die not in out)


def turn_die(state: KnightState, die: int, face: int) -> None:
    """A die shows something else."""
    state.dice = (*state.dice[:die], face, *state.dice[die + 1 :])


def take_die(state: KnightState, seat: int, die: int) -> None:
    """A hero takes a die that goes back as it is."""
    dice = state.turn_of(seat).dice
    state.change_turn(seat, dice=replace(dice, kept_as_set=(*dice.kept_as_set, die)))


class TakeDie(EffectStep, frozen=True):
    """Which die is taken, and to which colour is it set?"""

    clause = "MK-4.6"

    left: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.Source)
        colours = named_colours(state, this.to, self.frame)
        return [SetDie(face, colour) for face in sorted(set(movable_dice(state))) for colour in colours]

    def take(self, state: KnightState, seat: int, action: SetDie) -> None:
        this = word_at(state, self.frame, word.Source)
        die = die_showing(state, action.face)
        turn_die(state, die, action.colour)
        take_die(state, seat, die)
        state.mana[seat][action.colour] += this.tokens_per_die
        if free_dice(state):
            ask_again(state, self)


class ChooseDie(EffectStep, frozen=True):
    """Which die is meant?"""

    clause = "MK-4.6"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.Source)
        return [PickDie(face) for face in dice_for(state, this)]

    def take(self, state: KnightState, seat: int, action: PickDie) -> None:
        this = word_at(state, self.frame, word.Source)
        die = die_showing(state, action.face)
        bind(state, self.frame, "picked-die", (die,))
        bind(state, self.frame, this.as_, (action.face,))
        if this.do == "take":
            take_die(state, seat, die)
            state.mana[seat][action.face] += 1


def dice_for(state: KnightState, this: word.Source) -> list[int]:
    """What the dice show among which one is picked."""
    faces = sorted(set(free_dice(state)))
    return [face for face in faces if face < BASIC_COLOURS] if this.showing == "basic" else faces


@does(word.Source)
def source(state: KnightState, this: word.Source, frame: Frame) -> None:
    match this.do:
        case "take-and-set":
            if free_dice(state):
                state.push(TakeDie(frame, this.dice))
        case "pick" | "take":
            if dice_for(state, this):
                state.push(ChooseDie(frame))
        case "reroll-picked":
            for die in frame.things("picked-die"):
                turn_die(state, die, state.below(len(COLOURS)))
        case "reroll-all":
            out, faces = dice_out(state), movable_dice(state)
            for die, face in enumerate(state.dice):
                if die not in out and face in faces:
                    turn_die(state, die, state.below(len(COLOURS)))
        case "reroll":
            if free_dice(state):
                state.push(RerollDice(frame, this.up_to or this.dice))


@needs(word.Source)
def source_needs(state: KnightState, this: word.Source, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if this.do == "take-and-set":
        if len(free_dice(state)) - ledger.of("dice") >= this.dice:
            yield ledger.spend("taken-dice", this.dice), frame
    elif this.do in ("pick", "take"):
        for face in dice_for(state, this):
            yield ledger, frame.with_bound(this.as_, (face,)) if this.as_ else frame
    else:
        yield ledger, frame


class RerollDice(EffectStep, frozen=True):
    """Which dice of the Source are rolled again, one by one?"""

    clause = "MK-4.6"

    left: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(PickDie(face) for face in sorted(set(movable_dice(state)))), Done()]

    def take(self, state: KnightState, seat: int, action: PickDie | Done) -> None:
        if isinstance(action, Done):
            return
        turn_die(state, die_showing(state, action.face), state.below(len(COLOURS)))
        ask_again(state, self)


@does(word.Roll, free=True)
def roll(state: KnightState, this: word.Roll, frame: Frame) -> None:
    for _ in range(amount(state, this.dice, frame)):
        shown = state.below(len(COLOURS))
        name = COLOURS[shown]
        program = this.result.get(name) or (this.result.get("basic") if shown < BASIC_COLOURS else None)
        if program:
            carry_inner(state, program, frame.with_bound("rolled", (shown,)))


MANA_STEPS = (PickColours, TakeDie, ChooseDie, RerollDice)
