"""What can be chosen before a game, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.components import box
from herna.games.mage_knight.options import HEROES, Faction, HeroName, ScenarioName, SetName
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting
from tests.games.mage_knight.table import ALL_SETS, offers

rule = pytest.mark.rule
FACTIONS = get_args(Faction)


def setting(players: int = 1, **options: Any) -> KnightSetting:
    found = GAME.setting(players, **options)
    assert isinstance(found, KnightSetting)
    return found


def new(players: int = 1, **options: Any) -> KnightState:
    state = GAME.new(players=players, seed=7, **options)
    assert isinstance(state, KnightState)
    return state


def test_the_options_name_what_lies_in_the_box() -> None:
    assert get_args(HeroName) == HEROES == tuple(hero.id for hero in box().heroes)
    assert get_args(ScenarioName) == tuple(scenario.id for scenario in box().scenarios)
    printed = {enemy.set for enemy in box().enemies} | {hero.set for hero in box().heroes}
    assert set(get_args(SetName)) | set(FACTIONS) == printed | {card.set for card in box().advanced_actions}


def counts(found: KnightSetting) -> dict[str, int]:
    return {
        "heroes": len(found.heroes),
        "advanced": len(found.advanced_range),
        "spells": len(found.spell_range),
        "artifacts": len(found.artifact_range),
        "units": sum(unit.count for unit in found.units),
        "enemies": sum(enemy.count for enemy in found.enemies),
        "ruins": len(found.ruins),
        "tiles": len(found.tiles),
    }


@rule("MK-1.6")
def test_first_reconnaissance_begins_with_the_base_box() -> None:
    base = {"heroes": 4, "advanced": 28, "spells": 20, "artifacts": 16, "units": 40, "enemies": 60, "ruins": 12}
    assert counts(setting(2)) == base | {"tiles": 21}
    assert setting(2).sets == ("base",)


@rule("MK-1.6")
def test_solo_conquest_begins_with_every_box_but_not_its_tiles_and_factions() -> None:
    everything = {"heroes": 7, "advanced": 44, "spells": 20, "artifacts": 25, "units": 56, "enemies": 98, "ruins": 15}
    assert counts(setting(scenario="solo-conquest")) == everything | {"tiles": 21}, "four spells are for rivals"


@rule("MK-1.6")
@pytest.mark.parametrize(
    ("options", "changed"),
    [
        ({"sets": ("base", "krang")}, {"heroes": 5}),
        ({"sets": ("base", "shades-of-tezla")}, {"heroes": 5}),
        ({"sets": ("base", "ultimate")}, {"advanced": 32, "artifacts": 17}),
        (
            {"sets": ("base", "lost-legion")},
            {"heroes": 5, "advanced": 40, "spells": 24, "artifacts": 24, "units": 56, "enemies": 98, "ruins": 15},
        ),
        ({"sets": ("base", "shades-of-tezla"), "factions": FACTIONS}, {"heroes": 5, "enemies": 92}),
        ({"sets": ("base", "shades-of-tezla"), "factions": FACTIONS[:1]}, {"heroes": 5, "enemies": 76}),
        ({"sets": ALL_SETS, "factions": FACTIONS, "legion_tiles": True}, {"enemies": 130, "tiles": 26}),
    ],
)
def test_every_box_brings_its_pieces(options: dict[str, Any], changed: dict[str, int]) -> None:
    found = counts(setting(2, **options))
    assert found.items() >= changed.items()
    if "lost-legion" not in options["sets"]:
        assert found == counts(setting(2)) | changed


@rule("MK-1.6")
def test_with_everything_there_are_twenty_six_tile_faces_and_never_volkares() -> None:
    found = setting(2, sets=ALL_SETS, legion_tiles=True)
    kinds = Counter(tile.kind for tile in found.tiles)
    assert kinds == {"start": 2, "countryside": 14, "core": 6, "core-city": 4}


@rule("MK-1.7")
def test_without_the_lost_legion_heroes_alone_have_nine_skills_and_one_card_of_their_own() -> None:
    base, more = setting(1), setting(1, sets=("base", "lost-legion"))
    for found, skills, own in ((base, 9, 1), (more, 10, 2)):
        assert Counter(skill.hero for skill in found.skills)["tovak"] == skills
        tovak = found.names("hero").index("tovak")
        cards = {"cold-toughness", "instinct"}
        assert sum(found.card_ids[card] in cards for card in found.hero_decks[tovak]) == own
    krang = setting(1, sets=("base", "krang"))
    deck = krang.hero_decks[krang.names("hero").index("krang")]
    assert {"savage-harvesting", "ruthless-coercion"} <= {krang.card_ids[card] for card in deck}


@rule("MK-1.3")
def test_heroes_can_be_named_for_every_seat() -> None:
    state = new(3, named=("norowas", "arythea", "tovak"))
    names = state.setting.names("hero")
    assert [names[hero] for hero in state.hero] == ["norowas", "arythea", "tovak"]
    assert offers(state)[0].startswith("take-tactic")


@rule("MK-1.5")
def test_the_dummys_hero_can_be_named_and_is_then_not_picked() -> None:
    state = new(dummy_hero="goldyx")
    assert "choose-hero goldyx" not in offers(state)
    state.apply("choose-hero tovak")
    assert state.setting.names("hero")[state.dummy_hero] == "goldyx"
    for seed in range(20):
        dealt = GAME.new(players=1, seed=seed, heroes="dealt", dummy_hero="goldyx")
        assert isinstance(dealt, KnightState)
        assert dealt.hero[0] != dealt.dummy_hero


@rule("MK-1.5")
def test_the_dummys_hero_is_dealt_unless_it_is_chosen() -> None:
    state = new(named=("krang",), sets=ALL_SETS)
    assert offers(state)[0].startswith("take-tactic")
    assert state.dummy_hero not in (-1, state.hero[0])
    asked = new(named=("krang",), sets=ALL_SETS, dummy_hero="chosen")
    assert offers(asked) == [f"choose-hero {name}" for name in HEROES if name != "krang"]


@rule("MK-1.8")
def test_city_levels_are_those_of_the_scenario_or_ones_own() -> None:
    assert setting(scenario="solo-conquest").city_levels == (5, 8)
    assert setting(scenario="solo-conquest", city_levels=(11, 1)).city_levels == (11, 1)


STORIES = [one.id for one in box().scenarios]
CONQUESTS = [one.id for one in box().scenarios if one.tables[0].city_levels]

WRONG: list[tuple[int, dict[str, Any], str, str, Any]] = [
    (1, {"named": ("krang",)}, "hero-not-in-sets", "named", "krang"),
    (1, {"dummy_hero": "wolfhawk"}, "hero-not-in-sets", "dummy_hero", "lost-legion"),
    (1, {"named": ("gandalf",)}, "wrong-option", "named", "braevalar"),
    (2, {"named": ("tovak",)}, "option-exactly", "named", 2),
    (2, {"named": ("tovak", "tovak")}, "option-twice", "named", "tovak"),
    (1, {"named": ("tovak",), "heroes": "dealt"}, "option-only-with", "named", "heroes"),
    (1, {"named": ("tovak",), "dummy_hero": "tovak"}, "hero-twice", "dummy_hero", "tovak"),
    (2, {"dummy_hero": "tovak"}, "option-only-or", "dummy_hero", ["full-cooperation", "blitz-cooperation"]),
    (2, {"dummy_hero": "tovak"}, "option-only-or", "dummy_hero", [1]),
    (2, {"dummy": False}, "option-players", "dummy", [1]),
    (1, {"dummy_hero": "tovak", "dummy": False}, "option-only-with", "dummy_hero", "dummy"),
    (1, {"scenario": "solo-conquest", "dummy": False}, "option-only-with", "dummy", ["first-reconnaissance"]),
    (2, {"scenario": "solo-conquest"}, "option-players", "scenario", [1]),
    (1, {"scenario": "conquest"}, "wrong-option", "scenario", ", ".join(STORIES)),
    (1, {"sets": ("lost-legion",)}, "set-missing", "sets", "base"),
    (1, {"sets": ("base", "base")}, "option-twice", "sets", "base"),
    (1, {"sets": ("base", "volkare")}, "wrong-option", "sets", None),
    (1, {"legion_tiles": True}, "set-missing", "legion_tiles", "lost-legion"),
    (1, {"factions": FACTIONS}, "set-missing", "factions", "shades-of-tezla"),
    (1, {"city_levels": (5, 8)}, "option-only-with", "city_levels", CONQUESTS),
    (1, {"scenario": "solo-conquest", "city_levels": (5,)}, "option-exactly", "city_levels", 2),
    (1, {"scenario": "solo-conquest", "city_levels": (5, 12)}, "option-limits", "city_levels", "11"),
    (1, {"scenario": "solo-conquest", "city_levels": (0, 5)}, "option-limits", "city_levels", "1"),
    (1, {"scenario": "solo-conquest", "megapolis": 1}, "option-limits", "megapolis", "24"),
    (1, {"scenario": "solo-conquest", "megapolis": 25}, "option-limits", "megapolis", "24"),
    (1, {"megapolis": 9}, "option-only-with", "megapolis", CONQUESTS),
    (5, {}, "wrong-players", "", 4),
]

CLOSED = ("first-reconnaissance", "conquer-and-hold")
FRIENDLY = ("mines-liberation", "druid-nights", "dungeon-lords")

EXCLUDING: list[tuple[int, dict[str, Any], str, str]] = [
    # An auction, and heroes that are dealt, named or led alone
    (1, {"heroes": "auction"}, "heroes", "option-players"),
    (2, {"heroes": "auction", "named": ("tovak", "krang")}, "named", "option-only-with"),
    # Levels and megapolises where nobody assaults a city
    *(
        (2, {"scenario": scenario, option: value}, option, "option-only-with")
        for scenario in (*CLOSED, *FRIENDLY)
        for option, value in (("city_levels", (4,)), ("megapolis", 8), ("cities", "megapolis"))
    ),
    # A megapolis takes two of the four colours, and has a level of its own
    (4, {"scenario": "full-conquest", "megapolis": 8}, "megapolis", "megapolis-too-many"),
    (4, {"scenario": "full-conquest", "cities": "megapolis"}, "cities", "megapolis-too-many"),
    (2, {"scenario": "full-conquest", "tiles": (8, 4, 1), "megapolis": 8}, "megapolis", "megapolis-too-many"),
    (2, {"scenario": "full-conquest", "megapolis": 8, "city_levels": (4, 4)}, "city_levels", "option-exactly"),
    (2, {"scenario": "full-conquest", "cities": "megapolis", "city_levels": (4, 4)}, "city_levels", "option-exactly"),
    # Two megapolises stand on two city tiles
    (3, {"scenario": "full-conquest", "cities": "two-megapolises"}, "cities", "two-cities-not-two"),
    (2, {"scenario": "full-cooperation", "cities": "two-megapolises"}, "cities", "two-cities-not-two"),
    (2, {"scenario": "full-conquest", "tiles": (8, 1, 1), "cities": "two-megapolises"}, "cities", "two-cities-not-two"),
    # Day and night
    (2, {"scenario": "full-conquest", "darkness": True, "night_arrival": True}, "darkness", "option-only-with"),
    (2, {"scenario": "druid-nights", "darkness": True}, "darkness", "option-only-with"),
    *(
        (2, {"scenario": scenario, "night_arrival": True}, "night_arrival", "option-only-with")
        for scenario in ("druid-nights", "conquer-and-hold", "one-to-return")
    ),
    # A map that is fixed
    (2, {"scenario": "conquer-and-hold", "shape": "open"}, "shape", "option-only-with"),
    (2, {"scenario": "conquer-and-hold", "tiles": (5, 1, 3)}, "tiles", "option-only-with"),
    # Others who are not there
    (1, {"interactive_combat": True}, "interactive_combat", "option-players"),
    *(
        (2, {"scenario": scenario, "joint_assaults": True}, "joint_assaults", "option-only-with")
        for scenario in (*CLOSED, *FRIENDLY)
    ),
    (2, {"no_fights": True, "hero_fights": True}, "hero_fights", "option-only-with"),
    # More than the box holds, teams where there are none
    (2, {"scenario": "full-conquest", "tiles": (12, 2, 1)}, "tiles", "tiles-limits"),
    (2, {"scenario": "full-conquest", "tiles": (8, 5, 1)}, "tiles", "tiles-limits"),
    (2, {"scenario": "full-conquest", "tiles": (8, 2, 5)}, "tiles", "tiles-limits"),
    (2, {"scenario": "full-conquest", "tiles": (1, 2, 1)}, "tiles", "tiles-limits"),
    (4, {"scenario": "blitz-conquest", "teams": "drawn"}, "teams", "option-only-with"),
    (3, {"scenario": "full-conquest", "teams": "drawn"}, "teams", "option-players"),
]


@rule("MK-1.6", "MK-1.8")
@pytest.mark.parametrize(("players", "options", "code", "option", "right"), WRONG)
def test_what_does_not_fit_is_refused(
    players: int, options: dict[str, Any], code: str, option: str, right: Any
) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=players, **options)
    assert refused.value.code == code
    assert refused.value.facts.get("option", "") == option
    if right is not None:
        assert right in refused.value.facts.values() or any(
            str(right) in str(fact) for fact in refused.value.facts.values()
        )


@rule("MK-1.6", "MK-13.11", "MK-24.4", "MK-24.5", "MK-26.17", "MK-31.1")
@pytest.mark.parametrize(("players", "options", "option", "code"), EXCLUDING)
def test_what_excludes_each_other_is_refused_at_the_field(
    players: int, options: dict[str, Any], option: str, code: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        setting(players, **options)
    assert (refused.value.facts["option"], refused.value.code) == (option, code)
    for language in ("en", "cs"):
        assert "{" not in refused.value.reason(language)


def worth_asking(option: str, players: int = 2, **options: Any) -> bool:
    infos = GAME.option_info()
    chosen = {info.name: info.default for info in infos} | options
    return next(info for info in infos if info.name == option).changes_with(chosen, players)


@pytest.mark.parametrize(
    ("players", "options", "option"),
    [
        (2, {"scenario": "first-reconnaissance"}, "no_fights"),
        (2, {"scenario": "full-cooperation"}, "no_fights"),
        (1, {"scenario": "full-conquest"}, "no_fights"),
        (2, {"scenario": "full-conquest"}, "hero_fights"),
        (1, {"scenario": "first-reconnaissance"}, "hero_fights"),
        (2, {"scenario": "full-cooperation"}, "joint_assaults"),
        (1, {"scenario": "full-conquest"}, "joint_assaults"),
        (2, {"scenario": "full-cooperation"}, "no_interactive_spells"),
        (2, {"scenario": "full-cooperation"}, "no_interactive_skills"),
        (2, {"scenario": "conquer-and-hold"}, "random_cities"),
        (2, {"scenario": "conquer-and-hold"}, "legion_tiles"),
        (2, {"scenario": "full-conquest"}, "late_offers"),
        (2, {"scenario": "full-conquest", "upgrades": False}, "open_decks"),
        (2, {"scenario": "first-reconnaissance"}, "upgrades"),
    ],
)
def test_what_merely_changes_nothing_is_grey_and_not_refused(
    players: int, options: dict[str, Any], option: str
) -> None:
    info = next(info for info in GAME.option_info() if info.name == option)
    chosen = {option: not info.default} | ({"sets": ALL_SETS} if option == "legion_tiles" else {})
    assert setting(players, **options, **chosen)
    assert not worth_asking(option, players, **options)


def test_fights_can_be_wished_for_where_there_are_none_and_away_where_there_are() -> None:
    assert worth_asking("no_fights", scenario="full-conquest")
    assert worth_asking("hero_fights", scenario="first-reconnaissance")


@rule("MK-1.5")
def test_the_dummys_hero_is_asked_for_alone_and_where_all_play_together() -> None:
    for players, scenario, asked in (
        (1, "full-conquest", True),
        (2, "full-conquest", False),
        (2, "full-cooperation", True),
        (3, "blitz-cooperation", True),
        (4, "first-reconnaissance", False),
    ):
        assert worth_asking("dummy_hero", players, scenario=scenario) == asked
    assert not worth_asking("dummy_hero", 1, dummy=False)


@rule("MK-27.10", "MK-26.17")
@pytest.mark.parametrize(
    ("players", "options", "levels"),
    [
        (2, {"scenario": "full-cooperation", "cities": "megapolis"}, (5, 5, 16)),
        (2, {"scenario": "blitz-cooperation", "cities": "megapolis"}, (5, 16)),
        (1, {"scenario": "solo-conquest", "cities": "megapolis"}, (5, 16)),
        (1, {"scenario": "solo-conquest", "cities": "megapolis", "megapolis": 9}, (5, 9)),
        (1, {"scenario": "solo-conquest", "megapolis": 9}, (5, 9)),
        (1, {"scenario": "solo-conquest", "cities": "megapolis", "city_levels": (7,)}, (7, 16)),
        (2, {"scenario": "full-conquest", "cities": "two-megapolises"}, (8, 8)),
        (4, {"scenario": "full-conquest", "teams": "1-2", "cities": "two-megapolises"}, (8, 8)),
        (4, {"scenario": "full-conquest", "teams": "1-2", "cities": "two-strong"}, (10, 10)),
    ],
)
def test_a_megapolis_has_twice_the_level_of_its_city_unless_it_is_chosen(
    players: int, options: dict[str, Any], levels: tuple[int, ...]
) -> None:
    found = setting(players, **options)
    assert found.city_levels == levels
    parts = [found.scenario.city_parts(number) for number in range(found.city_count)]
    assert parts[-1] == (1 if options.get("cities") == "two-strong" else 2)


def test_upgrades_matter_where_a_night_is_not_the_last() -> None:
    assert worth_asking("upgrades", 1, scenario="first-reconnaissance")
    assert worth_asking("upgrades", 3, scenario="first-reconnaissance", night_arrival=True)
    assert worth_asking("upgrades", 3, scenario="blitz-conquest")
