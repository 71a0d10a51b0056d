"""Why a card, a unit or a deed of a combat is not offered: the clause, and what is missing."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.fight.foes import attack_now, block_now, foes_of, fortified_of, has, open_attacks
from herna.games.mage_knight.printed import SPELL_POWER, ManaCost
from herna.games.mage_knight.rules.mana import dice_left, is_night
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.card_play import ability_cost, card_cost, fits_moment
from herna.games.mage_knight.steps.paying import mana_ways
from herna.games.mage_knight.values import NO_ATTACK
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Ledger
from herna.kernel import Action, IllegalAction


def card_refusal(state: KnightState, seat: int, action: act.PlayCard | act.PlaySideways) -> IllegalAction:
    """A card that is not in hand, a wound, one of another moment, or one whose costs cannot be met."""
    card = action.card
    if card not in state.hand[seat]:
        return IllegalAction("card-not-in-hand", clause="MK-3.1")
    info = state.setting.cards[card]
    if card == WOUND or info is None:
        return IllegalAction("wound-not-playable", clause="MK-10.1")
    if isinstance(action, act.PlaySideways):
        return IllegalAction("no-use-sideways", clause="MK-3.5")
    strong = action.way == "strong"
    icons = info.strong_icons if strong and info.strong_icons else info.icons
    if icons == ("heal",) and state.fight_of(seat) is not None:
        return IllegalAction("no-healing-in-combat", clause="MK-3.6")
    if not fits_moment(state, seat, info.strong_when if strong else info.when):
        return IllegalAction("card-not-now", clause="MK-3.3")
    lacking = mana_refusal(state, seat, card_cost(state, card, strong=strong), "MK-3.3")
    return lacking or IllegalAction("card-not-playable", clause="MK-3.8" if combat_fits(state, seat) else "MK-8.4")


def combat_fits(state: KnightState, seat: int) -> bool:
    """Does a hero not fight, or is he aiming at somebody or blocking?"""
    fight = state.fight_of(seat)
    return fight is None or bool(fight.of(seat).targets) or fight.of(seat).blocking != NO_ATTACK


def mana_refusal(state: KnightState, seat: int, cost: ManaCost, clause: str) -> IllegalAction | None:
    """The mana that is missing: its colours, and whether the die of the turn would still be there."""
    if next(mana_ways(state, seat, cost, Ledger()), None) is not None:
        return None
    lacking = next((group for group in cost if next(mana_ways(state, seat, (group,), Ledger()), None) is None), None)
    colours = cost[-1] if lacking is None else lacking
    named = [COLOURS[colour] for colour in colours if colour != SPELL_POWER]
    return IllegalAction(
        "mana-missing",
        clause=clause,
        colour=named[0],
        colours=named,
        die="free" if dice_left(state, seat) > 0 else "used",
        time="night" if is_night(state, seat) else "day",
    )


def unit_refusal(state: KnightState, seat: int, action: act.ActivateUnit) -> IllegalAction:
    """A unit that is not there, spent, wounded, kept outside, or whose ability cannot be paid for."""
    clause = "MK-3.7"
    if not 0 <= action.place < len(state.units[seat]):
        return IllegalAction("no-such-unit", clause=clause, units=len(state.units[seat]))
    unit = state.units[seat][action.place]
    abilities = state.setting.units[unit.kind].abilities
    if not 0 <= action.ability < len(abilities):
        return IllegalAction("no-such-ability", clause=clause, abilities=len(abilities))
    if unit.wounds:
        return IllegalAction("unit-wounded", clause="MK-10.2")
    if not unit.ready:
        return IllegalAction("unit-spent", clause=clause)
    fight = state.fight_of(seat)
    if fight is not None and fight.terms.alone:
        return IllegalAction("units-stay-outside", clause="MK-8.20")
    if not fits_moment(state, seat, abilities[action.ability].when):
        return IllegalAction("unit-not-usable", clause=clause)
    lacking = mana_refusal(state, seat, ability_cost(state, unit.kind, action.ability), clause)
    return lacking or IllegalAction("unit-not-usable", clause=clause)


def playing_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction | None:
    """Why a card or a unit cannot be played, if that is what it is about."""
    if isinstance(action, act.PlayCard | act.PlaySideways):
        return card_refusal(state, seat, action)
    return unit_refusal(state, seat, action) if isinstance(action, act.ActivateUnit) else None


def combat_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Why this cannot be done in a combat now."""
    fight = state.fighting(seat)
    side, phase = fight.of(seat), fight.phase
    playing = playing_refusal(state, seat, action)
    if playing is not None:
        return playing
    match action:
        case act.Heal() | act.HealUnit():
            return IllegalAction("no-healing-in-combat", clause="MK-8.3")
        case act.Target() | act.Strike() if phase not in ("ranged", "attack"):
            return IllegalAction("wrong-phase", clause="MK-8.2", phase=phase, needs="attack")
        case act.BlockAttack() | act.FinishBlock() | act.Hinder() if phase != "block":
            return IllegalAction("wrong-phase", clause="MK-8.2", phase=phase, needs="block")
        case act.Target(foe=place):
            return aim_refusal(state, seat, place)
        case act.Strike():
            if not side.targets:
                return IllegalAction("nobody-aimed-at", clause="MK-8.4")
            figures = attack_now(state, seat)
            return IllegalAction(
                "attack-too-weak",
                clause="MK-8.5",
                missing=figures.missing,
                total=figures.total,
                needed=figures.needed,
            )
        case act.FinishBlock():
            if side.blocking not in open_attacks(state, seat):
                return IllegalAction("nothing-blocked", clause="MK-8.8")
            figures = block_now(state, seat)
            return IllegalAction(
                "block-too-weak", clause="MK-8.8", missing=figures.missing, total=figures.total, needed=figures.needed
            )
        case act.BlockAttack(foe=place, attack=attack):
            if (place, attack) == side.blocking:
                return IllegalAction("blocked-already", clause="MK-8.8")
            return IllegalAction("no-such-attack", clause="MK-8.8")
        case act.Hinder(foe=place, attack=attack):
            if (place, attack) not in open_attacks(state, seat):
                return IllegalAction("no-such-attack", clause="MK-8.27")
            if not has(state, foes_of(state, seat)[place], "cumbersome"):
                return IllegalAction("not-cumbersome", clause="MK-8.27")
            return IllegalAction("too-little-move", clause="MK-8.27", needed=1, move=state.turn_of(seat).points.move)
    return IllegalAction("not-now", clause="MK-8.2")


def aim_refusal(state: KnightState, seat: int, place: int) -> IllegalAction:
    """An enemy that is not there, beaten, aimed at already, or behind two walls."""
    foes = foes_of(state, seat)
    if not 0 <= place < len(foes) or foes[place].beaten or foes[place].summoner != NONE:
        return IllegalAction("no-such-enemy", clause="MK-8.4", enemies=len(foes))
    if place in state.fighting(seat).of(seat).targets:
        return IllegalAction("aimed-at-already", clause="MK-8.4")
    fortified = fortified_of(state, seat, foes[place])
    return IllegalAction("cannot-aim", clause="MK-8.4", fortified=fortified)
