"""What stays the same during a game of Mage Knight: which pieces are in play, as numbers, and the land as a lattice."""

from __future__ import annotations

from functools import cached_property

from herna.games.mage_knight.catalogue import catalogue
from herna.games.mage_knight.components import CardInfo, HeroInfo, TileInfo, box
from herna.games.mage_knight.geometry import HEX_NAMES, Lattice
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.scenarios.choices import check_heroes, city_levels_of, sets_of
from herna.games.mage_knight.vocabulary.names import COLOURS, TERRAINS
from herna.games.programs import Programs, effect_names
from herna.kernel import Action, Game, Setting

NONE = -1
WOUND = 0
"""The number of the wound among the cards."""

PILES = ("green", "grey", "violet", "brown", "red", "white")
"""The piles of enemy tokens by number."""


def closed_or(cost: int | None) -> int:
    """A cost, or none where nobody may enter."""
    return NONE if cost is None else cost


def walls_of(tile: TileInfo) -> frozenset[tuple[int, int]]:
    """The pairs of hexes of a tile between which a wall lies, both ways."""
    pairs = [(HEX_NAMES.index(one), HEX_NAMES.index(other)) for one, other in tile.walls]
    return frozenset((*pairs, *((other, one) for one, other in pairs)))


class KnightSetting(Setting):
    """Cards, units, tokens and tiles of the chosen sets by number; numbers of the scenario for this many heroes."""

    options: KnightOptions

    def __init__(self, game: Game, players: int, options: KnightOptions) -> None:
        super().__init__(game, players, options)
        found = box()
        self.scenario = next(one for one in found.scenarios if one.id == options.scenario)
        column = self.scenario.players.index(players)
        self.rounds = self.scenario.rounds[column]
        self.countryside_count = self.scenario.countryside[column]
        self.city_count = self.scenario.cities[column]
        self.core_count = self.scenario.core[column]
        self.sets = sets_of(self.scenario, options)
        self.city_levels = city_levels_of(self.scenario, options, self.city_count)
        check_heroes(found, options, self.sets)
        self.alone = players == 1
        self.competitive = self.scenario.kind == "competitive" and not self.alone
        self.has_dummy = self.alone and options.dummy
        self.dice = players + 2
        shape = next(one for one in found.board.shape if one.id == self.scenario.shape[column])
        self.lattice = Lattice(shape)
        self.hex_names = tuple(f"{q}/{r}" for q, r in self.lattice.hexes)
        self.position_names = tuple(f"{x}/{y}" for x, y in self.lattice.positions)
        self.portal = self.lattice.start * 7
        self._number_cards()
        self._number_pieces()
        self._number_programs()

    def in_play(self, origin_set: str) -> bool:
        """Do pieces of this set take part?"""
        return origin_set in self.sets

    def _number_cards(self) -> None:
        found = box()
        basics = found.basic_actions
        advanced = [card for card in found.advanced_actions if self.in_play(card.set)]
        interactive = self.competitive
        spells = [card for card in found.spells if self.in_play(card.set) and (interactive or not card.interactive)]
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
        self.unit_ids = tuple(unit.id for unit in self.units)
        self.enemies = tuple(enemy for enemy in found.enemies if self.in_play(enemy.set))
        self.enemy_ids = tuple(enemy.id for enemy in self.enemies)
        self.ruins = tuple(ruin for ruin in found.ruins if self.in_play(ruin.set))
        legion = self.options.legion_tiles
        self.tiles = tuple(
            tile for tile in found.tiles if tile.set == "base" or (legion and tile.kind in ("countryside", "core"))
        )
        self.tile_ids = tuple(tile.id for tile in self.tiles)
        self.tile_hexes = tuple(tile.hexes.all for tile in self.tiles)
        self.tile_walls = tuple(walls_of(tile) for tile in self.tiles)
        self.tactics = found.tactics
        self.levels = found.board.level
        self.influence = found.board.reputation.influence
        self.cities = found.board.city
        sides = "competitive" if self.competitive else "cooperative"
        kept = ("", sides)
        heroes = {hero.id for hero in self.heroes}
        self.skills = tuple(
            skill for skill in found.skills if skill.hero in heroes and self.in_play(skill.set) and skill.side in kept
        )
        self.skill_ids = tuple(skill.id for skill in self.skills)
        cost = {terrain.id: terrain for terrain in found.board.terrain}
        self.cost_by_day = tuple(closed_or(cost[name].day) for name in TERRAINS)
        self.cost_by_night = tuple(closed_or(cost[name].night) for name in TERRAINS)

    def _number_programs(self) -> None:
        self.programs = Programs()
        nothing = (NONE,)
        cards = [card for card in self.cards if card is not None]
        self.basic_programs = nothing + tuple(self.programs.add(card.basic) for card in cards)
        self.strong_programs = nothing + tuple(self.programs.add(card.strong) for card in cards)
        self.attach_programs = nothing + tuple(self.programs.add(card.attach) for card in cards)
        self.skill_programs = tuple(self.programs.add(skill.do) for skill in self.skills)
        self.tactic_programs = tuple(self.programs.add(tactic.do) for tactic in self.tactics)
        self.ability_programs = tuple(
            tuple(self.programs.add(ability.do) for ability in unit.abilities) for unit in self.units
        )
        self.programs.freeze()

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
