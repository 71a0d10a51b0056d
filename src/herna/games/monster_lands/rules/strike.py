"""What a member's dice come to: bonuses, rerolls, totals (ML-10.3, ML-10.7)."""

from __future__ import annotations

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import DICE, FACES
from herna.games.monster_lands.path import GATE_TOP, LAND_PATHS, MISSION_A, MONSTER, Path, RerollSource, Throw, place_of
from herna.games.monster_lands.powers import LOOT_POWERS, MEMBER_POWERS, TRAP_POWERS, Powers, mask
from herna.games.monster_lands.rules.clan import gear_of
from herna.games.monster_lands.setting import WEAPON
from herna.games.monster_lands.state import NONE, LandsState

VENOM = NUMBERS.battle.venom


def monster_of(state: LandsState, path: int) -> int:
    """The monster that the member on a path would fight."""
    return state.monsters[place_of(path)] if not MISSION_A <= path < GATE_TOP else NONE


def working_powers(state: LandsState, there: Path, *, weapons: bool) -> list[Powers]:
    """Powers of the member and of his equipment; some monsters make weapons useless (ML-9.10)."""
    found = [MEMBER_POWERS[there.member]]
    setting = state.setting
    for gear in gear_of(state, there.member):
        if weapons or setting.gear_type[gear] != WEAPON:
            found.append(setting.gear_powers[gear])
    return found


def weapons_of(state: LandsState, there: Path) -> list[Powers]:
    """Powers of the weapons that a member carries."""
    setting = state.setting
    return [setting.gear_powers[one] for one in gear_of(state, there.member) if setting.gear_type[one] == WEAPON]


def powers_against(state: LandsState, path: int, scope: int) -> list[Powers]:
    """Powers that count in a roll for this."""
    weapons = True
    if scope == MONSTER:
        monster = monster_of(state, path)
        weapons = monster == NONE or not state.setting.threats[monster].bans_weapon
    return working_powers(state, state.on(path), weapons=weapons)


def die_bonus(state: LandsState, throw: Throw) -> list[int]:
    """What each die of a colour counts more, or less (ML-10.3, ML-10.9)."""
    scope = throw.scope
    there = state.on(throw.path)
    found = [0, 0, 0]
    sources = powers_against(state, throw.path, scope)
    sources += (TRAP_POWERS[trap] for trap in there.working)
    for power in sources:
        bonus = power.bonus[scope]
        for colour in range(3):
            found[colour] += bonus[colour]
    if scope == MONSTER:
        malus = state.setting.threats[monster_of(state, throw.path)].malus
        for colour in range(3):
            found[colour] -= malus[colour]
    return found


def loot_bonus(state: LandsState, throw: Throw) -> int:
    """What loot adds, once for each token, on the roll of its colour (ML-11.6)."""
    return sum(max(roll_bonus(state, throw, loot)) for loot in throw.loot)


def roll_bonus(state: LandsState, throw: Throw, loot: int) -> tuple[int, ...]:
    """What a loot token would add on the roll of each colour, as the dice lie."""
    there = state.on(throw.path)
    rolled = {die % DICE // FACES for die in (*there.dice, *there.safe) if die % FACES}
    return tuple(n if colour in rolled else 0 for colour, n in enumerate(LOOT_POWERS[loot].once[throw.scope]))


def total(state: LandsState, throw: Throw) -> int:
    """What counts for every outcome: what was passed on, dice with their bonuses, venom, flat traps (ML-10.8)."""
    there = state.on(throw.path)
    bonus = die_bonus(state, throw)
    found = throw.base + throw.venom * VENOM + loot_bonus(state, throw)
    for die in (*there.dice, *there.safe):
        value = die % FACES
        if value:
            found += max(0, value + bonus[die % DICE // FACES])
    if throw.scope == MONSTER:
        found += sum(TRAP_POWERS[trap].flat for trap in there.working)
    return found


def single_bonus(state: LandsState, throw: Throw, outcome: int) -> int:
    """What counts for one outcome only (ML-10.7)."""
    sources = powers_against(state, throw.path, throw.scope)
    sources += (LOOT_POWERS[loot] for loot in throw.loot)
    return sum(power.single[outcome] for power in sources)


def rerolls(state: LandsState, path: int, scope: int) -> tuple[RerollSource, ...]:
    """The rerolls that member, equipment and path allow, the narrowest first (ML-10.2)."""
    found = [power.rerolls[scope] for power in powers_against(state, path, scope)]
    if path < MISSION_A:
        benefit = state.setting.tile_shapes[state.tiles[path // LAND_PATHS]][path % LAND_PATHS].benefit.reroll
        if benefit is not None:
            found.append(RerollSource(mask(benefit.dice), benefit.n))
    return in_order(source for source in found if source is not None)


def in_order(sources: object) -> tuple[RerollSource, ...]:
    """Sources that allow least come first, so that none is wasted."""
    kept = list(sources)  # type: ignore[call-overload]
    return tuple(sorted(kept, key=lambda source: (source.colours.bit_count(), not source.distinct)))


def source_for(throw: Throw, die: int) -> int:
    """The place of the first source that allows this die to be rolled again; none: -1."""
    colour = die % DICE // FACES
    for place, source in enumerate(throw.rerolls):
        if source.left and source.colours >> colour & 1 and not (source.distinct and die >= DICE):
            return place
    return NONE
