"""What the source says that needs words: codes of errors, ids of prompts, clauses cited."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import herna

SOURCE = Path(herna.__file__).parent
ERRORS = ("HernaError",)
RAISERS = {"refused"}


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


@cache
def error_kinds() -> frozenset[str]:
    """The names of all classes of errors that have a code, and of functions that make one."""
    kinds = set(ERRORS)
    while True:
        more = {
            node.name
            for tree in trees().values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in kinds for b in node.bases)
        }
        if more <= kinds:
            return frozenset(kinds | RAISERS)
        kinds |= more


@cache
def rooms_of(game: str) -> frozenset[str]:
    """The folders of games that a game's rules come from: its own, and those of its family."""
    found = herna.game(game)
    kinds = [*found.steps, found.state, type(found.setting())]
    modules = {base.__module__ for kind in kinds for base in kind.__mro__}
    return frozenset(module.split(".")[2] for module in modules if module.startswith("herna.games."))


@cache
def error_codes() -> set[tuple[str | None, str]]:
    """Every code with the game that says it in its own words, if it is a game's; a family's with all its games."""
    found = set()
    for file, tree in trees().items():
        # Reading a whole tree takes long, and most files refuse nothing.
        if not any(kind in file.read_text(encoding="utf-8") for kind in (*error_kinds(), "Option(")):
            continue
        parts = file.relative_to(SOURCE).parts
        games: list[str | None] = [None]
        if parts[0] == "games" and len(parts) > 2:
            games = [game for game in herna.game_names() if parts[1] in rooms_of(game)]
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
            for call in calls(function, error_kinds()):
                found |= {(game, code) for game in games for code in texts(call.args[0], function)}
        found |= {(game, code) for game in games for code in option_codes(tree)}
    return found


def option_codes(tree: ast.AST) -> set[str]:
    """The codes with which options are refused: `Option(code="…")`."""
    return {
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option"
        for word in node.keywords
        if word.arg == "code"
        for text in texts(word.value, tree)
    }


@cache
def prompt_ids(game: str) -> set[str]:
    """Every id of a question that a game, or its family, words itself."""
    return {
        text
        for file, tree in trees().items()
        if any(file.is_relative_to(SOURCE / "games" / room) for room in rooms_of(game))
        for call in calls(tree, frozenset({"Prompt"}))
        for text in texts(call.args[0], tree)
    }


def calls(tree: ast.AST, names: frozenset[str]) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args
    ]


def texts(node: ast.expr, around: ast.AST) -> set[str]:
    """The texts an expression can be: itself, either branch of a choice, or what a name was set to nearby."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return texts(node.body, around) | texts(node.orelse, around)
    if isinstance(node, ast.Name):
        values = [
            assignment.value
            for assignment in ast.walk(around)
            if isinstance(assignment, ast.Assign)
            and any(isinstance(target, ast.Name) and target.id == node.id for target in assignment.targets)
        ]
        return {text for value in values if not isinstance(value, ast.Name) for text in texts(value, around)}
    return set()


def cited_clauses(prefix: str) -> set[str]:
    """Every clause of a game that a Python file cites."""
    return {
        clause
        for file in sorted(SOURCE.rglob("*.py"))
        for clause in re.findall(rf"\b{prefix}-\d+\.\d+\b", file.read_text(encoding="utf-8"))
    }
