"""Sites are data: what is said of them in sites.toml is what the rules do, and a scenario may say something else."""

from __future__ import annotations

import ast
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import herna.games.mage_knight
from herna.games.content import BadContent
from herna.games.mage_knight.components import (
    NO_SITE,
    SiteChange,
    box,
    refuse_what_does_not_fit,
    sites_in,
    sites_of_tiles,
)
from herna.games.mage_knight.faces.atlas import fields
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.land import is_held, lay_site, tile_at, tokens_on
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.interaction import recruited_at, wares_at
from tests.games.mage_knight.table import (
    begun,
    do,
    fighting,
    foes,
    in_fight,
    lay,
    offers,
    set_points,
    site_hex,
    stand,
    table,
    view_of,
)

BOX = box()
ROOM = Path(herna.games.mage_knight.__file__).parent
SECRET = {"secret-dungeon", "secret-tomb"}
LAID = {*SECRET, "closed-portal"}
"""Sites that are printed on no tile."""
CONTENT = ("components", "vocabulary")
"""The rooms that say which names there are in content files."""
MEANT: dict[tuple[str, str], str] = {
    ("effects/conditions.py", "magical-glade"): "a card that names the glade means the glade",
    ("scenarios/first_reconnaissance.py", "village"): "the icon on a unit, as the scenario's rule names it",
    ("steps/rewards.py", "dungeon"): "the name of a reward that a die decides",
    ("values/turn.py", "maze"): "the name of a part of the turn",
    ("steps/maze.py", "maze"): "the name of a part of the turn",
    ("rules/scoring.py", "city"): "the name of a line of the score sheet",
    ("faces/figures_view.py", "city"): "the name of a part of a figure",
    ("faces/picture/land.py", "city"): "a terrain",
    ("faces/picture/joint.py", "city"): "the name of a fact in a sentence",
    ("faces/fight_labels.py", "city"): "the name of a fact in a sentence",
    **{("scenarios/mines.py", site): "the goal of the scenario" for site in ("mine", "deep-mine")},
    **{
        ("scenarios/dungeons.py", site): "the goal of the scenario, and what its core tile has"
        for site in ("dungeon", "tomb", "secret-dungeon", "secret-tomb", "monastery")
    },
    ("scenarios/druids.py", "magical-glade"): "the goal of the scenario",
    ("scenarios/lessons.py", "city"): "the name of what a lesson wants done",
    ("scenarios/portal.py", "closed-portal"): "what the scenario lays where the portal was",
}
"""Where a word that is also a site's stands in the code, and what it means there."""


def test_no_file_names_a_site_where_a_property_is_meant() -> None:
    names = {site.id for site in BOX.sites}
    found = set()
    for path in ROOM.rglob("*.py"):
        file = path.relative_to(ROOM).as_posix()
        if file.split("/")[0] in CONTENT:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in names:
                found.add((file, node.value))
    assert found == set(MEANT)


def test_every_site_of_a_tile_is_told() -> None:
    printed = {info.site for tile in BOX.tiles for info in tile.hexes.all if info.site is not None}
    assert printed == {site.id for site in BOX.sites} - LAID


@pytest.mark.parametrize(
    ("site", "piles", "drawn"),
    [
        ("marauding-orcs", ["green"], "turned-up"),
        ("draconum", ["red"], "turned-up"),
        ("keep", ["grey"], "turned-up"),
        ("mage-tower", ["violet"], "turned-up"),
        ("monster-den", ["brown"], "entered"),
        ("spawning-grounds", ["brown", "brown"], "entered"),
        ("monastery", ["violet"], "each-time"),
        ("dungeon", ["brown"], "each-time"),
        ("tomb", ["red"], "each-time"),
        ("maze", ["brown"], "each-time"),
        ("labyrinth", ["red"], "each-time"),
    ],
)
def test_guards_come_from_their_piles_at_their_time(site: str, piles: list[str], drawn: str) -> None:
    info = sites_in(BOX, BOX.scenarios[0], "core")[site]
    assert [*info.piles] == piles
    assert info.drawn == drawn


