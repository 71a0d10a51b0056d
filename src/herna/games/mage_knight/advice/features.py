"""What is counted in a position: for bots that learn, environments and data sets.

Everybody is counted round from the seat that looks. What a position promises by the bots' own reckoning is counted part
by part, in tenths of a point, so that what was learnt corrects it rather than begins anew.
"""

from __future__ import annotations

from typing import get_args

from herna.games.mage_knight.advice.attraction import city_need, prospects, strength, tiles_due, way_left
from herna.games.mage_knight.advice.duels import duel_worth
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.prices import rounds_left, turns_left
from herna.games.mage_knight.advice.roads import roads
from herna.games.mage_knight.advice.worth import belongings, body, points_left, standing, wounds_away
from herna.games.mage_knight.fight.foes import armour_of, hit_of
from herna.games.mage_knight.options import CONQUESTS
from herna.games.mage_knight.rules.hero import hand_limit, level_info
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import TurnPhase
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.kernel import FeatureSheet

PARTS = ("standing", "belongings", "body", "hopes", "way", "points left", "fight")
"""The parts of what a position is worth by the bots' own reckoning."""
FINE = 10
"""What is counted in parts of a point, a round or a strength is counted in tenths, so that it stays a whole number."""
POINT = 1000
"""A point, in the unit of the weights."""
FAR = 20
"""Move points after which it is all the same how far away a city is."""
ROUND_TURNS = 11
"""Half the turns of a round, about, in halves."""
HERO_NAMES = (
    *("spot", "fame", "level", "armour", "hand limit", "reputation", "command", "score", "hand", "deck", "discard"),
    *("played", "skills", *(f"{colour} crystals" for colour in BASIC), *(f"{colour} mana" for colour in COLOURS)),
    *("units", "ready units", "unit wounds", "to act"),
)
JUDGED = (
    *PARTS,
    *("rivals' fame", "rounds left", "turns left", "turns in all", "night"),
    *("hopes × rounds", "body × rounds", "belongings × rounds", "hopes × turns", "standing × rounds"),
    *("cards in hand", "cards in deck", "cards × turns", "wounds in hand", "other wounds", "wounds squared"),
    *("units", "ready units", "hurt units", "crystals", "skills", "level", "level × rounds", "bad reputation"),
    *("strength", "tiles to come", "tiles due", "cities unseen", "cities ahead", "cities conquered"),
    *("way to a city", "strength lacking", "strength lacking × rounds"),
)
PHASES: tuple[str, ...] = get_args(TurnPhase)


