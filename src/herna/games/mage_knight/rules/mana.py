"""What can pay for mana of a colour: single sources, one of which pays one mana."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from herna.games.mage_knight.actions import ManaKind
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Ledger, flag

BASIC_COLOURS = 4
GOLD, BLACK = 4, 5


class Mana(NamedTuple):
    """One mana that could be paid: where it comes from, what it shows, and the colour it is used as."""

    kind: ManaKind
    face: int
    colour: int


def is_night(state: KnightState) -> bool:
    """Do the rules of the night hold? Underground they always do."""
    return state.night or (state.combat is not None and state.combat.underground)


def usable(state: KnightState, seat: int, face: int) -> bool:
    """May mana of this colour be used at all now? Gold by day, black at night."""
    if face == GOLD:
        return not is_night(state) or flag(state, seat, "gold-usable-at-night") > 0
    if face == BLACK:
        return is_night(state) or flag(state, seat, "black-usable-by-day") > 0
    return True


def stands_for(state: KnightState, seat: int, face: int, colour: int, *, die: bool) -> bool:
    """May mana that shows `face` be used as `colour`?"""
    if face == colour:
        return usable(state, seat, face)
    if colour >= BASIC_COLOURS:
        return False
    if face == GOLD:
        return usable(state, seat, GOLD) or (die and flag(state, seat, "gold-dice-any-basic") > 0)
    return die and face == BLACK and flag(state, seat, "black-dice-any-basic") > 0


def dice_left(state: KnightState, seat: int) -> int:
    """How many dice of the Source may still be used in this turn."""
    if flag(state, seat, "no-dice"):
        return 0
    return 1 + flag(state, seat, "extra-source-die") - state.dice_used


def free_dice(state: KnightState) -> list[int]:
    """What the dice show that lie in the Source."""
    out = dice_out(state)
    return [face for die, face in enumerate(state.dice) if die not in out]


def dice_out(state: KnightState) -> tuple[int, ...]:
    """The dice, by place, that do not lie in the Source."""
    return state.dice_taken + state.dice_set + tuple(die for _, die in state.kept_dice)


def sources(state: KnightState, seat: int, colour: int, ledger: Ledger | None = None) -> list[Mana]:
    """Every source of mana that can be used as a colour, less what is promised in the ledger."""
    promised = Ledger() if ledger is None else ledger
    found = []
    tokens = state.mana[seat]
    for face in (colour, GOLD) if colour < BASIC_COLOURS else (colour,):
        endless = flag(state, seat, f"endless-{COLOURS[face]}") > 0
        if (endless or tokens[face] > promised.of(("token", face))) and stands_for(
            state, seat, face, colour, die=False
        ):
            found.append(Mana("token", face, colour))
    if colour < BASIC_COLOURS and state.crystals[seat][colour] > promised.of(("crystal", colour)):
        found.append(Mana("crystal", colour, colour))
    found += [
        Mana("kept-die", state.dice[die], colour)
        for owner, die in state.kept_dice
        if owner == seat
        and not promised.of(("kept-die", state.dice[die]))
        and stands_for(state, seat, state.dice[die], colour, die=True)
    ]
    if dice_left(state, seat) > promised.of("dice"):
        dice = free_dice(state)
        found += [
            Mana("die", face, colour)
            for face in sorted(set(dice))
            if dice.count(face) > promised.of(("die", face)) and stands_for(state, seat, face, colour, die=True)
        ]
    return found


def promise(ledger: Ledger, mana: Mana) -> Ledger:
    """The ledger with this mana promised."""
    ledger = ledger.spend((mana.kind, mana.face))
    return ledger.spend("dice") if mana.kind == "die" else ledger


def payments(state: KnightState, seat: int, colours: tuple[int, ...], ledger: Ledger) -> Iterator[tuple[Ledger, Mana]]:
    """Every way of paying one mana of one of these colours."""
    for colour in colours:
        for mana in sources(state, seat, colour, ledger):
            yield promise(ledger, mana), mana


def spend(state: KnightState, seat: int, mana: Mana) -> None:
    """The mana is used up."""
    if mana.kind == "crystal":
        state.crystals[seat][mana.face] -= 1
        state.crystals_spent[mana.face] += 1
    elif mana.kind == "die":
        out = dice_out(state)
        die = next(die for die, face in enumerate(state.dice) if face == mana.face and die not in out)
        state.dice_taken += (die,)
        state.dice_used += 1
    elif mana.kind == "kept-die":
        kept = next(one for one in state.kept_dice if one[0] == seat and state.dice[one[1]] == mana.face)
        state.kept_dice = tuple(one for one in state.kept_dice if one != kept)
        state.dice_taken += (kept[1],)
    elif not flag(state, seat, f"endless-{COLOURS[mana.face]}"):
        state.mana[seat][mana.face] -= 1
