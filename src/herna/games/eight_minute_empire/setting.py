"""What stays the same during a game: the board side as numbers, and every action made once."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from herna.games.eight_minute_empire.components import BOARDS, CARDS, NUMBERS
from herna.games.eight_minute_family.actions import DONE, March, Perform, Sail
from herna.games.eight_minute_family.setting import FamilySetting, check_ages
from herna.kernel import Action, Game, Option, Options


class EmpireOptions(Options, frozen=True):
    """The options of Eight-Minute Empire."""

    side: Literal["A", "B"] = "A"
    goods_tokens: Annotated[bool, Option(group="variants")] = False
    games: Literal[1, 3] = 1
    tie: Annotated[Literal["youngest", "die"], Option(group="auction")] = "youngest"
    ages: Annotated[tuple[int, ...], Option(group="auction", matters={"tie": ("youngest",)})] = ()
    neutral_armies: Annotated[
        bool, Option(group="variants", players={True: (2,)}, code="neutral-needs-two", clause="EME-9.6")
    ] = False
    printing: Annotated[Literal["icons", "words"], Option(group="variants")] = "icons"


class EmpireSetting(FamilySetting):
    """A board side, a deck and a number of players. Regions, cards and seats are numbers from 0."""

    options: EmpireOptions

    def __init__(self, game: Game, players: int, options: EmpireOptions) -> None:
        check_ages(game, players, options.ages, clause="EME-3.4")
        self.board = board = BOARDS[options.side]
        regions = tuple(region.id for region in board.region)
        numbers = next(table for table in NUMBERS.table if table.players == players)
        super().__init__(
            game,
            players,
            options,
            regions=regions,
            row=NUMBERS.row,
            coins=numbers.coins,
            neutral=options.neutral_armies,
            tie=options.tie,
            ages=options.ages,
            games=options.games,
        )
        self.cards = tuple(card.printed(options.printing) for card in CARDS)
        self.card_ids = tuple(card.id for card in self.cards)
        self.deck = tuple(n for n, card in enumerate(self.cards) if players == 5 or not card.five_players)
        self.turns = numbers.cards * players

        number = {region: n for n, region in enumerate(self.regions)}
        self.start = number[board.start]
        self.triangles = tuple(n for n, region in enumerate(board.region) if region.triangle)
        self.continents = tuple(tuple(number[region] for region in c.regions) for c in board.continent)
        self.land = _neighbours(len(number), [(number[a], number[b]) for a, b in board.borders.land])
        self.sea = _neighbours(len(number), [(number[lane.ends[0]], number[lane.ends[1]]) for lane in board.lane])

        self.place_home = (self.place_at[self.start], DONE)
        self.marches: tuple[tuple[Action, ...], ...] = tuple(
            tuple(March(source, target) for target in targets) for source, targets in enumerate(self.land)
        )
        self.voyages: tuple[tuple[Action, ...], ...] = tuple(
            (*self.marches[source], *(Sail(source, target) for target in targets))
            for source, targets in enumerate(self.sea)
        )

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        parts = {(part.do, part.n) for card in self.cards if card.combine != "single" for part in card.actions}
        return (
            *self.common_actions,
            *(Perform(deed, n) for deed, n in sorted(parts)),
            *(voyage for voyages in self.voyages for voyage in voyages),
        )


def _neighbours(count: int, pairs: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(count)]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sorted(neighbours)) for neighbours in found)
