"""What stays the same during a game, in both games: seats, regions, and every action made once."""

from __future__ import annotations

from functools import cached_property

from herna.games.eight_minute_family.actions import DONE, Bid, Build, Destroy, Place, PutNeutral, TakeCard
from herna.kernel import Action, BadSetting, Game, Options, Setting


class FamilySetting(Setting):
    """Regions, seats, prices and coins. Regions, cards and seats are numbers from 0."""

    deck: tuple[int, ...]
    """The cards in play."""
    turns: int
    """How many cards all players take together."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        *,
        regions: tuple[str, ...],
        row: tuple[int, ...],
        coins: int,
        neutral: bool,
        tie: str,
        ages: tuple[int, ...],
        games: int,
        preparer: int = 0,
    ) -> None:
        super().__init__(game, players, options)
        self.regions = regions
        self.row = row
        self.coins = coins
        self.neutral = neutral
        self.tie = tie
        self.ages = ages
        self.games = games
        """How many games are played in a row."""
        self.preparer = preparer
        self.owners = players + neutral
        self.seat_alone = tuple((seat,) for seat in range(players))
        self.bids = tuple(Bid(offer) for offer in range(coins + 1))
        self.take_card = tuple(TakeCard(slot) for slot in range(len(row)))
        self.put_neutral = tuple(PutNeutral(region) for region in range(len(regions)))
        self.place_at = tuple(Place(region) for region in range(len(regions)))
        self.build_at = tuple(Build(region) for region in range(len(regions)))
        self.destroy_at = tuple(
            tuple(Destroy(owner, region) for region in range(len(regions))) for owner in range(self.owners)
        )

    def names(self, kind: str) -> tuple[str, ...]:
        match kind:
            case "region":
                return self.regions
            case "slot":
                return tuple(str(slot + 1) for slot in range(len(self.row)))
            case "owner":
                return (*super().names("seat"), "neutral")[: self.owners]
            case _:
                return super().names(kind)

    def youngest(self, seats: list[int]) -> list[int]:
        """The youngest of these seats: several where ages are equal, all where none were given."""
        if not self.ages:
            return seats
        lowest = min(self.ages[seat] for seat in seats)
        return [seat for seat in seats if self.ages[seat] == lowest]

    @cached_property
    def common_actions(self) -> tuple[Action, ...]:
        """The part of the catalogue that both games have."""
        return (
            *self.bids,
            *(self.put_neutral if self.neutral else ()),
            *self.take_card,
            *self.place_at,
            *self.build_at,
            *(destroy for row in self.destroy_at for destroy in row),
            DONE,
        )


def check_ages(game: Game, players: int, ages: tuple[int, ...], clause: str) -> None:
    """Ages are given for everybody or for nobody, and are ages."""
    if ages and len(ages) != players:
        facts = {"ages": len(ages), "players": players}
        raise BadSetting("ages-per-player", clause=clause, game=game.name, option="ages", **facts)
    if any(not 0 <= age <= 150 for age in ages):
        raise BadSetting("ages-range", clause=clause, game=game.name, option="ages")
