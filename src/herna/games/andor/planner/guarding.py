"""A company that searches and guards: some look in the fog, the others hold the castle with few victories."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import combinations, permutations
from math import prod

from herna.games.andor.fighting import reaches
from herna.games.andor.heroes import ARCHER, DWARF, WARRIOR, WIZARD, hero_of
from herna.games.andor.model import NONE
from herna.games.andor.pieces import FARMER
from herna.games.andor.planner.campaign import Campaign, campaign
from herna.games.andor.planner.quest import SURE, Duty
from herna.games.andor.planner.siege import Realm, Watch, burden, fall, farmers_to_come, night, realm_of, watch_of
from herna.games.andor.planner.stronghold import StrongholdQuest

SEEKING = (DWARF, WIZARD, WARRIOR, ARCHER)
"""Who goes searching first."""
NEAR_FOG = 3
"""How far a guard goes into the fog."""
NIGHTS = 2
"""So far ahead the castle is held while the way is unknown."""
KEPT_LETTERS = 6
MOST_PREY = 6
LETTER = 0.5
"""What a letter is worth that the days to come will need."""
TOO_LATE = 0.3
SAFE_ENOUGH = 0.75
"""With a worse chance those who search help as well."""


class GuardingQuest(StrongholdQuest):
    """The plan as long as nobody knows where the way leads."""

    @cached_property
    def realm(self) -> Realm:
        return realm_of(self.state)

    @cached_property
    def watch(self) -> Watch:
        return watch_of(self.state)

    @cached_property
    def seekers(self) -> tuple[int, ...]:
        """Who searches: one of two or three heroes, two of four. The others guard the castle."""
        order = sorted(self.look.heroes, key=lambda seat: (SEEKING.index(hero_of(self.state, seat)), seat))
        return tuple(order[: max(1, len(order) // 2)])

    @contextmanager
    def among(self, seats: Iterable[int]) -> Iterator[None]:
        """Plan with some of the free heroes only."""
        chosen = set(seats)
        aside = [seat for seat in self.free if seat not in chosen]
        self.free = [seat for seat in self.free if seat in chosen]
        yield
        self.free = sorted({*self.free, *aside})

    def search_and_guard(self) -> None:
        guards = [seat for seat in self.look.heroes if seat not in self.seekers]
        if night(self.realm, self.watch).room < 0:
            self.save_castle(guards)
        with self.among(self.seekers):
            self.search_fog(len(self.free))
        with self.among(guards):
            self.lead_farmers()
            self.await_farmer()
            self.hold(at_hand=True)
            self.buy(0.8)
            self.hold()
            self.search_fog(len(self.free), near=NEAR_FOG)
        self.buy(0.0)
        self.earn()
        for seat in list(self.free):
            self.errand(seat)

    # The castle

    def save_castle(self, guards: Sequence[int]) -> None:
        """Tonight it would fall: those who search help only if the guards alone are not enough."""
        with self.among(guards):
            if night(self.realm, self.watch).room == -1 and self.farmer_home_today():
                return
            sure = self.hold()
        safe = night(self.realm, self.evening()).room >= 0
        if safe and sure >= SAFE_ENOUGH:
            return
        kept, victories = dict(self.duties), self.kills
        for seat in [one for one, duty in kept.items() if duty.kind == "fight"]:
            del self.duties[seat]
            self.free.append(seat)
        self.free.sort()
        self.kills = 0
        if self.hold() <= sure and safe:
            self.duties, self.kills = kept, victories
            self.free = [seat for seat in self.free if seat not in kept]

    def evening(self) -> Watch:
        """The table after the fights that are planned."""
        watch = self.watch
        for space in {duty.space for duty in self.duties.values() if duty.kind == "fight"}:
            watch = fall(self.realm, watch, space)
        return watch

    def farmer_home_today(self) -> bool:
        """A farmer who comes in before night is one more shield."""
        state, look = self.state, self.look
        castle, ways = look.setting.castle, self.safe_ways()
        waiting = [space for space, ground in enumerate(state.ground) if FARMER in ground and space != castle]
        for seat in self.free:
            for space in waiting:
                way = look.way(seat, space) + ways[space][castle]
                if state.beasts[space] == NONE and way <= look.hours(seat, floor=3):
                    self.take(Duty("lead", space, (seat,), piece=FARMER, to=castle, floor=3))
                    return True
        return False

    def hold(self, *, at_hand: bool = False) -> float:
        """The fights that hold the castle with the fewest victories, and the chance that all of them succeed.

        `at_hand`: only against creatures that somebody stands before already.
        """
        look, state = self.look, self.state
        watch = self.evening()
        nights = max(1, min(NIGHTS, look.letters_left - 1))
        spare = look.letters_left - 1 - self.kills - KEPT_LETTERS
        best: tuple[float, Campaign] = (-burden(self.realm, night(self.realm, watch), nights - 1), Campaign((), 0.0))
        prey = sorted(self.prey(at_hand=at_hand))[:MOST_PREY]
        # The last letter is for the stronghold: a victory that turns it loses all.
        for count in range(1, min(3, look.letters_left - 1 - self.kills) + 1):
            for targets in combinations([space for _, space in prey], count):
                after = watch
                for space in targets:
                    after = fall(self.realm, after, space)
                gain = -burden(self.realm, night(self.realm, after), nights - 1) - LETTER * max(0, count - spare)
                if gain <= best[0]:
                    continue
                for order in permutations(targets):
                    fights = campaign(look, self.free, order, most=3)
                    # What would fall tonight comes first.
                    late = TOO_LATE * (night(self.realm, fall(self.realm, watch, order[0])).room < 0)
                    if fights is not None and gain - fights.cost - late > best[0]:
                        best = (gain - fights.cost - late, fights)
        for deed in best[1].deeds:
            if all(seat in self.free for seat in deed.group):
                self.take(Duty("fight", deed.space, deed.group, state.beasts[deed.space], floor=5))
                self.kills += 1
        return prod(deed.chance for deed in best[1].deeds) if best[1].deeds else 0.0

    def prey(self, *, at_hand: bool) -> Iterator[tuple[float, int]]:
        """Creatures that the free heroes could beat today, with what that costs."""
        look, state = self.look, self.state
        planned = {duty.space for duty in self.duties.values()}
        for space, kind in enumerate(state.beasts):
            if kind == NONE or state.setting.kinds[kind].boss or space in planned:
                continue
            if at_hand and not any(reaches(state, seat, space) for seat in self.free):
                continue
            alone = campaign(look, self.free, (space,), most=4)
            if alone is not None:
                yield alone.cost + 0.1 * look.sunrises(space), space

    def lead_farmers(self) -> None:
        """Farmers are shields: as long as the castle needs them."""
        if burden(self.realm, night(self.realm, self.watch), NIGHTS) > 0:
            super().lead_farmers()

    def await_farmer(self) -> None:
        """Somebody waits where the next letter brings a farmer: creatures come right after him."""
        look = self.look
        for space in farmers_to_come(self.state, self.state.narrator + 1):
            seat = min(self.free, key=lambda one: (look.way(one, space), one), default=NONE)
            if seat != NONE and look.way(seat, space) <= look.hours(seat):
                self.take(Duty("go", space, (seat,)))

    def earn(self) -> None:
        """Nothing better to do: victories for gold."""
        state, look = self.state, self.look
        prey = []
        for space, kind in enumerate(state.beasts):
            if kind != NONE and not state.setting.kinds[kind].boss and self.free:
                near = min(look.way(seat, look.stand(seat, space)) for seat in self.free)
                prey.append((near - 1.5 * state.setting.kinds[kind].reward, space))
        for _, space in sorted(prey):
            if self.free:
                self.fight(space, SURE, most=2, floor=7)

    def letters_to_keep(self) -> int:
        return KEPT_LETTERS
