"""How a table of Mage Knight can be set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from herna.games.mage_knight.components import box, cities_closed, cities_fought
from herna.games.mage_knight.components.lessons import lessons
from herna.kernel import Option, Options

SCENARIOS = box().scenarios
if TYPE_CHECKING:
    ScenarioName = str
    LessonName = str
else:
    # The files of content say which scenarios there are.
    ScenarioName = Literal[tuple(scenario.id for scenario in SCENARIOS)]
    LessonName = Literal[("none", *(lesson.id for lesson in lessons()))]
CONQUESTS = tuple(scenario for scenario in SCENARIOS if cities_fought(box(), scenario))
WITH_CITIES = tuple(scenario.id for scenario in CONQUESTS)
"""The scenarios whose cities have levels."""
CITIES = tuple(table.cities for scenario in CONQUESTS for table in scenario.tables)
FEWEST_CITIES, MOST_CITIES = 1, max(CITIES)
"""How many cities a game can have in which they are fought for."""
HeroName = Literal["arythea", "goldyx", "tovak", "norowas", "wolfhawk", "krang", "braevalar"]
HEROES: tuple[HeroName, ...] = ("arythea", "goldyx", "tovak", "norowas", "wolfhawk", "krang", "braevalar")
SetName = Literal["base", "lost-legion", "krang", "shades-of-tezla", "ultimate"]
Faction = Literal["tezla-elementalist", "tezla-dark-crusader"]
ALL_PLAYERS = (1, 2, 3, 4)
PLAYERS = {one.id: one.players for one in SCENARIOS if one.players != ALL_PLAYERS}
"""The scenarios that are not for every number of heroes."""
PEACEFUL = tuple(one.id for one in SCENARIOS if not one.heroes_fight and one.company == "rivals")
FIGHTING = tuple(one.id for one in SCENARIOS if one.heroes_fight and one.company == "rivals")
"""The scenarios in which heroes fight one another only if the table wants it, and unless it does not."""
AMONG_RIVALS = tuple(one.id for one in SCENARIOS if one.company == "rivals")
TOGETHER = tuple(one.id for one in SCENARIOS if one.company == "together")
"""The scenarios in which several heroes play as rivals, or as one team."""
IN_TEAMS = tuple(one.id for one in SCENARIOS if one.teams != "never")
"""The scenarios that four heroes can play in two teams."""
TeamsName = Literal["scenario", "drawn", "1-2", "1-3", "1-4"]
PAIRS: tuple[TeamsName, ...] = ("1-2", "1-3", "1-4")
"""With whom the first player plays; the two others are the other team."""
TEAM_PLAYERS = 4
"""Two teams of two."""
OPEN_CITIES = tuple(scenario.id for scenario in SCENARIOS if not cities_closed(box(), scenario))
"""The scenarios whose cities can be entered."""
BY_DAY = ("druid-nights", "conquer-and-hold", "one-to-return")
"""The rules of scenarios that name days and nights: the first round of each is a day."""
RIVALRY = {"scenario": tuple(scenario.id for scenario in CONQUESTS if scenario.company == "rivals")}
"""Where heroes who assault a city together are rivals; those of one team may always do so."""
BY_THE_CLOCK = ("druid-nights",)
"""Those of them in which days and nights must alternate."""
ONE_NIGHT = ("first-reconnaissance",)
"""Those with a single night among several heroes, unless the first round is one too."""
FIXED_MAP = ("conquer-and-hold",)
"""The rules of scenarios that are played on one map only."""


def all_but(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The scenarios that are not played by these rules."""
    return tuple(scenario.id for scenario in SCENARIOS if scenario.rules not in rules)


Shape = Literal["scenario", "wedge", "wedge-unlimited", "open", "open-4", "open-3"]
MOST_TILES = 14
"""As many countryside tiles as there are in all boxes."""
MOST_LEVEL = 11
"""The highest level printed on the city cards."""
LEAST_MEGAPOLIS, MOST_MEGAPOLIS = 2, 24
"""The levels of a megapolis, which are shared between its two parts."""


