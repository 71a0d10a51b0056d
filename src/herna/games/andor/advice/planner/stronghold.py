"""What a company needs before a stronghold: brews for everybody, and gold where it buys most."""

from __future__ import annotations

from herna.games.andor.advice.planner.quest import Quest
from herna.games.andor.advice.planner.storming import share_drinks
from herna.games.andor.pieces import BREW
from herna.games.andor.rules.heroes import DAY, drinks_left
from herna.games.andor.state import WITCH
from herna.games.andor.steps.free import brew_price

LEAST_WILLPOWER = 5
ENOUGH_BREWS = 2
"""A brew in two rounds: few storms last longer."""


class StrongholdQuest(Quest):
    """A quest that ends with all heroes before a stronghold whose lord never leaves it."""

    def goal(self) -> tuple[int, int]:
        """Space and number of the lord of the stronghold."""
        raise NotImplementedError

    # Time

    def day_of(self, seat: int, far: int) -> int:
        """In how many days a hero has gone so far."""
        look = self.look
        if far <= look.hours(seat, LEAST_WILLPOWER):
            return 0
        left, days = far - look.hours(seat), 1
        while left > DAY + 1:
            left -= DAY
            days += 1
        return days

    # Brews

    def brews_wanted(self) -> int:
        """Whole brews that are still missing, if those with many share."""
        state, heroes = self.state, self.look.heroes
        drinks = [drinks_left(state, seat) for seat in heroes]
        wholes = [state.bag[seat].count(BREW) for seat in heroes]
        return sum(one < ENOUGH_BREWS for one in share_drinks(drinks, wholes))

    def wants_brew(self) -> bool:
        return self.brews_wanted() > 0

    def brew_buyer(self) -> int:
        """Who pays least for brews."""
        return min(self.look.heroes, key=lambda seat: (brew_price(self.state, seat), seat))

    def shares_brew(self, seat: int, other: int) -> bool:
        """Whoever has brews to spare gives one to a fellow without."""
        return drinks_left(self.state, seat) > ENOUGH_BREWS and drinks_left(self.state, other) == 0

    def not_ready(self, seat: int, space: int) -> bool:
        """A fellow who stands here has a brew to give away."""
        state = self.state
        here = [one for one in self.look.heroes if one != seat and state.space[one] == space and not state.asleep[one]]
        return space == self.goal()[0] and any(
            self.shares_brew(rich, poor) for rich in here for poor in (*here, seat) if rich != poor
        )

    def steps_in(self, seat: int, space: int) -> bool:
        """Whoever has brews for others, or needs one of theirs, goes in with them."""
        if space != self.goal()[0]:
            return False
        return any(self.shares_brew(seat, other) or self.shares_brew(other, seat) for other in self.look.heroes)

    # Gold

    def at_witch(self, seat: int) -> bool:
        return self.state.space[seat] == self.state.friends[WITCH]

    def gives(self, seat: int, other: int) -> int:
        """Gold for brews goes to who pays least for them."""
        if self.wants_brew():
            return self.state.gold[seat] if other == self.brew_buyer() and seat != other else 0
        return super().gives(seat, other)

    def takes_gold(self, seat: int) -> bool:
        """Gold at the witch's is for brews."""
        if not self.at_witch(seat) or not self.wants_brew() or seat == self.brew_buyer():
            return True
        return self.state.gold[seat] + self.state.coins[self.state.space[seat]] >= brew_price(self.state, seat)

    def leaves_gold(self, seat: int) -> bool:
        return not self.takes_gold(seat) and self.state.gold[seat] > self.saved(seat)
