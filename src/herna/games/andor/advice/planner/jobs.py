"""What there is to do, and which heroes do it: the plan of the day."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations

from herna.games.andor.advice.planner.campaign import Deed
from herna.games.andor.advice.planner.errands import best_errand
from herna.games.andor.advice.planner.job import Job
from herna.games.andor.advice.planner.missions import PLANS
from herna.games.andor.advice.planner.needs import (
    bad_fog,
    boss_kind,
    bosses,
    goals_ready,
    holders,
    must_stop,
    needs_witch,
    reserve,
    wanted_pieces,
)
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.proposals import calls
from herna.games.andor.pieces import COVERED, PARCHMENT
from herna.games.andor.rules.heroes import carries, purse
from herna.games.andor.state import NONE, AndorState


def anywhere(space: int) -> bool:
    return space != NONE


SURE = 0.8
FAIR = 0.55
DESPERATE = 0.3


class Planner:
    """Shares the work among the heroes: the most important first, each job to the heroes it costs least."""

    def __init__(self, state: AndorState) -> None:
        self.look = Outlook(state)
        self.state = state
        self.jobs: list[Job] = []
        self.free = [seat for seat in self.look.heroes if not state.asleep[seat]]
        self.budget = self.look.letters_left - 1
        """Victories that the legend's letters still allow."""
        self.plan()

    def job_of(self, seat: int) -> Job | None:
        return next((job for job in self.jobs if seat in job.group), None)

    def take(self, job: Job) -> None:
        self.jobs.append(job)
        self.free = [seat for seat in self.free if seat not in job.group]

    def plan(self) -> None:
        look = self.look
        if (whole := PLANS.get(look.setting.legend.id)) is not None:
            whole(self)
            return
        stop = must_stop(look)
        urgent = [space for space in stop if look.sunrises(space) <= 1]
        for space in urgent:
            self.fight(space, DESPERATE)
        self.deliveries()
        self.outfit()
        if not self.trouble_ahead():
            for space in stop:
                if space not in urgent:
                    self.fight(space, 0.75)
        for space in holders(look):
            self.fight(space, SURE)
        self.boss()
        self.witch()
        self.answer_calls()
        if not self.trouble_ahead():
            self.earn(stop)
        self.errands()

    def trouble_ahead(self) -> bool:
        """The next letter brings creatures: better to meet them in the morning than now."""
        state = self.state
        letter = state.narrator + 1
        if letter >= state.last:
            return True
        hours = sum(self.look.hours(seat) for seat in self.look.heroes)
        return self.look.brings_creatures(letter) and hours < 7 * len(state.space)

    def outfit(self) -> None:
        """Whoever is weak and has gold goes to a merchant nearby first."""
        look, state = self.look, self.state
        for seat in list(self.free):
            price = 2
            if purse(state, seat) < 2 * price or state.strength[seat] >= 6:
                continue
            markets = [market for market in look.setting.merchants if market not in state.shut]
            near = min(markets, key=lambda market: look.way(seat, market))
            if 0 < look.way(seat, near) <= min(4, look.hours(seat)):
                self.take(Job("shop", near, (seat,), 6.0))

    # Fights

    def station(self, seat: int, space: int) -> None:
        """A hero goes to his post."""
        self.take(Job("post", space, (seat,), 8.0))

    def fight_in(self, deed: Deed) -> None:
        """A fight that has been thought out already."""
        self.take(Job("fight", deed.space, deed.group, 10.0, self.state.beasts[deed.space]))
        self.budget -= 1

    def carry(self, seat: int, space: int) -> None:
        self.take(Job("carry", space, (seat,), 30.0))

    def meet(self, seat: int, space: int) -> None:
        self.take(Job("meet", space, (seat,), 30.0))

    def wait(self, seat: int) -> None:
        self.take(Job("wait", self.state.space[seat], (seat,), 30.0))

    def answer_calls(self, sensible: Callable[[int], bool] = anywhere) -> None:
        """Heroes with nothing better to do come to those who have asked for company, where a fight is `sensible`."""
        for call in calls(self.look, self.free):
            if not sensible(call.space):
                continue
            if call.foe == NONE:
                self.station(call.helper, call.space)
            elif self.budget > 0 and not any(job.task == "fight" and job.space == call.space for job in self.jobs):
                self.jobs = [job for job in self.jobs if job.group != (call.proposer,)]
                self.take(Job("fight", call.space, (call.proposer, call.helper), 10.0, call.foe))
                self.budget -= 1

    def undo_fights(self) -> None:
        """Everybody is free again."""
        self.budget += len(self.jobs)
        self.jobs = []
        self.free = [seat for seat in self.look.heroes if not self.state.asleep[seat]]

    def prepare(self, seat: int, home: int, firm: bool) -> None:
        """Something useful on the way to where a hero wants to be in the evening; `firm`: he must be there."""
        job = best_errand(self, seat, home, firm)
        self.take(job if job is not None else Job("post", home, (seat,), 20.0 if firm else 8.0))

    def fight(self, space: int, enough: float, most: int = 4, need: int = NONE) -> bool:
        """The cheapest group that beats the creature today with a good chance."""
        look, state = self.look, self.state
        if self.budget <= 0 or any(job.space == space and job.task == "fight" for job in self.jobs):
            return False
        foe = state.beasts[space]
        best: tuple[float, tuple[int, ...]] | None = None
        for size in range(1, min(most, len(self.free)) + 1):
            for group in combinations(self.free, size):
                if need != NONE and need not in group:
                    continue
                walked = [look.way(seat, look.stand(seat, space)) for seat in group]
                hours = [look.hours(seat, floor=5) for seat in group]
                if any(far + 1 > left for far, left in zip(walked, hours, strict=True)):
                    continue
                odds = look.odds(group, space, foe, walked)
                if odds.fight < enough:
                    continue
                cost = sum(walked) + 2 * size - 3 * odds.fight
                if best is None or cost < best[0]:
                    best = (cost, group)
            if best is not None:
                break
        if best is None:
            return False
        self.take(Job("fight", space, best[1], 10.0, foe))
        self.budget -= 1
        return True

    def boss(self) -> None:
        """Everybody against the opponent, as soon as the odds are good or time runs out."""
        look = self.look
        for space, foe in bosses(look):
            if not goals_ready(look, foe):
                continue
            group = tuple(self.free)
            reachable = [
                seat for seat in group if look.way(seat, look.stand(seat, space)) + 1 <= look.hours(seat, floor=3)
            ]
            if not reachable:
                continue
            walked = [look.way(seat, look.stand(seat, space)) for seat in reachable]
            odds = look.odds(tuple(reachable), space, foe, walked)
            limit = 0.6 if look.letters_left > 2 else 0.25 if look.letters_left > 1 else 0.0
            if odds.fight >= limit:
                self.take(Job("fight", space, tuple(reachable), 20.0, foe))

    def earn(self, stop: list[int]) -> None:
        """Fights that pay: gold is strength. Every victory costs a letter."""
        look, state = self.look, self.state
        spare = look.letters_left - len(stop) - reserve(look)
        prey = [
            (look.sunrises(space), space)
            for space, kind in enumerate(state.beasts)
            if kind != NONE and space not in stop and state.setting.kinds[kind].reward and not boss_kind(look, kind)
        ]
        for _, space in sorted(prey):
            if spare <= 0 or not self.free:
                return
            if self.fight(space, 0.9, most=2):
                spare -= 1

    # Bringing things

    def deliveries(self) -> None:
        for pieces, goal, count in wanted_pieces(self.look):
            self.deliver(pieces, goal, count)

    def deliver(self, pieces: tuple[int, ...], goal: int, count: int) -> None:
        """Somebody carries each piece to its goal; creatures in the way are fought first."""
        look, state = self.look, self.state
        there = sum((piece & ~COVERED) in pieces for piece in state.ground[goal])
        for seat in look.heroes:
            if state.space[seat] == goal:
                there += sum(piece in pieces for piece in state.bag[seat])
        if there >= count:
            return
        for seat in look.heroes:
            if any(carries(state, seat, piece) for piece in pieces) and state.space[seat] != goal:
                self.relay(state.space[seat], goal, seat, delicate=PARCHMENT in pieces)
        held = {space for space, _ in state.held}
        for space in range(look.setting.size):
            if space == goal or space in held:
                continue
            for piece in state.ground[space]:
                if (piece & ~COVERED) in pieces:
                    self.relay(space, goal, NONE, delicate=PARCHMENT in pieces)

    def relay(self, start: int, goal: int, carrier: int, delicate: bool = False) -> None:
        """One hero after another carries a piece along the road, each as far as his hours go."""
        look, state = self.look, self.state
        road = look.road(start, goal, detour=4)
        if not road:
            return
        blocks = [index for index, space in enumerate(road) if index and state.beasts[space] != NONE]
        # Whoever stands nearest to a creature on the road clears it, before the piece comes.
        for index in reversed(blocks):
            self.fight(road[index], 0.55)
        cleared = all(any(job.space == road[index] for job in self.jobs) for index in blocks)
        able = [seat for seat in self.free if seat == carrier or len(state.bag[seat]) < 3]
        if delicate and blocks and cleared:
            # Those who fight will be there with the hours that are left to them.
            able += [seat for job in self.jobs if job.task == "fight" for seat in job.group if seat != carrier]
        legs = self.legs(road, len(road) if cleared else blocks[0] if blocks else len(road), able, carrier)
        arrives = legs is not None and legs[-1][2] == len(road) - 1
        if legs is None or (delicate and not arrives):
            self.wait_for_run(start, carrier)
            return
        first = blocks[0] if blocks else len(road)
        for number, (seat, begin, end) in enumerate(legs):
            if seat not in self.free:
                continue
            if number == 0 and (carrier == seat or state.space[seat] == road[begin]):
                self.take(Job("carry", self.resting_place(road, begin, min(end, first - 1)), (seat,), 30.0))
            else:
                self.take(Job("meet", road[begin], (seat,), 30.0))

    def wait_for_run(self, start: int, carrier: int) -> None:
        """A delicate piece stays where it is safe until it can be brought home in one day."""
        if carrier in self.free:
            self.take(Job("wait", start, (carrier,), 30.0))

    def legs(
        self, road: tuple[int, ...], block: int, able: list[int], carrier: int
    ) -> list[tuple[int, int, int]] | None:
        """Who carries from where to where on the road, so that the piece comes as far as possible today."""
        look, state = self.look, self.state
        fights = {seat: job for job in self.jobs if job.task == "fight" for seat in job.group}
        hours = {seat: look.hours(seat, floor=1) for seat in able}
        start = {seat: state.space[seat] for seat in able}
        for seat in able:
            if seat in fights:
                stand = look.stand(seat, fights[seat].space)
                hours[seat] -= look.way(seat, stand) + 2
                start[seat] = stand
        best: tuple[tuple[int, int, int], list[tuple[int, int, int]]] | None = None
        for size in range(1, len(able) + 1):
            for order in permutations(able, size):
                if carrier in able and hours[carrier] > 0 and order[0] != carrier:
                    continue
                legs: list[tuple[int, int, int]] = []
                index, spent = 0, 0
                for seat in order:
                    far = look.distance[start[seat]][road[index]]
                    if far == 0 and seat != carrier and (legs or carrier != NONE):
                        # Whoever is there already waits until the piece is handed over.
                        far = 1
                    step = min(hours[seat] - far, block - 1 - index)
                    if step <= 0:
                        break
                    legs.append((seat, index, index + step))
                    index += step
                    spent += far + step
                if legs and len(legs) == len(order):
                    key = (-index, spent, size)
                    if best is None or key < best[0]:
                        best = (key, legs)
        return best[1] if best else None

    def resting_place(self, road: tuple[int, ...], begin: int, end: int) -> int:
        """Where to stop with something delicate: the goal, a fellow who goes on today, or a safe place."""
        look, state = self.look, self.state
        for index in range(end, begin, -1):
            space = road[index]
            fellow = any(
                state.space[seat] == space and look.hours(seat, floor=3) > 1 and seat not in self.busy()
                for seat in look.heroes
            )
            if index == len(road) - 1 or fellow or look.safe_tonight(space):
                return space
        return road[begin]

    def busy(self) -> set[int]:
        return {seat for job in self.jobs if job.task == "fight" for seat in job.group}

    def witch(self) -> None:
        if not needs_witch(self.look):
            return
        for _ in range(max(1, len(self.free) - 1)):
            self.search_fog()

    def search_fog(self) -> None:
        look, state = self.look, self.state
        taken = {job.space for job in self.jobs if job.task == "fog"}
        best: tuple[int, int, int] | None = None
        for space, fog in enumerate(state.fog):
            if not fog or space in taken or (fog > 16 and fog - 17 in bad_fog(look)):
                continue
            for seat in self.free:
                far = look.way(seat, space)
                if far <= look.hours(seat) and (best is None or (far, seat, space) < best):
                    best = (far, seat, space)
        if best is not None:
            self.take(Job("fog", best[2], (best[1],), 5.0))

    # Errands

    def errands(self) -> None:
        """What is left to do on the way: farmers, merchants, wells, fog."""
        for seat in list(self.free):
            job = best_errand(self, seat)
            if job is not None:
                self.take(job)
