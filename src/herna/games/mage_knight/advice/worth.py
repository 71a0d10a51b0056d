"""What a position is worth to a hero: points so far, what he has for the rounds left, and where he stands."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.attraction import prospects, way_left
from herna.games.mage_knight.advice.duels import duel_worth
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.gifts import card_quality, skill_quality
from herna.games.mage_knight.advice.prices import (
    CLOGGED,
    GARRISON,
    READY,
    REPUTATION,
    fame_worth,
    garrisons_beaten,
    rounds_left,
    turns_left,
    unit_now,
    unit_whole,
    wound_cost,
)
from herna.games.mage_knight.rules.hero import level_info
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action

CARD = 0.8
"""What a card not used in this round is worth."""
LAST_CARD = 0.4
"""The same in the last round."""
SPARE = 0.15
"""The share of that if there is no time to use it."""
USED = 0.6
"""The share of a full hand that a turn uses, about."""
ADVANCED = 0.6
"""What an advanced action adds for each round left, by how much better it is than a plain card."""
PLAIN = 3.0
"""How good a plain card is."""
SPELL = 1.0
ARTIFACT = 1.0
"""What a spell, and what an artifact, adds for each round left."""
SKILL = 0.35
"""What a skill adds for each round left, by how good it is."""
CRYSTAL = 0.55
TOKEN = 0.05
"""What a crystal, and what a mana token, is worth."""
SHIELD = 2.0
"""What a shield on the land is worth."""
WOUND_IN_HAND = 0.4
"""What a wound costs more while it is in hand."""
MOVE_POINT = 0.08
INFLUENCE_POINT = 0.1
HEAL_POINT = 0.6
"""What a point that is left is worth, of each kind."""


def worth(state: KnightState, seat: int) -> float:
    """All that a hero has and may still come to."""
    if state.over:
        return state.setting.scenario.judged(state, seat)
    found = standing(state, seat) + belongings(state, seat) + body(state, seat) + prospects(state, seat)
    found += way_left(state, seat)
    found += points_left(state, seat)
    fight = state.fight_of(seat)
    if fight is not None:
        found += duel_worth(state, seat) if fight.kind == "heroes" else forecast(state, seat).worth
    return found


def value(state: KnightState, seat: int) -> float:
    """How far ahead of the best of the rivals the seat is, with what its position promises and what it leaves to
    partners. A team is as good as its hero with less fame."""
    rivals = (min(state.fame[other] for other in team) for team in state.setting.teams if seat not in team)
    return worth(state, seat) + for_partners(state, seat) - float(max(rivals, default=0))


PARTNER = 0.4
"""What a partner's means count beside one's own."""
SURPLUS = 0.3
"""How much less fame is worth that the partner lacks."""


def for_partners(state: KnightState, seat: int) -> float:
    """What partners have counts too, and fame beyond theirs counts less: a team's score begins with the lower one."""
    mates = state.setting.mates(seat)
    if not mates or state.over:
        return 0.0
    theirs = sum(fame_worth(state, state.fame[mate]) + belongings(state, mate) + body(state, mate) for mate in mates)
    least = min(state.fame[mate] for mate in mates)
    return PARTNER * theirs - SURPLUS * max(state.fame[seat] - least, 0)


def standing(state: KnightState, seat: int) -> float:
    """Fame with levels, reputation, shields, cities, tiles, the goal."""
    found = fame_worth(state, state.fame[seat])
    reputation = state.reputation[seat]
    found += REPUTATION * (reputation if reputation > -2 else 2 * reputation + 2)
    found += SHIELD * sum(owner == seat for _, owner in state.shields)
    scenario, aim = state.setting.scenario, state.setting.aim
    found += aim.city * (sum(city.conquered for city in state.cities) + GARRISON * garrisons_beaten(state))
    found += aim.laid * len(state.laid) + (aim.goal if aim.goal and scenario.fulfilled(state) else 0.0)
    return found + scenario.reached(state, seat)


def belongings(state: KnightState, seat: int) -> float:
    """Cards beyond the plain ones, units, skills, crystals and tokens; rewards that are sure."""
    setting = state.setting
    left = rounds_left(state)
    found = 0.0
    for card in cards_of(state, seat):
        if card in setting.advanced_range:
            found += 1.0 + ADVANCED * left * (card_quality(setting, card) - PLAIN) / 3
        elif card in setting.spell_range:
            found += 2.0 + SPELL * left
        elif card in setting.artifact_range:
            found += 2.0 + ARTIFACT * left
    found += sum(unit_now(state, unit) for unit in state.units[seat])
    found += SKILL * left * sum(skill_quality(setting, skill) for skill in state.skills[seat])
    found += CRYSTAL * min(sum(state.crystals[seat]), 8) + TOKEN * sum(state.mana[seat])
    turn = state.turns[seat]
    return found + (0.0 if turn is None else 2.0 * len(turn.rewards))


def body(state: KnightState, seat: int) -> float:
    """Wounds, and cards that can still be used in this round."""
    hand = state.hand[seat]
    wounds = hand.count(WOUND)
    others = wounds_away(state, seat)
    room = USED * turns_left(state) * level_info(state, seat).hand_limit
    able = len(hand) - wounds + len(state.deck[seat])
    cards = min(able, room) + SPARE * max(able - room, 0.0)
    price = CARD if rounds_left(state) > 1 else LAST_CARD
    return (
        price * cards
        - (WOUND_IN_HAND + wound_cost(state)) * wounds
        - wound_cost(state) * others
        - CLOGGED * (wounds + others) ** 2
    )


def wounds_away(state: KnightState, seat: int) -> int:
    """Wounds that a hero has, but not in hand; which cards lie under a tactic rather than in the deck nobody knows."""
    return sum(pile[seat].count(WOUND) for pile in (state.deck, state.spared, state.discard))


def points_left(state: KnightState, seat: int) -> float:
    """Points of an open turn that can still be spent."""
    turn = state.turns[seat]
    if turn is None:
        return 0.0
    points = turn.points
    hurt = state.hand[seat].count(WOUND) + sum(unit.wounds for unit in state.units[seat])
    found = HEAL_POINT * min(points.healing, hurt) if state.fight_of(seat) is None else 0.0
    if turn.phase in ("free", "moving") and not turn.action_used:
        found += MOVE_POINT * min(points.move, 4)
    if turn.phase == "interacting":
        found += INFLUENCE_POINT * min(points.influence, 8)
    return found


# What can be bought


def gain_of(state: KnightState, seat: int, action: Action) -> float:
    """What a bargain is worth before its price."""
    setting, left = state.setting, rounds_left(state)
    found = 0.0
    match action:
        case act.RecruitUnit(unit) | act.RecruitOnTerms(unit):
            units = state.units[seat]
            full = level_info(state, seat).command <= len(units)
            found = unit_whole(state, unit) + READY
            found -= min(unit_now(state, one) for one in units) if full and units else 0.0
        case act.Learn(card):
            found = 1.0 + ADVANCED * left * (card_quality(setting, card) - PLAIN) / 3
        case act.LearnUnseen():
            found = 1.0 + ADVANCED * left
        case act.BuySpell():
            found = 2.0 + SPELL * left
        case act.BuyArtifact():
            found = 2.0 + ARTIFACT * left
        case act.BuyHealing():
            found = WOUND_IN_HAND + wound_cost(state) if WOUND in state.hand[seat] else 0.0
    return found
