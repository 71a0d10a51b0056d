"""Contracts of our own about imports: each finds what it forbids, and only that."""

from __future__ import annotations

from typing import Any

from grimp import ImportGraph

from tools.contracts import Apart, Libraries, Listed

LIBRARIES = {"rooms": ["house.kernel"], "allowed": ["msgspec"]}
APART = {"corridor": "house.games", "shared": ["family"]}


def broken_by(contract: type[Listed], options: dict[str, Any], importer: str, imported: str) -> list[str]:
    """What the contract says about a house with this one import in it."""
    graph = ImportGraph()
    for module in ("house", "house.kernel", "house.games", importer):
        graph.add_module(module)
    graph.add_module(imported, is_squashed=not imported.startswith("house"))
    graph.add_import(importer=importer, imported=imported, line_number=7, line_contents="import it")
    found: list[str] = contract("a contract", {}, options).check(graph, verbose=False).metadata["lines"]
    return found


def test_a_library_that_is_not_allowed_is_named_with_its_line() -> None:
    found = broken_by(Libraries, LIBRARIES, "house.kernel.state", "numpy")
    assert found == ["- house.kernel.state -> numpy (l.7)"]


def test_the_standard_library_the_own_house_and_what_is_allowed_may_be_used() -> None:
    for imported in ("functools", "msgspec", "house.kernel.rng"):
        assert not broken_by(Libraries, LIBRARIES, "house.kernel.state", imported)


def test_other_rooms_may_use_other_libraries() -> None:
    assert not broken_by(Libraries, LIBRARIES, "house.games.chess", "numpy")


def test_a_game_that_imports_another_is_named() -> None:
    found = broken_by(Apart, APART, "house.games.chess.rules", "house.games.go.board")
    assert found == ["- house.games.chess.rules -> house.games.go.board (l.7)"]


def test_a_game_may_import_itself_what_is_shared_and_what_stands_elsewhere() -> None:
    for imported in ("house.games.chess.board", "house.games.family.chart", "house.kernel", "msgspec"):
        assert not broken_by(Apart, APART, "house.games.chess.rules", imported)


def test_what_is_shared_imports_no_game() -> None:
    assert broken_by(Apart, APART, "house.games.family.chart", "house.games.chess.board")
