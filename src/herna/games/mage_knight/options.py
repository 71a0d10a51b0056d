"""How a table of Mage Knight can be set up."""

from __future__ import annotations

from typing import Annotated, Literal

from herna.kernel import Option, Options

Scenario = Literal["first-reconnaissance", "solo-conquest"]
HeroName = Literal["arythea", "goldyx", "tovak", "norowas", "wolfhawk", "krang", "braevalar"]
HEROES: tuple[HeroName, ...] = ("arythea", "goldyx", "tovak", "norowas", "wolfhawk", "krang", "braevalar")
SetName = Literal["base", "lost-legion", "krang", "shades-of-tezla", "ultimate"]
Faction = Literal["tezla-elementalist", "tezla-dark-crusader"]
CITIES = 2
"""How many cities of Solo Conquest have a level of their own."""
MOST_LEVEL = 11
"""The highest level printed on the city cards."""
LEAST_MEGAPOLIS, MOST_MEGAPOLIS = 2, 24
"""The levels of a megapolis, which are shared between its two parts."""


class KnightOptions(Options, frozen=True):
    """Scenario, heroes, sets and cities."""

    scenario: Annotated[Scenario, Option(players={"solo-conquest": (1,)})] = "first-reconnaissance"
    heroes: Annotated[Literal["chosen", "dealt"], Option(group="heroes")] = "chosen"
    """Heroes are picked in turn, or dealt."""
    named: Annotated[tuple[HeroName, ...], Option(group="heroes", only={"heroes": ("chosen",)}, per_player=True)] = ()
    """The hero of each seat; nothing is picked then."""
    dummy: Annotated[bool, Option(group="dummy", only={"scenario": ("first-reconnaissance",)}, for_players=(1,))] = True
    """Alone: a dummy player sets the pace."""
    dummy_hero: Annotated[
        Literal["dealt", "chosen", HeroName],
        Option(
            group="dummy", only={"dummy": (True,)}, for_players=(1,), players=dict.fromkeys(("chosen", *HEROES), (1,))
        ),
    ] = "dealt"
    """The hero of the dummy player."""
    sets: Annotated[tuple[SetName, ...], Option(group="sets")] = ()
    """The boxes whose heroes, cards, units, tokens and ruins take part; none: those the scenario begins with."""
    legion_tiles: Annotated[bool, Option(group="sets")] = False
    """The map tiles of the Lost Legion take part."""
    factions: Annotated[tuple[Faction, ...], Option(group="sets")] = ()
    """The enemy tokens of these factions of Tezla take part."""
    city_levels: Annotated[
        tuple[int, ...],
        Option(
            group="cities",
            only={"scenario": ("solo-conquest",)},
            least=1,
            most=MOST_LEVEL,
            shortest=CITIES,
            longest=CITIES,
        ),
    ] = ()
    """The levels of the cities in the order in which they are turned up; none: those of the scenario."""
    megapolis: Annotated[
        int, Option(group="cities", only={"scenario": ("solo-conquest",)}, least=0, most=MOST_MEGAPOLIS)
    ] = 0
    """The level of the megapolis that the last city is; 0: it is a city like the others."""