def test_shields_count_in_one_row_of_the_score() -> None:
    rows = {row: {site.id for site in BOX.sites if site.row == row} for row in ("conqueror", "adventurer")}
    assert rows["conqueror"] == {"keep", "mage-tower", "monastery"}
    adventures = {"ancient-ruins", "dungeon", "tomb", "monster-den", "spawning-grounds", "maze", "labyrinth"}
    assert rows["adventurer"] == adventures | SECRET


def test_the_tile_at_a_position_is_the_one_that_was_laid_there() -> None:
    state = begun(2)
    lay(state, "6", (1, 1))
    laid = dict(state.laid)
    for position in range(len(state.setting.lattice.positions)):
        assert tile_at(state, position) == laid.get(position, NONE)
    assert tile_at(state, NONE) == NONE


# What a scenario makes of a site


def with_sites(state: KnightState, *changes: SiteChange) -> KnightState:
    """The same table in a scenario that says this of sites."""
    setting = copy(state.setting)
    setting.scenario = copy(setting.scenario)
    info = setting.scenario.info
    setting.scenario.info = replace(info, sites=(*info.sites, *changes))
    setting.sites = setting.scenario.sites("countryside")
    sites = sites_of_tiles(BOX, setting.scenario.info)
    setting.tile_sites = tuple(sites[tile.id] for tile in setting.tiles)
    state.setting = setting
    state.changed()
    return state


def occupied(pile: str) -> dict[str, Any]:
    """A mine that is held by an enemy who can be seen and one in its shafts."""
    return {
        "entry": "action",
        "guards": [{"pile": pile, "face-up": True}, {"pile": "brown"}],
        "underground": True,
        "closes-when-taken": True,
        "row": "adventurer",
        "points": 4,
    }


MINES = (
    SiteChange("mine", occupied("green"), on=("countryside",)),
    SiteChange("mine", occupied("red"), on=("core",)),
)


def at_a_mine() -> KnightState:
    """A hero stands on a mine that is held, and nobody else is about."""
    state = with_sites(table("march", "rage"), *MINES)
    state.tokens = ()
    lay(state, "5", (1, 1))
    stand(state, site_hex(state, "mine"))
    return state


@pytest.mark.parametrize(("tile", "pile"), [("5", "green"), ("core-2", "red")])
def test_a_scenario_puts_guards_on_mines_by_the_kind_of_the_tile(tile: str, pile: str) -> None:
    state = with_sites(table(), *MINES)
    state.tokens = ()
    lay(state, tile, (1, 1))
    mine = next(
        spot for spot in range(state.laid[-1][0] * 7, state.laid[-1][0] * 7 + 7) if site_at(state, spot).crystal
    )
    lying = [(state.setting.enemies[token.token].colour, token.face_up) for token in tokens_on(state, mine)]
    assert lying == [(pile, True), ("brown", False)]


def test_a_mine_that_is_held_gives_nothing() -> None:
    state = at_a_mine()
    assert is_held(state, state.place[state.turn])
    seat = state.turn
    do(state, "play-sideways march move", "end-turn")
    assert state.crystals[seat] == [0, 0, 0, 0]


def test_a_mine_that_is_held_is_entered_by_night_rules_with_units() -> None:
    state = at_a_mine()
    assert "enter-site" in offers(state)
    do(state, "enter-site")
    now = fighting(state)
    assert (now.terms.underground, now.terms.alone, now.site) == (True, False, state.place[state.turn])
    assert [state.setting.enemies[foe.token].colour for foe in foes(state)] == ["green", "brown"]


def test_a_mine_that_was_freed_works_is_closed_and_counts() -> None:
    state = at_a_mine()
    seat = state.turn
    state.tokens = ()
    state.shields = ((state.place[seat], seat),)
    state.changed()
    assert "enter-site" not in offers(state)
    assert score_sheet(state)[seat].rows["adventurer"][0] == 4
    do(state, "play-sideways march move", "end-turn")
    assert sum(state.crystals[seat]) == 1


