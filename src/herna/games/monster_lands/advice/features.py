"""What this game counts in a position: for bots that learn, environments and data sets.

A clan is counted against all others together. A trap that lies face down for the seat counts as the weakest one; what
an outing promises is counted by its exact odds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from herna.games.monster_lands.advice.board import board_names, survey
from herna.games.monster_lands.advice.worth import TRAP_WORTH, income, means_of, prospects, worth
from herna.games.monster_lands.components.solo import SCENARIO_IDS
from herna.games.monster_lands.odds.goals import LESSONS, aims_of, kit_price, lesson_of, spread_of, wanted_signs
from herna.games.monster_lands.path import SAM, Path
from herna.games.monster_lands.rules.clan import band_of, can_be_sent, surplus, trap_limit, wages
from herna.games.monster_lands.rules.scenario import kit, members_by_affinity
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.rules.supply import closed
from herna.games.monster_lands.setting import (
    AFFINITY_OF,
    BASIC_TRAP,
    FIRST_ROOKIE,
    MEMBER_DICE,
    REPUTATION,
    TAVERN,
    LandsSetting,
)
from herna.games.monster_lands.state import DEPLOYMENT, NONE, LandsState
from herna.kernel import FeatureSheet

FINE = 100
"""What is worked out in fractions of a point is counted in hundredths, so that it stays a whole number."""
SOON = 2
"""Rounds in which tokens can still be used well; more do not make them better."""
SPARE = 24
"""Coins beyond wages that are counted."""
HIRED_FOR = 8
"""Glory beyond reputation that is counted: nobody asks for more."""
CLAN_NAMES = (
    "points",
    "glory",
    "surplus to hire",
    "spare coins",
    "spare coins × rounds",
    "spare coins × soon",
    "coins short",
    "income now",
    "strength dice × rounds",
    "magic dice × rounds",
    "haggle dice × rounds",
    "wages × rounds",
    "fighters × rounds",
    "band × rounds",
    "strength dice now",
    "magic dice now",
    "haggle dice now",
    "haggle pips now",
    "dice in the last round",
    "fighters at home now",
    "flasks",
    "flasks × rounds",
    "defence",
    "defence × rounds",
    "traps",
    "traps × rounds",
    "loot",
    "loot × rounds",
    "equipment × rounds",
    "wounds",
    "wounds × rounds",
    "settled × rounds",
)
KIT_NAMES = ("defence", "traps", "potions", "venoms", "equipment", "affinities")
GOAL_NAMES = {
    "": (),
    "points": ("missions", "missions to go × rounds"),
    "coins": ("coins", "trophies"),
    "kit": (
        *(f"{what} missing" for what in KIT_NAMES),
        *(f"{what} missing × rounds" for what in KIT_NAMES),
        *("coins short of the kit", "wanted on offer", "tavern closed"),
    ),
    "spread": ("members missing", "members missing × rounds", "wanted on offer", "coins", "tavern closed"),
}
LESSON_OPTIONS: tuple[Mapping[str, Any], ...] = tuple(
    {
        "scenario": next(one for number, one in enumerate(SCENARIO_IDS) if lesson_of(number) == lesson),
        "level": "normal",
    }
    for lesson in LESSONS
)
"""The first scenario of each thing that is learnt alone."""

AMONG_RIVALS: Mapping[str, tuple[Any, ...]] = {
    "level": ("easy", "normal", "hard", "deadly"),
    "tricks": (False, True),
    "queens_gift": (False, True),
    "more_monsters": (False, True),
}


def sheet(setting: LandsSetting) -> FeatureSheet:
    """Everything that can be counted with so many players, or in such a scenario."""
    rivals = setting.players > 1
    lesson = "" if rivals else lesson_of(setting.chapter[0])
    others = ("others' outings",) if rivals else ()
    alike = [one for number, one in enumerate(SCENARIO_IDS) if not rivals and lesson_of(number) == lesson]
    return FeatureSheet(
        judged=(
            *("rounds left", "deploying", "worth", "trap power", "outings", *others),
            *CLAN_NAMES,
            *GOAL_NAMES[lesson],
        ),
        judge=judge,
        board=board_names(setting),
        survey=survey,
        prior={"worth": 1000 // FINE},
        prices={"spare coins": (0.0, 0.0, 0.1, 0.25), "strength dice now": (-0.2, 0.0, 0.2)},
        variants=AMONG_RIVALS if rivals else {"level": ("normal", "hard"), "scenario": tuple(alike)},
        lesson=lesson,
    )


def judge(state: LandsState, seat: int) -> list[int]:
    """What makes a position good: the game's own worth, and what the clan has more than others, by the rounds left."""
    state = as_known(state, seat)
    players = state.setting.players
    left = max(0, state.setting.rounds - state.round)
    means = means_of(state)
    promised = prospects(state, seat, means)
    mine = clan(state, seat, left)
    lead = worth(state, seat, outings=False) + promised
    power = sum(sorted((TRAP_WORTH[trap] for trap in state.traps[seat]), reverse=True)[: trap_limit(state, seat)])
    found = [left, int(state.phase <= DEPLOYMENT), 0, round(FINE * power), round(FINE * promised)]
    if players == 1:
        found[2] = round(FINE * lead)
        return [*found, *mine, *goal(state, seat, left)]
    others = [other for other in range(players) if other != seat]
    found[2] = round(FINE * (lead - max(worth(state, other, outings=False) for other in others)))
    found.append(round(FINE * sum(prospects(state, other, means) for other in others)))
    theirs = [sum(row) for row in zip(*(clan(state, other, left) for other in others), strict=True)]
    return [*found, *((players - 1) * own - other for own, other in zip(mine, theirs, strict=True))]


