"""The hooks of a scenario that are asked before the first round: who plays with whom, and what lies ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from herna.games.mage_knight.choices import city_levels_of, sets_of
from herna.games.mage_knight.components import (
    CardInfo,
    ScenarioInfo,
    ShapeInfo,
    SiteInfo,
    SkillInfo,
    TileInfo,
    UnitInfo,
    box,
    cities_closed,
    sites_in,
    sites_of_tiles,
)
from herna.games.mage_knight.components.scenario import TableInfo
from herna.games.mage_knight.components.sites import Ground
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.rules.supply import BASIC_COLOURS, shuffled
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.setup import ChooseOwnHero
from herna.kernel import Step

PLAIN_DICE, PLAIN_UNITS = 2, 2
"""Dice of the Source and units of the offer beyond one for each player."""


class Preparation:
    """How a game of a number of players with these options is prepared; the plain rules where nothing else is said."""

    def __init__(self, info: ScenarioInfo, players: int, options: KnightOptions) -> None:
        self.info = info
        self.players = players
        self.options = options

    @property
    def id(self) -> str:
        """The name by which options, views and messages know the scenario."""
        return self.info.id

    # Who plays with whom

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose as one; everybody alone among rivals."""
        return tuple((seat,) for seat in range(self.players))

    @property
    def draws_teams(self) -> bool:
        """Are teams drawn before the game? Until then nobody knows them."""
        return False

    @property
    def dummy_plays(self) -> bool:
        """Does a dummy player set the pace?"""
        return False

    @property
    def dummy_teaches(self) -> bool:
        """Do skills of the dummy player's hero come to the common offer?"""
        return False

    @property
    def tokens_come_home(self) -> bool:
        """Does a skill token that others send back come back by itself, because there are no others?"""
        return False

    @property
    def heroes_fight(self) -> bool:
        """May heroes fight one another?"""
        return (self.info.heroes_fight or self.options.hero_fights) and not self.options.no_fights

    def joins(self, seat: int, other: int) -> bool:
        """May a hero invite another to a joint assault? Heroes of one team always; rivals if the table wants it."""
        return self.options.joint_assaults or any(seat in team and other in team for team in self.teams)

    # What lies ready

    def sites(self, ground: Ground) -> Mapping[str, SiteInfo]:
        """What every site is on tiles of this kind."""
        return sites_in(box(), self.info, ground)

    @cached_property
    def sites_of_tiles(self) -> Mapping[str, tuple[SiteInfo, ...]]:
        """What the sites on the seven hexes of every tile are, by the name of the tile."""
        return sites_of_tiles(box(), self.info)

    @cached_property
    def cities_closed(self) -> bool:
        """Does nobody enter a city?"""
        return cities_closed(box(), self.info)

    @cached_property
    def table(self) -> TableInfo:
        """The numbers for as many as play."""
        return next(table for table in self.info.tables if table.players == self.players)

    @cached_property
    def sets(self) -> tuple[str, ...]:
        """The boxes that take part; raises `BadSetting` for a choice that cannot be."""
        return sets_of(self.info, self.options)

    @cached_property
    def city_levels(self) -> tuple[int, ...]:
        """The level of each city in the order of turning up; raises `BadSetting` for a choice that cannot be."""
        return city_levels_of(self.table, self.options)

    @property
    def rounds(self) -> int:
        """After how many rounds the game ends at the latest."""
        return self.table.rounds

    @property
    def dice(self) -> int:
        """How many dice the Source has."""
        return self.players + PLAIN_DICE + self.info.more_dice

    @property
    def unit_offer(self) -> int:
        """How many units lie in the offer."""
        return self.players + PLAIN_UNITS + self.info.more_units

    @property
    def fame_at_start(self) -> int:
        """The fame everybody begins with."""
        return self.info.fame

    @property
    def reputation_at_start(self) -> int:
        """The reputation everybody begins with."""
        return self.info.reputation

    def keeps_card(self, card: CardInfo) -> bool:
        """Does a card of the boxes take part?"""
        return True

    def keeps_skill(self, skill: SkillInfo) -> bool:
        """Does a skill of the boxes take part? Among rivals not the one that each hero has for playing together."""
        return skill.side != "cooperative"

    def keeps_unit(self, unit: UnitInfo) -> bool:
        """Do the cards of a unit lie in its deck?"""
        return unit.deck != "elite" or self.info.elite_units

    def stack_order(self, state: KnightState, kind: str, tiles: list[int]) -> list[int]:
        """The tiles of a kind (`countryside`, `core`, `core-city`) in the order in which they are taken for the
        stack, the first on top; those that it does not need stay in the box."""
        wanted = [tile for tile in tiles if self.wanted(state.setting.tiles[tile])]
        if len(wanted) in (0, len(tiles)):
            return list(shuffled(state, tiles))
        count = {"countryside": self.table.countryside, "core": self.table.core, "core-city": self.table.cities}[kind]
        others = [tile for tile in tiles if tile not in wanted]
        order = [*shuffled(state, wanted), *shuffled(state, others)]
        return [*shuffled(state, order[:count]), *order[count:]]

    def wanted(self, tile: TileInfo) -> bool:
        """Does this tile come into the stack before others of its kind? Everybody knows which do."""
        return True

    def stack_known(self, kind: str) -> bool:
        """Does everybody know which tiles of this kind lie in the stack, and in which order?"""
        return False

    def first_places(self, shape: ShapeInfo) -> Sequence[tuple[int, int]]:
        """The places beside the start tile where tiles lie from the beginning, in the order of laying them."""
        return shape.first

    @property
    def turns_tiles(self) -> bool:
        """Does a tile that is turned up lie any way round?"""
        return False

    def first_offer_fits(self, units: Sequence[UnitInfo]) -> bool:
        """May the first offer of units be like this? If not it is dealt again."""
        return True

    @property
    def offers_come_late(self) -> bool:
        """Are the offers of advanced actions and spells not laid out before they are first needed?"""
        return False

    def source_fits(self, state: KnightState, dice: Sequence[int]) -> bool:
        """May the Source be like this when a round begins? If not its gold and black dice are rolled again. At least
        half of the dice show basic colours."""
        return 2 * sum(die < BASIC_COLOURS for die in dice) >= len(dice)

    @property
    def saves_gold(self) -> bool:
        """Are gold dice saved by day while others in the Source would do, and never rolled again or turned there?"""
        return False

    def elite_offered(self, state: KnightState) -> bool:
        """Do elite units come into a new offer? Once a core tile lies on the table."""
        return any(state.setting.tiles[tile].kind.startswith("core") for _, tile in state.laid)

    def hero_picks(self, state: KnightState, order: Sequence[int]) -> Sequence[Step]:
        """The steps in which heroes are picked before the game."""
        return [ChooseOwnHero(seat) for seat in order]

    @property
    def lays_table_late(self) -> bool:
        """Is the table laid only when heroes are chosen, by the steps after that?"""
        return False

    def after_heroes(self, state: KnightState) -> Sequence[Step]:
        """The steps between the choice of heroes and the first round."""
        return ()
