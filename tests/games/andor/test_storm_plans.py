"""The way to the stronghold: who buys something first, who waits for whom, and who does not begin alone."""

from __future__ import annotations

from typing import Any

from herna.games.andor.actions import Buy, EndDay, Fight, Pass, PickUp, Propose, Walk
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.rehearsal.paper import scene_of
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.advice.planner.rehearsal.storms import can_come, detours, storm, storm_plan, straight, waits
from herna.games.andor.pieces import BREW
from herna.games.andor.state import WITCH_FOUND, AndorState
from tests.games.andor.table import position

TOWER, WITCH, NEAR_WITCH = 53, 44, 42
"""The witch lives three hours from the stronghold, and somebody a space farther."""


def before_the_storm(heroes: dict[str, int], **changes: Any) -> AndorState:
    """The herb is home, and it is the last day."""
    state = position(
        heroes,
        creatures={TOWER: "tower-skral"},
        ground={0: ["herb-4"]} | changes.pop("ground", {}),
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
    assert stops == {1: Intent("brew", WITCH)}
    state.gold[1] = 0
    assert chance > storm(on_paper(state)) + 0.05
    assert storm_plan(on_paper(state))[1] == {}


def test_nobody_makes_a_detour_that_takes_too_long() -> None:
    state = before_the_storm(
        {"dwarf": TOWER, "archer": NEAR_WITCH}, strength=6, willpower=14, gold={"archer": 8}, hours=7
    )
    assert storm_plan(on_paper(state))[1] == {}


def waiting(at: dict[str, int], carries: dict[str, list[str]], turn: int = 0) -> list[int]:
    """How long each hero waits if all go straight to the stronghold."""
    state = before_the_storm(at, carries=carries)
    state.turn = turn
    scene = on_paper(state)
    able = list(scene.land.seats)
    return waits(scene, able, [straight(scene, seat) for seat in able])


def test_whoever_is_there_lets_an_hour_pass_until_the_last_has_come() -> None:
    """Those who act before him wait, those who act after him begin."""
    each = {"dwarf": ["brew"], "warrior": ["brew"], "archer": ["brew"]}
    assert waiting({"dwarf": TOWER, "warrior": WITCH, "archer": TOWER}, each) == [1, 0, 0]
    assert waiting({"dwarf": TOWER, "warrior": WITCH, "archer": TOWER}, each, turn=1) == [0, 0, 0]
    assert waiting({"dwarf": TOWER, "warrior": TOWER, "archer": TOWER}, each) == [0, 0, 0]


def test_until_brews_have_changed_hands_the_others_wait() -> None:
    """The archer hands them out when it is his turn again."""
    brews = {"archer": ["brew", "brew", "brew"]}
    assert waiting({"dwarf": TOWER, "warrior": TOWER, "archer": TOWER}, brews) == [1, 1, 0]
    assert waiting({"dwarf": TOWER, "warrior": TOWER, "archer": TOWER}, brews, turn=2) == [0, 0, 0]
    # He comes last: both wait for him, and then for his next turn.
    assert waiting({"dwarf": TOWER, "warrior": TOWER, "archer": WITCH}, brews) == [2, 2, 0]
    # All come one after the other; the dwarf is the next to act.
    assert waiting({"dwarf": WITCH, "warrior": WITCH, "archer": WITCH}, brews) == [1, 1, 0]


def test_the_archer_shoots_from_next_door_unless_brews_change_hands() -> None:
    """With one hour left he can still fight from there; with brews for others he has to go in."""
    for brews, comes in ((["brew"], True), (["brew", "brew"], False)):
        state = before_the_storm({"dwarf": TOWER, "archer": 47}, hours=6, willpower=2, carries={"archer": brews})
        assert can_come(on_paper(state), 1) is comes


def test_before_the_stronghold_no_overtime_is_too_dear() -> None:
    state = before_the_storm({"dwarf": 47, "archer": TOWER}, hours=7, willpower=5)
    assert can_come(on_paper(state), 0)
    state.willpower[0] = 4
    assert not can_come(on_paper(state), 0)


def test_who_has_begun_to_buy_goes_to_no_other_shop() -> None:
    state = before_the_storm({"archer": WITCH, "dwarf": TOWER}, strength=6, willpower=14, gold={"archer": 12})
    scene = on_paper(state)
    assert {one.stop for one in detours(scene, 0)} == {Intent("brew", WITCH)}
    scene.at[0] = NEAR_WITCH
    assert len({one.stop for one in detours(scene, 0)}) > 1


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


def test_a_farmer_does_not_keep_anybody_from_the_storm() -> None:
    """Whoever stands beside a farmer leads him home, but not on the last day."""
    state = before_the_storm({"dwarf": 47, "archer": TOWER}, strength=9, willpower=14, ground={47: ["farmer"]})
    assert on_paper(state).led == [True, False]
    assert moves(state, 1) == [Walk(TOWER)]


def test_rune_stones_take_no_room_from_the_brews() -> None:
    """Whoever buys the brews leaves them where they lie; his fellow may take them."""
    for hero, takes in (("archer", False), ("dwarf", True)):
        other = "dwarf" if hero == "archer" else "archer"
        state = position({hero: 12, other: 34}, ground={12: ["rune-blue"]}, cards=True)
        state.flags |= WITCH_FOUND
        taken = any(isinstance(action, PickUp) for action in moves(state, 1))
        assert taken is takes


def test_on_the_last_day_nobody_goes_to_sleep_before_a_storm_that_can_be_won() -> None:
    state = before_the_storm({"dwarf": 52, "archer": 52}, strength=9, willpower=14)
    assert EndDay() not in moves(state, 6)
