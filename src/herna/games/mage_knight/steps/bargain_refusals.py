"""Why something is not sold: it is not here, or influence or mana are missing."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import Ware
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.rules.terms import price_on_terms, terms, unit_price
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.refusals import mana_refusal
from herna.games.mage_knight.steps.interaction import (
    BASIC_MANA,
    people_at,
    recruited_at,
    surcharge,
    wares_at,
)
from herna.kernel import Action, IllegalAction

BARGAINS = (
    act.RecruitUnit, act.RecruitOnTerms, act.BuyHealing, act.Learn, act.BuySpell, act.BuyArtifact, act.LearnUnseen,
    act.AddElite,
)  # fmt: skip
"""What influence is spent on."""
OF_CITIES: dict[type[Action], Ware] = {
    act.BuyArtifact: "artifact",
    act.LearnUnseen: "advanced-action",
    act.AddElite: "elite-unit",
}
"""The wares that only cities have."""


def bargain_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Nobody is dealt with, it is not sold here, or influence or mana are missing."""
    if state.turn_of(seat).phase != "interacting":
        return IllegalAction("not-dealing", clause="MK-7.1")
    match action:
        case act.RecruitUnit() | act.RecruitOnTerms():
            return recruit_refusal(state, seat, action)
        case act.BuyHealing():
            return price_refusal(state, seat, "MK-7.5", wares_at(state, seat).get("healing"))
        case act.Learn():
            return learn_refusal(state, seat, action.card)
        case act.BuySpell():
            return spell_refusal(state, seat, action.card)
    return city_refusal(state, seat, action)


def price_refusal(state: KnightState, seat: int, clause: str, price: int | None) -> IllegalAction:
    """It is not sold here, or it costs more than there is."""
    if price is None:
        return IllegalAction("not-sold-here", clause=clause, site=people_at(state, seat).id)
    influence = state.turn_of(seat).points.influence
    return IllegalAction("too-little-influence", clause=clause, needed=price, influence=influence)


def recruit_refusal(state: KnightState, seat: int, action: act.RecruitUnit | act.RecruitOnTerms) -> IllegalAction:
    """A unit that is not in the offer or not known here, terms nobody grants, mana it asks for, or its price."""
    unit, clause = action.unit, "MK-7.3"
    if unit not in state.unit_offer:
        return IllegalAction("not-in-offer", clause=clause)
    if not recruited_at(state, seat, unit):
        return IllegalAction("unit-unknown-here", clause=clause, site=people_at(state, seat).id)
    if changed(state, seat, "no-recruiting"):
        return IllegalAction("no-recruiting", clause="MK-12.1")
    price = unit_price(state, seat, unit)
    if isinstance(action, act.RecruitOnTerms):
        if (action.bonded, action.discount) not in terms(state, seat):
            return IllegalAction("no-such-terms", clause="MK-18.8")
        price = price_on_terms(state, seat, unit, bonded=action.bonded, discount=action.discount)
    price += surcharge(state, seat, unit)
    if price <= state.turn_of(seat).points.influence:
        lacking = mana_refusal(state, seat, (BASIC_MANA,), "MK-18.4")
        assert lacking is not None
        return lacking
    return price_refusal(state, seat, clause, price)


def learn_refusal(state: KnightState, seat: int, card: int) -> IllegalAction:
    """A monastery teaches what lies in the offer of units, the green city what lies in that of advanced actions."""
    wares = wares_at(state, seat)
    green = "advanced-action" in wares
    price = wares.get("advanced-action", wares.get("lesson"))
    clause = "MK-13.9" if green else "MK-7.6"
    if price is not None and card not in (state.advanced_offer if green else state.unit_cards):
        return IllegalAction("not-in-offer", clause=clause)
    return price_refusal(state, seat, clause, price)


def spell_refusal(state: KnightState, seat: int, card: int) -> IllegalAction:
    """Towers and the blue city sell the spells of the offer, for influence and mana."""
    clause = "MK-7.7"
    price = wares_at(state, seat).get("spell")
    if price is not None and card not in state.spell_offer:
        return IllegalAction("not-in-offer", clause=clause)
    if price is not None and state.turn_of(seat).points.influence >= price:
        lacking = mana_refusal(state, seat, (colours_of(state, card),), clause)
        assert lacking is not None
        return lacking
    return price_refusal(state, seat, clause, price)


def city_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """What only one city has: it is another one, there is none left, or influence is missing."""
    price = wares_at(state, seat).get(OF_CITIES[type(action)])
    left = {
        act.BuyArtifact: state.artifact_deck,
        act.LearnUnseen: state.advanced_deck,
        act.AddElite: state.elite_deck,
    }[type(action)]
    if price is not None and not left:
        return IllegalAction("none-left", clause="MK-13.9")
    return price_refusal(state, seat, "MK-13.9", price)
