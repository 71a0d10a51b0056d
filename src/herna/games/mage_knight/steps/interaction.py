"""Dealing with people: recruiting, healing, learning, spells."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.cities import shields_on
from herna.games.mage_knight.hero import LOWEST, lose_unit, put_on_deck, site_at, take_spell, without
from herna.games.mage_knight.land import conquered, owner_of
from herna.games.mage_knight.rules.mana import BASIC_COLOURS, Mana, payments
from herna.games.mage_knight.state import HEAL, INFLUENCE, INTERACTING, MOVE, NONE, KnightState, Unit
from herna.games.mage_knight.steps.cards import colours_of
from herna.games.mage_knight.steps.city import city_options, services_at, take_from_city
from herna.games.mage_knight.steps.mana import NeedMana, mana_ways, pay
from herna.games.mage_knight.terms import (
    command_card,
    discount_of,
    discounts,
    price_on_terms,
    reputation_influence,
    terms,
    unit_price,
)
from herna.games.programs import Frame, Ledger, carry_inner, flag, happen, raise_flag
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep

HEALING_COST = {"village": 3, "monastery": 2}
ACTION_COST = 6
SPELL_COST = 7
BASIC_MANA = tuple(range(BASIC_COLOURS))
CAMP_NEAR, CAMP_FAR = 1, 3
"""What a refugee camp takes more for a unit of keeps, towers or monasteries, and for one of cities alone."""


def people_at(state: KnightState, seat: int) -> str:
    """The inhabited site where a hero stands and may deal with people; nothing if there is none."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if site in ("village", "monastery", "refugee-camp"):
        return site
    if site == "magical-glade" and any(site in state.setting.units[unit].sites for unit in state.unit_offer):
        return site
    if site == "keep" and owner_of(state, spot) == seat:
        return site
    return site if site in ("mage-tower", "city") and conquered(state, spot) else ""


def may_interact(state: KnightState, seat: int) -> bool:
    """Once a turn, with people who will still talk to one, and never beside another hero but in a city."""
    site = people_at(state, seat)
    heeded = site != "magical-glade" and not flag(state, seat, "ignore-reputation")
    shunned = state.reputation[seat] == LOWEST and heeded
    if state.action_used or site == "" or shunned:
        return False
    return site == "city" or all(place != state.place[seat] for other, place in enumerate(state.place) if other != seat)


def begin_interaction(state: KnightState, seat: int) -> None:
    """The action of the turn: move and influence points made before are lost; reputation counts once, and in a city
    one's shields do."""
    state.phase = INTERACTING
    state.action_used = True
    state.points[MOVE] = 0
    glade = people_at(state, seat) == "magical-glade"
    state.points[INFLUENCE] = 0 if glade else reputation_influence(state, seat)
    state.points[INFLUENCE] += shields_on(state, seat, state.place[seat])


def interaction_options(state: KnightState, seat: int) -> list[Action]:
    """What influence buys here."""
    site = people_at(state, seat)
    influence = state.points[INFLUENCE]
    found = [
        option
        for unit in dict.fromkeys(state.unit_offer)
        if recruited_at(state, seat, unit)
        for option in recruit_options(state, seat, unit)
    ]
    if influence >= HEALING_COST.get(site, influence + 1):
        found.append(act.BuyHealing())
    if site == "monastery" and influence >= ACTION_COST:
        found += [act.Learn(card) for card in dict.fromkeys(state.unit_cards)]
    services = services_at(state, state.place[seat])
    if services:
        found += city_options(state, state.place[seat], influence)
    if (site == "mage-tower" or "spells" in services) and influence >= SPELL_COST:
        found += [
            act.BuySpell(card)
            for card in state.spell_offer
            if next(mana_ways(state, seat, (colours_of(state, card),), Ledger()), None) is not None
        ]
    return found


def recruited_at(state: KnightState, seat: int, unit: int) -> bool:
    """Can this unit be recruited where the hero stands? In the white city and in refugee camps any can."""
    site = people_at(state, seat)
    if site == "refugee-camp" or "units" in services_at(state, state.place[seat]):
        return True
    return site in state.setting.units[unit].sites


def surcharge(state: KnightState, seat: int, unit: int) -> int:
    """What a refugee camp takes beside the cost of a unit that villages do not know."""
    known = state.setting.units[unit].sites
    if people_at(state, seat) != "refugee-camp" or "village" in known:
        return 0
    return CAMP_NEAR if any(site in known for site in ("keep", "mage-tower", "monastery")) else CAMP_FAR


def recruit_options(state: KnightState, seat: int, unit: int) -> list[Action]:
    """The terms on which a unit can be recruited here with the influence there is."""
    if flag(state, seat, "no-recruiting") or not mana_for(state, seat, unit):
        return []
    influence = state.points[INFLUENCE] - surcharge(state, seat, unit)
    found: list[Action] = []
    if unit_price(state, seat, unit) <= influence and has_room(state, seat):
        found.append(act.RecruitUnit(unit))
    for bonded, discount in terms(state, seat):
        price = price_on_terms(state, seat, unit, bonded=bonded, discount=discount)
        if price <= influence and (bonded or has_room(state, seat)):
            found.append(act.RecruitOnTerms(unit, bonded, discount))
    return found


