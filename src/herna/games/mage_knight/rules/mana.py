"""What can pay for mana of a colour: single sources, one of which pays one mana."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.actions import ManaKind
from herna.games.mage_knight.printed import BASIC_COLOURS, BLACK, GOLD, SPELL_POWER
from herna.games.mage_knight.rules.force import changed, spend_change
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS, ENDLESS
from herna.games.mage_knight.vocabulary.specials import ManaSuppressionCentre
from herna.games.programs import Ledger, in_force
from herna.kernel import with_item

OPPOSITE = (1, 0, 3, 2, BLACK, GOLD)
"""Red and blue, green and white, gold and black."""


class Mana(NamedTuple):
    """One mana that could be paid: where it comes from, what it shows, and the colour it is used as."""

    kind: ManaKind
    face: int
    colour: int
    turned: bool = False
    """It is used as its opposite."""
    extra: bool = False
    """It is a black die that an effect lets be of any basic colour, once."""


def is_night(state: KnightState, seat: int) -> bool:
    """Do the rules of the night hold for a hero? Underground they always do."""
    if state.night or not state.fights:
        return state.night
    fight = state.fight_of(seat)
    return fight is not None and fight.terms.underground


def usable(state: KnightState, seat: int, face: int) -> bool:
    """May mana of this colour be used at all now? Gold by day, black at night."""
    if face == GOLD:
        return not is_night(state, seat) or changed(state, seat, "gold-usable-at-night") > 0
    if face == BLACK:
        return is_night(state, seat) or changed(state, seat, "black-usable-by-day") > 0
    return True


def stands_for(state: KnightState, seat: int, face: int, colour: int, *, die: bool) -> bool:
    """May mana that shows `face` be used as `colour`?"""
    if face == colour:
        return usable(state, seat, face)
    if colour >= BASIC_COLOURS:
        return False
    if face == GOLD:
        return usable(state, seat, GOLD) or (die and changed(state, seat, "gold-dice-any-basic") > 0)
    return die and face == BLACK and changed(state, seat, "black-dice-any-basic") > 0


def turned(state: KnightState, seat: int, face: int, colour: int, *, spell: bool) -> bool:
    """May mana that shows `face` be used as `colour` by turning it into its opposite? By day black becomes anything but
    black and powers no stronger spell; at night gold becomes black for a stronger spell and nothing else."""
    night = is_night(state, seat)
    if face == GOLD:
        # Where gold may be used at night as it is, it does not become black.
        fine = spell and not changed(state, seat, "gold-usable-at-night") if night else usable(state, seat, BLACK)
        return colour == BLACK and fine
    if face == BLACK:
        return colour != BLACK and not spell and not night
    return colour == OPPOSITE[face]


def plain(state: KnightState, seat: int, mana: Mana) -> bool:
    """Is this mana used as a colour that it may stand for anyway?"""
    die = mana.kind in ("die", "kept-die")
    if stands_for(state, seat, mana.face, mana.colour, die=die):
        return True
    return mana.kind == "die" and mana.face == BLACK and extra_black(state, seat) > 0 and mana.colour < BASIC_COLOURS


def extra_black(state: KnightState, seat: int) -> int:
    """How many further dice may be of any basic colour, if they are black?"""
    return changed(state, seat, "extra-die-black-is-any")


def dice_left(state: KnightState, seat: int) -> int:
    """How many dice of the Source a hero may still use in the turn he has open."""
    turn = state.turns[seat]
    if turn is None or turn.dice.forgone:
        return 0
    usual = 0 if turn.attends == "part" else 1
    return usual + changed(state, seat, "extra-source-die") - turn.dice.used


def free_dice(state: KnightState) -> list[int]:
    """What the dice show that lie in the Source."""
    out = dice_out(state)
    return [face for die, face in enumerate(state.dice) if die not in out]


def dice_by_face(state: KnightState) -> dict[int, int]:
    """How many dice in the Source show each face, lowest faces first."""

    def count() -> dict[int, int]:
        dice = free_dice(state)
        return {face: dice.count(face) for face in sorted(set(dice))}

    return state.remember("dice-by-face", count)


def dice_out(state: KnightState) -> tuple[int, ...]:
    """The dice, by place, that do not lie in the Source."""
    kept = tuple(die for _, die in state.kept_dice)
    for turn in state.turns:
        if turn is not None:
            kept += turn.dice.taken + turn.dice.kept_as_set
    return kept


def polarity(state: KnightState, seat: int) -> int:
    """How much mana a hero may still use as its opposite."""
    turn = state.turns[seat]
    return 0 if turn is None else turn.polarized


def sources(
    state: KnightState, seat: int, colour: int, ledger: Ledger | None = None, *, spell: bool = False
) -> list[Mana]:
    """Every source of mana that can be used as a colour, less what is promised in the ledger."""
    promised = Ledger() if ledger is None else ledger
    polarized = polarity(state, seat) > promised.of("polarized")
    found = []
    for mana in stores(state, seat, colour, promised):
        if stands_for(state, seat, mana.face, mana.colour, die=mana.kind in ("die", "kept-die")):
            found.append(mana)
        elif plain(state, seat, mana) and extra_black(state, seat) > promised.of("extra-black"):
            found.append(mana._replace(extra=True))
        elif polarized and turned(state, seat, mana.face, colour, spell=spell):
            found.append(mana._replace(turned=True))
    return found


def stores(state: KnightState, seat: int, colour: int, promised: Ledger) -> Iterator[Mana]:
    """All mana that a seat has in any colour, to be used as this one if it may be."""
    tokens, crystals = state.mana[seat], state.crystals[seat]
    if polarity(state, seat):
        faces = [colour, *(face for face in range(len(COLOURS)) if face != colour)]
    else:
        faces = [colour, GOLD] if colour < BASIC_COLOURS else [colour]
    for face in faces:
        left = tokens[face] and tokens[face] > promised.of(("token", face))
        if left or changed(state, seat, ENDLESS[face]) > 0:
            yield Mana("token", face, colour)
    for face in faces:
        if face < BASIC_COLOURS and crystals[face] and crystals[face] > promised.of(("crystal", face)):
            yield Mana("crystal", face, colour)
    for owner, die in state.kept_dice:
        if owner == seat and not promised.of(("kept-die", state.dice[die])):
            yield Mana("kept-die", state.dice[die], colour)
    if dice_left(state, seat) > promised.of("dice"):
        dice = dice_by_face(state)
        saved = gold_saved(state, seat, colour, dice.get(colour, 0) - promised.of(("die", colour)))
        for face, count in dice.items():
            if count > promised.of(("die", face)) and not (saved and face == GOLD):
                yield Mana("die", face, colour)


def gold_saved(state: KnightState, seat: int, colour: int, others: int) -> bool:
    """Must a gold die not be used as this colour now, because others in the Source show it (MK-24.11)?"""
    return others > 0 and colour != GOLD and state.setting.scenario.saves_gold and not is_night(state, seat)


def movable_dice(state: KnightState) -> list[int]:
    """What those dice of the Source show that may be rolled again or turned there; gold ones may have to wait until
    they are alone (MK-24.12)."""
    dice = free_dice(state)
    if not state.setting.scenario.saves_gold:
        return dice
    return [face for face in dice if face != GOLD] or dice


def promise(ledger: Ledger, mana: Mana) -> Ledger:
    """The ledger with this mana promised."""
    ledger = ledger.spend((mana.kind, mana.face))
    if mana.turned:
        ledger = ledger.spend("polarized")
    if mana.extra:
        ledger = ledger.spend("extra-black")
    return ledger.spend("dice") if mana.kind == "die" else ledger


def payments(state: KnightState, seat: int, colours: tuple[int, ...], ledger: Ledger) -> Iterator[tuple[Ledger, Mana]]:
    """Every way of paying one mana of one of these colours; where mana is suppressed it takes two of them."""
    spell = SPELL_POWER in colours
    for colour in colours:
        if colour == SPELL_POWER:
            continue
        for mana in sources(state, seat, colour, ledger, spell=spell):
            then = promise(ledger, mana)
            if not suppressed(state, seat, colour, ledger):
                yield then, mana
                continue
            for more in sources(state, seat, colour, then):
                yield promise(then, more).spend("suppressed"), mana


def suppressed(state: KnightState, seat: int, colour: int, ledger: Ledger) -> bool:
    """Does this mana cost one more of its colour?"""
    if colour >= BASIC_COLOURS or not state.lasting:
        return False
    return len(in_force(state, seat, ManaSuppressionCentre)) > ledger.of("suppressed")


def spend(state: KnightState, seat: int, mana: Mana) -> None:
    """The mana is used up."""
    if not plain(state, seat, mana):
        state.change_turn(seat, polarized=polarity(state, seat) - 1)
    elif mana.kind == "die" and not stands_for(state, seat, mana.face, mana.colour, die=True):
        spend_change(state, seat, "extra-die-black-is-any")
    if mana.kind == "crystal":
        state.crystals[seat][mana.face] -= 1
        spent = state.turn_of(seat).crystals_spent
        state.change_turn(seat, crystals_spent=with_item(spent, mana.face, spent[mana.face] + 1))
    elif mana.kind == "die":
        out = dice_out(state)
        die = next(die for die, face in enumerate(state.dice) if face == mana.face and die not in out)
        dice = state.turn_of(seat).dice
        state.change_turn(seat, dice=replace(dice, taken=(*dice.taken, die), used=dice.used + 1))
    elif mana.kind == "kept-die":
        kept = next(one for one in state.kept_dice if one[0] == seat and state.dice[one[1]] == mana.face)
        state.kept_dice = tuple(one for one in state.kept_dice if one != kept)
        dice = state.turn_of(seat).dice
        state.change_turn(seat, dice=replace(dice, taken=(*dice.taken, kept[1])))
    else:
        if not changed(state, seat, ENDLESS[mana.face]):
            state.mana[seat][mana.face] -= 1
        turn = state.turns[seat]
        if turn is not None and mana.face in turn.pressing:
            state.turns[seat] = replace(turn, pressing=turn.pressing[1:])
