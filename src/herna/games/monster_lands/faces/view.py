"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from herna.games.monster_lands.components.box import LANDS, LOOT, MISSIONS, MONSTERS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.dice import DICE, DIE_NAMES
from herna.games.monster_lands.faces.clan_view import (
    COVERED,
    ClanView,
    GearView,
    clan_view,
    gear_view,
    names_of,
    with_own_traps,
)
from herna.games.monster_lands.faces.solo_view import SoloView, solo_view
from herna.games.monster_lands.odds.forecast import Forecast, forecast
from herna.games.monster_lands.path import GATE, MONSTER, PATH_NAMES, PATHS_OF, SAM, Path
from herna.games.monster_lands.powers import CAPTURE, CONQUER, KILL
from herna.games.monster_lands.rules.attack import attack_dice
from herna.games.monster_lands.rules.haggle import discounts, last_haggle
from herna.games.monster_lands.rules.scoring import score_sheet
from herna.games.monster_lands.rules.strike import single_bonus, total
from herna.games.monster_lands.setting import LAND_AFFINITY, NAMES, TRAP_IDS
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.conflict import AimTrick, DecideToCancel, DecideToReveal, StealDice, trick_on
from herna.kernel import View

PHASES = ("", "pool", "deployment", "adventure", "clean-up")
SCOPES = ("monster", "conquest", "mission")


class BuildingView(msgspec.Struct, frozen=True):
    """A building: dice on its spaces (`S`, `M`, `H4`, nothing where it is free) and the last haggling value; whether it
    is closed by panic, or by the scenario; what each haggling die would take off a price there."""

    id: str
    panic: bool
    closed: bool
    spaces: tuple[str | None, ...]
    last_haggle: int
    discounts: dict[str, int]


class AimView(msgspec.Struct, frozen=True):
    """A trick that will divert some dice of the monster to this path."""

    path: str
    dice: int


class PathView(msgspec.Struct, frozen=True):
    """A path somebody took. Traps are `covered` until they are revealed, but for their owner; `shown` says which were
    turned up, from the top. `aims` are the paths that tricks will divert dice to, with how many. A path that Sam blocks
    has the seat -1 and the member `sam`."""

    path: str
    seat: int
    member: str
    dice: tuple[str, ...]
    traps: tuple[str, ...]
    shown: tuple[bool, ...]
    aims: tuple[AimView, ...]
    defense: int
    potion: int
    venom: int
    coins: int
    wounded: bool
    alive: bool
    fought: bool
    won: bool
    total: int | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place of battle: land A or B with its tile (`3b`), or the gate. `attack` are the monster's dice there now."""

    land: str | None
    monster: str | None
    tile: str | None
    attack: int
    match: bool


class ThrowView(msgspec.Struct, frozen=True):
    """The roll being made: for what, and what it comes to for each outcome."""

    path: str
    scope: str
    total: int
    capture: int
    kill: int
    conquest: int
    venom: int
    rerolls: int


class ConflictView(msgspec.Struct, frozen=True):
    """The conflict between members: whose token is being decided about (its place from the top), the trick that was
    turned up, whom it is aimed at, and what is asked: `reveal`, `aim`, `cancel` or `steal`."""

    asked: str
    path: str
    token: int
    trick: str | None
    target: str | None
    left: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle under way: where (0 and 1 the lands, 2 the gate), whose path, and what was done so far; the conflict,
    as long as it lasts."""

    place: int
    path: str | None
    suffered: int
    conquest: int
    conflict: ConflictView | None


class Piles(msgspec.Struct, frozen=True):
    """How many cards and tokens lie face down."""

    traps: int
    mercenaries: int
    equipment: int
    monsters: int
    lands: int
    loot: int
    missions: int
    panic: int


class LandsView(View, kw_only=True):
    """The table of Monster Lands as one seat sees it."""

    level: str
    equipment: str
    tricks: bool
    round: int
    rounds: int
    phase: str
    turn: int | None
    first: int
    round_dice: tuple[int, ...]
    buildings: tuple[BuildingView, ...]
    lodge: tuple[str | None, ...]
    tavern: tuple[str | None, ...]
    rookies: int
    market: tuple[GearView | None, ...]
    loot: tuple[str, ...]
    missions: tuple[int | None, ...]
    places: tuple[PlaceView, ...]
    paths: tuple[PathView | None, ...]
    clan_boards: tuple[ClanView, ...]
    battle: BattleView | None
    throw: ThrowView | None
    used_traps: tuple[str, ...]
    piles: Piles
    forecast: Forecast | None
    solo: SoloView | None


def views(state: LandsState, seats: Sequence[int | None]) -> list[LandsView]:
    """What each of some seats may see: everything but piles and other people's face-down traps (ML-3.5)."""
    setting = state.setting
    sheet = score_sheet(state)
    where = {there.member: path for path, there in enumerate(state.paths) if there is not None and there.alive}
    clans = tuple(clan_view(state, seat, line, where) for seat, line in enumerate(sheet))
    paths = tuple(path_view(state, path, there) for path, there in enumerate(state.paths))
    common = {
        **state.seen_by_all(tuple(line.total for line in sheet)),
        "level": setting.level.id,
        "equipment": setting.options.equipment,
        "tricks": setting.options.tricks,
        "round": state.round,
        "rounds": setting.rounds,
        "phase": PHASES[state.phase],
        "turn": state.turn if state.phase == PHASES.index("deployment") and not state.over else None,
        "first": state.first,
        "round_dice": setting.round_dice,
        "buildings": tuple(building_view(state, number) for number in range(len(BUILDINGS))),
        "lodge": tuple(TRAP_IDS[trap] if trap != NONE else None for trap in state.lodge),
        "tavern": tuple(NAMES["member"][card] if card != NONE else None for card in state.tavern),
        "rookies": len(state.rookies),
        "market": tuple(gear_view(state, gear) if gear != NONE else None for gear in state.market),
        "loot": tuple(LOOT[loot].id for loot in state.loot_row),
        "missions": tuple(MISSIONS[one].id if one != NONE else None for one in state.missions),
        "places": tuple(place_view(state, place) for place in range(3)),
        "battle": battle_view(state),
        "throw": throw_view(state),
        "used_traps": names_of(tuple(sorted(state.trap_used))),
        "piles": piles(state),
        "solo": solo_view(state),
    }
    asked = [state.asked_of(seat) for seat in seats]
    return [
        LandsView(
            **common,
            **own,
            forecast=forecast(state, seat, own["options"]) if own["options"] else None,
            paths=with_own_paths(state, seat, paths),
            clan_boards=with_own_traps(state, seat, clans),
        )
        for seat, own in zip(seats, asked, strict=True)
    ]