def mana_for(state: KnightState, seat: int, unit: int) -> bool:
    """Can the mana be paid that some units ask for besides?"""
    if not state.setting.units[unit].also_pay:
        return True
    return next(mana_ways(state, seat, (BASIC_MANA,), Ledger()), None) is not None


def hire(state: KnightState, seat: int, action: act.RecruitUnit | act.RecruitOnTerms) -> None:
    """A unit is recruited with influence."""
    raise_flag(state, "recruited", "turn", Frame(NONE, actor=seat))
    state.points[INFLUENCE] -= surcharge(state, seat, action.unit)
    if isinstance(action, act.RecruitUnit):
        state.points[INFLUENCE] -= unit_price(state, seat, action.unit)
        recruit(state, seat, action.unit)
        return
    price = price_on_terms(state, seat, action.unit, bonded=action.bonded, discount=action.discount)
    state.points[INFLUENCE] -= price
    recruit(state, seat, action.unit, bonded=action.bonded)
    if action.discount != NONE:
        used = discounts(state, seat)[action.discount]
        state.lasting = tuple(thing for thing in state.lasting if thing is not used)
        carry_inner(state, discount_of(state, used).then, used.frame)


def has_room(state: KnightState, seat: int) -> bool:
    """Is there a command token for one more unit, or a unit that can be disbanded?"""
    if free_command(state, seat) or command_card(state, seat) != NONE:
        return True
    return any(leaves_room(unit) for unit in state.units[seat])


def leaves_room(unit: Unit) -> bool:
    """Does a command token come free when this unit is disbanded? One that a card leads has none."""
    return not unit.bonded and unit.command == NONE


def free_command(state: KnightState, seat: int) -> bool:
    """Is there a command token without a unit?"""
    led = sum(not unit.bonded and unit.command == NONE for unit in state.units[seat])
    return led < state.command[seat]


def take_bargain(state: KnightState, seat: int, action: Action) -> None:
    """Influence is spent on one thing."""
    match action:
        case act.RecruitUnit() | act.RecruitOnTerms():
            hire(state, seat, action)
        case act.BuyHealing():
            state.points[INFLUENCE] -= HEALING_COST[people_at(state, seat)]
            state.points[HEAL] += 1
        case act.Learn(card=card) if people_at(state, seat) == "monastery":
            state.points[INFLUENCE] -= ACTION_COST
            state.unit_cards = without(state.unit_cards, card)
            put_on_deck(state, seat, card)
        case act.BuySpell(card=card):
            state.points[INFLUENCE] -= SPELL_COST
            state.push_all([NeedMana(seat, (colours_of(state, card),)), LearnSpell(seat, card)])
        case _:
            take_from_city(state, seat, action)


class LearnSpell(Automatic[KnightState], frozen=True):
    """A spell of the offer is learnt once its mana is paid."""

    seat: int
    card: int

    def run(self, state: KnightState) -> None:
        take_spell(state, self.card)
        put_on_deck(state, self.seat, self.card)


# Units


def recruit(state: KnightState, seat: int, unit: int, *, bonded: bool = False) -> None:
    """A unit comes into service, ready and without wounds; without a free command token another one leaves first, but
    not for one that serves under the bonds of loyalty."""
    state.unit_offer = without(state.unit_offer, unit)
    if state.setting.units[unit].also_pay:
        state.push(PayForUnit(seat, unit, bonded))
    else:
        state.push(Enlist(seat, unit, bonded))
    if not bonded and not free_command(state, seat):
        state.push(MakeRoom(seat))


class PayForUnit(SeatStep[KnightState, act.PayWith], frozen=True):
    """With which mana is the unit paid for? It lies on its card."""

    clause = "MK-18.4"

    unit: int
    bonded: bool = False

    def options(self, state: KnightState, seat: int) -> list[Action]:
        ways = (act.PayWith(*mana[:3]) for _, mana in payments(state, seat, BASIC_MANA, Ledger()))
        return list(dict.fromkeys(ways))

    def take(self, state: KnightState, seat: int, action: act.PayWith) -> None:
        state.push(Enlist(seat, self.unit, self.bonded, action.colour))
        pay(state, seat, Mana(action.kind, action.face, action.colour))


class Enlist(Automatic[KnightState], frozen=True):
    """The new unit stands among one's own."""

    seat: int
    unit: int
    bonded: bool = False
    token: int = NONE

    def run(self, state: KnightState) -> None:
        card = NONE
        if not self.bonded and not free_command(state, self.seat):
            card = command_card(state, self.seat)
            state.played[self.seat] = without(state.played[self.seat], card)
        state.units[self.seat] += (Unit(self.unit, bonded=self.bonded, token=self.token, command=card),)
        state.tell(told.UnitRecruited(self.seat, self.unit))
        happen(state, "unit-recruited", self.seat, unit=(len(state.units[self.seat]) - 1,))


class MakeRoom(SeatStep[KnightState, Any], frozen=True):
    """Which unit is disbanded?"""

    clause = "MK-7.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        units = enumerate(state.units[seat])
        found: list[Action] = [act.Disband(place) for place, unit in units if leaves_room(unit)]
        return found if command_card(state, seat) == NONE else [*found, act.CommandWithCard()]

    def take(self, state: KnightState, seat: int, action: act.Disband | act.CommandWithCard) -> None:
        if isinstance(action, act.CommandWithCard):
            return
        kind = state.units[seat][action.place].kind
        lose_unit(state, seat, action.place)
        state.tell(told.UnitDisbanded(seat, kind))
