"""What a scenario is called, and what is in one that somebody has written."""

from __future__ import annotations

from herna.games.mage_knight.components import ScenarioInfo, box
from herna.kernel import Say


def title_of(info: ScenarioInfo, say: Say) -> str:
    """The name of a scenario: that of its file, or ours."""
    if info.title is None:
        return say(f"option-scenario-{info.id}")
    return info.title.cs if say("language") == "cs" else info.title.en


def scenario_title(name: str, say: Say) -> str:
    """The name of a scenario that is played."""
    return next((title_of(info, say) for info in box().scenarios if info.id == name), name)


def scenario_summary(info: ScenarioInfo, say: Say) -> tuple[str, ...]:
    """Its name, whose rules it has, and its numbers for each number of heroes."""
    rules = next(one for one in box().scenarios if one.rules == info.rules and one.title is None)
    lines = [
        say(
            "own-scenario-table",
            players=table.players,
            rounds=table.rounds,
            countryside=table.countryside,
            cities=table.cities,
            core=table.core,
            shape=say(f"option-shape-{table.shape}"),
            levels=", ".join(map(str, table.city_levels)) or "none",
        )
        for table in info.tables
    ]
    return (say("own-scenario-fine", title=title_of(info, say), name=info.id, rules=title_of(rules, say)), *lines)
