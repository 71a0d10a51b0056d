"""What stays the same during a game: options, the deck, and every action made once."""

from __future__ import annotations

from functools import cached_property
from itertools import permutations
from typing import Annotated, Literal

from herna.games.eight_minute_family.actions import DONE, March, Perform, Sail
from herna.games.eight_minute_family.setting import FamilySetting, check_ages
from herna.games.eight_minute_legends.actions import (
    LaySegment,
    NameFirst,
    PlaceAtCity,
    PutCovered,
    PutOutpost,
    PutStart,
    PutToken,
    TakeToken,
)
from herna.games.eight_minute_legends.components import (
    CARDS,
    LEADER_IDS,
    NUMBERS,
    PRESETS,
    REGION_NUMBER,
    REGIONS,
    SIDE_IDS,
    SIDES,
    TOKEN_IDS,
    TOKENS,
)
from herna.kernel import Action, BadSetting, Game, Option, Options

PLACES = {"t": ("centre", "left", "right", "stem"), "row": ("first", "second", "third", "fourth")}


class LegendsOptions(Options, frozen=True):
    """The options of Eight-Minute Empire: Legends."""

    map: Literal[
        "surprise",
        "first-game",
        "rulebook-picture",
        "great-war",
        "archipelago",
        "far-home",
        "round-world",
        "by-hand",
    ] = "surprise"
    layout: Annotated[Literal["t", "row"], Option(group="preparation")] = "t"
    discoveries: Annotated[bool, Option(group="variants")] = False
    swamp: Annotated[bool, Option(group="variants")] = False
    citadels: Annotated[bool, Option(group="variants")] = False
    encounters: Annotated[bool, Option(group="variants")] = False
    encounter_count: Annotated[Literal[1, 2, 3, 4], Option(group="variants")] = 4
    tokens_by_hand: Annotated[bool, Option(group="variants")] = False
    leaders: Annotated[bool, Option(group="variants")] = False
    preparer: Annotated[Literal[1, 2, 3, 4], Option(group="preparation")] = 1
    games: Literal[1, 3] = 1
    tie: Annotated[Literal["youngest", "die"], Option(group="auction")] = "youngest"
    ages: Annotated[tuple[int, ...], Option(group="auction", matters={"tie": ("youngest",)})] = ()


def with_tokens(options: LegendsOptions) -> bool:
    """Is any variant with tokens chosen?"""
    return options.discoveries or options.citadels or options.encounters


class LegendsSetting(FamilySetting):
    """Cards and numbers for a number of players. The board is chosen during set-up, so it belongs to the state."""

    options: LegendsOptions

    def __init__(self, game: Game, players: int, options: LegendsOptions) -> None:
        self._check(game, players, options)
        numbers = next(table for table in NUMBERS.table if table.players == players)
        super().__init__(
            game,
            players,
            options,
            regions=REGIONS,
            row=NUMBERS.row,
            coins=numbers.coins,
            neutral=players == 2,
            tie=options.tie,
            ages=options.ages,
            games=options.games,
            preparer=options.preparer - 1,
        )
        self.preset = next((preset for preset in PRESETS if preset.id == options.map), None)
        self.layout = self.preset.layout if self.preset else options.layout
        self.map_by_hand = options.map == "by-hand"
        self.encounters = options.encounters
        self.place_alone = tuple((place, DONE) for place in self.place_at)
        self.cards = CARDS
        self.card_ids = tuple(card.id for card in CARDS)
        self.deck = tuple(number for number, card in enumerate(CARDS) if card.min <= players)
        self.turns = numbers.cards * players
        self.tokens_in_play = with_tokens(options)

    def _check(self, game: Game, players: int, options: LegendsOptions) -> None:
        if options.swamp and not options.discoveries:
            raise BadSetting("swamp-needs-discoveries", clause="LEG-9.12", game=game.name, option="swamp")
        if options.tokens_by_hand and not with_tokens(options):
            raise BadSetting("no-tokens-to-lay", clause="LEG-9.20", game=game.name, option="tokens_by_hand")
        if options.encounter_count < 4 and (options.tokens_by_hand or not options.encounters):
            raise BadSetting(
                "count-needs-drawn-encounters", clause="LEG-9.20", game=game.name, option="encounter_count"
            )
        if options.preparer > players:
            facts = {"seat": options.preparer, "players": players}
            raise BadSetting("no-such-preparer", clause="LEG-2.12", game=game.name, option="preparer", **facts)
        check_ages(game, players, options.ages, clause="LEG-3.3")

    def names(self, kind: str) -> tuple[str, ...]:
        match kind:
            case "side":
                return SIDE_IDS
            case "place":
                return PLACES[self.layout]
            case "token":
                return TOKEN_IDS
            case "leader":
                return LEADER_IDS
            case _:
                return super().names(kind)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        parts = {(part.do, part.n) for card in self.cards if card.combine == "or" for part in card.actions}
        regions = range(len(REGIONS))
        by_hand: tuple[Action, ...] = ()
        if self.map_by_hand:
            by_hand = (
                *(LaySegment(p, s, t) for p in range(4) for s in range(len(SIDE_IDS)) for t in range(4)),
                *(PutStart(region) for region in regions),
                *(PutOutpost(region) for region in regions),
            )
        if self.options.tokens_by_hand:
            by_hand += (
                *(PutToken(token, region) for token in range(len(TOKENS)) for region in regions),
                *(PutCovered(region) for region in regions),
            )
        return (
            *by_hand,
            *self.common_actions,
            *(NameFirst(seat) for seat in range(self.players)),
            *(Perform(deed, n) for deed, n in sorted(parts)),
            *(PlaceAtCity(owner, region) for owner in range(self.players) for region in regions),
            *(TakeToken(region) for region in regions),
            *self._ways,
        )

    @cached_property
    def _ways(self) -> tuple[Action, ...]:
        """Every march and voyage that some layout offers; a portal may join any two regions."""
        links = [(tuple(REGION_NUMBER[end] for end in link.ends), link.kind) for side in SIDES for link in side.link]
        land = {pair for ends, kind in links if kind != "sea" for pair in (ends, ends[::-1])}
        if self.options.encounters:
            land = set(permutations(range(len(REGIONS)), 2))
        exits = {REGION_NUMBER[exit_.region]: side.board for side in SIDES for exit_ in side.exits.values()}
        sea = {pair for ends, kind in links if kind == "sea" for pair in (ends, ends[::-1])}
        sea |= {(a, b) for a, board in exits.items() for b, other in exits.items() if board != other}
        return (*(March(a, b) for a, b in sorted(land)), *(Sail(a, b) for a, b in sorted(sea)))
