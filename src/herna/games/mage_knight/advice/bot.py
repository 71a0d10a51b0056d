"""What the general bots are taught: a value, sensible pieces of a turn, what chance comes to, a view as numbers."""

from __future__ import annotations

from typing import get_args

from herna.games.mage_knight.advice.chances import expected
from herna.games.mage_knight.advice.plans import plans
from herna.games.mage_knight.advice.reasons import reason
from herna.games.mage_knight.advice.worth import for_partners, worth
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.view import HeroView, KnightView, fight_seen, turn_seen
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import TurnPhase
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS

__all__ = ["expected", "features", "plans", "reason", "value"]

BOX = box()
PHASES: tuple[str, ...] = get_args(TurnPhase)
CARD_IDS = (
    "wound",
    *(card.id for group in (BOX.basic_actions, BOX.advanced_actions, BOX.spells, BOX.artifacts) for card in group),
)
CARD = {name: number for number, name in enumerate(CARD_IDS)}
UNIT = {unit.id: number for number, unit in enumerate(BOX.units)}


def value(state: KnightState, seat: int) -> float:
    """How far ahead of the best of the rivals the seat is, with what its position promises and what it leaves to
    partners. A team is as good as its hero with less fame."""
    rivals = (min(state.fame[other] for other in team) for team in state.setting.teams if seat not in team)
    return worth(state, seat) + for_partners(state, seat) - float(max(rivals, default=0))


def features(view: KnightView) -> list[float]:
    """The view as numbers, everybody counted round from the viewer."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    turn = turn_seen(view)
    found: list[float] = [view.round, view.rounds, view.night, PHASES.index(turn.phase), len(view.tiles)]
    found += [turn.move, turn.influence, turn.healing, view.piles.tiles]
    found += [sum(die.face == colour and die.where == "source" for die in view.dice) for colour in COLOURS]
    fight = fight_seen(view)
    met = () if fight is None else fight.sides[1 - fight.side_of(view.seat)].foes
    foes = [foe for foe in met if not foe.beaten]
    found += [len(foes), sum(foe.armour for foe in foes), sum(hit.value for foe in foes for hit in foe.attacks)]
    for other in order:
        found += hero_features(view.hero_boards[other])
    found += [float(other in view.seats_to_act) for other in order]
    return [float(number) for number in found]


def hero_features(hero: HeroView) -> list[float]:
    """A hero as numbers: standing, mana, units, and the cards that the viewer sees."""
    cards = [0.0] * len(CARD)
    for card in hero.hand or ():
        cards[CARD[card]] += 1
    units = [0.0] * len(UNIT)
    for unit in hero.units:
        units[UNIT[unit.unit]] += 1 if unit.ready and not unit.wounds else 0.5
    place = (0, 0) if hero.hex is None else tuple(int(part) for part in hero.hex.split("/"))
    return [
        *place, hero.fame, hero.level, hero.armour, hero.hand_limit, hero.reputation, hero.command, hero.score.total,
        hero.hand_count, hero.deck_count, len(hero.discard), len(hero.played), len(hero.skills),
        *(hero.crystals[colour] for colour in BASIC), *(hero.mana[colour] for colour in COLOURS), *cards, *units,
    ]  # fmt: skip