def test_a_tower_can_be_owned_and_recruit_for_others_too() -> None:
    change = {"owned": True, "reward": [], "attack-reputation": 0, "recruits": ["mage-tower", "monastery"]}
    state = with_sites(table("march", "rage"), SiteChange("mage-tower", change))
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    state.tokens = ()
    seat, other = state.turn, 1 - state.turn
    state.shields = ((tower, seat),)
    stand(state, tower)
    assert not is_defended(state, seat, tower)
    assert is_defended(state, other, tower)
    monks = next(n for n, unit in enumerate(state.setting.units) if unit.sites == ("monastery",))
    assert recruited_at(state, seat, monks)
    assert wares_at(state, seat) == {"spell": 7}
    state.shields = ((tower, other),)
    assert not wares_at(state, seat)


def test_a_friendly_city_has_no_garrison_and_deals_with_everybody() -> None:
    friendly = SiteChange("city", {"entry": "walk", "people": "always"})
    state = with_sites(table("march", players=1, options={"scenario": "solo-conquest"}), friendly)
    lay(state, "core-5", (1, 1))
    city = site_hex(state, "city")
    assert tokens_on(state, city) == ()
    state.tokens = ()
    near = state.setting.lattice.neighbours[city][0]
    assert not is_defended(state, 0, city)
    stand(state, near)
    set_points(state, move=2)
    do(state, f"move-to {state.setting.hex_names[city]}")
    assert not in_fight(state)
    assert wares_at(state, 0) == {"advanced-action": 6}
    assert "interact" in offers(state)


def test_a_secret_dungeon_lies_on_a_hex_where_none_is_printed() -> None:
    guarded = SiteChange("dungeon", {"drawn": "turned-up", "closes-when-taken": True, "points": 4})
    state = with_sites(table("march", "rage"), guarded)
    state.tokens = ()
    spot = next(at for at in range(state.laid[1][0] * 7, state.laid[1][0] * 7 + 7) if site_at(state, at) is NO_SITE)
    lay_site(state, spot, "dungeon")
    (token,) = tokens_on(state, spot)
    assert (state.setting.enemies[token.token].colour, token.face_up) == ("brown", False)
    shown = view_of(state, None)
    assert [(one.hex, one.site) for one in shown.new_sites] == [(state.setting.hex_names[spot], "dungeon")]
    stand(state, spot)
    assert fields(view_of(state, state.turn))[state.setting.lattice.hexes[spot]].site.id == "dungeon"
    do(state, "enter-site")
    assert [foe.token for foe in foes(state)] == [token.token]
    assert (fighting(state).terms.underground, fighting(state).terms.alone) == (True, True)


# What is refused


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (SiteChange("mines", {}), "there is no site `mines`, did you mean `mine`"),
        (SiteChange("mine", {"guard": []}), "unknown field `guard`"),
        (SiteChange("mine", {"guards": [{"pile": "pink"}]}), "Invalid enum value 'pink'"),
    ],
)
def test_a_scenario_that_says_nonsense_of_a_site_is_refused(change: SiteChange, said: str) -> None:
    wrong = replace(BOX.scenarios[0], sites=(change,))
    with pytest.raises(BadContent, match=said):
        refuse_what_does_not_fit(replace(BOX, scenarios=(wrong,)))


def test_a_tile_with_a_site_that_nobody_tells_is_refused() -> None:
    kept = tuple(site for site in BOX.sites if site.id != "keep")
    with pytest.raises(BadContent, match="there is no site `keep`"):
        refuse_what_does_not_fit(replace(BOX, sites=kept))


@pytest.mark.parametrize(
    ("site", "change", "said"),
    [
        ("dungeon", {"guards": ()}, "somebody waits where it is an action to go in"),
        ("maze", {"drawn": "entered"}, "at the end of a path a new monster waits each time"),
        ("keep", {"points": 0}, "a shield has points in a row, or neither"),
    ],
)
def test_a_site_whose_fields_do_not_go_together_is_refused(site: str, change: dict[str, Any], said: str) -> None:
    sites = tuple(replace(one, **change) if one.id == site else one for one in BOX.sites)
    with pytest.raises(BadContent, match=said):
        refuse_what_does_not_fit(replace(BOX, sites=sites))


def test_piles_of_guards_are_those_of_the_table() -> None:
    assert {pile for site in BOX.sites for pile in site.piles} <= set(PILES)