class KnightOptions(Options, frozen=True):
    """Scenario, heroes, sets and cities."""

    scenario: Annotated[ScenarioName, Option(players=PLAYERS)] = "first-reconnaissance"
    heroes: Annotated[Literal["chosen", "dealt", "auction"], Option(group="heroes", players={"auction": (2, 3, 4)})] = (
        "chosen"
    )
    """Heroes are picked in turn, dealt, or bid for."""
    teams: Annotated[
        TeamsName,
        Option(
            group="heroes",
            only={"scenario": IN_TEAMS},
            players=dict.fromkeys(("drawn", *PAIRS), (TEAM_PLAYERS,)),
            clause="MK-26.1",
        ),
    ] = "scenario"
    """Two teams of two, drawn or chosen; otherwise everybody alone, unless the scenario is for teams only."""
    hero_fights: Annotated[
        bool,
        Option(group="heroes", only={"no_fights": (False,)}, matters={"scenario": PEACEFUL}, for_players=(2, 3, 4)),
    ] = False
    """Heroes may fight one another where they do not otherwise."""
    no_fights: Annotated[bool, Option(group="friendlier", matters={"scenario": FIGHTING}, for_players=(2, 3, 4))] = (
        False
    )
    """Heroes never fight one another."""
    joint_assaults: Annotated[
        bool, Option(group="heroes", only={"scenario": WITH_CITIES}, matters=RIVALRY, for_players=(2, 3, 4))
    ] = False
    """Rivals may assault a city together."""
    named: Annotated[tuple[HeroName, ...], Option(group="heroes", only={"heroes": ("chosen",)}, per_player=True)] = ()
    """The hero of each seat; nothing is picked then."""
    dummy: Annotated[
        bool,
        Option(group="dummy", only={"scenario": ("first-reconnaissance",)}, for_players=(1,), players={False: (1,)}),
    ] = True
    """Alone: a dummy player sets the pace."""
    dummy_hero: Annotated[
        Literal["dealt", "chosen", HeroName],
        Option(group="dummy", only={"dummy": (True,), "scenario": TOGETHER}, or_players={"scenario": (1,)}),
    ] = "dealt"
    """The hero of the dummy player, alone or together."""
    sets: Annotated[tuple[SetName, ...], Option(group="sets")] = ()
    """The boxes whose heroes, cards, units, tokens and ruins take part; none: those the scenario begins with."""
    legion_tiles: Annotated[bool, Option(group="sets", matters={"scenario": all_but(FIXED_MAP)})] = False
    """The map tiles of the Lost Legion take part."""
    factions: Annotated[tuple[Faction, ...], Option(group="sets")] = ()
    """The enemy tokens of these factions of Tezla take part."""
    city_levels: Annotated[
        tuple[int, ...],
        Option(
            group="cities",
            only={"scenario": WITH_CITIES},
            least=1,
            most=MOST_LEVEL,
            shortest=FEWEST_CITIES,
            longest=MOST_CITIES,
        ),
    ] = ()
    """The levels of the cities in the order in which they are turned up; none: those of the scenario."""
    late_offers: Annotated[bool, Option(group="scenario", matters={"scenario": ("first-reconnaissance",)})] = True
    """Spells and advanced actions are not laid out before they are first needed."""
    cities: Annotated[
        Literal["scenario", "megapolis", "two-strong", "two-megapolises"],
        Option(group="cities", only={"scenario": WITH_CITIES}, players={"two-strong": (TEAM_PLAYERS,)}),
    ] = "scenario"
    """The cities of the scenario, the last one perhaps a megapolis; or two of level 10 or more, for two teams; or two
    megapolises."""
    contested_glades: Annotated[
        bool, Option(group="scenario", only={"scenario": ("druid-nights",)}, for_players=(2, 3, 4))
    ] = False
    """Only one shield lies on a glade, with three or four heroes two; a new one takes the place of another."""
    epic: Annotated[bool, Option(group="scenario", only={"scenario": ("druid-nights",)}, players={True: (1, 2, 3)})] = (
        False
    )
    """Three days and three nights on all tiles."""
    epic_return: Annotated[bool, Option(group="scenario", only={"scenario": ("one-to-return",)})] = False
    """Three days and three nights, one tile more of each kind, and stronger cities."""
    chosen_hero: Annotated[
        Literal["drawn", "picked"],
        Option(group="scenario", only={"scenario": ("one-to-return",), "teams": ("drawn", *PAIRS)}),
    ] = "drawn"
    """In teams: whether the hero of each team who is to return is drawn or picked."""
    lowest_scores: Annotated[bool, Option(group="scenario", only={"scenario": TOGETHER}, for_players=(2, 3, 4))] = False
    """In each row of the score the hero with the fewest points counts for all."""
    whole_map: Annotated[bool, Option(group="scenario", only={"scenario": ("conquer-and-hold",)})] = False
    """All tiles lie on the table from the beginning."""
    shape: Annotated[Shape, Option(group="map", only={"scenario": all_but(FIXED_MAP)})] = "scenario"
    """The shape of the map, or the one that the scenario recommends."""
    tiles: Annotated[
        tuple[int, ...],
        Option(group="map", only={"scenario": all_but(FIXED_MAP)}, least=0, most=MOST_TILES, shortest=3, longest=3),
    ] = ()
    """How many countryside tiles, cities and core tiles without a city take part; none: those of the scenario."""
    random_orientation: Annotated[bool, Option(group="map")] = False
    """A tile that is turned up lies any way round."""
    random_cities: Annotated[bool, Option(group="map", matters={"scenario": OPEN_CITIES})] = False
    """A city that is turned up has a colour that is drawn."""
    night_arrival: Annotated[bool, Option(group="time", only={"scenario": all_but(BY_DAY)})] = False
    """The first round is a night."""
    darkness: Annotated[
        bool, Option(group="time", only={"scenario": all_but(BY_THE_CLOCK), "night_arrival": (False,)})
    ] = False
    """After each day two dice tell whether night falls for good."""
    raiders: Annotated[Literal["none", "raiders", "hordes"], Option(group="raiders")] = "none"
    """Rampaging enemies come back."""
    no_interactive_spells: Annotated[
        bool, Option(group="friendlier", matters={"scenario": AMONG_RIVALS}, for_players=(2, 3, 4))
    ] = False
    """Spells that hit others are left out."""
    no_interactive_skills: Annotated[
        bool, Option(group="friendlier", matters={"scenario": AMONG_RIVALS}, for_players=(2, 3, 4))
    ] = False
    """Skills that hit others are left out."""
    friendly_mana: Annotated[bool, Option(group="friendlier")] = False
    """Gold dice are spared while others would do."""
    interactive_combat: Annotated[bool, Option(group="fights", players={True: (2, 3, 4)})] = False
    """The player on the right helps single enemies with a secret die."""
    draft: Annotated[bool, Option(group="decks")] = False
    """Advanced actions are drafted before the game."""
    upgrades: Annotated[
        bool,
        Option(
            group="decks",
            matters={"scenario": all_but(ONE_NIGHT)},
            or_players={"scenario": (1,)},
            enough={"night_arrival": (True,)},
        ),
    ] = False
    """After nights actions are upgraded."""
    open_decks: Annotated[bool, Option(group="decks", matters={"upgrades": (True,)}, for_players=(2, 3, 4))] = False
    """Everybody may look through the decks of others then."""
    megapolis: Annotated[int, Option(group="cities", only={"scenario": WITH_CITIES}, least=0, most=MOST_MEGAPOLIS)] = 0
    """The level of the megapolis that the last city is. 0: it is a city like the others, unless `cities` says that it
    is a megapolis; then it has twice the level it would have otherwise."""
    lesson: Annotated[
        LessonName,
        Option(
            group="lesson",
            only={
                "scenario": WITH_CITIES,
                "cities": ("scenario",),
                "megapolis": (0,),
                "shape": ("scenario",),
                "tiles": ((),),
                "random_orientation": (False,),
                "draft": (False,),
            },
            players={one.id: (one.players,) for one in lessons()},
        ),
    ] = "none"
    """A lesson: the game begins in its position and is over when it was learnt."""