def clan(state: LandsState, seat: int, left: int) -> list[int]:
    """What one clan has, by itself and by the rounds that are left."""
    deploying = state.phase <= DEPLOYMENT
    soon = min(SOON, left)
    due, _ = wages(state, seat)
    coins = state.coins[seat]
    spare = min(SPARE, max(0, coins - due))
    members = state.members[seat]
    dice = [sum(row) for row in zip(*(MEMBER_DICE[card] for card in members), strict=True)] or [0, 0, 0]
    flasks = state.potion[seat] + state.venom[seat]
    traps = min(len(state.traps[seat]), trap_limit(state, seat))
    hurt = sum(state.wounded >> card & 1 for card in members) if state.wounded else 0
    haggle = state.haggle[seat]
    pool = [state.strength[seat], state.magic[seat], len(haggle), sum(haggle)] if deploying else [0, 0, 0, 0]
    return [
        score_line(state, seat).total,
        state.glory[seat],
        max(0, min(HIRED_FOR, surplus(state, seat))) if left or deploying else 0,
        spare,
        spare * left,
        spare * soon,
        max(0, due - coins),
        income(state, seat) if deploying else 0,
        *(number * left for number in dice),
        due * left,
        sum(card < FIRST_ROOKIE for card in members) * left,
        band_of(state.glory[seat]) * left,
        *pool,
        0 if left else sum(pool[:3]),
        len(can_be_sent(state, seat)) if deploying else 0,
        flasks,
        flasks * soon,
        state.defense[seat],
        state.defense[seat] * soon,
        traps,
        traps * soon,
        len(state.loot[seat]),
        len(state.loot[seat]) * soon,
        sum(bearer in members for bearer in state.bearer if bearer != NONE) * left,
        hurt,
        hurt * left,
        sum(state.settler[land] != NONE for land in state.lands[seat]) * left,
    ]


def goal(state: LandsState, seat: int, left: int) -> list[int]:
    """How far a scenario's goal is, beside points."""
    scenario = state.setting.chapter[0]
    aims = aims_of(scenario)
    match lesson_of(scenario):
        case "coins":
            return [state.coins[seat] - wages(state, seat)[0], score_line(state, seat).trophies]
        case "kit":
            missing = [max(0, one.need[0] - one.have[0]) for one in kit(state, seat)]
            price = kit_price(state, seat)
            means = state.coins[seat] - wages(state, seat)[0] + income(state, seat)
            later = [number * min(left, SOON) for number in missing]
            return [*missing, *later, max(0, price - means), *on_offer(state, seat)]
        case "spread":
            missing_members = sum(aims.spread) - spread_of(members_by_affinity(state, seat), aims.spread)
            wanted, shut = on_offer(state, seat)
            return [missing_members, missing_members * left, wanted, state.coins[seat], shut]
        case _:
            done = min(aims.missions, state.missions_done[seat])
            return [done, (aims.missions - done) * left]


def on_offer(state: LandsState, seat: int) -> tuple[int, int]:
    """How many kinds of members who are wanted wait in the tavern and would come; and whether it is closed."""
    wanted = wanted_signs(state, seat)
    most = surplus(state, seat)
    here = {AFFINITY_OF[card] for card in state.tavern if card != NONE and REPUTATION[card] <= most}
    return len(here & wanted.keys()), int(bool(wanted) and closed(state, TAVERN))


def as_known(state: LandsState, seat: int) -> LandsState:
    """The state as far as the seat knows it: what lies face down with others is the weakest trap there is."""
    if state.setting.players == 1 or state.setting.open_traps:
        return state
    known = state.copy()
    known.traps = [traps if other == seat else (BASIC_TRAP,) * len(traps) for other, traps in enumerate(state.traps)]
    covered = {
        path: plain(there)
        for path, there in enumerate(state.paths)
        if there is not None and there.traps and there.seat not in (seat, SAM)
    }
    if covered:
        known.paths = tuple(covered.get(path, there) for path, there in enumerate(state.paths))
    return known


def plain(there: Path) -> Path:
    """A path with the tokens that lie face down there turned into the weakest trap."""
    traps = tuple(trap if there.shown >> place & 1 else BASIC_TRAP for place, trap in enumerate(there.traps))
    return replace(there, traps=traps)
