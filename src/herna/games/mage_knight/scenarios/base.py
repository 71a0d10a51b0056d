"""What the rules leave to the scenario, as named hooks: `Scenario` answers with the plain rules among rivals.

A scenario is data (`content/scenarios.toml`) and an object that overrides the few hooks in which it differs. Who plays
with whom (`company.py`) and every variant are objects of the same kind; `every.py` stacks them: variants above the
scenario, the scenario above its company, this class below all. A hook that adds something to what lies below it calls
`super()`. Rules, steps, faces and advice ask the hooks and never which scenario, variant or company it is. The hooks
that are asked before the first round stand in `preparation.py`.

Objects never change once they are made; whatever happens in a game stands in its state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from herna.games.mage_knight.components import HexInfo, Pile
from herna.games.mage_knight.rules.land import lay_city, site_on
from herna.games.mage_knight.rules.scoring import (
    ACHIEVEMENTS,
    TITLE,
    TITLE_SHARED,
    Item,
    ScoreLine,
    achieved,
    lines_of_team,
    sheet,
)
from herna.games.mage_knight.scenarios.preparation import Preparation
from herna.games.mage_knight.scenarios.values import Aim, Progress
from herna.games.mage_knight.state import Fight, KnightState
from herna.games.mage_knight.steps.last_turns import players_after
from herna.games.mage_knight.steps.round import ChooseTactic
from herna.games.mage_knight.values import FightPhase
from herna.kernel import Action, Step


class Scenario(Preparation):
    """What happens in a scenario, how it ends and what it is worth, beside how it is prepared (`preparation.py`)."""

    # Rounds

    def falls_at_night(self, state: KnightState) -> bool:
        """Is the round that begins a night? Days and nights alternate; the first round is a day."""
        return state.round % 2 == (1 if self.arrives_at_night else 0)

    @property
    def arrives_at_night(self) -> bool:
        """Is the table laid for a night?"""
        return False

    def ends_as_night(self, state: KnightState) -> bool:
        """Does the round that ends count as a night for what comes after each day, or after each night?"""
        return state.night

    def round_begins(self, state: KnightState) -> None:
        """A round begins, its light is known. Steps that are pushed here come before the table and the heroes are made
        ready for it."""

    def tactic_picks(self, state: KnightState) -> Sequence[Step]:
        """The steps in which tactics are taken (MK-2.3): the least fame first; among equals whoever stands lower in the
        order of the last round."""
        seats = [seat for seat in state.order if seat < self.players]
        return [ChooseTactic(seat) for seat in sorted(seats, key=lambda seat: (state.fame[seat], -seats.index(seat)))]

    def tactics_taken(self, state: KnightState) -> None:
        """All tactics are taken: the dummy player may get one, and some may leave the game."""

    def round_ends(self, state: KnightState) -> None:
        """The last turn of a round is over, also of the last one. Steps that are pushed here come before the next round
        begins or the game is over."""

    @property
    def decks_open(self) -> bool:
        """May everybody look through the decks of others while actions are upgraded?"""
        return False

    # Moments of a turn

    def turn_begins(self, state: KnightState, seat: int) -> None:
        """A turn that is played has begun."""

    def turn_ends(self, state: KnightState, seat: int) -> None:
        """A hero ends his turn where he stands: after withdrawal, before rewards and levels."""

    def offers(self, state: KnightState, seat: int) -> Sequence[Action]:
        """What only this scenario lets a hero do in his turn, while he may still move or act."""
        return ()

    def carries_out(self, state: KnightState, seat: int, action: Action) -> bool:
        """Do what was offered; False for what other rules carry out."""
        return False

    def fame_for(self, state: KnightState, seat: int, fame: int) -> int:
        """How much of the fame a hero gains he really gets."""
        return fame

    # The land

    @property
    def fame_for_tile(self) -> int:
        """The fame for turning up a tile."""
        return 0

    def tile_turned(self, state: KnightState, seat: int, position: int) -> None:
        """A tile lies on the table with its tokens: turned up by a hero, or by nobody before the game."""

    def city_found(self, state: KnightState, spot: int, info: HexInfo) -> None:
        """A city comes up with a tile: its card is laid and its garrison drawn, unless nobody ever enters it."""
        if not self.cities_closed:
            lay_city(state, spot, info, self.city_parts(len(state.cities)))

    def city_parts(self, number: int) -> int:
        """How many cities the city is made of that is turned up after `number` others."""
        return 1

    def closed(self, info: HexInfo) -> bool:
        """Is this a hex that nobody enters in this scenario, beside sites that its data close?"""
        return False

    def garrison(self, state: KnightState, spot: int) -> Sequence[Pile]:
        """The piles from which those are drawn who defend a site that belongs to another hero."""
        return site_on(state, spot).piles

    def site_conquered(self, state: KnightState, seat: int, spot: int) -> None:
        """A hero's shield lies on a site that he has just conquered, a city too."""

    def fight_begins(self, state: KnightState, seat: int) -> None:
        """A fight of a hero against enemies begins. Steps that are pushed here come before its first phase."""

    def phase_begins(self, state: KnightState, seat: int, phase: FightPhase) -> None:
        """In a fight of a hero against enemies a phase begins in which he may do something."""

    def monster_comes(self, state: KnightState, seat: int, place: int) -> None:
        """In a fight of a hero a summoned monster takes its place among the enemies."""

    def fight_over(self, state: KnightState, seat: int, fight: Fight) -> None:
        """A fight of a hero against enemies is over, and what became of a site is settled; it is still on the table."""

    # The end

    def fulfilled(self, state: KnightState) -> bool:
        """Has the scenario come to the end it asks for? Then everybody has one last turn."""
        return False

    def last_turns(self, state: KnightState, seat: int) -> tuple[int, ...]:
        """Who still has a turn, in order, when the scenario was fulfilled in the turn of a seat: everybody, that seat
        last, but never the dummy player."""
        return players_after(state, seat)

    def is_over(self, state: KnightState) -> bool:
        """Is the game over with the round that has ended?"""
        return state.game_ending or state.round >= self.rounds

    # The score

    @property
    def fame_counts(self) -> bool:
        """Is fame what the score card begins with?"""
        return True

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the score card under fame (messages `score-<row>`)."""
        goal = ("goal",) if "goal" in self.info.counts else ()
        return (*ACHIEVEMENTS, *goal)

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        """What the title of a row is worth, alone and shared; rows that are not named have none."""
        return dict.fromkeys(ACHIEVEMENTS, (TITLE, TITLE_SHARED)) if "titles" in self.info.counts else {}

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        """The lines of a hero's score sheet, without fame and titles."""
        if "achievements" in self.info.counts:
            yield from achieved(state, seat)

    def score(self, state: KnightState) -> list[ScoreLine]:
        """The whole score card: fame, the lines added up by row, and titles. A team has one card: the least fame of its
        heroes, and in each row the hero who stands out most."""
        lines = [tuple(self.lines(state, seat)) for seat in range(self.players)]
        fame = [min(state.fame[seat] for seat in team) if self.fame_counts else 0 for team in self.teams]
        cards = [self.of_team({seat: lines[seat] for seat in team}) for team in self.teams]
        found = dict(zip(self.teams, sheet(fame, cards, self.rows, self.titles), strict=True))
        return [next(line for team, line in found.items() if seat in team) for seat in range(self.players)]

    def of_team(self, members: Mapping[int, tuple[Item, ...]]) -> tuple[Item, ...]:
        """Which lines of its heroes stand on the card of a team: in each row those of the hero who stands out most."""
        return lines_of_team(members, self.rows)

    @property
    def nobody_may_win(self) -> bool:
        """Can a game among rivals end without a winner?"""
        return False

    def winners(self, state: KnightState) -> tuple[int, ...]:
        """Who has won the finished game: the team with the most points; those with as many share it."""
        totals = [line.total for line in self.score(state)]
        best = [max(totals[seat] for seat in team) for team in self.teams]
        won = [team for team, most in zip(self.teams, best, strict=True) if most == max(best)]
        return tuple(sorted(seat for team in won for seat in team))

    # What bots and people are told

    @property
    def aim(self) -> Aim:
        """What the bots make of the goal."""
        return RIVALS

    def judged(self, state: KnightState, seat: int) -> float:
        """What bots think that a finished game is worth to a seat."""
        return float(self.score(state)[seat].total) + (self.aim.end if self.fulfilled(state) else 0.0)

    def seeking(self, state: KnightState) -> bool:
        """Is there still something to be found under tiles?"""
        return len(state.cities) < self.table.cities

    def reached(self, state: KnightState, seat: int) -> float:
        """What bots think that a seat's share of the goal is worth so far, beside what `aim` and the score say."""
        return 0.0

    def promises(self, state: KnightState, seat: int, spot: int) -> float:
        """What bots think that a hex promises in this scenario, beside what its site does in every other."""
        return 0.0

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        """The hexes to which the goal leads a hero, beside cities and where tiles can be turned up."""
        return ()

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        """The goals and how far they are reached, for everybody to see."""
        return ()


RIVALS = Aim()
