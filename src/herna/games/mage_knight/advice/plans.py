"""The pieces of a turn worth trying: journeys with what waits at their end, phases of a fight, purchases, rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.attraction import explore_worth, faded, targets
from herna.games.mage_knight.advice.duels import duel_piece
from herna.games.mage_knight.advice.fights import Piece, fight_pieces, go_through
from herna.games.mage_knight.advice.gifts import HEAL, INFLUENCE, MOVE, card_quality, frees_mana, gives_mana
from herna.games.mage_knight.advice.joint import joint_piece, promising
from herna.games.mage_knight.advice.means import Deal, Purse, cheapest, giving, left_over, sources_of
from herna.games.mage_knight.advice.roads import Road, frontier, here, roads
from herna.games.mage_knight.advice.script import Script, after_all, at_hub
from herna.games.mage_knight.advice.variants import variant_answer
from herna.games.mage_knight.advice.worth import gain_of
from herna.games.mage_knight.rules.land import rampaging_on
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.adventure import adventure_options
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.steps.interaction import begin_interaction, interaction_options, may_interact, take_bargain
from herna.games.mage_knight.steps.moving import explore_price
from herna.kernel import Action

MOST_JOURNEYS = 10
"""How many ways to a place and what is done there are tried."""
MOST_WALKS = 6
"""How many ways that only lead somewhere are tried."""
MOST_PURCHASES = 4
"""How many things to buy are tried."""
MOST_RICH = 2
"""How many journeys are tried after each card that was played for mana."""


def plans(state: KnightState, seat: int) -> Sequence[Piece]:
    """The next pieces of a turn worth trying; every answer where a question is open."""
    options = state.options(seat)
    variant = variant_answer(state, seat)
    if variant is not None:
        return [(variant,)]
    sure = duel_piece(state, seat) or joint_piece(state, seat)
    if sure is not None:
        return [sure]
    if not at_hub(state) or state.seats_awaited != (seat,):
        suffer = [(action,) for action in options if isinstance(action, act.SufferAttack)]
        return suffer or [(action,) for action in options]
    found = fight_pieces(state, seat) if isinstance(state.steps[-1], PhaseStep) else list(turn_pieces(state, seat))
    found += [(action,) for action in options if isinstance(action, act.AttackHero)]
    found = [piece for piece in dict.fromkeys(found) if piece and piece[0] in options]
    return found or [(action,) for action in options]


# The turn


def turn_pieces(state: KnightState, seat: int) -> Iterator[Piece]:
    """Journeys, dealing with people, healing, rest, and the end of the turn."""
    options, turn = state.options(seat), state.turn_of(seat)
    if turn.phase in ("free", "moving") and not turn.action_used:
        yield from journeys(state, seat)
        yield from promising(state, seat)
    if turn.phase == "interacting":
        yield from purchase_pieces(state, seat)
    yield from healing(state, seat)
    yield from mana_pieces(state, seat)
    rests = [action for action in options if isinstance(action, act.Rest)]
    if rests and WOUND in state.hand[seat]:
        yield (min(rests, key=lambda action: card_quality(state.setting, action.card)),)
    for action in options:
        if isinstance(action, act.EndTurn | act.UseTactic | act.CallMonsters | act.GoUnderground):
            yield (action,)


def healing(state: KnightState, seat: int) -> Iterator[Piece]:
    """Take a wound off the hand, or off a unit, with the cheapest that heals."""
    options = state.options(seat)
    heals = [action for action in options if isinstance(action, act.Heal | act.HealUnit)]
    yield from ((action,) for action in heals)
    if heals or WOUND not in state.hand[seat] or state.turn_of(seat).phase == "interacting":
        return
    sources = sources_of(state, seat)
    deal = cheapest(sources, giving(HEAL), 1, Purse(state, seat), used=frozenset(), paid=())
    if deal is not None:
        script = Script(state, seat)
        if script.play(deal.chain, HEAL):
            while act.Heal() in script.state.options(seat) and script.do(act.Heal()):
                pass
        yield tuple(script.actions)


def mana_pieces(state: KnightState, seat: int) -> Iterator[Piece]:
    """Cards that are played for crystals and mana rather than for points."""
    for card in dict.fromkeys(state.hand[seat]):
        if gives_mana(state.setting, card):
            script = Script(state, seat)
            if script.do(act.PlayCard(card, "basic")):
                script.settle(crystals_of)
            if not script.failed:
                yield tuple(script.actions)


def crystals_of(state: KnightState, seat: int) -> float:
    """How many crystals a hero has."""
    return float(sum(state.crystals[seat]))


class Journey(NamedTuple):
    """Somewhere to go: what it may be worth on paper, by which road, with which cards, and what is done there."""

    rank: float
    road: Road
    deal: Deal
    then: Action | None


def journeys(state: KnightState, seat: int) -> Iterator[Piece]:
    """The best places to go to, each with the cards it takes and what is begun there."""
    told = sorted(known_journeys(state, seat), key=lambda one: -one.rank)
    kept = [one for one in told if one.then is not None][:MOST_JOURNEYS]
    kept += [one for one in told if one.then is None][:MOST_WALKS]
    yield from travelled(state, seat, kept, ())
    for first in mana_first(state, seat):
        rich = after_all(state, seat, first)
        told = sorted(known_journeys(rich, seat), key=lambda one: -one.rank)
        yield from travelled(rich, seat, [one for one in told if one.then is not None][:MOST_RICH], first)


def mana_first(state: KnightState, seat: int) -> Iterator[Piece]:
    """Cards that are played for mana, so that others of the hand can do more: each with the colour that serves them."""
    setting, hand = state.setting, state.hand[seat]
    costs = [setting.card_costs[True][card] for card in hand if card != WOUND]
    powered = {colour for cost in costs if len(cost) == 1 for colour in cost[0]}
    for card in dict.fromkeys(hand):
        if not frees_mana(setting, card) or act.PlayCard(card, "basic") not in state.options(seat):
            continue
        after = after_all(state, seat, (act.PlayCard(card, "basic"),))
        if at_hub(after):
            yield (act.PlayCard(card, "basic"),)
            continue
        for answer in after.options(seat):
            if isinstance(answer, act.ChooseColour) and answer.colour in powered:
                yield (act.PlayCard(card, "basic"), answer)


def travelled(state: KnightState, seat: int, kept: list[Journey], first: Piece) -> Iterator[Piece]:
    """Journeys as they are made, by the rules, after what is done before."""
    for journey in kept:
        script = Script(state, seat)
        script.actions = list(first)
        if script.play(journey.deal.chain, MOVE):
            *before, last = journey.road.hexes or (NONE,)
            fights = last != NONE and is_defended(state, seat, last)
            script.walk(before if fights or last == NONE else journey.road.hexes)
            if fights and not script.stopped:
                script.start_fight(act.MoveTo(last))
            elif journey.then is not None and not script.stopped:
                begin(script, journey.then)
            if not script.stopped and script.state.fight_of(seat) is not None:
                go_through(script)
        if not script.failed:
            yield tuple(script.actions)


def begin(script: Script, action: Action) -> None:
    """What a journey was for."""
    if isinstance(action, act.EnterSite | act.Burn | act.Challenge):
        script.start_fight(action)
    elif isinstance(action, act.Interact) and script.do(action):
        best = next(iter(purchases(script.state, script.seat)), None)
        if best is not None:
            buy(script, best)
    else:
        script.do(action)


def known_journeys(state: KnightState, seat: int) -> Iterator[Journey]:
    """Everywhere a hero could come to in this turn."""
    ways = roads(state, seat)
    sources, purse, have = sources_of(state, seat), Purse(state, seat), state.turn_of(seat).points.move
    deals: dict[int, Deal | None] = {}

    def deal_for(points: int) -> Deal | None:
        need = max(points - have, 0)
        if need not in deals:
            dearer = any(deals.get(less, True) is None for less in range(need))
            deals[need] = None if dearer else cheapest(sources, giving(MOVE), need, purse, used=frozenset(), paid=())
        return deals[need]

    goals = targets(state, seat)
    start, lookout = here(state, seat), explore_price(state, seat)
    for spot, road in sorted(ways.items(), key=lambda one: one[1].cost):
        deal = deal_for(road.cost)
        if deal is None:
            break
        if spot != start and is_defended(state, seat, spot):
            yield Journey(goals.get(spot, 0.0) - deal.cost, road, deal, act.MoveTo(spot))
            continue
        farther = deal_for(road.cost + lookout)
        if farther is not None:
            for position in frontier(state, spot):
                yield Journey(explore_worth(state) - farther.cost, road, farther, act.Explore(position))
        there = state.copy()
        there.place[seat] = spot
        for action in adventure_options(there, seat):
            wild = rampaging_on(state, action.hex) if isinstance(action, act.Challenge) else None
            gain = 0.5 * goals.get(spot, 0.0) if wild is None else goals.get(spot, 0.0)
            yield Journey(gain - deal.cost, road, deal, action)
        if may_interact(there, seat):
            begin_interaction(there, seat)
            there.hand[seat] = left_over(state, seat, deal)
            best = next(iter(purchases(there, seat)), None)
            if best is not None:
                yield Journey(best.rank - deal.cost, road, deal, act.Interact())
    yield from walks(state, seat, deal_for)


def walks(state: KnightState, seat: int, deal_for: Callable[[int], Deal | None]) -> Iterator[Journey]:
    """Nearer to what is worth going to, as far as cards carry."""
    ways = roads(state, seat)
    goals = targets(state, seat)
    start = here(state, seat)
    best = sorted(
        (spot for spot in goals if spot in ways and spot != start),
        key=lambda spot: -faded(goals[spot], ways[spot].effort),
    )
    seen: set[int] = set()
    for goal in best[:4]:
        for count, spot in enumerate(ways[goal].hexes, 1):
            if spot in seen or is_defended(state, seat, spot):
                continue
            seen.add(spot)
            road = ways[spot]._replace(hexes=ways[goal].hexes[:count])
            deal = deal_for(road.cost)
            if deal is None:
                break
            left = ways[goal].effort - road.effort
            yield Journey(faded(goals[goal], left) - deal.cost, road, deal, None)


# People


class Purchase(NamedTuple):
    """Something that influence buys here: what it is worth beside its price in cards, and how the price is made."""

    rank: float
    action: Action
    deal: Deal


def purchases(state: KnightState, seat: int) -> list[Purchase]:
    """What is worth buying where a hero deals with people, the best first."""
    rich = state.copy()
    have = rich.turn_of(seat).points.influence
    rich.set_points(seat, influence=have + 30)
    sources, purse = sources_of(state, seat), Purse(state, seat)
    found = []
    for action in interaction_options(rich, seat):
        gain = gain_of(state, seat, action)
        if gain <= 0:
            continue
        after = rich.copy()
        price = price_of(after, seat, action)
        deal = cheapest(sources, giving(INFLUENCE), price - have, purse, used=frozenset(), paid=())
        if deal is not None and gain > deal.cost:
            found.append(Purchase(gain - deal.cost, action, deal))
    return sorted(found, key=lambda one: -one.rank)[:MOST_PURCHASES]


def price_of(state: KnightState, seat: int, action: Action) -> int:
    """The influence that a bargain takes, seen by striking it on a copy of the table."""
    before = state.turn_of(seat).points.influence
    take_bargain(state, seat, action)
    return before - state.turn_of(seat).points.influence


def buy(script: Script, purchase: Purchase) -> None:
    """Make the influence, then strike the bargain."""
    if script.play(purchase.deal.chain, INFLUENCE):
        script.do(purchase.action)


def purchase_pieces(state: KnightState, seat: int) -> Iterator[Piece]:
    for purchase in purchases(state, seat):
        script = Script(state, seat)
        buy(script, purchase)
        yield tuple(script.actions)