def piles(state: LandsState) -> Piles:
    return Piles(
        traps=len(state.trap_pile),
        mercenaries=len(state.tavern_pile),
        equipment=len(state.market_pile),
        monsters=len(state.monster_pile),
        lands=len(state.land_pile),
        loot=len(state.loot_pile),
        missions=len(state.mission_bag),
        panic=len(state.panic_pile),
    )


def building_view(state: LandsState, building: int) -> BuildingView:
    spaces = tuple(DIE_NAMES[die] if die != NONE else None for die in state.houses[building])
    panic, shut = (bool(bits >> building & 1) for bits in (state.panic, state.setting.closed))
    return BuildingView(
        BUILDINGS[building], panic, shut, spaces, last_haggle(state, building), discounts(state, building)
    )


def path_view(state: LandsState, path: int, there: Path | None) -> PathView | None:
    """A path as everybody sees it."""
    if there is None:
        return None
    shown = tuple(bool(there.shown >> place & 1) for place in range(len(there.traps)))
    return PathView(
        path=PATH_NAMES[path],
        seat=there.seat,
        member=NAMES["member"][there.member] if there.seat != SAM else "sam",
        dice=tuple(DIE_NAMES[die % DICE] for die in (*there.dice, *there.safe)),
        traps=tuple(
            TRAP_IDS[trap] if up or (state.setting.open_traps and there.seat != SAM) else COVERED
            for trap, up in zip(there.traps, shown, strict=True)
        ),
        shown=shown,
        aims=tuple(AimView(PATH_NAMES[target], dice) for target, dice in there.aims),
        defense=there.defense,
        potion=there.potion,
        venom=there.venom,
        coins=there.coins,
        wounded=there.seat != SAM and bool(state.wounded >> there.member & 1),
        alive=there.alive,
        fought=there.fought,
        won=there.won,
        total=there.total if there.total != NONE else None,
    )


def with_own_paths(
    state: LandsState, seat: int | None, paths: tuple[PathView | None, ...]
) -> tuple[PathView | None, ...]:
    """The paths, with the viewer's own traps turned up."""
    own = [
        number for number, there in enumerate(state.paths) if there is not None and there.seat == seat and there.traps
    ]
    if not own:
        return paths
    found = list(paths)
    for number in own:
        view = paths[number]
        assert view is not None
        found[number] = msgspec.structs.replace(view, traps=names_of(state.on(number).traps))
    return tuple(found)


def place_view(state: LandsState, place: int) -> PlaceView:
    monster = state.monsters[place]
    land = state.land_row[place] if place != GATE else NONE
    tile = state.tiles[place] if land != NONE else NONE
    match = NONE not in (monster, land) and LAND_AFFINITY[land] == state.setting.threats[monster].affinity
    return PlaceView(
        land=LANDS[land].id if land != NONE else None,
        monster=MONSTERS[monster].id if monster != NONE else None,
        tile=f"{tile // 2 + 1}{'ab'[tile % 2]}" if tile != NONE else None,
        attack=dice_at(state, place) if monster != NONE else 0,
        match=match,
    )


def dice_at(state: LandsState, place: int) -> int:
    """The monster's dice against somebody without anything that takes dice away."""
    return attack_dice(state, PATHS_OF[place][0], bare=True)


def battle_view(state: LandsState) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    active = PATH_NAMES[battle.active] if battle.active != NONE else None
    return BattleView(battle.place, active, battle.suffered, battle.conquest, conflict_view(state))


def conflict_view(state: LandsState) -> ConflictView | None:
    """What is asked in the conflict; a token that is face down is not named."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, DecideToReveal):
        return ConflictView("reveal", PATH_NAMES[step.path], state.on(step.path).asked, None, None, 0)
    if not isinstance(step, AimTrick | DecideToCancel | StealDice):
        return None
    there = state.on(step.path)
    target = None if isinstance(step, AimTrick) else PATH_NAMES[step.target]
    left = step.left if isinstance(step, StealDice) else 0
    asked = {AimTrick: "aim", DecideToCancel: "cancel", StealDice: "steal"}[type(step)]
    return ConflictView(asked, PATH_NAMES[step.path], there.asked - 1, TRAP_IDS[trick_on(there)], target, left)


def throw_view(state: LandsState) -> ThrowView | None:
    throw = state.throw
    if throw is None:
        return None
    result = total(state, throw)
    fights = throw.scope == MONSTER
    return ThrowView(
        path=PATH_NAMES[throw.path],
        scope=SCOPES[throw.scope],
        total=result,
        capture=result + single_bonus(state, throw, CAPTURE) if fights else result,
        kill=result + single_bonus(state, throw, KILL) if fights else result,
        conquest=result + single_bonus(state, throw, CONQUER),
        venom=throw.venom,
        rerolls=sum(source.left for source in throw.rerolls),
    )
