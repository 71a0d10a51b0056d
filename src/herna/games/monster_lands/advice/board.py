"""Everything that lies on the table, as numbers: for machines that learn by themselves."""

from __future__ import annotations

from herna.games.monster_lands.components.box import LANDS, LOOT, NUMBERS, TRAPS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.path import PATH_NAMES, SAM
from herna.games.monster_lands.rules.haggle import last_haggle
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.rules.supply import GEAR_SHOWN, TRAPS_SHOWN, closed
from herna.games.monster_lands.setting import GEAR, NAMES, LandsSetting
from herna.games.monster_lands.state import NONE, LandsState

PATH_PARTS = ("owner", "member", "dice", "traps", "defence", "flasks", "alive", "fought")
CLAN_PARTS = (
    *("glory", "reputation", "coins", "defence", "potions", "venoms", "passed", "strength", "magic", "haggle"),
    *("pips", "missions", "trophies", "total"),
)
UNKNOWN = len(TRAPS)
"""The number of a trap that lies face down for the viewer."""


def board_names(setting: LandsSetting) -> tuple[str, ...]:
    """The names of what `survey` counts."""
    whose = ("my", *(f"next {offset}" for offset in range(1, setting.players)))
    each = (
        *CLAN_PARTS,
        *(f"trap {token.id}" for token in TRAPS),
        "traps face down",
        *(f"has {name}" for name in NAMES["member"]),
        *(f"loot {token.id}" for token in LOOT),
        *(f"land {card.id}" for card in LANDS),
        "to act",
    )
    return (
        *("round", "rounds", "phase", "first", "scenario", "level"),
        *(f"{building} {what}" for building in BUILDINGS for what in ("closed", "dice", "last haggle")),
        *(f"lodge {slot + 1}" for slot in range(TRAPS_SHOWN)),
        *(f"tavern {slot + 1}" for slot in range(setting.tavern_display)),
        *(f"market {slot + 1}" for slot in range(GEAR_SHOWN)),
        "rookies",
        *(f"loot {slot + 1}" for slot in range(NUMBERS.display.loot)),
        *("mission a", "mission b", "land a", "land b", "tile a", "tile b", "monster a", "monster b", "monster gate"),
        *(f"{path} {part}" for path in PATH_NAMES for part in PATH_PARTS),
        *(f"bearer of {gear + 1}" for gear in range(GEAR)),
        *(f"{who} {what}" for who in whose for what in each),
    )


def survey(state: LandsState, seat: int) -> list[int]:
    """Everything on the table that the seat can see."""
    setting = state.setting
    players = setting.players
    order = (*range(seat, players), *range(seat))
    found = [state.round, setting.rounds, state.phase, order.index(state.first), state.scenario + 1, state.level]
    for building, dice in enumerate(state.houses):
        found += [int(closed(state, building)), sum(die != NONE for die in dice), last_haggle(state, building)]
    found += shown(state.lodge, TRAPS_SHOWN) + shown(state.tavern, setting.tavern_display)
    found += [*shown(state.market, GEAR_SHOWN), len(state.rookies), *shown(state.loot_row, NUMBERS.display.loot)]
    for row in (state.missions, state.land_row, state.tiles, state.monsters):
        found += shown(row, len(row))
    for there in state.paths:
        if there is None:
            found += [0] * len(PATH_PARTS)
            continue
        owner = -1 if there.seat == SAM else order.index(there.seat) + 1
        found += [owner, there.member + 1, len(there.dice), len(there.traps), there.defense, there.potion + there.venom]
        found += [int(there.alive), int(there.fought)]
    found += shown(state.bearer, GEAR)
    acting = state.seats_to_act
    for other in order:
        found += clan(state, other, open_to_all=other == seat or setting.open_traps)
        found.append(int(other in acting))
    return found


def shown(row: tuple[int, ...], places: int) -> list[int]:
    """Cards or tokens in their places by number, from one on; nothing where none lies."""
    return [number + 1 for number in row] + [0] * (places - len(row))


def clan(state: LandsState, seat: int, *, open_to_all: bool) -> list[int]:
    """What one clan has; its traps by kind only for those who may know them."""
    haggle = state.haggle[seat]
    traps = [0] * (UNKNOWN + 1)
    for trap in state.traps[seat]:
        traps[trap if open_to_all else UNKNOWN] += 1
    members = [0] * len(NAMES["member"])
    for card in state.members[seat]:
        members[card] = 2 if card == state.chief[seat] else 1
    line = score_line(state, seat)
    return [
        *(state.glory[seat], state.reputation[seat], state.coins[seat], state.defense[seat], state.potion[seat]),
        *(state.venom[seat], state.passed >> seat & 1, state.strength[seat], state.magic[seat], len(haggle)),
        *(sum(haggle), state.missions_done[seat], line.trophies, line.total),
        *traps,
        *members,
        *(int(loot in state.loot[seat]) for loot in range(len(LOOT))),
        *(int(land in state.lands[seat]) for land in range(len(LANDS))),
    ]
