"""Why an action is not offered in one's turn: the clause and the numbers."""

from __future__ import annotations

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.box import NUMBERS
from herna.games.monster_lands.clan import can_be_sent, surplus, unplaced
from herna.games.monster_lands.components import BUILDINGS
from herna.games.monster_lands.dice import HAGGLE, MAGIC, STRENGTH, pool_size
from herna.games.monster_lands.haggle import discount_of
from herna.games.monster_lands.path import GATE, GATE_TOP, PATH_NAMES
from herna.games.monster_lands.setting import (
    ARMORY,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    PAWNSHOP,
    TAVERN,
    TRAP_COST,
)
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.outing import shape_of
from herna.games.monster_lands.supply import closed
from herna.kernel import Action, IllegalAction


def turn_refusal(state: LandsState, seat: int, action: Action) -> IllegalAction:
    """The reason why this cannot be done in a turn now."""
    match action:
        case act.Visit(building, die):
            return visit_refusal(state, seat, building, die)
        case act.Brew() | act.Dig() | act.Pawn():
            return place_refusal(state, seat, action)
        case act.Send(path):
            return send_refusal(state, seat, path)
        case act.PassTurn():
            return IllegalAction("must-place", clause="ML-5.2", dice=pool_size(state, seat))
    return free_refusal(action)


def free_refusal(action: Action) -> IllegalAction:
    """Why something that is no action cannot be done now."""
    match action:
        case act.UseAbility() | act.Exchange():
            return IllegalAction("ability-not-usable", clause="ML-3.7")
        case act.UseLoot() | act.ExchangeForLoot():
            return IllegalAction("loot-not-usable", clause="ML-11.6")
        case act.Heal():
            return IllegalAction("cannot-heal", clause="ML-5.7")
        case act.SellTrophy():
            return IllegalAction("no-such-trophy", clause="ML-5.8")
    return belongings_refusal(action)


def belongings_refusal(action: Action) -> IllegalAction:
    """Why a land or equipment cannot be used so."""
    match action:
        case act.UseLand():
            return IllegalAction("land-not-usable", clause="ML-7.9")
        case act.Settle():
            return IllegalAction("cannot-settle", clause="ML-11.4")
        case act.GiveGear():
            return IllegalAction("cannot-hand-on", clause="ML-5.9")
    return IllegalAction("not-now", clause="ML-5.1")


def place_refusal(state: LandsState, seat: int, action: act.Brew | act.Dig | act.Pawn) -> IllegalAction:
    """Why a die cannot lie in the laboratory, the mine or the pawnshop."""
    match action:
        case act.Brew(space):
            return space_refusal(state, seat, LABORATORY, space, MAGIC, 1)
        case act.Dig(space):
            spaces = state.setting.spaces[MINE]
            dice = spaces[space].dice if 0 <= space < len(spaces) else 1
            return space_refusal(state, seat, MINE, space, STRENGTH, dice)
    return panic(state, PAWNSHOP) if closed(state, PAWNSHOP) else IllegalAction("no-such-die", clause="ML-5.10")


def panic(state: LandsState, building: int) -> IllegalAction:
    """Why a building is closed: by panic, or by the scenario."""
    if state.setting.closed >> building & 1:
        return IllegalAction("building-closed", clause=state.setting.clause, building=BUILDINGS[building])
    return IllegalAction("building-in-panic", clause="ML-13.2", building=BUILDINGS[building])


def has_die(state: LandsState, seat: int, die: int) -> bool:
    if die == STRENGTH:
        return state.strength[seat] > 0
    if die == MAGIC:
        return state.magic[seat] > 0
    return die - HAGGLE in state.haggle[seat]


def visit_refusal(state: LandsState, seat: int, building: int, die: int) -> IllegalAction:
    """Panic, no space, no such die, or nothing there that could be paid."""
    if building not in (LODGE, TAVERN, ARMORY, MARKET):
        return IllegalAction("wrong-building", clause="ML-5.10")
    if closed(state, building):
        return panic(state, building)
    if NONE not in state.houses[building]:
        return IllegalAction("building-full", clause="ML-5.10", building=BUILDINGS[building])
    if not has_die(state, seat, die):
        return IllegalAction("no-such-die", clause="ML-5.10")
    return purchase_refusal(state, seat, building, die)


def purchase_refusal(state: LandsState, seat: int, building: int, die: int) -> IllegalAction:
    """Nobody to carry anything, no surplus of glory, or nothing there that could be paid."""
    name = BUILDINGS[building]
    if building == MARKET and not unplaced(state, seat):
        return IllegalAction("nobody-to-carry", clause="ML-6.10")
    if building == TAVERN and surplus(state, seat) < 1:
        return IllegalAction("no-surplus", clause="ML-6.4", surplus=surplus(state, seat))
    least = {
        LODGE: min((TRAP_COST[trap] for trap in state.lodge if trap != NONE), default=0),
        TAVERN: state.setting.beer,
        ARMORY: NUMBERS.price.defense,
        MARKET: min((state.setting.gear_cost[gear] for gear in state.market if gear != NONE), default=0),
    }[building]
    discount = discount_of(state, building, die)
    return IllegalAction(
        "nothing-to-pay-for", clause="ML-5.15", building=name, cost=least, coins=state.coins[seat], discount=discount
    )


def space_refusal(state: LandsState, seat: int, building: int, space: int, die: int, dice: int) -> IllegalAction:
    """Panic, a space that is taken or closed, or too few dice."""
    if closed(state, building):
        return panic(state, building)
    if not 0 <= space < len(state.houses[building]):
        return IllegalAction("space-closed", clause="ML-2.10", building=BUILDINGS[building])
    if state.houses[building][space] != NONE:
        return IllegalAction("space-taken", clause="ML-5.10", building=BUILDINGS[building])
    have = state.strength[seat] if die == STRENGTH else state.magic[seat]
    return IllegalAction("too-few-dice", clause="ML-5.10", building=BUILDINGS[building], needs=dice, have=have)


def send_refusal(state: LandsState, seat: int, path: int) -> IllegalAction:
    """Nobody to send, a path that is taken or leads nowhere, or dice that do not fit."""
    name = PATH_NAMES[path] if 0 <= path < len(PATH_NAMES) else str(path)
    if not can_be_sent(state, seat):
        return IllegalAction("nobody-to-send", clause="ML-7.2")
    if not 0 <= path < len(state.paths) or shape_of(state, path) is None:
        if path >= GATE_TOP and state.monsters[GATE] == NONE:
            return IllegalAction("gate-is-quiet", clause="ML-7.8")
        return IllegalAction("path-leads-nowhere", clause="ML-2.8", path=name)
    if state.paths[path] is not None:
        return IllegalAction("path-taken", clause="ML-7.1", path=name)
    return IllegalAction("dice-do-not-fit", clause="ML-7.4", path=name)
