"""Dealing with people: recruiting, healing, learning, spells."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import NO_SITE, SiteInfo, Ware
from herna.games.mage_knight.printed import BASIC_COLOURS
from herna.games.mage_knight.rules.cities import city_at, parts_of, shields_influence
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import (
    LOWEST,
    begin_action,
    lose_unit,
    muster,
    only_wounds,
    put_on_deck,
    site_at,
    spend_influence,
    take_spell,
    without,
)
from herna.games.mage_knight.rules.land import conquered, owner_of
from herna.games.mage_knight.rules.mana import Mana, payments
from herna.games.mage_knight.rules.offers import SOLD_FROM, need_offer
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.rules.terms import (
    command_card,
    discounts,
    price_on_terms,
    reputation_influence,
    terms,
    unit_price,
)
from herna.games.mage_knight.state import NONE, KnightState, Unit
from herna.games.mage_knight.steps.city import city_options, take_from_city
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways, pay
from herna.games.programs import Ledger, carry_inner, change_lasting, happen
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep

BASIC_MANA = tuple(range(BASIC_COLOURS))


def people_at(state: KnightState, seat: int) -> SiteInfo:
    """The inhabited site where a hero stands and may deal with people, if there is one."""
    spot = state.place[seat]
    site = site_at(state, spot)
    match site.people:
        case "always":
            return site
        case "for-units":
            return site if any(knows(state, site.recruits, unit) for unit in state.unit_offer) else NO_SITE
        case "conquered" if conquered(state, spot):
            return site if not site.owned or state.setting.same_side(owner_of(state, spot), seat) else NO_SITE
    return NO_SITE


def knows(state: KnightState, icons: tuple[str, ...], unit: int) -> bool:
    """Does a unit bear one of these icons?"""
    return any(icon in icons for icon in state.setting.units[unit].sites)


def wares_at(state: KnightState, seat: int) -> dict[Ware, int]:
    """What the people sell where a hero stands, with the price in influence; a city, both parts of a megapolis, too."""
    site = people_at(state, seat)
    city = city_at(state, state.place[seat]) if site.city else None
    found = dict(site.sells)
    for part in () if city is None else parts_of(state, city):
        found |= part.sells
    return found


def may_interact(state: KnightState, seat: int) -> bool:
    """Once a turn, with people who will still talk to one, and never beside another hero but in a city."""
    site = people_at(state, seat)
    heeded = site.heeds_reputation and not changed(state, seat, "ignore-reputation")
    shunned = state.reputation[seat] == LOWEST and heeded
    if state.turn_of(seat).action_used or site is NO_SITE or shunned or only_wounds(state, seat):
        return False
    return site.shared or all(place != state.place[seat] for other, place in enumerate(state.place) if other != seat)


def begin_interaction(state: KnightState, seat: int) -> None:
    """The action of the turn: move and influence points made before are lost; reputation counts once, and in a city
    one's shields do."""
    begin_action(state, seat, "interacting")
    need_offer(state, *(offer for ware, offer in SOLD_FROM.items() if ware in wares_at(state, seat)))
    heeded = people_at(state, seat).heeds_reputation
    welcome = reputation_influence(state, seat) if heeded else 0
    state.set_points(seat, influence=welcome + shields_influence(state, seat, state.place[seat]))


def interaction_options(state: KnightState, seat: int) -> list[Action]:
    """What influence buys here."""
    wares = wares_at(state, seat)
    influence = state.turn_of(seat).points.influence
    found = [
        option
        for unit in dict.fromkeys(state.unit_offer)
        if recruited_at(state, seat, unit)
        for option in recruit_options(state, seat, unit)
    ]
    bought = [ware for ware, price in wares.items() if price <= influence]
    if "healing" in bought:
        found.append(act.BuyHealing())
    if "lesson" in bought:
        found += [act.Learn(card) for card in dict.fromkeys(state.unit_cards)]
    found += city_options(state, wares, influence)
    if "spell" in bought:
        found += [
            act.BuySpell(card)
            for card in state.spell_offer
            if next(mana_ways(state, seat, (colours_of(state, card),), Ledger()), None) is not None
        ]
    return found


def recruited_at(state: KnightState, seat: int, unit: int) -> bool:
    """Can this unit be recruited where the hero stands? In the white city and in refugee camps any can."""
    site = people_at(state, seat)
    if knows(state, site.recruits, unit):
        return True
    city = city_at(state, state.place[seat]) if site.city else None
    return city is not None and any(knows(state, part.recruits, unit) for part in parts_of(state, city))


def surcharge(state: KnightState, seat: int, unit: int) -> int:
    """What a refugee camp takes beside the cost of a unit that villages do not know."""
    more = people_at(state, seat).surcharge
    return min((more[icon] for icon in state.setting.units[unit].sites if icon in more), default=0)


def recruit_options(state: KnightState, seat: int, unit: int) -> list[Action]:
    """The terms on which a unit can be recruited here with the influence there is."""
    if changed(state, seat, "no-recruiting") or not mana_for(state, seat, unit):
        return []
    influence = state.turn_of(seat).points.influence - surcharge(state, seat, unit)
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
    state.change_turn(seat, recruited=True)
    spend_influence(state, seat, surcharge(state, seat, action.unit))
    if isinstance(action, act.RecruitUnit):
        spend_influence(state, seat, unit_price(state, seat, action.unit))
        recruit(state, seat, action.unit)
        return
    price = price_on_terms(state, seat, action.unit, bonded=action.bonded, discount=action.discount)
    spend_influence(state, seat, price)
    recruit(state, seat, action.unit, bonded=action.bonded)
    if action.discount != NONE:
        used, word = discounts(state, seat)[action.discount]
        change_lasting(state, used, None)
        carry_inner(state, word.then, used.frame)


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
            spend_influence(state, seat, wares_at(state, seat)["healing"])
            state.set_points(seat, healing=state.turn_of(seat).points.healing + 1)
        case act.Learn(card=card) if "lesson" in (wares := wares_at(state, seat)):
            spend_influence(state, seat, wares["lesson"])
            state.unit_cards = without(state.unit_cards, card)
            put_on_deck(state, seat, card)
        case act.BuySpell(card=card):
            spend_influence(state, seat, wares_at(state, seat)["spell"])
            state.push_all([NeedMana(seat, (colours_of(state, card),)), LearnSpell(seat, card)])
        case _:
            take_from_city(state, seat, action, wares_at(state, seat))


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
        # A position that was set up may hold more units than command tokens: then there need be no card either.
        if card != NONE:
            state.played[self.seat] = without(state.played[self.seat], card)
        identity = state.recruits[self.seat]
        state.recruits[self.seat] += 1
        unit = Unit(self.unit, bonded=self.bonded, token=self.token, command=card, id=identity)
        state.units[self.seat] += (unit,)
        muster(state, self.seat)
        state.tell(told.UnitRecruited(self.seat, self.unit))
        happen(state, "unit-recruited", self.seat, unit=(identity,))


class MakeRoom(SeatStep[KnightState, act.Disband | act.CommandWithCard], frozen=True):
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
