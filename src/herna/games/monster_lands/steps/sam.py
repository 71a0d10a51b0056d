"""Sam, the automatic player: his two dice send him to a building or to a path (chapter 17)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.monster_lands.components.solo import SAM_TABLE, PathKind
from herna.games.monster_lands.dice import HAGGLE, MAGIC, STRENGTH
from herna.games.monster_lands.events.solo import (
    SamDiverted,
    SamFoundNoPlace,
    SamIdle,
    SamPlaced,
    SamRemovedGear,
    SamRemovedLand,
    SamRemovedMember,
    SamRemovedMonster,
    SamRemovedTrap,
    SamSent,
)
from herna.games.monster_lands.path import LAND_A, MISSION_A, MISSION_B, PATHS_OF, SAM, Path, SamMove, place_of
from herna.games.monster_lands.rules.attack import attack_dice
from herna.games.monster_lands.rules.haggle import HAGGLING
from herna.games.monster_lands.rules.supply import (
    closed,
    draw_tricks,
    refill_lodge,
    refill_market,
    refill_tavern,
    use_up_traps,
)
from herna.games.monster_lands.setting import LABORATORY, LODGE, MARKET, MINE, SAM_BUILDINGS, TAVERN
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.member_attack import monster_gone
from herna.games.monster_lands.steps.monster_attack import Assault
from herna.games.monster_lands.steps.outing import shape_of
from herna.games.monster_lands.steps.shop import fill_space
from herna.kernel import Automatic
from herna.kernel.state import with_item

PATHS_TO: dict[PathKind, range] = {
    "land": PATHS_OF[LAND_A],
    "roll": range(MISSION_A, MISSION_B),
    "pay": range(MISSION_B, MISSION_B + 2),
}


class SamsTurn(Automatic[LandsState], frozen=True):
    """He rolls until his dice name a place where there is room (ML-17.3, ML-17.4)."""

    def run(self, state: LandsState) -> None:
        if not has_anywhere_to_go(state):
            state.tell(SamIdle())
            return
        while not move(state, state.roll(), state.roll()):
            pass


def has_anywhere_to_go(state: LandsState) -> bool:
    """Is there a result of his dice for which there is room (ML-17.4)?"""
    return any(has_room(state, building) for building in SAM_BUILDINGS) or any(
        free_path(state, kind) != NONE for kind in set(state.setting.sam_paths)
    )


def move(state: LandsState, red: int, yellow: int) -> bool:
    """One roll of his dice; was there room where they sent him?"""
    if red in SAM_TABLE.citadel:
        building = SAM_BUILDINGS[yellow - 1]
        if has_room(state, building):
            visit(state, SamMove(red, yellow, building=building))
            return True
    else:
        path = free_path(state, state.setting.sam_paths[yellow - 1])
        if path != NONE:
            go_out(state, SamMove(red, yellow, path=path))
            return True
    state.tell(SamFoundNoPlace(red, yellow))
    return False


def has_room(state: LandsState, building: int) -> bool:
    return NONE in state.houses[building] and not closed(state, building)


def tokens_left(state: LandsState) -> int:
    """How many of his tokens are not on a path (ML-17.8)."""
    return SAM_TABLE.tokens - sum(there is not None and there.seat == SAM for there in state.paths)


def free_path(state: LandsState, kind: PathKind) -> int:
    """The leftmost free path of the land or of a mission, while he has a token for it (ML-17.8)."""
    if not tokens_left(state):
        return NONE
    free = (path for path in PATHS_TO[kind] if state.paths[path] is None and shape_of(state, path) is not None)
    return next(free, NONE)


# In the Citadel


def visit(state: LandsState, where: SamMove) -> None:
    """A die of his lies in a building; from a display something goes (ML-17.5 to ML-17.7)."""
    building = where.building
    die, space = die_for(state, building)
    fill_space(state, building, space, die)
    state.tell(SamPlaced(where.red, where.yellow, building, die))
    taken = SAM_TABLE.takes[SAM_TABLE.citadel.index(where.red)] - 1
    state.sam = take_away(state, where, taken)


def die_for(state: LandsState, building: int) -> tuple[int, int]:
    """The die he takes from the supply, and the space for it: the first free one, in the mine the best."""
    spaces = state.houses[building]
    if building == MINE:
        gives = state.setting.spaces[MINE]
        return STRENGTH, max((n for n, die in enumerate(spaces) if die == NONE), key=lambda n: gives[n].gives)
    if HAGGLING[building]:
        return HAGGLE + state.roll(), spaces.index(NONE)
    assert building == LABORATORY
    return MAGIC, spaces.index(NONE)


def take_away(state: LandsState, where: SamMove, row: int) -> SamMove:
    """What he takes from a display is thrown away, and the display refilled at once (ML-17.5, ML-17.6)."""
    if where.building == LODGE:
        slots = range(row * SAM_TABLE.traps, (row + 1) * SAM_TABLE.traps)
        traps = tuple(state.lodge[slot] for slot in slots if state.lodge[slot] != NONE)
        for trap in traps:
            state.tell(SamRemovedTrap(trap))
        use_up_traps(state, traps)
        state.lodge = tuple(NONE if slot in slots else trap for slot, trap in enumerate(state.lodge))
        refill_lodge(state)
        return replace(where, traps=traps)
    if where.building == TAVERN:
        card = state.tavern[row]
        if card != NONE:
            state.tell(SamRemovedMember(card))
            state.tavern_used += (card,)
            state.tavern = with_item(state.tavern, row, NONE)
            refill_tavern(state)
        return replace(where, member=card)
    if where.building == MARKET:
        gear = state.market[row]
        if gear != NONE:
            state.tell(SamRemovedGear(gear))
            state.market = with_item(state.market, row, NONE)
            refill_market(state)
        return replace(where, gear=gear)
    return where


# In the Outskirts


def go_out(state: LandsState, where: SamMove) -> None:
    """A token of his blocks a path; a sly Sam lays tricks with it (ML-17.8, ML-18.8)."""
    tokens = state.setting.rules.sam_tokens if where.path < MISSION_A else 0
    state.put_path(where.path, Path(SAM, NONE, traps=draw_tricks(state, tokens)))
    state.tell(SamSent(where.red, where.yellow, where.path))
    state.sam = where


class SamFights(Automatic[LandsState], frozen=True):
    """His path is resolved: diverted dice strike first, then the monster is gone, without a roll (ML-17.10)."""

    path: int

    def run(self, state: LandsState) -> None:
        state.push(SamRemoves(self.path))
        left = attack_dice(state, self.path, bare=True)
        strikes = []
        for target, dice in state.on(self.path).aims:
            sent = min(dice, left)
            if sent and state.on(target).alive:
                left -= sent
                state.tell(SamDiverted(target, sent))
                strikes.append(Assault(target, sent))
        state.push_all(strikes)


class SamRemoves(Automatic[LandsState], frozen=True):
    """The monster, or else the land, leaves the game (ML-17.10)."""

    path: int

    def run(self, state: LandsState) -> None:
        path, place = self.path, place_of(self.path)
        monster, land = state.monsters[place], state.land_row[place]
        if monster != NONE:
            state.tell(SamRemovedMonster(monster, path))
            state.fought &= ~(1 << place)
            monster_gone(state, place)
        elif land != NONE:
            state.tell(SamRemovedLand(land, path))
            state.land_row = with_item(state.land_row, place, NONE)
