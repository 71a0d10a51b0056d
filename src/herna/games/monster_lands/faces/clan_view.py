"""One clan as a seat may see it."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS
from herna.games.monster_lands.dice import DIE_NAMES, HAGGLE, MAGIC, STRENGTH
from herna.games.monster_lands.path import PATH_NAMES
from herna.games.monster_lands.rules.clan import surplus, trap_limit, wages
from herna.games.monster_lands.rules.scoring import ScoreLine
from herna.games.monster_lands.setting import GEAR, NAMES, TRAP_IDS
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.vocabulary import AFFINITIES

COVERED = "covered"
"""A trap that lies face down for the viewer."""


class GearView(msgspec.Struct, frozen=True):
    """An equipment card: its own name (`zeldiv-2`), its kind (`zeldiv`), and whether its ability was used."""

    gear: str
    kind: str
    used: bool = False


class MemberView(msgspec.Struct, frozen=True):
    """A member: where he stands (a path or nowhere), which land he settles, what he carries."""

    member: str
    kind: str
    chief: bool
    wounded: bool
    used: bool
    path: str | None
    settles: str | None
    gear: tuple[GearView, ...]


class OwnLandView(msgspec.Struct, frozen=True):
    land: str
    settler: str | None
    used: bool


class ClanView(msgspec.Struct, frozen=True):
    """One clan. `traps` are `covered` for those who may not know them; `pool` are dice as `S`, `M`, `H4`."""

    clan: str | None
    glory: int
    reputation: int
    surplus: int
    coins: int
    wages: int
    defense: int
    potion: int
    venom: int
    traps: tuple[str, ...]
    trap_limit: int
    pool: tuple[str, ...]
    passed: bool
    members: tuple[MemberView, ...]
    lands: tuple[OwnLandView, ...]
    loot: tuple[str, ...]
    trophies: tuple[str, ...]
    missions: int
    score: ScoreLine


def gear_view(state: LandsState, gear: int) -> GearView:
    kind = EQUIPMENT[state.setting.gear_kind[gear]].id
    return GearView(state.setting.gear_names[gear], kind, bool(state.used_things >> gear & 1))


def member_view(state: LandsState, seat: int, card: int, paths: dict[int, int]) -> MemberView:
    settled = state.settler.index(card) if card in state.settler else NONE
    carried = tuple(gear_view(state, gear) for gear, bearer in enumerate(state.bearer) if bearer == card)
    return MemberView(
        member=NAMES["member"][card],
        kind=MEMBERS[card].id,
        chief=state.chief[seat] == card,
        wounded=bool(state.wounded >> card & 1),
        used=bool(state.used >> card & 1),
        path=PATH_NAMES[paths[card]] if card in paths else None,
        settles=LANDS[settled].id if settled != NONE else None,
        gear=carried,
    )


def clan_view(state: LandsState, seat: int, line: ScoreLine, paths: dict[int, int]) -> ClanView:
    """A clan as everybody sees it: how many traps it has, not which."""
    clan = state.clans[seat]
    traps = state.traps[seat]
    pool = (
        *[DIE_NAMES[STRENGTH]] * state.strength[seat],
        *[DIE_NAMES[MAGIC]] * state.magic[seat],
        *(DIE_NAMES[HAGGLE + value] for value in state.haggle[seat]),
    )
    return ClanView(
        clan=AFFINITIES[clan] if clan != NONE else None,
        glory=state.glory[seat],
        reputation=state.reputation[seat],
        surplus=max(0, surplus(state, seat)),
        coins=state.coins[seat],
        wages=wages(state, seat)[0],
        defense=state.defense[seat],
        potion=state.potion[seat],
        venom=state.venom[seat],
        traps=names_of(traps) if state.setting.open_traps else (COVERED,) * len(traps),
        trap_limit=trap_limit(state, seat),
        pool=pool,
        passed=bool(state.passed >> seat & 1),
        members=tuple(member_view(state, seat, card, paths) for card in state.members[seat]),
        lands=tuple(
            OwnLandView(
                LANDS[land].id,
                NAMES["member"][state.settler[land]] if state.settler[land] != NONE else None,
                bool(state.used_things >> (GEAR + land) & 1),
            )
            for land in state.lands[seat]
        ),
        loot=tuple(LOOT[loot].id for loot in state.loot[seat]),
        trophies=tuple(MONSTERS[monster].id for monster in state.trophies[seat]),
        missions=state.missions_done[seat],
        score=line,
    )


def names_of(traps: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(TRAP_IDS[trap] for trap in traps)


def with_own_traps(state: LandsState, seat: int | None, clans: tuple[ClanView, ...]) -> tuple[ClanView, ...]:
    """The clans, with the traps of the viewer's own turned up."""
    if seat is None or state.setting.open_traps or not state.traps[seat]:
        return clans
    own = msgspec.structs.replace(clans[seat], traps=names_of(state.traps[seat]))
    return (*clans[:seat], own, *clans[seat + 1 :])
