"""Skills that change what is there: mana into its opposite, numbers into another kind, chaos into anything."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight.actions import ChooseColour, ChooseKind, Shape
from herna.games.mage_knight.effects.giving import SHIFT
from herna.games.mage_knight.fight.making import gain_points, points_usable
from herna.games.mage_knight.rules.mana import dice_left, free_dice
from herna.games.mage_knight.rules.sources import source_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.playing import playing_options, spends
from herna.games.mage_knight.values.fight import COLD_FIRE, MELEE, RANGED
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.mage_knight.vocabulary.magic import Flip
from herna.games.mage_knight.vocabulary.names import COLOURS, WHEEL
from herna.games.programs import EffectStep, Frame, Ledger, Paid, change_lasting, does, in_force, needs, put_in_force
from herna.kernel import Action

# Mana as its opposite, and mana in a hurry


@does(word.Polarize)
def polarize(state: KnightState, this: word.Polarize, frame: Frame) -> None:
    state.change_turn(frame.actor, polarized=state.turn_of(frame.actor).polarized + 1)


@needs(word.Polarize)
def polarize_needs(state: KnightState, this: word.Polarize, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    seat = frame.actor
    dice = dice_left(state, seat) > 0 and bool(free_dice(state))
    if any(state.mana[seat]) or any(state.crystals[seat]) or dice or any(one[0] == seat for one in state.kept_dice):
        yield ledger, frame


@does(word.SpendAtOnce)
def spend_at_once(state: KnightState, this: word.SpendAtOnce, frame: Frame) -> None:
    turn = state.turn_of(frame.actor)
    state.change_turn(frame.actor, pressing=(*turn.pressing, *frame.things("gained")[:1]))


@needs(word.SpendAtOnce)
def spend_at_once_needs(state: KnightState, this: word.SpendAtOnce, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    """Is there something the token could be spent on, with what is given up for it gone?"""
    for colour in frame.things("gained"):
        trial = state.copy()
        trial.changed()
        seat = frame.actor
        hand = list(trial.hand[seat])
        for thing, n in ledger.promised:
            if isinstance(thing, tuple) and thing[0] == "card":
                for _ in range(n):
                    hand.remove(thing[1])
        trial.hand[seat] = tuple(hand)
        trial.mana[seat][colour] = max(trial.mana[seat][colour], 1)
        # What waits below is this very question, and a token that presses is not for another such skill.
        trial.steps = []
        trial.skills[seat] = ()
        trial.change_turn(seat, loans=())
        if any(spends(trial, seat, option, colour) for option in playing_options(trial, seat)):
            yield ledger, frame


# Shapeshift


@does(word.Shapeshift, free=True)
def shapeshift(state: KnightState, this: word.Shapeshift, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


class ShiftShape(EffectStep, frozen=True):
    """Which kind is the number of the card?"""

    clause = "MK-17.6"

    n: int
    attack: int
    element: int
    printed: str

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseKind(kind) for kind in shapes(state, seat, self.printed, self.attack)]

    def take(self, state: KnightState, seat: int, action: ChooseKind) -> None:
        if action.gives != self.printed:
            for thing, _ in in_force(state, seat, word.Shapeshift):
                change_lasting(state, thing, None)
        same = action.gives == self.printed
        attack = self.attack if same else MELEE
        source = source_of(state, self.frame)
        gain_points(state, seat, action.gives, self.n, attack=attack, element=self.element, source=source)


SHIFT.append(ShiftShape)


def shapes(state: KnightState, seat: int, printed: str, attack: int) -> list[Shape]:
    """The kinds that can be used now."""
    kinds: tuple[Shape, ...] = ("move", "attack", "block")
    return [kind for kind in kinds if points_usable(state, seat, kind, attack if kind == printed else MELEE)]


# The wheel of chaos


class ChooseChaos(EffectStep, frozen=True):
    """Gold: what does the wheel give?"""

    clause = "MK-17.7"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseColour(COLOURS.index(name)) for name in WHEEL if name != "gold" and chaos_fits(state, seat, name)]

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        give_chaos(state, seat, COLOURS[action.colour])


def chaos_fits(state: KnightState, seat: int, colour: str) -> bool:
    """Is what the wheel gives there of use now?"""
    kinds = {"blue": ("block", MELEE), "black": ("attack", RANGED), "red": ("attack", MELEE)}
    return points_usable(state, seat, *kinds[colour]) if colour in kinds else True


def give_chaos(state: KnightState, seat: int, colour: str) -> None:
    """Block 3, move 1, a ranged attack of cold fire 1, influence 2, attack 2."""
    match colour:
        case "blue":
            gain_points(state, seat, "block", 3)
        case "green":
            gain_points(state, seat, "move", 1)
        case "black":
            gain_points(state, seat, "attack", 1, attack=RANGED, element=COLD_FIRE)
        case "white":
            gain_points(state, seat, "influence", 2)
        case "red":
            gain_points(state, seat, "attack", 2)


def next_on_wheel(state: KnightState, seat: int) -> int:
    """Where the shield comes to."""
    return (state.chaos[seat] + 1) % len(WHEEL)


@does(word.MasterOfChaos)
def master_of_chaos(state: KnightState, this: word.MasterOfChaos, frame: Frame) -> None:
    seat = frame.actor
    state.chaos[seat] = next_on_wheel(state, seat)
    colour = WHEEL[state.chaos[seat]]
    if colour == "gold":
        state.push(ChooseChaos(frame))
    else:
        give_chaos(state, seat, colour)


@needs(word.MasterOfChaos)
def chaos_needs(state: KnightState, this: word.MasterOfChaos, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if chaos_fits(state, frame.actor, WHEEL[next_on_wheel(state, frame.actor)]):
        yield ledger, frame


# Tokens face down, and loyal units


@does(Flip, free=True)
def flip(state: KnightState, this: Flip, frame: Frame) -> None:
    """The token is face down; one of the common offer that was only lent is not one's own to turn."""
    if frame.source in state.skills[frame.actor]:
        state.skills_down[frame.actor] += (frame.source,)


@does(word.BondsOfLoyalty, free=True)
def bonds_of_loyalty(state: KnightState, this: word.BondsOfLoyalty, frame: Frame) -> None:
    """Two regular units come to the offer; the rest is asked when units are recruited."""
    state.reveal()
    state.unit_offer += state.regular_deck[-2:]
    state.regular_deck = state.regular_deck[:-2]


CHANGE_STEPS = (ShiftShape, ChooseChaos)
