"""Variants: options of the table that change a rule, each with the hooks of a scenario, above whatever is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.choices import (
    megapolis_level_of,
    megapolis_levels_of,
    own_shape,
    own_tiles,
    strong_levels_of,
    two_city_table,
)
from herna.games.mage_knight.components import CardInfo, HexInfo, SkillInfo
from herna.games.mage_knight.components.scenario import TableInfo
from herna.games.mage_knight.rules.land import draw_token, is_left_empty, rampaging_spots, site_on
from herna.games.mage_knight.rules.scoring import Item, lines_of_team
from herna.games.mage_knight.rules.supply import BASIC_COLOURS
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS

BLACK = COLOURS.index("black")
WARM, COLD = ("red", "green", "gold"), ("white", "blue", "black")
"""The colours that bring raiders after a day, and after a night; with the last of them comes a brown one besides."""


class Megapolis(Scenario):
    """The last city that is turned up is a megapolis: two cities in one."""

    @cached_property
    def city_levels(self) -> tuple[int, ...]:
        return (*super().city_levels[: self.table.cities - 1], megapolis_level_of(self.table, self.options))

    def city_parts(self, number: int) -> int:
        return 2 if number + 1 == self.table.cities else super().city_parts(number)


class TwoCities(Scenario):
    """Two teams meet at two city tiles only: strong cities, or megapolises."""

    @cached_property
    def table(self) -> TableInfo:
        return two_city_table(super().table, self.options)

    @cached_property
    def city_levels(self) -> tuple[int, ...]:
        if self.are_megapolises:
            return megapolis_levels_of(self.table, self.options)
        return strong_levels_of(super().city_levels, self.options)

    @property
    def are_megapolises(self) -> bool:
        """Is each of them made of two cities?"""
        return self.options.cities == "two-megapolises"

    def city_parts(self, number: int) -> int:
        return 2 if self.are_megapolises else super().city_parts(number)


class LowestScores(Scenario):
    """In each row the hero with the fewest points counts for all who play together."""

    def of_team(self, members: Mapping[int, tuple[Item, ...]]) -> tuple[Item, ...]:
        return lines_of_team(members, self.rows, lowest=True)


# The map


class OwnShape(Scenario):
    """The map has another shape."""

    @cached_property
    def table(self) -> TableInfo:
        return own_shape(super().table, self.options)


class OwnTiles(Scenario):
    """Other numbers of tiles take part."""

    @cached_property
    def table(self) -> TableInfo:
        return own_tiles(super().table, self.options)


class RandomOrientation(Scenario):
    """Nobody knows which way round the next tile will lie."""

    @property
    def turns_tiles(self) -> bool:
        return True


class RandomCities(Scenario):
    """A city has a colour that is drawn among those that are left, whatever is printed on its tile."""

    def city_found(self, state: KnightState, spot: int, info: HexInfo) -> None:
        used = {colour for city in state.cities for colour in city.colours}
        left = [city.id for number, city in enumerate(state.setting.cities) if number not in used]
        super().city_found(state, spot, replace(info, colour=left[state.below(len(left))]))


# Day and night


class NightArrival(Scenario):
    """The first round is a night, with no gold and no black die."""

    @property
    def arrives_at_night(self) -> bool:
        return True

    def source_fits(self, state: KnightState, dice: Sequence[int]) -> bool:
        if state.round == 0:
            return all(die < BASIC_COLOURS for die in dice)
        return super().source_fits(state, dice)


class Darkness(Scenario):
    """Days go on until two dice show black after one of them; then it is night for good."""

    def falls_at_night(self, state: KnightState) -> bool:
        return state.dark

    def ends_as_night(self, state: KnightState) -> bool:
        """Whatever the light, every second round counts as a night (MK-30.9)."""
        return state.round % 2 == 0

    def round_ends(self, state: KnightState) -> None:
        super().round_ends(state)
        if not state.dark and state.round < self.rounds:
            state.reveal()
            one, other = state.below(len(COLOURS)), state.below(len(COLOURS))
            state.dark = BLACK in (one, other)
            state.tell(told.DarknessRolled(one, other, state.dark))


# Raiders


class Raiders(Scenario):
    """People trust nobody, and rampaging enemies who were beaten are followed by others."""

    @property
    def hordes(self) -> bool:
        """Does a token always come back?"""
        return self.options.raiders == "hordes"

    @property
    def reputation_at_start(self) -> int:
        return super().reputation_at_start - (4 if self.hordes else 2)

    def round_ends(self, state: KnightState) -> None:
        super().round_ends(state)
        if state.round >= self.rounds or state.game_ending:
            return
        for spot in rampaging_spots(state):
            if is_left_empty(state, spot):
                self.roll(state, spot)

    def roll(self, state: KnightState, spot: int) -> None:
        """A die for a hex on which a rampaging enemy was beaten."""
        state.reveal()
        colour = COLOURS[state.below(len(COLOURS))]
        bringing = COLD if state.night else WARM
        more = colour in bringing if self.hordes else colour == bringing[-1]
        if self.hordes or colour in bringing:
            self.bring(state, spot, brown=more)

    def bring(self, state: KnightState, spot: int, *, brown: bool) -> None:
        """A new enemy of the usual kind rampages there, and perhaps a brown one too."""
        piles = (*site_on(state, spot).piles, *(("brown",) if brown else ()))
        drawn = [token for token in (draw_token(state, PILES.index(pile)) for pile in piles) if token != NONE]
        state.tokens += tuple(HexToken(spot, token, face_up=True) for token in drawn)
        for token in drawn:
            state.tell(told.RaiderCame(spot, token))


# A friendlier game


class FriendlyMana(Scenario):
    """Gold dice are left to others while dice of the colour that is needed lie in the Source."""

    @property
    def saves_gold(self) -> bool:
        return True


class NoInteractiveSpells(Scenario):
    """Spells that hit others are left out."""

    def keeps_card(self, card: CardInfo) -> bool:
        return not card.interactive and super().keeps_card(card)


class NoInteractiveSkills(Scenario):
    """Skills that hit others are left out."""

    def keeps_skill(self, skill: SkillInfo) -> bool:
        return skill.side != "competitive" and super().keeps_skill(skill)
