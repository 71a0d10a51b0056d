"""Options of a game with scenarios: groups, conditions, limits, lists, and how many may play."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from herna.kernel import BadSetting, Option, Options, Record
from herna.tui import options as choosing
from tests.games import battery
from tests.kernel.games import OutOfTurn


class SiegeOptions(Options, frozen=True):
    scenario: Annotated[
        Literal["siege", "duel", "alone", "teams"],
        Option(players={"siege": (2, 3, 4), "duel": (2,), "alone": (1,), "teams": (2, 4)}),
    ] = "siege"
    rounds: Annotated[int, Option(least=1, most=9)] = 6
    levels: Annotated[
        tuple[int, ...], Option(group="city", only={"scenario": ("siege", "teams")}, least=1, most=11, longest=4)
    ] = ()
    heroes: Annotated[tuple[Literal["ann", "bob", "cid"], ...], Option(per_player=True)] = ()
    night: Annotated[bool, Option(group="variants", only={"dusk": (False,)}, clause="TINY-9.1")] = False
    dusk: Annotated[bool, Option(group="variants", for_players=(1, 2))] = False
    guide: Annotated[bool, Option(group="variants", only={"scenario": ("teams",)}, or_players={"scenario": (1,)})] = (
        False
    )
    walls: Annotated[
        Literal[1, 2],
        Option(group="city", matters={"scenario": ("siege",)}, or_players={"scenario": (4,)}, enough={"dusk": (True,)}),
    ] = 1


class Siege(OutOfTurn):
    name = "siege"
    options = SiegeOptions
    players = range(1, 5)
    usual = 3
    scenario = "scenario"


GAME = Siege()


def chosen(players: int | None = None, **options: Any) -> tuple[int, Any]:
    setting = GAME.setting(players, **options)
    return setting.players, setting.options


def test_the_usual_number_of_players_sits_down_where_nobody_says_otherwise() -> None:
    assert chosen() == (3, SiegeOptions())
    assert GAME.usual_players == 3
    assert chosen(scenario="teams")[0] == 2, "three cannot play it"
    assert GAME.allowed_players(scenario="teams") == (2, 4)


def test_who_names_no_scenario_plays_the_first_that_is_for_so_many() -> None:
    players, options = chosen(1)
    assert (players, options.scenario) == (1, "alone")
    assert chosen(4)[1].scenario == "siege"


def test_a_record_keeps_what_was_chosen() -> None:
    record = Record.new(GAME, 1, 7, {})
    assert record.head.options["scenario"] == "alone"
    again = Record.read(record.write(), lambda _: GAME)
    assert again.setting is record.setting


@pytest.mark.parametrize(
    ("players", "options", "code", "facts"),
    [
        (3, {"scenario": "duel"}, "option-players", {"option": "scenario", "value": "duel", "right": [2]}),
        (3, {"scenario": "teams"}, "option-players", {"players": 3, "right": [2, 4]}),
        (None, {"rounds": 10}, "option-limits", {"option": "rounds", "value": "10", "least": "1", "most": "9"}),
        (None, {"levels": (3, 12)}, "option-limits", {"option": "levels", "value": "12"}),
        (None, {"levels": (1, 2, 3, 4, 5)}, "option-length", {"found": 5, "most": "4"}),
        (2, {"heroes": ("ann",)}, "option-exactly", {"found": 1, "count": 2}),
        (2, {"heroes": ("ann", "ann")}, "option-twice", {"value": "ann"}),
        (2, {"heroes": ("ann", "dan")}, "wrong-option", {"right": "ann, bob, cid"}),
        (2, {"rounds": "many"}, "wrong-option", {"right": "1–9"}),
        (
            2,
            {"scenario": "duel", "levels": (3,)},
            "option-only-with",
            {"other": "scenario", "right": ["siege", "teams"]},
        ),
        (2, {"night": True, "dusk": True}, "option-only-with", {"option": "night", "other": "dusk", "right": [False]}),
        (3, {"guide": True}, "option-only-or", {"other": "scenario", "right": ["teams"], "counts": [1]}),
        (5, {}, "wrong-players", {"most": 4}),
        (2, {"level": (1,)}, "unknown-option", {"near": "levels"}),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    players: int | None, options: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(BadSetting) as caught:
        chosen(players, **options)
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    for language in ("en", "cs"):
        assert "{" not in caught.value.reason(language)


def test_a_refusal_cites_the_clause_that_an_option_names() -> None:
    with pytest.raises(BadSetting) as caught:
        chosen(2, night=True, dusk=True)
    assert caught.value.clause == "TINY-9.1"


def test_what_fits_together_is_played() -> None:
    assert chosen(2, heroes=("cid", "ann"), levels=(5, 5), rounds=9)[1].heroes == ("cid", "ann")
    assert chosen(2, night=True)[1].night
    assert chosen(1, guide=True)[1].guide
    assert chosen(2, scenario="teams", guide=True)[1].guide
    assert chosen(2, scenario="duel", walls=2)[1].walls == 2, "it changes nothing there, and does no harm"


def test_lobbies_are_told_everything() -> None:
    infos = {info.name: info for info in GAME.option_info()}
    assert {name: info.kind for name, info in infos.items()} == {
        "scenario": "choice",
        "rounds": "number",
        "levels": "numbers",
        "heroes": "things",
        "night": "switch",
        "dusk": "switch",
        "guide": "switch",
        "walls": "choice",
    }
    assert infos["scenario"].players["teams"] == (2, 4)
    assert (infos["levels"].least, infos["levels"].most, infos["levels"].longest) == (1, 11, 4)
    assert infos["levels"].only == {"scenario": ("siege", "teams")}
    assert infos["heroes"].choices == ("ann", "bob", "cid")
    assert [group for group, _ in choosing.grouped(GAME.option_info())] == ["", "city", "variants"]


# A menu, where options and players follow each other


def test_what_would_change_nothing_is_not_asked() -> None:
    options = {info.name: info.default for info in GAME.option_info()}
    alone = options | {"scenario": "alone"}
    asked = [info.name for info in GAME.option_info() if info.changes_with(alone, 1)]
    assert asked == ["scenario", "rounds", "heroes", "night", "dusk", "guide"]
    asked = [info.name for info in GAME.option_info() if info.changes_with(options, 3)]
    assert asked == ["scenario", "rounds", "levels", "heroes", "night", "walls"], "dusk is for one or two"


def test_options_follow_the_players_and_players_the_options() -> None:
    options = {info.name: info.default for info in GAME.option_info()} | {"levels": (3,)}
    alone = choosing.settled(GAME, options, 1)
    assert (alone["scenario"], alone["levels"]) == ("alone", ())
    assert choosing.seated(GAME, options | {"scenario": "teams"}, 3)[1] == 2
    assert choosing.seated(GAME, options, 3) == (options, 3)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rounds", "4", 4),
        ("levels", "3, 5", (3, 5)),
        ("levels", "", ()),
        ("heroes", "Cid,ann", ("cid", "ann")),
        ("scenario", "DUEL", "duel"),
        ("night", "ano", True),
    ],
)
def test_typed_words_mean_values_and_are_written_back(name: str, text: str, value: Any) -> None:
    info = next(info for info in GAME.option_info() if info.name == name)
    assert choosing.typed(info, text) == value
    assert choosing.typed(info, choosing.written(value)) == value


def test_settings_are_drawn_at_random_and_all_of_them_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battery, "find_game", lambda _: GAME)
    found = list(battery.settings_of("siege"))
    assert len(found) > 100
    assert found == list(battery.settings_of("siege"))
    assert {(options["scenario"], players) for _, players, options in found} == {
        *(("siege", players) for players in (2, 3, 4)),
        ("duel", 2),
        ("alone", 1),
        ("teams", 2),
        ("teams", 4),
    }
    for _, players, options in found:
        assert GAME.setting_of(players, options).options.night in (False, not options["dusk"])  # type: ignore[attr-defined]
    assert any(options["levels"] for _, _, options in found)
    assert any(options["heroes"] for _, _, options in found)


def test_an_option_matters_by_itself_with_so_many_players_or_by_another_that_is_enough() -> None:
    walls = next(info for info in GAME.option_info() if info.name == "walls")
    usual = {info.name: info.default for info in GAME.option_info()} | {"scenario": "teams"}
    assert not walls.changes_with(usual, 2)
    assert walls.changes_with(usual, 4)
    assert walls.changes_with(usual | {"dusk": True}, 2)
    assert walls.changes_with(usual | {"scenario": "siege"}, 2)
