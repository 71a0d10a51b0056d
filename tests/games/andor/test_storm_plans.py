"""The way to the stronghold: who buys something first, who waits for whom, and who does not begin alone."""

from __future__ import annotations

from typing import Any

from herna.games.andor.actions import Buy, EndDay, Fight, Pass, PickUp, Propose, Walk
from herna.games.andor.model import WITCH_FOUND, AndorState
from herna.games.andor.pieces import BREW
from herna.games.andor.planner import advise
from herna.games.andor.planner.outlook import Outlook
from herna.games.andor.planner.rehearsal.paper import scene_of
from herna.games.andor.planner.rehearsal.scene import Scene, Task
from herna.games.andor.planner.rehearsal.storms import storm, storm_plan
from tests.games.andor.table import position

TOWER, WITCH, NEAR_WITCH = 53, 44, 42
"""The witch lives three hours from the stronghold, and somebody a space farther."""


def before_the_storm(heroes: dict[str, int], **changes: Any) -> AndorState:
    """The herb is home, and it is the last day."""
    state = position(
        heroes,
        creatures={TOWER: "tower-skral"},
        ground={0: ["herb-4"]},
        friends={"witch": WITCH},
        cards=True,
        **changes,
    )
    state.flags |= WITCH_FOUND
    state.narrator = state.last - 1
    return state


def on_paper(state: AndorState) -> Scene:
    return scene_of(state, Outlook(state))


def moves(state: AndorState, many: int) -> list[object]:
    """What companions do now; whatever they say is left out."""
    found: list[object] = []
    while len(found) < many and not state.over:
        seat = state.seats_to_act[0]
        action = advise(state, seat)
        state.apply(action, seat)
        if not isinstance(action, Propose):
            found.append(action)
    return found


def test_gold_on_the_way_to_the_stronghold_becomes_brews() -> None:
    """The archer passes the witch; the dwarf goes straight there."""
    state = before_the_storm({"dwarf": TOWER, "archer": NEAR_WITCH}, strength=6, willpower=14, gold={"archer": 8})
    chance, stops = storm_plan(on_paper(state))
    assert stops == {1: Task("brew", WITCH)}
    state.gold[1] = 0
    assert chance > storm(on_paper(state)) + 0.05
    assert storm_plan(on_paper(state))[1] == {}


def test_nobody_makes_a_detour_that_takes_too_long() -> None:
    state = before_the_storm(
        {"dwarf": TOWER, "archer": NEAR_WITCH}, strength=6, willpower=14, gold={"archer": 8}, hours=7
    )
    assert storm_plan(on_paper(state))[1] == {}


def test_who_buys_brews_for_the_storm_goes_there_buys_and_comes() -> None:
    state = before_the_storm({"archer": NEAR_WITCH, "dwarf": TOWER}, strength=6, willpower=14, gold={"archer": 8})
    assert moves(state, 1) == [Walk(WITCH)]
    state = before_the_storm({"archer": WITCH, "dwarf": TOWER}, strength=6, willpower=14, gold={"archer": 4})
    assert moves(state, 3) == [Buy(BREW), Buy(BREW), Walk(TOWER)]


def with_brews_to_come(strength: int, willpower: int) -> AndorState:
    """The dwarf stands there in the evening; the archer brings the brews and has the whole day."""
    return before_the_storm(
        {"dwarf": TOWER, "archer": WITCH},
        strength=strength,
        willpower={"dwarf": willpower, "archer": 14},
        hours={"dwarf": 7, "archer": 0},
        carries={"archer": ["brew", "brew"]},
    )


def test_those_who_are_there_first_wait_also_in_overtime() -> None:
    """The dwarf has one hour and a little willpower left; the archer brings the brews."""
    changes: dict[str, Any] = {
        "strength": 8,
        "willpower": {"dwarf": 9, "archer": 14},
        "hours": {"dwarf": 7, "archer": 0},
    }
    state = before_the_storm({"dwarf": TOWER, "archer": WITCH}, carries={"archer": ["brew", "brew"]}, **changes)
    assert moves(state, 1) == [Pass()]


def test_nobody_begins_a_hopeless_storm_while_others_are_on_their_way() -> None:
    """With no hour to spare the dwarf leaves it to the others; if nobody else can come, he dares it."""
    changes: dict[str, Any] = {
        "strength": 2,
        "willpower": {"dwarf": 3, "archer": 14},
        "hours": {"dwarf": 7, "archer": 0},
    }
    state = before_the_storm({"dwarf": TOWER, "archer": WITCH}, carries={"archer": ["brew", "brew"]}, **changes)
    assert Fight(TOWER) not in moves(state, 1)
    state = before_the_storm({"dwarf": TOWER, "archer": TOWER}, strength=9, willpower=14, hours=6)
    assert moves(state, 1) == [Fight(TOWER)]


def test_rune_stones_take_no_room_from_the_brews() -> None:
    """Who buys the brews leaves them where they lie; his fellow may take them."""
    for hero, takes in (("archer", False), ("dwarf", True)):
        other = "dwarf" if hero == "archer" else "archer"
        state = position({hero: 12, other: 34}, ground={12: ["rune-blue"]}, cards=True)
        state.flags |= WITCH_FOUND
        taken = any(isinstance(action, PickUp) for action in moves(state, 1))
        assert taken is takes


def test_on_the_last_day_nobody_goes_to_sleep_before_a_storm_that_can_be_won() -> None:
    state = before_the_storm({"dwarf": 52, "archer": 52}, strength=9, willpower=14)
    assert EndDay() not in moves(state, 6)
