"""Why an action is not offered in one's turn: the clause and the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import BOARD, NUMBERS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.dice import DIE_NAMES, HAGGLE, MAGIC, STRENGTH, pool_size
from herna.games.monster_lands.path import GATE, GATE_TOP, MISSION_A, PATH_NAMES
from herna.games.monster_lands.rules.clan import can_be_sent, surplus, unplaced
from herna.games.monster_lands.rules.haggle import discount_of, lowest
from herna.games.monster_lands.rules.supply import closed
from herna.games.monster_lands.setting import (
    ARMORY,
    COST,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    PAWNSHOP,
    REPUTATION,
    SHOPS,
    TAVERN,
    TRAP_COST,
)
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.free_refusals import free_refusal
from herna.games.monster_lands.steps.hiring import candidates, is_for_hire, too_little_surplus
from herna.games.monster_lands.steps.outing import no_such_die, shape_of
from herna.kernel import Action, IllegalAction


def turn_refusal(state: LandsState, seat: int, action: Action) -> IllegalAction:
    """The reason why this cannot be done in a turn now."""
    match action:
        case act.Visit(building, die):
            return next(visit_reasons(state, seat, building, die))
        case act.Brew() | act.Dig() | act.Pawn():
            return place_refusal(state, seat, action)
        case act.Send(path):
            return send_refusal(state, seat, path)
        case act.PassTurn():
            return IllegalAction("must-place", clause="ML-5.2", dice=pool_size(state, seat))
        case act.Hire(card) if is_for_hire(state, card) and REPUTATION[card] > surplus(state, seat):
            return too_little_surplus(state, seat, card)
    return too_early(action) or free_refusal(state, seat, action)


INSIDE: dict[type[Action], tuple[int, str]] = {
    act.BuyTrap: (LODGE, "ML-6.1"),
    act.Flasks: (LABORATORY, "ML-6.3"),
    act.Hire: (TAVERN, "ML-6.4"),
    act.OrderBeer: (TAVERN, "ML-6.6"),
    act.BuyDefense: (ARMORY, "ML-6.8"),
    act.BuyGear: (MARKET, "ML-6.10"),
}
"""What is done in a building once a die lies there."""
ON_THE_WAY = (act.SendMember, act.AddDie, act.AddTrap, act.AddDefense, act.AddPotion, act.AddVenom)


def too_early(action: Action) -> IllegalAction | None:
    """Why something that belongs to a building or to an outing cannot be done yet."""
    if type(action) in INSIDE:
        building, clause = INSIDE[type(action)]
        return IllegalAction("first-a-die", clause=clause, building=BUILDINGS[building])
    return IllegalAction("first-a-path", clause="ML-7.1") if isinstance(action, ON_THE_WAY) else None


def place_refusal(state: LandsState, seat: int, action: act.Brew | act.Dig | act.Pawn) -> IllegalAction:
    """Why a die cannot lie in the laboratory, the mine or the pawnshop."""
    match action:
        case act.Brew(space):
            return space_refusal(state, seat, LABORATORY, space, MAGIC, 1)
        case act.Dig(space):
            spaces = state.setting.spaces[MINE]
            dice = spaces[space].dice if 0 <= space < len(spaces) else 1
            return space_refusal(state, seat, MINE, space, STRENGTH, dice)
        case act.Pawn(die):
            return panic(state, PAWNSHOP) if closed(state, PAWNSHOP) else no_such_die(state, seat, die)


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


def visit_reasons(state: LandsState, seat: int, building: int, die: int) -> Iterator[IllegalAction]:
    """A die of the wrong colour, panic, no space, no such die, or nothing there that could be paid."""
    if not 0 <= building < len(BUILDINGS) or not 0 <= die < len(DIE_NAMES):
        yield IllegalAction("not-now", clause="ML-5.1")
    taken = "".join(BOARD.building[building].dice)
    if DIE_NAMES[die][0] not in taken:
        facts = {"building": BUILDINGS[building], "die": DIE_NAMES[die], "takes": taken}
        yield IllegalAction("building-takes", clause="ML-5.10", **facts)
    if building not in SHOPS:
        yield IllegalAction("wrong-building", clause="ML-5.10", building=BUILDINGS[building])
    if closed(state, building):
        yield panic(state, building)
    if NONE not in state.houses[building]:
        yield full(state, building)
    if not has_die(state, seat, die):
        yield no_such_die(state, seat, die)
    yield purchase_refusal(state, seat, building, die)


def full(state: LandsState, building: int) -> IllegalAction:
    spaces = len(state.houses[building])
    return IllegalAction("building-full", clause="ML-5.10", building=BUILDINGS[building], spaces=spaces)


def purchase_refusal(state: LandsState, seat: int, building: int, die: int) -> IllegalAction:
    """Nobody to carry anything, no surplus of glory, nothing on display, or nothing there that could be paid."""
    name = BUILDINGS[building]
    if building == MARKET and not unplaced(state, seat):
        return IllegalAction("nobody-to-carry", clause="ML-6.10")
    if building == TAVERN and surplus(state, seat) < 1:
        return IllegalAction("no-surplus", clause="ML-6.4", surplus=surplus(state, seat))
    costs = {
        LODGE: [TRAP_COST[trap] for trap in state.lodge if trap != NONE],
        TAVERN: [COST[card] for card in candidates(state, seat)],
        ARMORY: [NUMBERS.price.defense],
        MARKET: [state.setting.gear_cost[gear] for gear in state.market if gear != NONE],
    }[building]
    if not costs:
        return IllegalAction("nothing-on-display", clause="ML-5.15", building=name)
    discount = discount_of(state, building, die)
    cost = lowest(state, seat, building, min(costs), discount)
    facts: dict[str, Any] = {"cost": cost, "price": min(costs), "coins": state.coins[seat]}
    if building == TAVERN and cost > state.setting.beer:
        facts |= {"cost": state.setting.beer, "price": state.setting.beer}
    facts["discount"] = facts["price"] - facts["cost"]
    return IllegalAction("nothing-to-pay-for", clause="ML-5.15", building=name, **facts)


def space_refusal(state: LandsState, seat: int, building: int, space: int, die: int, dice: int) -> IllegalAction:
    """Panic, a space that is taken or closed, or too few dice."""
    if closed(state, building):
        return panic(state, building)
    spaces = len(state.houses[building])
    if not 0 <= space < spaces:
        return IllegalAction("space-closed", clause="ML-2.10", building=BUILDINGS[building], spaces=spaces)
    if NONE not in state.houses[building]:
        return full(state, building)
    if state.houses[building][space] != NONE:
        return IllegalAction("space-taken", clause="ML-5.10", building=BUILDINGS[building])
    have = state.strength[seat] if die == STRENGTH else state.magic[seat]
    facts: dict[str, Any] = {"building": BUILDINGS[building], "die": DIE_NAMES[die], "needs": dice, "have": have}
    return IllegalAction("too-few-dice", clause="ML-5.10", **facts)


def send_refusal(state: LandsState, seat: int, path: int) -> IllegalAction:
    """Nobody to send, a path that is taken or leads nowhere, or dice that do not fit."""
    name = PATH_NAMES[path] if 0 <= path < len(PATH_NAMES) else str(path)
    if not can_be_sent(state, seat):
        return IllegalAction("nobody-to-send", clause="ML-7.2")
    if not 0 <= path < len(state.paths) or (shape := shape_of(state, path)) is None:
        if GATE_TOP <= path < len(state.paths) and state.monsters[GATE] == NONE:
            return IllegalAction("gate-is-quiet", clause="ML-7.8")
        return IllegalAction("path-leads-nowhere", clause="ML-2.8", path=name, players=state.setting.players)
    if state.paths[path] is not None:
        return IllegalAction("path-taken", clause="ML-7.1", path=name)
    pool: dict[str, Any] = {"magic": state.magic[seat], "haggle": len(state.haggle[seat])}
    if path >= GATE_TOP:
        return IllegalAction("gate-wants-something", clause="ML-7.8", path=name)
    clause = "ML-7.3" if path >= MISSION_A else "ML-7.4"
    return IllegalAction(
        "dice-do-not-fit", clause=clause, path=name, slot=list(shape.need), strength=state.strength[seat], **pool
    )
