"""Why something that is no action cannot be done now: the clause and the numbers.

Reasons come in the order in which a person would look for them; the first is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import LANDS, LOOT, MEMBERS, MONSTERS
from herna.games.monster_lands.dice import pool_kinds
from herna.games.monster_lands.powers import LOOT_POWERS
from herna.games.monster_lands.rules.clan import is_rookie, is_used, owner_of, unplaced
from herna.games.monster_lands.setting import AFFINITY_OF, CARDS, GEAR, LAND_AFFINITY
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.loot import brings_defense
from herna.games.monster_lands.steps.outing import no_such_die
from herna.games.monster_lands.steps.settled import LAND_BIT, something_there
from herna.games.monster_lands.vocabulary import AFFINITIES
from herna.kernel import Action, IllegalAction

NOT_NOW = "ML-5.1"


def free_refusal(state: LandsState, seat: int, action: Action) -> IllegalAction:
    """Why something that is no action cannot be done now."""
    match action:
        case act.UseAbility(source) | act.Exchange(source):
            return next(ability_reasons(state, seat, source, action))
        case act.UseLoot(loot) | act.ExchangeForLoot(loot):
            return next(loot_reasons(state, seat, loot, action))
        case act.Heal(card):
            return next(healing_reasons(state, seat, card))
        case act.SellTrophy(monster) if 0 <= monster < len(MONSTERS):
            return IllegalAction("no-such-trophy", clause="ML-5.8", monster=MONSTERS[monster].id)
    return belongings_refusal(state, seat, action)


def belongings_refusal(state: LandsState, seat: int, action: Action) -> IllegalAction:
    """Why a land or equipment cannot be used so."""
    match action:
        case act.UseLand(land) if 0 <= land < len(LANDS):
            return next(land_reasons(state, seat, land))
        case act.Settle(land, card) if 0 <= land < len(LANDS):
            return next(settling_reasons(state, seat, land, card))
        case act.GiveGear(gear, card):
            return next(handing_reasons(state, seat, gear, card))
    return IllegalAction("not-now", clause=NOT_NOW)


def member_name(state: LandsState, card: int) -> str:
    return state.setting.names("member")[card] if 0 <= card < len(MEMBERS) else str(card)


def ability_reasons(state: LandsState, seat: int, source: int, action: Action) -> Iterator[IllegalAction]:
    """Not the clan's, used already, none of the deployment phase, its member away, or nothing to pay with."""
    names = state.setting.names("source")
    if not 0 <= source < len(names):
        yield IllegalAction("not-now", clause=NOT_NOW)
    facts: dict[str, Any] = {"source": names[source]}
    owner = owner_of(state, source)
    if owner not in state.members[seat]:
        yield IllegalAction("ability-not-yours", clause="ML-3.7", **facts)
    if source not in state.setting.deploy_sources:
        yield IllegalAction("ability-not-for-this", clause="ML-3.7", **facts)
    if is_used(state, source):
        yield IllegalAction("ability-used", clause="ML-3.7", **facts)
    power = state.setting.source_powers[source]
    if power.buy is not None:
        if power.buy.unassigned_only and state.placed >> owner & 1:
            yield IllegalAction("ability-away", clause="ML-5.5", **facts)
        if state.coins[seat] < power.buy.pay.coins:
            facts |= {"cost": power.buy.pay.coins, "coins": state.coins[seat]}
            yield IllegalAction("ability-too-expensive", clause="ML-5.5", **facts)
    if isinstance(action, act.Exchange) and action.die not in pool_kinds(state, seat):
        yield no_such_die(state, seat, action.die, clause="ML-5.6")
    yield IllegalAction("ability-otherwise", clause="ML-5.5", **facts)


def loot_reasons(state: LandsState, seat: int, loot: int, action: Action) -> Iterator[IllegalAction]:
    """Not the clan's, for the adventure only, or without what it needs."""
    if not 0 <= loot < len(LOOT):
        yield IllegalAction("not-now", clause=NOT_NOW)
    facts: dict[str, Any] = {"loot": state.setting.names("loot")[loot]}
    if loot not in state.loot[seat]:
        yield IllegalAction("loot-not-yours", clause="ML-11.6", **facts)
    if state.setting.rules.no_defense and brings_defense(loot):
        yield IllegalAction("loot-brings-defense", clause=state.setting.clause, **facts)
    if LOOT_POWERS[loot].gains("deploy"):
        yield IllegalAction("nobody-for-hire", clause="ML-6.13", surplus=state.glory[seat] - state.reputation[seat])
    if isinstance(action, act.ExchangeForLoot) and action.die not in pool_kinds(state, seat):
        yield no_such_die(state, seat, action.die, clause="ML-11.6")
    yield IllegalAction("loot-not-now", clause="ML-11.6", **facts)


