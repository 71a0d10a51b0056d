"""Why something is not sold: it is not here, or influence or mana are missing."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import INFLUENCE, INTERACTING, KnightState
from herna.games.mage_knight.steps.cards import colours_of
from herna.games.mage_knight.steps.city import ADVANCED_COST, ARTIFACT_COST, ELITE_COST, services_at
from herna.games.mage_knight.steps.interaction import (
    ACTION_COST,
    BASIC_MANA,
    HEALING_COST,
    SPELL_COST,
    people_at,
    recruited_at,
    surcharge,
)
from herna.games.mage_knight.steps.refusals import mana_refusal
from herna.games.mage_knight.terms import price_on_terms, terms, unit_price
from herna.games.programs import flag
from herna.kernel import Action, IllegalAction

BARGAINS = (
    act.RecruitUnit, act.RecruitOnTerms, act.BuyHealing, act.Learn, act.BuySpell, act.BuyArtifact, act.LearnUnseen,
    act.AddElite,
)  # fmt: skip
"""What influence is spent on."""


def bargain_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Nobody is dealt with, it is not sold here, or influence or mana are missing."""
    if state.phase != INTERACTING:
        return IllegalAction("not-dealing", clause="MK-7.1")
    match action:
        case act.RecruitUnit() | act.RecruitOnTerms():
            return recruit_refusal(state, seat, action)
        case act.BuyHealing():
            site = people_at(state, seat)
            return price_refusal(state, seat, "MK-7.5", HEALING_COST.get(site, 0), sold=site in HEALING_COST)
        case act.Learn():
            return learn_refusal(state, seat, action.card)
        case act.BuySpell():
            return spell_refusal(state, seat, action.card)
    return city_refusal(state, seat, action)


def price_refusal(state: KnightState, seat: int, clause: str, price: int, *, sold: bool) -> IllegalAction:
    """It is not sold here, or it costs more than there is."""
    if not sold:
        return IllegalAction("not-sold-here", clause=clause, site=people_at(state, seat))
    return IllegalAction("too-little-influence", clause=clause, needed=price, influence=state.points[INFLUENCE])


def recruit_refusal(state: KnightState, seat: int, action: act.RecruitUnit | act.RecruitOnTerms) -> IllegalAction:
    """A unit that is not in the offer or not known here, terms nobody grants, mana it asks for, or its price."""
    unit, clause = action.unit, "MK-7.3"
    if unit not in state.unit_offer:
        return IllegalAction("not-in-offer", clause=clause)
    if not recruited_at(state, seat, unit):
        return IllegalAction("unit-unknown-here", clause=clause, site=people_at(state, seat))
    if flag(state, seat, "no-recruiting"):
        return IllegalAction("no-recruiting", clause="MK-12.1")
    price = unit_price(state, seat, unit)
    if isinstance(action, act.RecruitOnTerms):
        if (action.bonded, action.discount) not in terms(state, seat):
            return IllegalAction("no-such-terms", clause="MK-18.8")
        price = price_on_terms(state, seat, unit, bonded=action.bonded, discount=action.discount)
    price += surcharge(state, seat, unit)
    if price <= state.points[INFLUENCE]:
        lacking = mana_refusal(state, seat, (BASIC_MANA,), "MK-18.4")
        assert lacking is not None
        return lacking
    return price_refusal(state, seat, clause, price, sold=True)


def learn_refusal(state: KnightState, seat: int, card: int) -> IllegalAction:
    """A monastery teaches what lies in the offer of units, the green city what lies in that of advanced actions."""
    green = "advanced-actions" in services_at(state, state.place[seat])
    sold = green or people_at(state, seat) == "monastery"
    clause = "MK-13.9" if green else "MK-7.6"
    if sold and card not in (state.advanced_offer if green else state.unit_cards):
        return IllegalAction("not-in-offer", clause=clause)
    return price_refusal(state, seat, clause, ACTION_COST, sold=sold)


def spell_refusal(state: KnightState, seat: int, card: int) -> IllegalAction:
    """Towers and the blue city sell the spells of the offer, for influence and mana."""
    clause = "MK-7.7"
    sold = people_at(state, seat) == "mage-tower" or "spells" in services_at(state, state.place[seat])
    if sold and card not in state.spell_offer:
        return IllegalAction("not-in-offer", clause=clause)
    if sold and state.points[INFLUENCE] >= SPELL_COST:
        lacking = mana_refusal(state, seat, (colours_of(state, card),), clause)
        assert lacking is not None
        return lacking
    return price_refusal(state, seat, clause, SPELL_COST, sold=sold)


def city_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """What only one city has: it is another one, there is none left, or influence is missing."""
    service, price, left = {
        act.BuyArtifact: ("artifacts", ARTIFACT_COST, state.artifact_deck),
        act.LearnUnseen: ("advanced-actions", ADVANCED_COST, state.advanced_deck),
        act.AddElite: ("units", ELITE_COST, state.elite_deck),
    }[type(action)]
    sold = service in services_at(state, state.place[seat])
    if sold and not left:
        return IllegalAction("none-left", clause="MK-13.9")
    return price_refusal(state, seat, "MK-13.9", price, sold=sold)
