"""What the labels of actions in a fight tell beside the actions' own fields."""

from __future__ import annotations

from herna.games.mage_knight.faces.asked import Asked, Facts, unit_facts
from herna.games.mage_knight.faces.duel_view import ExchangeView
from herna.games.mage_knight.faces.fight_view import FoeView, SideView, foe_name
from herna.games.mage_knight.faces.figures_view import FiguresView
from herna.games.mage_knight.faces.view import fight_seen
from herna.kernel import Say

NEXT = {"ranged": "block", "block": "attack", "attack": "end"}
"""The phase of a combat that follows; damage is done in between."""


def phase_facts(asked: Asked) -> Facts:
    """The phase that comes next, and the attacks that would do their damage first."""
    fight = fight_seen(asked.view)
    following = NEXT.get(fight.phase, "end") if fight else "end"
    unblocked = [] if fight is None or fight.phase != "block" else open_attacks(foes_met(asked), asked.say)
    if unblocked:
        following = f"damage-{following}"
    return {"next": asked.say(f"combat-phase-{following}"), "open": ", ".join(unblocked) or "none"}


def own_side(asked: Asked) -> SideView | None:
    """The side of the viewer's hero in the fight that is going on."""
    fight = fight_seen(asked.view)
    return None if fight is None else fight.sides[fight.side_of(asked.view.seat)]


def foes_met(asked: Asked) -> tuple[FoeView, ...]:
    """Those whom the viewer's hero meets."""
    fight = fight_seen(asked.view)
    return () if fight is None else fight.sides[1 - fight.side_of(asked.view.seat)].foes


def open_attacks(foes: tuple[FoeView, ...], say: Say) -> list[str]:
    """The enemies whose attacks nobody has blocked, each with the damage it would do."""
    return [
        say("counted", thing=foe_name(foe, say), n=hit.damage)
        for foe in foes
        for hit in foe.attacks
        if not (foe.beaten or foe.no_attack or hit.blocked or hit.suffered or hit.summons) and hit.damage
    ]


def foe_facts(asked: Asked) -> Facts:
    """The enemy at a place of the combat with its armour, and which of its attacks is meant."""
    foes = foes_met(asked)
    place, attack = asked.action.foe, getattr(asked.action, "attack", 0)
    if not 0 <= place < len(foes):
        unknown = {"armour": "?", "needed": "none", "damage": "none"}
        return {"foe": str(place + 1), "several": "no", "attack": attack + 1} | unknown
    foe = foes[place]
    alike = [number for number, other in enumerate(foes) if other.enemy == foe.enemy]
    name = foe_name(foe, asked.say)
    if len(alike) > 1:
        name = asked.say("foe-numbered", foe=name, n=alike.index(place) + 1)
    facts = {"foe": name, "several": len(foe.attacks) > 1, "attack": attack + 1, "armour": foe.armour}
    hit = foe.attacks[attack] if attack < len(foe.attacks) else None
    return facts | {"needed": "none" if hit is None else hit.needed, "damage": "none" if hit is None else hit.damage}


def strike_facts(asked: Asked) -> Facts:
    """What the attack that is being made amounts to; between heroes nothing is needed."""
    side, exchange = own_side(asked), exchange_seen(asked)
    if exchange is not None:
        return {"needed": "rival", "total": exchange.value}
    return figures_facts(None if side is None else side.attack)


def block_facts(asked: Asked) -> Facts:
    """What the block that is being made amounts to; between heroes, what it takes off and what is left."""
    side, exchange = own_side(asked), exchange_seen(asked)
    if exchange is not None:
        left = max(exchange.value - exchange.blocked, 0)
        return {"needed": "rival", "total": min(exchange.blocked, exchange.value), "left": left}
    return figures_facts(None if side is None else side.block)


def exchange_seen(asked: Asked) -> ExchangeView | None:
    """How far the viewer's fight against another hero has come."""
    fight = fight_seen(asked.view)
    return None if fight is None else fight.exchange


def rival_facts(asked: Asked) -> Facts:
    """What wounding the other hero or one of his units costs, of how much damage."""
    exchange, foes = exchange_seen(asked), foes_met(asked)
    place = getattr(asked.action, "place", None)
    if exchange is None:
        return {"unit": "?", "price": "?", "damage": 0}
    if place is None:
        return {"unit": "", "price": exchange.hero, "damage": exchange.damage}
    if not 0 <= place < len(foes):
        return {"unit": "?", "price": "?", "damage": exchange.damage}
    price = exchange.units[place]
    return {
        "unit": foe_name(foes[place], asked.say),
        "price": "?" if price is None else price,
        "damage": exchange.damage,
    }


def city_facts(asked: Asked) -> Facts:
    """The city that is to be assaulted, and how many defend it."""
    name = asked.setting.hex_names[asked.action.hex]
    city = next((city for city in asked.view.cities if name in city.hexes), None)
    if city is None:
        return {"city": "none", "defenders": 0}
    colours = " + ".join(asked.say(f"city-{colour}") for colour in city.colours)
    return {"city": colours, "defenders": city.garrison}


def share_facts(asked: Asked) -> Facts:
    """How many defenders there are to be shared out."""
    proposal = asked.view.proposal
    return {"defenders": 0 if proposal is None else proposal.defenders}


def answer_facts(asked: Asked) -> Facts:
    """How many defenders the viewer would meet, of how many."""
    proposal, seat = asked.view.proposal, asked.view.seat
    share = None if proposal is None or seat is None else proposal.shares[seat]
    return share_facts(asked) | {"share": "none" if share is None else share}


def figures_facts(figures: FiguresView | None) -> Facts:
    """What there is of what is needed."""
    if figures is None:
        return {"needed": "none", "left": 0}
    return {"total": figures.total, "needed": figures.needed, "left": figures.missing}


def unit_damage_facts(asked: Asked) -> Facts:
    """What would become of a unit that takes the damage, and how much would be left."""
    side = own_side(asked)
    damage = None if side is None else side.damage
    units = () if damage is None else damage.units
    found = next((unit for unit in units if unit.place == asked.action.place), None)
    return unit_facts(asked) | (
        {"wounded": "none"} if found is None else {"wounded": found.wounded, "left": found.left}
    )


def hero_damage_facts(asked: Asked) -> Facts:
    """The wounds the hero would take."""
    side = own_side(asked)
    damage = None if side is None else side.damage
    return {"wounds": "none" if damage is None else damage.wounds}