def healing_reasons(state: LandsState, seat: int, card: int) -> Iterator[IllegalAction]:
    """Somebody else's member, one who is away or well, or no potion."""
    facts: dict[str, Any] = {"member": member_name(state, card)}
    if card not in state.members[seat]:
        yield IllegalAction("not-your-member", clause="ML-5.7", **facts)
    if not state.wounded >> card & 1:
        yield IllegalAction("not-wounded", clause="ML-5.7", **facts)
    if state.placed >> card & 1:
        yield IllegalAction("heal-on-path", clause="ML-5.7", **facts)
    yield IllegalAction("no-potion", clause="ML-5.7")


def land_reasons(state: LandsState, seat: int, land: int) -> Iterator[IllegalAction]:
    """Not the clan's, not settled, used already, nothing to take, or not the dice."""
    facts: dict[str, Any] = {"land": LANDS[land].id}
    if land not in state.lands[seat]:
        yield IllegalAction("land-not-yours", clause="ML-7.9", **facts)
    if state.settler[land] == NONE:
        yield IllegalAction("land-not-settled", clause="ML-7.9", **facts)
    if state.used_things >> (LAND_BIT + land) & 1:
        yield IllegalAction("land-used", clause="ML-7.10", **facts)
    if not something_there(state, seat, land):
        no_defense = LANDS[land].give.defense and state.setting.rules.no_defense
        yield IllegalAction("land-empty", clause=state.setting.clause if no_defense else "ML-7.10", **facts)
    facts |= {"strength": state.strength[seat], "magic": state.magic[seat], "haggle": len(state.haggle[seat])}
    yield IllegalAction("land-dice", clause="ML-7.9", slot=list(LANDS[land].place[0]), **facts)


def settling_reasons(state: LandsState, seat: int, land: int, card: int) -> Iterator[IllegalAction]:
    """A land that is not the clan's or settled already; somebody who is not of its affinity or must not settle."""
    facts: dict[str, Any] = {"land": LANDS[land].id, "member": member_name(state, card)}
    if land not in state.lands[seat]:
        yield IllegalAction("land-not-yours", clause="ML-11.4", **facts)
    if card not in state.members[seat]:
        yield IllegalAction("not-your-member", clause="ML-11.4", **facts)
    if state.settler[land] != NONE:
        facts["member"] = member_name(state, state.settler[land])
        yield IllegalAction("land-settled-already", clause="ML-11.4", **facts)
    if is_rookie(card):
        yield IllegalAction("rookies-do-not-settle", clause="ML-3.6")
    if card == state.chief[seat]:
        yield IllegalAction("chiefs-do-not-settle", clause="ML-11.4", **facts)
    if card in state.settler:
        facts["land"] = LANDS[state.settler.index(card)].id
        yield IllegalAction("settles-elsewhere", clause="ML-11.4", **facts)
    affinity, other = AFFINITIES[LAND_AFFINITY[land]], AFFINITIES[AFFINITY_OF[card]]
    yield IllegalAction("wrong-affinity", clause="ML-11.4", affinity=[affinity, other], **facts)


def handing_reasons(state: LandsState, seat: int, gear: int, card: int) -> Iterator[IllegalAction]:
    """Equipment that is not the clan's, members who are away, or a card that changed hands already."""
    names = state.setting.names("gear")
    if not 0 <= gear < GEAR or not 0 <= card < CARDS:
        yield IllegalAction("not-now", clause=NOT_NOW)
    facts: dict[str, Any] = {"gear": names[gear], "member": member_name(state, card)}
    owner = state.bearer[gear]
    if owner not in state.members[seat]:
        yield IllegalAction("gear-not-yours", clause="ML-5.9", **facts)
    if card not in state.members[seat]:
        yield IllegalAction("not-your-member", clause="ML-5.9", **facts)
    home = unplaced(state, seat)
    if owner not in home or card not in home:
        facts["member"] = member_name(state, owner if owner not in home else card)
        yield IllegalAction("gear-on-path", clause="ML-5.9", **facts)
    if owner == card:
        yield IllegalAction("gear-there-already", clause="ML-5.9", **facts)
    yield IllegalAction("gear-moved-already", clause="ML-5.9", **facts)