def sheet(setting: KnightSetting) -> FeatureSheet:
    """Everything that can be counted with so many heroes."""
    players = setting.players
    whose = ("my", *(f"next {offset}" for offset in range(1, players)))
    return FeatureSheet(
        judged=JUDGED,
        judge=judge,
        prior={**dict.fromkeys(PARTS, POINT // FINE), "rivals' fame": -POINT},
        board=(
            *("round", "rounds", "phase", "tiles", "move", "influence", "healing"),
            *(f"{colour} dice" for colour in COLOURS),
            *("foes", "their armour", "their attacks"),
            *(f"{who} {name}" for who in whose for name in HERO_NAMES),
            *(f"holds {card}" for card in setting.card_ids),
            *(f"offered {unit}" for unit in setting.unit_ids),
            *(f"my {unit}" for unit in setting.unit_ids),
        ),
        survey=survey,
        prices={
            "hopes": (0.0, 0.0, -0.04, 0.04),
            "way": (0.0, 0.0, 0.1),
            "units": (0.0, 0.0, 1.0),
            "wounds in hand": (0.0, 0.0, -0.8),
            "cards in hand": (0.0, 0.0, -0.2),
        },
        variants={"scenario": taught_by(players), "city_levels": ((1, 1), (1, 1), (5, 8))},
    )


def taught_by(players: int) -> tuple[str, ...]:
    """The scenarios with cities that so many heroes learn from: most often one that is for them alone."""
    fitting = [scenario for scenario in CONQUESTS if players in scenario.players]
    return tuple(one.id for one in fitting for _ in range(OFTEN if len(one.players) == 1 else 1))


OFTEN = 4
"""How often a scenario that is for one number of heroes only is taken beside others."""


def tenths(points: float) -> int:
    return round(FINE * points)


def judge(state: KnightState, seat: int) -> list[int]:
    """What makes a position good for a hero: the parts of its worth, time, cards, wounds, followers, the goal."""
    setting = state.setting
    rivals = (min(state.fame[other] for other in team) for team in setting.teams if seat not in team)
    parts = [tenths(part) for part in own_parts(state, seat)]
    worth, goods, cards, hopes = parts[0], parts[1], parts[2], parts[3]
    rounds, turns = tenths(rounds_left(state)), turns_left(state)
    hand, deck = state.hand[seat], state.deck[seat]
    wounds = hand.count(WOUND)
    others = wounds_away(state, seat)
    able, units, level = len(hand) - wounds, state.units[seat], state.level[seat]
    power = strength(state, seat)
    ahead = [city for city in state.cities if city.level and not city.conquered]
    ways = roads(state, seat)
    lacking = tenths(min((max(city_need(state, city) - power, 0.0) for city in ahead), default=0.0))
    near = min((ways[spot].effort for city in ahead for spot in city.hexes if spot in ways), default=FAR)
    return [
        *parts,
        max(rivals, default=0),
        rounds,
        turns,
        2 * turns + ROUND_TURNS * (setting.rounds - state.round),
        int(state.night),
        hopes * rounds // FINE,
        cards * rounds // FINE,
        goods * rounds // FINE,
        hopes * turns,
        worth * rounds // FINE,
        able,
        len(deck),
        (able + len(deck)) * turns,
        wounds,
        others,
        (wounds + others) ** 2,
        len(units),
        sum(unit.ready and not unit.wounds for unit in units),
        sum(unit.wounds > 0 for unit in units),
        sum(state.crystals[seat]),
        len(state.skills[seat]),
        level,
        level * rounds,
        max(-state.reputation[seat], 0),
        tenths(power),
        len(state.tile_stack),
        tenths(tiles_due(state)),
        max(setting.city_count - len(state.cities), 0),
        len(ahead),
        len(state.cities) - len(ahead),
        min(near, FAR) if ahead else 0,
        lacking,
        lacking * rounds // FINE,
    ]


def own_parts(state: KnightState, seat: int) -> list[float]:
    """What a position is worth by the bots' own reckoning, part by part."""
    fight = state.fight_of(seat)
    struggle = 0.0
    if fight is not None:
        struggle = duel_worth(state, seat) if fight.kind == "heroes" else forecast(state, seat).worth
    return [
        standing(state, seat),
        belongings(state, seat),
        body(state, seat),
        prospects(state, seat),
        way_left(state, seat),
        points_left(state, seat),
        struggle,
    ]


def survey(state: KnightState, seat: int) -> list[int]:
    """Everything on the table that the seat can see, in numbers."""
    setting = state.setting
    turn = state.turns[seat]
    found = [state.round, setting.rounds, NONE if turn is None else PHASES.index(turn.phase), len(state.laid)]
    found += [0, 0, 0] if turn is None else [turn.points.move, turn.points.influence, turn.points.healing]
    lying = [die for number, die in enumerate(state.dice) if all(number != kept for _, kept in state.kept_dice)]
    found += [lying.count(colour) for colour in range(len(COLOURS))]
    found += foes_in_sight(state, seat)
    scores = state.scores
    for other in (*range(seat, setting.players), *range(seat)):
        units, info = state.units[other], level_info(state, other)
        found += [state.place[other], state.fame[other], state.level[other], info.armour, hand_limit(state, other)]
        found += [state.reputation[other], state.command[other], scores[other], len(state.hand[other])]
        found += [len(state.deck[other]), len(state.discard[other]), len(state.played[other])]
        found += [len(state.skills[other]), *state.crystals[other], *state.mana[other], len(units)]
        found += [sum(unit.ready for unit in units), sum(unit.wounds for unit in units)]
        found.append(int(other in state.seats_to_act))
    held, offered, led = [0] * len(setting.card_ids), [0] * len(setting.unit_ids), [0] * len(setting.unit_ids)
    for card in state.hand[seat]:
        held[card] += 1
    for kind in state.unit_offer:
        offered[kind] += 1
    for unit in state.units[seat]:
        led[unit.kind] += 1
    return [*found, *held, *offered, *led]


def foes_in_sight(state: KnightState, seat: int) -> list[int]:
    """The enemies that a hero fights: how many, their armour, and what they attack with."""
    fight = state.fight_of(seat)
    if fight is None or fight.kind == "heroes":
        return [0, 0, 0]
    foes = [foe for foe in fight.against(seat).foes if not foe.beaten]
    hits = [hit_of(state, seat, foe, attack).value for foe in foes for attack in range(len(foe.blocked))]
    return [len(foes), sum(armour_of(state, seat, foe) for foe in foes), sum(hits)]
