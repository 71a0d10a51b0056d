"""A fight against another hero on paper: whether to strike, how much to block, and whom the damage hurts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.gifts import BLOCK, MELEE, RANGED, SIEGE, Use
from herna.games.mage_knight.advice.means import Counts, Purse, cheapest, sources_of
from herna.games.mage_knight.advice.script import Script
from herna.games.mage_knight.fight.duel import block_against, blow_now, exchange_of, hero_price, rival_of, unit_price
from herna.games.mage_knight.fight.rivals import is_efficient
from herna.games.mage_knight.rules.hero import level_info
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rivals.challenge import AttendFight
from herna.games.mage_knight.steps.rivals.damage import ChooseDamage, damage_left, ways_out
from herna.games.mage_knight.steps.rivals.exchange import BlockRival, StrikeRival
from herna.kernel import Action, Step

MARGIN = 2
"""How much more than is needed is made, for the other may block."""
WHOLE_TURN = 3
"""The cards from which on a turn played in advance is worth more than one that is kept."""


def duel_piece(state: KnightState, seat: int) -> tuple[Action, ...] | None:
    """What is to be done now in a fight against another hero; None where something else is asked."""
    step: Step = state.steps[-1]
    chosen = next((choose for kind, choose in CHOICES.items() if isinstance(step, kind)), None)
    return None if chosen is None or state.seats_awaited != (seat,) else chosen(state, seat)


def attend(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Fully with a hand that makes a turn, else in part."""
    cards = sum(card != WOUND for card in state.hand[seat])
    return (act.Attend(fully=cards >= WHOLE_TURN),)


def strike(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Strike if it can hurt somebody or drive the other out, with something to spare if that can be had."""
    options = state.options(seat)
    least = least_price(state, seat)
    if blow_now(state, seat).value >= least and act.Strike() in options:
        return (act.Strike(),)
    kind = MELEE if exchange_of(state, seat).melee else RANGED
    means, purse = sources_of(state, seat), Purse(state, seat)
    for need in (least + MARGIN, least):
        script = Script(state, seat)
        missing = need - blow_now(state, seat).value
        deal = cheapest(means, striking(state, seat), missing, purse, used=NOBODY, paid=())
        made = deal is not None and deal.chain and script.play(deal.chain, kind)
        if made and blow_now(script.state, seat).value >= least:
            script.do(act.Strike())
            return tuple(script.actions)
    return (act.PassAttack(),) if act.PassAttack() in options else (options[0],)


NOBODY: frozenset[int] = frozenset()


def least_price(state: KnightState, seat: int) -> int:
    """The least damage that does anything to the other hero."""
    foes = state.fighting(seat).against(seat).foes
    prices = [unit_price(state, seat, place) for place, foe in enumerate(foes) if not foe.beaten]
    if exchange_of(state, seat).melee:
        prices += ways_out(state, rival_of(state, seat)).values()
    return min([*prices, hero_price(state, seat)])


def striking(state: KnightState, seat: int) -> Counts:
    """Counts what a way adds to an attack now."""
    fight, exchange = state.fighting(seat), exchange_of(state, seat)
    walls = fight.terms.walls and fight.place_of(seat) == fight.attacker and not exchange.melee
    kinds = (MELEE, RANGED, SIEGE) if exchange.melee else (SIEGE,) if walls else (RANGED, SIEGE)
    return lambda way: best_of(way, kinds)


def best_of(way: Use, kinds: Sequence[int]) -> int:
    """The points of a way that are of one of these kinds."""
    return sum(n for what, _, n in way.points if what in kinds)


def block(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Block until what is left hurts nobody, if that can be had; else keep the cards."""
    exchange, rival = exchange_of(state, seat), rival_of(state, seat)
    harmless = least_price(state, rival) - 1
    missing = exchange.value - block_against(state, seat) - harmless
    if missing > 0:
        price = 1 if exchange.melee or exchange.plain else 2

        def counts(way: Use) -> int:
            return sum(n for what, kind, n in way.points if what == BLOCK and is_efficient(kind, exchange.elements))

        deal = cheapest(sources_of(state, seat), counts, missing * price, Purse(state, seat), used=NOBODY, paid=())
        script = Script(state, seat)
        if deal is not None and deal.chain and script.play(deal.chain, BLOCK):
            script.do(act.FinishBlock())
            return tuple(script.actions)
    options = state.options(seat)
    return (act.FinishBlock(),) if act.FinishBlock() in options else (options[0],)


def deal_damage(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Hurt as many as the damage is enough for, then drive the other out with the last of it."""
    left, options = damage_left(state, seat), state.options(seat)
    out = {spot: cost for spot, cost in ways_out(state, rival_of(state, seat)).items() if act.DriveOut(spot) in options}
    reserve = min(out.values(), default=0)
    prices: list[tuple[int, Action]] = [
        (unit_price(state, seat, action.place), action) for action in options if isinstance(action, act.WoundUnit)
    ]
    prices += [(5, action) for action in options if isinstance(action, act.StealArtifact)]
    prices += [(hero_price(state, seat), action) for action in options if isinstance(action, act.WoundHero)]
    for price, action in prices:
        if price <= left - reserve:
            return (action,)
    if out:
        return (act.DriveOut(min(out, key=lambda spot: (out[spot], spot))),)
    return (prices[0][1],) if prices else (act.Done(),)


CHOICES: dict[type[Step], Callable[[KnightState, int], tuple[Action, ...]]] = {
    AttendFight: attend,
    StrikeRival: strike,
    BlockRival: block,
    ChooseDamage: deal_damage,
}


def duel_worth(state: KnightState, seat: int) -> float:
    """What an attack that is being made or suffered stands for: the wounds that it could deal."""
    fight = state.fighting(seat)
    exchange = fight.exchange
    if exchange is None:
        return 0.0
    striker = fight.sides[exchange.striker].seat
    wounds = exchange.damage / level_info(state, rival_of(state, striker)).armour
    return wounds if striker == seat else -wounds
