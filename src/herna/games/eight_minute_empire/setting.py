"""What stays the same during a game: the board side as numbers, and every action made once."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from herna.games.eight_minute_empire.actions import (
    DONE,
    Bid,
    Build,
    Destroy,
    March,
    Perform,
    Place,
    PutNeutral,
    Sail,
    TakeCard,
)
from herna.games.eight_minute_empire.components import BOARDS, CARDS, GOODS, NUMBERS, WILD
from herna.kernel import Action, BadSetting, Game, Options, Setting


class EmpireOptions(Options, frozen=True):
    """The options of Eight-Minute Empire."""

    side: Literal["A", "B"] = "A"
    goods_tokens: bool = False
    games: Literal[1, 3] = 1
    tie: Literal["youngest", "die"] = "youngest"
    ages: tuple[int, ...] = ()
    neutral_armies: bool = False
    printing: Literal["icons", "words"] = "icons"


class EmpireSetting(Setting):
    """A board side, a deck and a number of players. Regions, cards and seats are numbers from 0."""

    options: EmpireOptions

    def __init__(self, game: Game, players: int, options: EmpireOptions) -> None:
        super().__init__(game, players, options)
        self._check(options)
        self.board = board = BOARDS[options.side]
        self.cards = tuple(card.printed(options.printing) for card in CARDS)
        self.goods = tuple((GOODS.index(card.good) if card.good in GOODS else WILD, card.goods) for card in self.cards)
        self.deck = tuple(n for n, card in enumerate(self.cards) if players == 5 or not card.five_players)
        numbers = next(table for table in NUMBERS.table if table.players == players)
        self.coins = numbers.coins
        self.turns = numbers.cards * players
        self.neutral = options.neutral_armies
        self.owners = players + self.neutral

        self.regions = tuple(region.id for region in board.region)
        number = {region: n for n, region in enumerate(self.regions)}
        self.start = number[board.start]
        self.triangles = tuple(n for n, region in enumerate(board.region) if region.triangle)
        self.continents = tuple(tuple(number[region] for region in c.regions) for c in board.continent)
        self.land = _neighbours(len(number), [(number[a], number[b]) for a, b in board.borders.land])
        self.sea = _neighbours(len(number), [(number[lane.ends[0]], number[lane.ends[1]]) for lane in board.lane])

        self.seat_alone = tuple((seat,) for seat in range(players))
        self.bids = tuple(Bid(coins) for coins in range(self.coins + 1))
        self.take_card = tuple(TakeCard(slot) for slot in range(len(NUMBERS.row)))
        self.put_neutral = tuple(PutNeutral(region) for region in range(len(number)))
        self.place_at = tuple(Place(region) for region in range(len(number)))
        self.place_home = (self.place_at[self.start], DONE)
        self.build_at = tuple(Build(region) for region in range(len(number)))
        self.destroy_at = tuple(
            tuple(Destroy(owner, region) for region in range(len(number))) for owner in range(self.owners)
        )
        self.marches: tuple[tuple[Action, ...], ...] = tuple(
            tuple(March(source, target) for target in targets) for source, targets in enumerate(self.land)
        )
        self.voyages: tuple[tuple[Action, ...], ...] = tuple(
            (*self.marches[source], *(Sail(source, target) for target in targets))
            for source, targets in enumerate(self.sea)
        )

    def _check(self, options: EmpireOptions) -> None:
        if options.neutral_armies and self.players != 2:
            raise BadSetting("neutral-needs-two", clause="EME-9.6", game=self.game.name, players=self.players)
        if options.ages and len(options.ages) != self.players:
            raise BadSetting(
                "ages-per-player", clause="EME-3.4", game=self.game.name, ages=len(options.ages), players=self.players
            )
        if any(not 0 <= age <= 150 for age in options.ages):
            raise BadSetting("ages-range", clause="EME-3.4", game=self.game.name)

    def names(self, kind: str) -> tuple[str, ...]:
        match kind:
            case "region":
                return self.regions
            case "slot":
                return tuple(str(slot + 1) for slot in range(len(NUMBERS.row)))
            case "owner":
                return (*super().names("seat"), "neutral")[: self.owners]
            case _:
                return super().names(kind)

    def youngest(self, seats: list[int]) -> int:
        """The youngest of these seats; where no ages were given the first in seat order stands in (EME-3.4)."""
        ages = self.options.ages or (0,) * self.players
        return min(seats, key=lambda seat: (ages[seat], seat))

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        parts = {(part.do, part.n) for card in self.cards if card.combine != "single" for part in card.actions}
        return (
            *self.bids,
            *(self.put_neutral if self.neutral else ()),
            *self.take_card,
            *(Perform(deed, n) for deed, n in sorted(parts)),
            *self.place_at,
            *(voyage for voyages in self.voyages for voyage in voyages),
            *self.build_at,
            *(destroy for row in self.destroy_at for destroy in row),
            DONE,
        )


def _neighbours(count: int, pairs: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(count)]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sorted(neighbours)) for neighbours in found)
