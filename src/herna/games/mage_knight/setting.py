"""What stays the same during a game of Mage Knight: which pieces are in play, as numbers, and the land as a lattice."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from herna.games.mage_knight.catalogue import catalogue
from herna.games.mage_knight.choices import check_heroes
from herna.games.mage_knight.components import (
    BonusInfo,
    CardInfo,
    HeroInfo,
    SiteInfo,
    TileInfo,
    box,
)
from herna.games.mage_knight.components.piece import Icon
from herna.games.mage_knight.components.world import TURNS
from herna.games.mage_knight.geometry import HEX_NAMES, Lattice
from herna.games.mage_knight.numbers import numbers_of
from herna.games.mage_knight.options import PAIRS, KnightOptions
from herna.games.mage_knight.printed import ManaCost, mana_of_ability, mana_of_card, purpose, quiet
from herna.games.mage_knight.values.pieces import NONE
from herna.games.mage_knight.vocabulary.magic import Crystal, GainOffer, UseOffer
from herna.games.mage_knight.vocabulary.names import COLOURS, TERRAINS
from herna.games.programs import effect_names
from herna.games.programs.words import programs_in
from herna.kernel import Action, Game, Setting

if TYPE_CHECKING:
    from herna.games.mage_knight.scenarios.base import Scenario
    from herna.games.mage_knight.scenarios.values import Aim

__all__ = ["NONE", "PILES", "WOUND", "KnightSetting"]

WOUND = 0
"""The number of the wound among the cards."""

PILES = ("green", "grey", "violet", "brown", "red", "white")
"""The piles of enemy tokens by number."""


OFFERS = ("advanced", "spells")
"""The offers of cards, in the order in which they are laid out."""


def closed_or(cost: int | None) -> int:
    """A cost, or none where nobody may enter."""
    return NONE if cost is None else cost


def walls_of(tile: TileInfo) -> frozenset[tuple[int, int]]:
    """The pairs of hexes of a tile between which a wall lies, both ways."""
    pairs = [(HEX_NAMES.index(one), HEX_NAMES.index(other)) for one, other in tile.walls]
    return frozenset((*pairs, *((other, one) for one, other in pairs)))


def turned(sites: tuple[SiteInfo, ...], by: int) -> tuple[SiteInfo, ...]:
    """The sites on the hexes of a tile that is turned clockwise by a number of sixths."""
    middle, *ring = sites
    return (middle, *ring[TURNS - by :], *ring[: TURNS - by])


class KnightSetting(Setting):
    """Cards, units, tokens and tiles of the chosen sets by number; numbers of the scenario for this many heroes."""

    options: KnightOptions

    def __init__(self, game: Game, players: int, options: KnightOptions, scenario: Scenario) -> None:
        super().__init__(game, players, options)
        found = box()
        self.scenario = scenario
        """What the rules ask where the scenario, its variants or the company decide."""
        self.rounds = scenario.rounds
        self.countryside_count = scenario.table.countryside
        self.city_count = scenario.table.cities
        self.core_count = scenario.table.core
        self.sets = scenario.sets
        self.city_levels = scenario.city_levels
        self.megapolis = any(scenario.city_parts(number) > 1 for number in range(self.city_count))
        """Is a city made of two?"""
        check_heroes(found, scenario, self.sets)
        self.dice = scenario.dice
        shape = next(one for one in found.board.shape if one.id == scenario.table.shape)
        self.lattice = Lattice(shape)
        self.hex_names = tuple(f"{q}/{r}" for q, r in self.lattice.hexes)
        self.position_names = tuple(f"{x}/{y}" for x, y in self.lattice.positions)
        self.portal = self.lattice.start * 7
        self._number_cards()
        self._number_pieces()
        self._number_programs()

    @cached_property
    def aim(self) -> Aim:
        """What bots make of the scenario's goal."""
        return self.scenario.aim

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return self.scenario.teams

    @property
    def nobody_may_win(self) -> bool:
        return super().nobody_may_win or self.scenario.nobody_may_win

    def same_side(self, seat: int, other: int) -> bool:
        """Do two seats win or lose as one? Everybody is on his own side; nobody (`NONE`) is on any."""
        return any(seat in team and other in team for team in self.teams)

    def mates(self, seat: int) -> tuple[int, ...]:
        """The other heroes of a seat's team: none among rivals, all others where all play as one team."""
        return next(tuple(other for other in team if other != seat) for team in self.teams if seat in team)

    def in_teams(self, partner: int) -> KnightSetting:
        """This setting with the first seat and its partner as one team and the two others as the other."""
        teams = PAIRS[partner - 1]
        if self.options.teams == teams:
            return self
        drawn = self.game.setting_of(self.players, {**msgspec.structs.asdict(self.options), "teams": teams})
        assert isinstance(drawn, KnightSetting)
        return drawn

    def in_play(self, origin_set: str) -> bool:
        """Do pieces of this set take part?"""
        return origin_set in self.sets

    def _number_cards(self) -> None:
        found = box()
        basics = found.basic_actions
        advanced = [card for card in found.advanced_actions if self.in_play(card.set)]
        spells = [card for card in found.spells if self.in_play(card.set) and self.scenario.keeps_card(card)]
        artifacts = [card for card in found.artifacts if self.in_play(card.set)]
        groups = (basics, advanced, spells, artifacts)
        self.cards: tuple[CardInfo | None, ...] = (None, *(card for group in groups for card in group))
        """Every card by its number; the wound is no card of the box's files."""
        starts = [1]
        for group in groups:
            starts.append(starts[-1] + len(group))
        self.basic_range = range(starts[0], starts[1])
        self.advanced_range = range(starts[1], starts[2])
        self.spell_range = range(starts[2], starts[3])
        self.artifact_range = range(starts[3], starts[4])
        self.card_ids = ("wound", *(card.id for group in groups for card in group))
        spelled = [number in self.spell_range for number in range(1, len(self.cards))]
        dealt = tuple(zip((card for group in groups for card in group), spelled, strict=True))
        self.card_costs: tuple[tuple[ManaCost, ...], ...] = tuple(
            ((), *(mana_of_card(card, spell=spell, strong=strong) for card, spell in dealt)) for strong in (False, True)
        )
        """The mana that cards cost, by number: for what they do, then for what they do when they are powered."""
        self.card_purposes: tuple[tuple[Icon | None, ...], ...] = tuple(
            (None, *(purpose(card, strong=strong) for card, _ in dealt)) for strong in (False, True)
        )
        """What cards are only for, likewise."""
        self.quiet_cards: tuple[tuple[bool, ...], ...] = tuple(
            (False, *(not spell and quiet(card.strong if strong else card.basic) for card, spell in dealt))
            for strong in (False, True)
        )
        """Do cards turn up, roll or draw nothing, likewise? Casting a spell may set something else off."""
        self.card_number = {name: number for number, name in enumerate(self.card_ids)}
        self.heroes: tuple[HeroInfo, ...] = tuple(hero for hero in found.heroes if self.in_play(hero.set))
        self.hero_decks = tuple(self.deck_of(hero) for hero in self.heroes)

    def deck_of(self, hero: HeroInfo) -> tuple[int, ...]:
        """The sixteen cards a hero begins with. Without the Lost Legion heroes of the base box have only one card of
        their own."""
        deck = dict(hero.deck)
        if hero.base_only and "lost-legion" not in self.sets:
            for common, own in hero.replaces.items():
                if own != hero.base_only:
                    del deck[own]
                    deck[common] = deck.get(common, 0) + 1
        return tuple(self.card_number[card] for card, count in deck.items() for _ in range(count))

    def _number_pieces(self) -> None:
        found = box()
        self.units = tuple(unit for unit in found.units if self.in_play(unit.set))
        self.ability_costs = tuple(tuple(mana_of_ability(ability) for ability in unit.abilities) for unit in self.units)
        self.unit_ids = tuple(unit.id for unit in self.units)
        self.enemies = tuple(enemy for enemy in found.enemies if self.in_play(enemy.set))
        self.enemy_ids = tuple(enemy.id for enemy in self.enemies)
        self.ruins = tuple(ruin for ruin in found.ruins if self.in_play(ruin.set))
        legion = self.options.legion_tiles
        printed = tuple(
            tile for tile in found.tiles if tile.set == "base" or (legion and tile.kind in ("countryside", "core"))
        )
        self.tile_count = len(printed)
        turns = range(TURNS if self.scenario.turns_tiles else 1)
        self.tiles = tuple(tile.turned(by) for by in turns for tile in printed)
        """The tiles as they are printed, `tile_count` of them; then, where they may lie any way round, the same ones
        turned by a sixth, by two, and so on."""
        self.tile_ids = tuple(tile.id for tile in self.tiles)
        self.tile_hexes = tuple(tile.hexes.all for tile in self.tiles)
        self.sites = self.scenario.sites("countryside")
        self.core_sites = self.scenario.sites("core")
        """What every site is in this scenario, by its name: on countryside tiles, and on core tiles."""
        sites = self.scenario.sites_of_tiles
        self.tile_sites = tuple(turned(sites[tile.id], by) for by in turns for tile in printed)
        self.tile_walls = tuple(walls_of(tile) for tile in self.tiles)
        self.tactics = found.tactics
        self.levels = found.board.level
        self.influence = found.board.reputation.influence
        self.cities = found.board.city
        self.bonuses: dict[str, BonusInfo] = {bonus.id: bonus for bonus in found.board.bonus}
        heroes = {hero.id for hero in self.heroes}
        self.skills = tuple(
            skill
            for skill in found.skills
            if skill.hero in heroes and self.in_play(skill.set) and self.scenario.keeps_skill(skill)
        )
        self.skill_ids = tuple(skill.id for skill in self.skills)
        cost = {terrain.id: terrain for terrain in found.board.terrain}
        self.cost_by_day = tuple(closed_or(cost[name].day) for name in TERRAINS)
        self.cost_by_night = tuple(closed_or(cost[name].night) for name in TERRAINS)

    def _number_programs(self) -> None:
        cards = [card for card in self.cards if card is not None]
        self.numbers = found = numbers_of(cards, self.skills, self.tactics, self.units)
        self.programs = found.programs
        self.basic_programs = found.basic
        self.strong_programs = found.strong
        self.attach_programs = found.attach
        self.skill_programs = found.skills
        self.tactic_programs = found.tactics
        self.ability_programs = found.abilities

    def offers_of_card(self, card: int) -> tuple[str, ...]:
        """The offers at which the effects of a card look."""
        found = set()
        for program in programs_in(self.cards[card]):
            for word in program:
                if isinstance(word, GainOffer | UseOffer):
                    found.add(word.offer)
                elif isinstance(word, Crystal) and word.colour == "of-spell-in-offer":
                    found.add("spells")
        return tuple(offer for offer in OFFERS if offer in found)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return catalogue(self)

    def names(self, kind: str) -> tuple[str, ...]:
        known = {
            "card": self.card_ids,
            "unit": self.unit_ids,
            "enemy": self.enemy_ids,
            "tile": self.tile_ids,
            "skill": self.skill_ids,
            "colour": COLOURS,
            "hero": tuple(hero.id for hero in self.heroes),
            "tactic": tuple(tactic.id for tactic in self.tactics),
            "hex": self.hex_names,
            "position": self.position_names,
        }
        if kind == "effect":
            return effect_names(len(self.programs))
        return known[kind] if kind in known else super().names(kind)
