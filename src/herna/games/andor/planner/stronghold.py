"""What a company needs before a stronghold: brews for everybody, and gold where it buys most."""

from __future__ import annotations

from herna.games.andor.heroes import DAY, DWARF, MOST_STRENGTH, SMALL_SLOTS, drinks_left, hero_of, purse, seat_of
from herna.games.andor.model import NONE, WITCH
from herna.games.andor.pieces import BREW
from herna.games.andor.planner.quest import Duty, Quest
from herna.games.andor.planner.storming import share_drinks
from herna.games.andor.steps.free import brew_price

LEAST_WILLPOWER = 5
BREW_WORTH = 4.0
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

    def hurried(self, seat: int, far: int, spare: int = 0) -> int | None:
        """The willpower down to which overtime is worked if it saves a day; nothing if it does not."""
        look, state = self.look, self.state
        plain = look.hours(seat)
        if far + spare <= plain:
            return None
        usual = days_on_foot(far - plain + spare)
        for more in range(1, look.hours(seat, floor=3) - plain + 1):
            if days_on_foot(far - plain - more + spare) < usual:
                return max(1, state.willpower[seat] - 2 * more)
        return None

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

    def stores(self, seat: int) -> list[tuple[float, int]]:
        """Where a hero's gold buys something, with what that is worth."""
        state, look = self.state, self.look
        money = purse(state, seat) - self.saved(seat)
        found = []
        for market in look.setting.merchants:
            if market not in state.shut:
                price = 1 if hero_of(state, seat) == DWARF and market == look.setting.dwarf_market else 2
                points = min(MOST_STRENGTH - state.strength[seat], money // price)
                if points > 0:
                    found.append((float(points), market))
        witch = state.friends[WITCH]
        if witch != NONE and self.wants_brew():
            found.append((self.worth_at_witch(seat, money), witch))
        return found

    def worth_at_witch(self, seat: int, money: int) -> float:
        """What gold brings there: brews, or a part of one that another will buy."""
        state = self.state
        price, room = brew_price(state, seat), SMALL_SLOTS - len(state.bag[seat])
        if seat == self.brew_buyer():
            money += state.coins[state.friends[WITCH]]
        brews = min(money // price, room, self.brews_wanted())
        if brews > 0:
            return BREW_WORTH * brews
        return 0.8 * BREW_WORTH * money / price if seat != self.brew_buyer() else 0.0

    def buy(self, least: float) -> None:
        """Gold becomes strength or brews, where that is not too far."""
        look = self.look
        for seat in list(self.free):
            offers = [(worth - 0.3 * look.way(seat, place), place) for worth, place in self.stores(seat)]
            best = max((offer for offer in offers if look.way(seat, offer[1])), default=None)
            if best is not None and best[0] > least:
                self.take(Duty("go", best[1], (seat,)))

    def at_witch(self, seat: int) -> bool:
        return self.state.space[seat] == self.state.friends[WITCH]

    def gives(self, seat: int, other: int) -> int:
        """Gold goes to who buys brews where they are sold, to the dwarf in his mine."""
        state = self.state
        gold = state.gold[seat]
        if self.at_witch(seat) and self.wants_brew():
            return gold if other == self.brew_buyer() and len(state.bag[other]) < SMALL_SLOTS else 0
        if state.space[seat] == state.setting.dwarf_market and other == seat_of(state, DWARF) and not self.grown(other):
            return gold - self.saved(seat)
        return super().gives(seat, other)

    def takes_gold(self, seat: int) -> bool:
        """Gold at the witch's is for brews."""
        if not self.at_witch(seat) or not self.wants_brew() or seat == self.brew_buyer():
            return True
        return self.state.gold[seat] + self.state.coins[self.state.space[seat]] >= brew_price(self.state, seat)

    def leaves_gold(self, seat: int) -> bool:
        return not self.takes_gold(seat) and self.state.gold[seat] > self.saved(seat)


def days_on_foot(hours: int) -> int:
    """Days that so many hours of walking take."""
    return max(0, -(-hours // DAY))
