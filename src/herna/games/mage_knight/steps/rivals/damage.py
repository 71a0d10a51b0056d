"""Damage between heroes: the striker deals it in whole armours, and hand to hand also steals and drives out."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.duel import exchange_of, hero_price, rival_of, unit_price
from herna.games.mage_knight.fight.protection import banner_saves, raised_shield
from herna.games.mage_knight.fight.rivals import ARTIFACT_DAMAGE
from herna.games.mage_knight.rules.force import changed, spend_change
from herna.games.mage_knight.rules.hero import hurt_unit, place_of, take_wounds, with_unit, without
from herna.games.mage_knight.rules.land import hex_at, printed_cost, site_on
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.fight.damage import SpareUnit
from herna.games.mage_knight.steps.rivals.outcome import drive_out
from herna.games.programs import change_lasting
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


class DealDamage(Automatic[KnightState], frozen=True):
    """What was not blocked is dealt by the striker, as long as it is enough for anything."""

    seat: int

    def run(self, state: KnightState) -> None:
        fight = state.fight_of(self.seat)
        question = ChooseDamage(self.seat)
        if fight is not None and question.options(state, self.seat) != [act.Done()]:
            state.push_all([question, self])


def damage_left(state: KnightState, seat: int) -> int:
    """The damage that a striker may still deal."""
    exchange = state.fighting(seat).exchange
    return 0 if exchange is None else exchange.damage


def prey(state: KnightState, rival: int) -> list[int]:
    """The artifacts of a hero that can be stolen: of his discard pile, of his play area, of wounded units."""
    lying = [*state.discard[rival], *state.played[rival]]
    lying += [unit.banner for unit in state.units[rival] if unit.wounds and unit.banner != NONE]
    lying += [unit.command for unit in state.units[rival] if unit.wounds and unit.command != NONE]
    return [card for card in dict.fromkeys(lying) if card in state.setting.artifact_range]


def ways_out(state: KnightState, rival: int) -> dict[int, int]:
    """The spaces to which a hero can be driven out, and the plain cost of each in damage."""
    found = {}
    for spot in state.setting.lattice.neighbours[state.place[rival]]:
        info = hex_at(state, spot)
        if info is not None and is_safe(state, rival, spot):
            cost = printed_cost(state, site_on(state, spot).terrain or info.terrain)
            if cost != CLOSED:
                found[spot] = cost
    return found


DamageUse = act.WoundUnit | act.WoundHero | act.StealArtifact | act.DriveOut | act.Done
"""What damage to a rival may be used for."""


class ChooseDamage(SeatStep[KnightState, DamageUse], frozen=True):
    """To whom is the damage dealt, or what is taken for it?"""

    clause = "MK-19.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        left, rival = damage_left(state, seat), state.fighting(seat).against(seat).seat
        exchange = state.fighting(seat).exchange
        found: list[Action] = [
            act.WoundUnit(place)
            for place, foe in enumerate(state.fighting(seat).against(seat).foes)
            if not foe.beaten and unit_price(state, seat, place) <= left
        ]
        if changed(state, rival, "units-take-no-damage"):
            found = []
        if hero_price(state, seat) <= left:
            found.append(act.WoundHero())
        if exchange is not None and exchange.melee:
            if left >= ARTIFACT_DAMAGE:
                found += [act.StealArtifact(card) for card in prey(state, rival)]
            found += [act.DriveOut(spot) for spot, cost in ways_out(state, rival).items() if cost <= left]
        return [*found, act.Done()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("choose-damage", {"damage": damage_left(state, seat)})

    def take(self, state: KnightState, seat: int, action: DamageUse) -> None:
        rival = state.fighting(seat).against(seat).seat
        match action:
            case act.WoundUnit(place=place):
                spend_damage(state, seat, unit_price(state, seat, place))
                wound_rival_unit(state, seat, place)
            case act.WoundHero():
                spend_damage(state, seat, hero_price(state, seat))
                wound_rival(state, seat)
            case act.StealArtifact(card=card):
                spend_damage(state, seat, ARTIFACT_DAMAGE)
                steal(state, seat, rival, card)
            case act.DriveOut(hex=spot):
                drive_out(state, seat, rival, spot)
            case _:
                spend_damage(state, seat, damage_left(state, seat))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        left = damage_left(state, seat)
        if isinstance(action, act.StealArtifact):
            return IllegalAction("nothing-to-steal", clause="MK-19.14", damage=left, needed=ARTIFACT_DAMAGE)
        if isinstance(action, act.DriveOut):
            return IllegalAction("no-way-out", clause="MK-19.15", damage=left)
        if isinstance(action, act.WoundUnit | act.WoundHero):
            return IllegalAction("too-little-damage", clause=self.clause, damage=left)
        return IllegalAction("not-now", clause=self.clause)


def spend_damage(state: KnightState, seat: int, n: int) -> None:
    """Damage is dealt, and as much less is left."""
    exchange = state.fighting(seat).exchange
    assert exchange is not None
    state.change_fight(seat, exchange=replace(exchange, damage=exchange.damage - n))


def wound_rival(state: KnightState, seat: int) -> None:
    """The rival takes a wound. The shield he has raised is used up, and a first wound that he ignores comes to
    nothing."""
    rival = rival_of(state, seat)
    for element in exchange_of(state, seat).elements:
        shield = raised_shield(state, rival, element)
        if shield is not None:
            change_lasting(state, shield[0], None)
    if changed(state, rival, "ignore-first-wound"):
        while changed(state, rival, "ignore-first-wound"):
            spend_change(state, rival, "ignore-first-wound")
        return
    take_wounds(state, rival, 1)


def wound_rival_unit(state: KnightState, seat: int, place: int) -> None:
    """A unit of the rival is wounded, unless its banner keeps the wound off."""
    foe = state.fighting(seat).against(seat).foes[place]
    at = place_of(state, foe.owner, foe.unit)
    if banner_saves(state, foe.owner, at):
        state.push(SpareUnit(foe.owner, foe.unit))
        return
    hurt_unit(state, foe.owner, at, 1)
    state.tell(told.UnitWounded(foe.owner, state.units[foe.owner][at].kind))


def steal(state: KnightState, seat: int, rival: int, card: int) -> None:
    """An artifact goes to the discard pile of the hero who took it."""
    if card in state.discard[rival]:
        state.discard[rival] = without(state.discard[rival], card)
    elif card in state.played[rival]:
        state.played[rival] = without(state.played[rival], card)
    else:
        place = next(at for at, unit in enumerate(state.units[rival]) if card in (unit.banner, unit.command))
        unit = state.units[rival][place]
        bare = replace(unit, banner=NONE) if unit.banner == card else replace(unit, command=NONE)
        with_unit(state, rival, place, bare)
    state.discard[seat] += (card,)
    state.tell(told.ArtifactStolen(seat, rival, card))
