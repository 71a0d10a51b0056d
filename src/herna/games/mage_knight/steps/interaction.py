"""Dealing with people: recruiting, healing, learning, spells."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import LOWEST, lose_unit, put_on_deck, site_at, take_spell, without
from herna.games.mage_knight.land import conquered, owner_of
from herna.games.mage_knight.state import HEAL, INFLUENCE, INTERACTING, MOVE, KnightState, Unit
from herna.games.mage_knight.steps.cards import colours_of
from herna.games.mage_knight.steps.mana import NeedMana, mana_ways
from herna.games.programs import Ledger, happen
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep

HEALING_COST = {"village": 3, "monastery": 2}
ACTION_COST = 6
SPELL_COST = 7


def people_at(state: KnightState, seat: int) -> str:
    """The inhabited site where a hero stands and may deal with people; nothing if there is none."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if site in ("village", "monastery"):
        return site
    if site == "keep" and owner_of(state, spot) == seat:
        return site
    return site if site == "mage-tower" and conquered(state, spot) else ""


def may_interact(state: KnightState, seat: int) -> bool:
    """Once a turn, with people who will still talk to one, and never beside another hero."""
    alone = all(place != state.place[seat] for other, place in enumerate(state.place) if other != seat)
    return not state.action_used and alone and state.reputation[seat] > LOWEST and people_at(state, seat) != ""


def begin_interaction(state: KnightState, seat: int) -> None:
    """The action of the turn: move and influence points made before are lost, and reputation counts once."""
    state.phase = INTERACTING
    state.action_used = True
    state.points[MOVE] = 0
    state.points[INFLUENCE] = state.setting.influence[state.reputation[seat] - LOWEST - 1]


def interaction_options(state: KnightState, seat: int) -> list[Action]:
    """What influence buys here."""
    site = people_at(state, seat)
    influence = state.points[INFLUENCE]
    found: list[Action] = [
        act.RecruitUnit(unit)
        for unit in dict.fromkeys(state.unit_offer)
        if site in state.setting.units[unit].sites and unit_cost(state, unit) <= influence and has_room(state, seat)
    ]
    if influence >= HEALING_COST.get(site, influence + 1):
        found.append(act.BuyHealing())
    if site == "monastery" and influence >= ACTION_COST:
        found += [act.Learn(card) for card in dict.fromkeys(state.unit_cards)]
    if site == "mage-tower" and influence >= SPELL_COST:
        found += [
            act.BuySpell(card)
            for card in state.spell_offer
            if next(mana_ways(state, seat, (colours_of(state, card),), Ledger()), None) is not None
        ]
    return found


def unit_cost(state: KnightState, unit: int) -> int:
    """The influence a unit costs."""
    return state.setting.units[unit].cost


def has_room(state: KnightState, seat: int) -> bool:
    """Is there a command token for one more unit, or a unit that can be disbanded?"""
    return free_command(state, seat) or any(not unit.bonded for unit in state.units[seat])


def free_command(state: KnightState, seat: int) -> bool:
    """Is there a command token without a unit?"""
    return sum(not unit.bonded for unit in state.units[seat]) < state.command[seat]


def take_bargain(state: KnightState, seat: int, action: Action) -> None:
    """Influence is spent on one thing."""
    match action:
        case act.RecruitUnit(unit=unit):
            state.points[INFLUENCE] -= unit_cost(state, unit)
            recruit(state, seat, unit)
        case act.BuyHealing():
            state.points[INFLUENCE] -= HEALING_COST[people_at(state, seat)]
            state.points[HEAL] += 1
        case act.Learn(card=card):
            state.points[INFLUENCE] -= ACTION_COST
            state.unit_cards = without(state.unit_cards, card)
            put_on_deck(state, seat, card)
        case act.BuySpell(card=card):
            state.points[INFLUENCE] -= SPELL_COST
            state.push_all([NeedMana(seat, (colours_of(state, card),)), LearnSpell(seat, card)])


class LearnSpell(Automatic[KnightState], frozen=True):
    """A spell of the offer is learnt once its mana is paid."""

    seat: int
    card: int

    def run(self, state: KnightState) -> None:
        take_spell(state, self.card)
        put_on_deck(state, self.seat, self.card)


# Units


def recruit(state: KnightState, seat: int, unit: int) -> None:
    """A unit comes into service, ready and without wounds; without a free command token another one leaves first."""
    state.unit_offer = without(state.unit_offer, unit)
    state.push(Enlist(seat, unit))
    if not free_command(state, seat):
        state.push(MakeRoom(seat))


class Enlist(Automatic[KnightState], frozen=True):
    """The new unit stands among one's own."""

    seat: int
    unit: int

    def run(self, state: KnightState) -> None:
        state.units[self.seat] += (Unit(self.unit),)
        state.tell(told.UnitRecruited(self.seat, self.unit))
        happen(state, "unit-recruited", self.seat, unit=(len(state.units[self.seat]) - 1,))


class MakeRoom(SeatStep[KnightState, Any], frozen=True):
    """Which unit is disbanded?"""

    clause = "MK-7.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.Disband(place) for place, unit in enumerate(state.units[seat]) if not unit.bonded]

    def take(self, state: KnightState, seat: int, action: act.Disband) -> None:
        kind = state.units[seat][action.place].kind
        lose_unit(state, seat, action.place)
        state.tell(told.UnitDisbanded(seat, kind))
