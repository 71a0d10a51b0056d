"""The heroes as a company: duties, and which group beats what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from herna.games.andor.advice.planner.outlook import FAR, Outlook
from herna.games.andor.pieces import BREW, HALF_BREW, VALUE
from herna.games.andor.rules.fighting import as_fighter, as_foe, foe_strength, foe_willpower
from herna.games.andor.rules.heroes import hour_cost
from herna.games.andor.rules.odds import FightOdds, fight_odds
from herna.games.andor.state import NONE, AndorState, Battle

Kind = Literal["fight", "storm", "go", "lead", "guide", "bait", "wait"]
BREW_POINTS = 4
GOOD_ROLL = 5.5
"""What a hero's dice add, if they fall well."""


class Duty(NamedTuple):
    """What a hero does today, alone or in a group; `space` is where the creature, the piece or the place is."""

    kind: Kind
    space: int
    group: tuple[int, ...]
    foe: int = NONE
    piece: int = NONE
    to: int = NONE
    floor: int | None = None
    """Willpower that must stay when hours run over; nothing means no overtime."""


class Company:
    """Who has what to do, and what each group could beat."""

    def __init__(self, state: AndorState) -> None:
        self.state = state
        self.look = Outlook(state)
        self.duties: dict[int, Duty] = {}
        self.free = [seat for seat in self.look.heroes if not state.asleep[seat]]
        self.kills = 0
        """Victories planned for today: each costs a letter."""

    def take(self, duty: Duty) -> None:
        for seat in duty.group:
            self.duties[seat] = duty
        self.free = [seat for seat in self.free if seat not in duty.group]

    def letters_to_keep(self) -> int:
        """Letters that victories for gold must leave."""
        return 3

    def odds(self, group: Sequence[int], space: int, foe: int, walked: Sequence[int], bonus: int = NONE) -> FightOdds:
        """The odds of a group after it has walked; `bonus` is what friends will add, if they are to come yet."""
        if bonus == NONE:
            return self.look.odds(group, space, foe, walked)
        state = self.state
        battle = Battle(space, foe, group[0], tuple(group), foe_willpower(state, foe))
        if self.hopeless(battle, bonus):
            return FightOdds(0.0, 0.0, 0.0)
        fighters = []
        for seat, far in zip(group, walked, strict=True):
            fighter = as_fighter(state, battle, seat)
            begin = state.hours[seat] if far < FAR else 0
            hours = begin + far if far < FAR else 0
            cost = sum(hour_cost(state, hour) for hour in range(begin + 1, hours + 1) if hour <= 10)
            fighters.append(fighter._replace(hours=hours, willpower=max(1, fighter.willpower - cost)))
        against = as_foe(state, battle)
        against = against._replace(willpower=max(1, against.willpower - self.potions(group, foe)))
        return fight_odds(fighters, against, bonus)

    def hopeless(self, battle: Battle, bonus: int) -> bool:
        """Far too strong for them: not worth exact odds, which take long for many fighters."""
        if self.state.setting.kinds[battle.foe].mirror:
            return False
        strength = sum(self.state.strength[seat] for seat in battle.fighters)
        return strength + bonus + GOOD_ROLL * len(battle.fighters) < foe_strength(self.state, battle)

    def potions(self, group: Sequence[int], foe: int) -> int:
        """Willpower that brews and herbs will cost a great opponent, about."""
        state = self.state
        points = 0
        herbs = not state.setting.kinds[foe].herbs_add_nothing
        for seat in group:
            for piece in state.bag[seat]:
                if piece == BREW:
                    points += 2 * BREW_POINTS
                elif piece == HALF_BREW:
                    points += BREW_POINTS
                elif herbs:
                    points += VALUE.get(piece, 0)
        return points

    def fight(
        self, space: int, enough: float, *, most: int = 4, need: int = NONE, floor: int = 6, spend: bool = False
    ) -> bool:
        """The smallest and nearest group that beats a creature today. `spend`: whatever letters it costs."""
        state, look = self.state, self.look
        if any(duty.kind == "fight" and duty.space == space for duty in self.duties.values()):
            return True
        left = look.letters_left - self.kills
        if left <= 1 or (not spend and left <= self.letters_to_keep()):
            return False
        group = self.find_group(space, state.beasts[space], enough, most, need, floor)
        if group is None:
            return False
        self.take(Duty("fight", space, group, state.beasts[space], floor=floor))
        self.kills += 1
        return True

    def find_group(
        self, space: int, foe: int, enough: float, most: int, need: int, floor: int
    ) -> tuple[int, ...] | None:
        look = self.look
        best: tuple[float, tuple[int, ...]] | None = None
        far = {seat: look.way(seat, look.stand(seat, space)) for seat in self.free}
        able = [seat for seat in self.free if far[seat] + 1 <= look.hours(seat, floor)]
        for size in range(1, min(most, len(able)) + 1):
            for group in combinations(able, size):
                if need != NONE and need not in group:
                    continue
                walked = [far[seat] for seat in group]
                odds = look.odds(group, space, foe, walked)
                if odds.fight < enough:
                    continue
                cost = sum(walked) + 2.0 * size + 0.7 * size * odds.loss - 4.0 * odds.fight
                cost += sum(self.busy(seat) for seat in group)
                if best is None or cost < best[0]:
                    best = (cost, group)
            if best is not None:
                return best[1]
        return None

    def busy(self, seat: int) -> float:
        """Hours that a hero's own task is worth."""
        return 0.0
