"""The game alone as content: Sam's table, the scenarios with their rules and ratings, the campaign."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from herna.games.content import Content
from herna.games.monster_lands.components.box import Wrong, counted, differing, read
from herna.games.monster_lands.components.pieces import LEVELS, Count, Entry, LevelId, Origins, Positive
from herna.games.monster_lands.vocabulary import Affinity, BuildingId, Colour

PathKind = Literal["land", "roll", "pay"]
Rating = Literal["bungler", "apprentice", "veteran", "hero"]
RATINGS: Final[tuple[Rating, ...]] = ("bungler", "apprentice", "veteran", "hero")
BUNGLER, APPRENTICE, VETERAN, HERO = range(4)
ScenarioId = Literal[
    "ordinary-work", "gold-digger", "sortie", "travelling-light", "full-kit", "raid", "variety", "sly-sam",
    "clear-mission", "doom",
]  # fmt: skip
FACES: Final = 6
Face = Annotated[int, msgspec.Meta(ge=1, le=FACES)]


class SamTable(Content, frozen=True):
    """What Sam's two dice mean."""

    tokens: Positive
    mercenaries: Positive
    citadel: tuple[Face, ...]
    building: tuple[BuildingId, ...]
    path: tuple[PathKind, ...]
    takes: tuple[Positive, ...]
    traps: Positive


class ScenarioRules(Content, frozen=True):
    """The special rules of a scenario, each by a name of its own; 0 and nothing: as usual."""

    rounds: Count = 0
    coins: Count = 0
    defense: Count = 0
    clan: Affinity | None = None
    mercenaries_with: Colour | None = None
    """Only mercenaries who bring such a die are in the deck."""
    closed: tuple[BuildingId, ...] = ()
    no_defense: bool = False
    """Nothing gives defence: no ability, no path, no guards, no token."""
    gate_at_start: bool = False
    gate_each_round: bool = False
    beer: Count = 0
    sam_tokens: Count = 0
    """How many tricks or hidden traps lie with Sam on every path to a land; and the rules of tricks are in force."""
    sam_path: tuple[PathKind, ...] = ()
    misses_again: bool = False
    lowest_level: LevelId = "easy"


class Needs(Content, frozen=True):
    """What a rating asks for at the end of the game."""

    points: Count = 0
    coins: Count = 0
    missions: Count = 0
    spread: tuple[Count, ...] = ()
    """How many members of one affinity are needed, of the next, and so on."""
    kit: bool = False
    """Full pouches, equipment of every type, a member of every affinity."""


class Scenario(Entry, frozen=True, kw_only=True):
    """One scenario: its rules, and what each rating above the lowest asks for."""

    id: ScenarioId
    rules: ScenarioRules = ScenarioRules()
    apprentice: Needs
    veteran: Needs
    hero: Needs

    @property
    def needs(self) -> tuple[Needs, ...]:
        """What each rating asks for, the lowest first: it asks for nothing."""
        return Needs(), self.apprentice, self.veteran, self.hero


class Course(Content, frozen=True):
    """What follows a rating in a campaign."""

    scenario: Literal["repeat", "next"]
    level: Literal["lower", "same", "easy", "normal", "hard", "deadly"]


class Campaign(Content, frozen=True):
    """How a campaign goes on after a game, by its rating."""

    starts_at: LevelId
    won_at: tuple[LevelId, ...]
    bungler: Course
    apprentice: Course
    veteran: Course
    hero: Course

    @property
    def courses(self) -> tuple[Course, ...]:
        return self.bungler, self.apprentice, self.veteran, self.hero


class ScenarioFile(Content, frozen=True):
    origin: Origins
    sam: SamTable
    scenario: tuple[Scenario, ...]
    campaign: Campaign


def check_scenarios(file: ScenarioFile) -> Iterable[Wrong]:
    """Ten scenarios; Sam's table has something for every face of his dice."""
    yield from differing("scenario", (one.id for one in file.scenario))
    yield from counted("scenario", "scenarios", len(file.scenario), 10)
    yield from counted("sam, field building", "faces of the yellow die", len(file.sam.building), FACES)
    yield from counted("sam, field path", "faces of the yellow die", len(file.sam.path), FACES)
    yield from counted("sam, field takes", "faces of the red die", len(file.sam.takes), len(file.sam.citadel))
    for one in file.scenario:
        where = f"scenario {one.id}"
        if one.rules.sam_path:
            yield from counted(f"{where}, field sam_path", "faces of the yellow die", len(one.rules.sam_path), FACES)
        for name in ("points", "coins", "missions", "spread"):
            steps = [getattr(need, name) for need in one.needs]
            if sorted(steps) != steps:
                yield where, f"{name} never fall from one rating to the next"


SCENARIO_FILE = read("scenarios.toml", ScenarioFile, check_scenarios)
SAM_TABLE = SCENARIO_FILE.sam
SCENARIOS = SCENARIO_FILE.scenario
SCENARIO_IDS = tuple(one.id for one in SCENARIOS)
SCENARIO_NUMBERS = {str(number): one for number, one in enumerate(SCENARIO_IDS, start=1)}
CAMPAIGN = SCENARIO_FILE.campaign
LEVEL_NUMBER = {level: number for number, level in enumerate(LEVELS)}


class Played(msgspec.Struct, frozen=True, gc=False):
    """A finished game of one player: scenario, level and rating by number, and its points."""

    scenario: int
    level: int
    rating: int
    points: int


WON, LOST = "won", "lost"
Chapter = tuple[int, int]
"""A scenario and a level, by number."""


def following(game: Played) -> Chapter | str:
    """What comes after a game of a campaign: the next one, or that it is won or lost (ML-19.2 to ML-19.5)."""
    course = CAMPAIGN.courses[game.rating]
    onward = course.scenario == "next"
    last = game.scenario == len(SCENARIOS) - 1
    if last and onward and LEVELS[game.level] in CAMPAIGN.won_at:
        return WON
    scenario = game.scenario + (onward and not last)
    if course.level == "same":
        return scenario, game.level
    if course.level != "lower":
        return scenario, LEVEL_NUMBER[course.level]
    lowest = LEVEL_NUMBER[SCENARIOS[game.scenario].rules.lowest_level]
    return (scenario, game.level - 1) if game.level > lowest else LOST
