"""Everything a seat may see is drawn by the page, or left out on purpose."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import View

FACE = Path(__file__).parents[3] / "web" / "src" / "games" / "mage_knight"
MADE = ("schema.ts", "printed.ts")
"""What the server writes for the page."""
LEFT_OUT = {
    "KnightView.sets": "which boxes take part is an option of the table, shown with the others",
    "KnightView.legion_tiles": "an option of the table",
    "KnightView.factions": "an option of the table",
    "KnightView.shape": "an option of the table; the land shows it",
    "KnightView.no_interactive_spells": "an option of the table",
    "KnightView.no_interactive_skills": "an option of the table",
    "EffectView.at": "a number among the programs; what it comes from is told",
    "TurnView.card_done": "only whether the turn may still be rested: the list of actions says so",
    "TurnView.crystals_spent": "the crystals that are left are shown",
    "TurnView.dice_used": "the dice that are out lie beside the Source",
    "TurnView.phase": "the question above the land says it",
    "TurnView.attends": "the scene of the fight and its question say it",
    "TurnView.action_used": "the question above the land says it",
    "TurnView.along": "the units that stayed behind are not offered",
    "HeroView.skills_left": "how many skills are left to draw never matters before a level, and then two are shown",
    "FoeView.rampaging": "a rampaging enemy stands on the land as one",
    "FightView.site": "the land shows where the hero stands",
    "FightView.attacker": "against enemies it is the hero; between heroes it is told whose attack it is",
    "ExchangeView.passed": "the log tells who has passed",
    "FiguresView.points": "the same as its lines, without what they count for",
    "UnitView.banner_up": "a banner that is used is not offered",
}
"""What is not drawn, and why."""


def structs_in(hint: Any) -> list[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [found for part in get_args(hint) for found in structs_in(part)]


def shown_structs() -> list[type[msgspec.Struct]]:
    """The view and everything inside it."""
    found: dict[type[msgspec.Struct], None] = {KnightView: None}
    waiting = list(found)
    while waiting:
        struct = waiting.pop()
        for name, hint in get_type_hints(struct).items():
            if name in struct.__struct_fields__ and name not in View.__struct_fields__:
                new = [one for one in structs_in(hint) if one not in found]
                found |= dict.fromkeys(new)
                waiting += new
    return list(found)


def fields() -> list[str]:
    return [
        f"{struct.__name__}.{name}"
        for struct in shown_structs()
        for name in struct.__struct_fields__
        if struct is not KnightView or name not in View.__struct_fields__
    ]


def source() -> str:
    """What the page's components do; how they look (`.name { … }`) reads nothing."""
    files = [file for file in FACE.rglob("*") if file.suffix in (".svelte", ".ts") and file.name not in MADE]
    return re.sub(r"<style>.*?</style>", "", "\n".join(file.read_text(encoding="utf-8") for file in files), flags=re.S)


@pytest.mark.skipif(not FACE.is_dir(), reason="the page's sources are not here")
def test_every_field_of_a_view_is_drawn_or_left_out_on_purpose() -> None:
    text = source()
    drawn = {name for name in fields() if is_read(name.split(".")[1], text)}
    assert sorted(set(fields()) - drawn - set(LEFT_OUT)) == []


def is_read(name: str, text: str) -> bool:
    """Is it read off something (`view.tiles`, `['tiles']`) or taken apart (`{ tiles, …`)?"""
    return re.search(rf"(?:[.\[{{,]\s*|\?\.){name}\b", text) is not None


@pytest.mark.skipif(not FACE.is_dir(), reason="the page's sources are not here")
def test_a_field_that_nobody_reads_is_found() -> None:
    text = source()
    assert is_read("unit_offer", text)
    assert not is_read("unit_offers_of_yesterday", text)
    assert "<style>" not in text, "a class of that name draws nothing"


def test_nothing_is_left_out_that_is_not_there() -> None:
    assert sorted(set(LEFT_OUT) - set(fields())) == []
