"""The answer about a fight: the line to play, what it comes to, whether it is proven, and what would help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from herna.games.mage_knight.fight.foes import foes_of, info_of, open_attacks
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.solver.aims import AIMS, Ends, Measure, in_order
from herna.games.mage_knight.solver.clock import Clock
from herna.games.mage_knight.solver.moves import Moves
from herna.games.mage_knight.solver.search import Guide, Search
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, BadSetting, Reason

NODES = 8_000
"""How many positions are looked at, unless somebody asks for more or fewer."""
MOST_NODES = 200_000
WISH_NODES = 1_500
"""How many positions are looked at for each wish."""
WISHES = (1, 2, 3, 4)
"""How many points more somebody may wish for."""
SEED = 1
"""Everything hidden is dealt again the same way each time: whoever knows the same gets the same answer."""
ROUNDED = 3


Saves = Literal["win", "standing", "wounds", "unit"]
"""What more points would bring: the fight won, no knock-out, fewer wounds, a unit unhurt."""


class Result(msgspec.Struct, frozen=True):
    """What a line comes to; averages where chance decides."""

    won: float
    """How likely the fight is won: 1 or 0 where nothing is left to chance."""
    fame: float
    knocked_out: float
    wounds: float
    units_hurt: float
    """Wounds of units; one that is lost counts as three."""
    cards: float
    mana: float
    crystals: float
    skills: float
    units_spent: float


class Wish(msgspec.Struct, frozen=True):
    """Points that are missing, and what they would change."""

    kind: Literal["block", "attack"]
    points: int
    foe: int
    """Against whose attack, or armour, by its place in the fight."""
    enemy: str
    """What it is called."""
    saves: Saves
    wounds: int = 0
    """How many wounds fewer."""


class Answer(msgspec.Struct, frozen=True):
    """The best way through a fight."""

    line: tuple[str, ...]
    """What is to be done, in notation, up to the end of the fight or to what nobody knows yet."""
    result: Result
    at_worst: Result
    """What it comes to whatever is turned up."""
    proven: bool
    """Is there no better way? Otherwise it is the best that was found."""
    chance: bool
    """Does something follow that nobody knows yet: a monster that is summoned, a card drawn, a roll?"""
    sampled: bool
    """Was chance weighed by some outcomes that were drawn, not by all of them?"""
    interrupted: bool
    nodes: int
    """How many positions were looked at."""
    aims: tuple[str, ...]
    wishes: tuple[Wish, ...] = ()

    @property
    def safe(self) -> bool:
        """Is the fight won without a wound, whatever comes?"""
        worst = self.at_worst
        return worst.won == 1 and not worst.wounds and not worst.knocked_out and not self.sampled


def never() -> bool:
    """Nobody wants the search to stop."""
    return False


def solve(
    state: KnightState,
    seat: int,
    *,
    aims: Sequence[str] = (),
    nodes: int = NODES,
    seconds: float | None = None,
    stop: Callable[[], bool] = never,
    guide: Guide | None = None,
    wishes: bool = True,
) -> Answer:
    """The best way for a hero to go on with the fight he is in, from what he knows.

    `aims` come before the others in the order they are given; `nodes` is how many positions may be looked at, `seconds`
    how long it may take; `stop` is asked now and then whether anybody still wants to know. Raises `BadSetting` if the
    hero fights no enemies, or is not asked anything now.
    """
    check(state, seat, nodes)
    order = in_order(tuple(aims))
    table = state.imagine(seat, Random(SEED))
    measure = Measure(table, seat, order)
    clock = Clock(seconds)
    search = Search(table, seat, measure, nodes, stop, Moves(table, seat), clock)
    proven = search.run(guide)
    halted = stop()
    best = search.best
    line: tuple[Action, ...] = () if best is None else best.actions
    if best is None:
        # Not even one way to the end was found in time: what is offered first is done.
        line = table.options(seat)[:1] if guide is None else tuple(guide(table, seat))[:1]
        ends = worst = measure.ordered(tuple(measure.so_far(table, table.fighting(seat).of(seat))))
    else:
        ends, worst = best.ends, best.sure or best.ends
    result = result_of(measure, ends)
    found: tuple[Wish, ...] = ()
    if wishes and best is not None and not halted:
        clock.go_on(2)
        found = tuple(wished(table, seat, measure.unordered(ends), lambda: stop() or clock.up()))
    return Answer(
        tuple(table.notation(action) for action in line),
        result,
        result_of(measure, worst),
        proven,
        best is None or best.chance,
        not search.exact,
        halted,
        search.nodes,
        order,
        found,
    )


def known_table(state: KnightState, seat: int) -> tuple[Any, ...]:
    """All that a hero knows of the table, in one tuple: whoever knows the same gets the same answer."""
    key = state.imagine(seat, Random(SEED)).key()
    return (seat, key[0], key[4:])


def check(state: KnightState, seat: int, nodes: int) -> None:
    """Is there anything to be solved? Raises `BadSetting` if not."""
    if not 0 <= seat < state.setting.players or state.over:
        raise BadSetting("no-fight-to-solve", game="mage_knight")
    fight = state.fight_of(seat)
    if fight is not None and fight.kind == "heroes":
        raise BadSetting("no-solver-between-heroes", game="mage_knight")
    if fight is None or state.turns[seat] is None:
        raise BadSetting("no-fight-to-solve", game="mage_knight")
    if state.seats_awaited != (seat,):
        raise BadSetting("not-asked-in-fight", game="mage_knight")
    if isinstance(nodes, bool) or not isinstance(nodes, int) or not 1 <= nodes <= MOST_NODES:
        raise BadSetting("bad-nodes", game="mage_knight", nodes=str(nodes)[:20], most=MOST_NODES)


def result_of(measure: Measure, ends: Ends) -> Result:
    """Numbers of the search as what they mean."""
    won, fame, *costs = measure.unordered(ends)
    return Result(*(round(abs(number), ROUNDED) for number in (won, fame, *costs)))


# Wishes


def wished(state: KnightState, seat: int, now: Ends, stop: Callable[[], bool]) -> Iterator[Wish]:
    """The fewest points more that would change something: a block against one attack, an attack on one enemy."""
    if now[0] == 1 and not any(now[2:5]):
        return
    usual = Measure(state, seat, AIMS)
    foes = foes_of(state, seat)
    if now[2] or now[3] or now[4]:
        for place, attack in open_attacks(state, seat):
            if foes[place].summoner != NONE or info_of(state, foes[place]).attacks[attack].summon is not None:
                continue
            for points in WISHES:
                moves = Moves(state, seat, gift=(place, attack, points))
                wish = granted(state, seat, usual, moves, now, "block", points, place, stop)
                if wish is not None:
                    yield wish
                    break
    if now[0] < 1:
        for place, foe in enumerate(foes):
            if foe.beaten or foe.summoner != NONE:
                continue
            for points in WISHES:
                table = state.copy()
                table.change_foe(seat, place, msgspec.structs.replace(foe, armour_change=foe.armour_change - points))
                table.changed()
                wish = granted(table, seat, usual, Moves(table, seat), now, "attack", points, place, stop)
                if wish is not None:
                    yield wish
                    break


def granted(
    state: KnightState,
    seat: int,
    measure: Measure,
    moves: Moves,
    now: Ends,
    kind: Literal["block", "attack"],
    points: int,
    place: int,
    stop: Callable[[], bool],
) -> Wish | None:
    """What a wish would change if it were granted; None if nothing that matters."""
    search = Search(state, seat, measure, WISH_NODES, stop, moves)
    search.run(None)
    best = search.best
    if best is None:
        return None
    enemy = info_of(state, foes_of(state, seat)[place]).id
    saves = saved(now, best.ends)
    fewer = round(best.ends[3] - now[3]) if saves == "wounds" else 0
    return None if saves is None else Wish(kind, points, place, enemy, saves, fewer)


def saved(now: Ends, then: Ends) -> Saves | None:
    """What is better about one end than about the other; None if nothing that matters is."""
    found: Saves | None = None
    if then[0] > now[0] and then[2:4] >= now[2:4]:
        found = "win"
    elif then[:2] >= now[:2]:
        if then[2] > now[2]:
            found = "standing"
        elif then[2] == now[2] and then[3] > now[3]:
            found = "wounds"
        elif then[2:4] == now[2:4] and then[4] > now[4]:
            found = "unit"
    return found


# Words


def told(answer: Answer) -> tuple[Reason, ...]:
    """An answer in sentences, the most important one first."""
    result = answer.result
    wounds, fame = plain(result.wounds), plain(result.fame)
    odds = answer.chance and answer.result != answer.at_worst
    found: list[Reason] = []
    if answer.safe:
        found.append(Reason("solved-safe"))
    elif odds:
        found.append(Reason("solved-odds", {"percent": round(100 * result.won), "wounds": wounds}))
    elif result.won:
        found.append(Reason("solved-won", {"wounds": wounds, "units": plain(result.units_hurt)}))
    else:
        found.append(Reason("solved-fame" if answer.proven else "solved-lost", {"fame": fame, "wounds": wounds}))
    if result.knocked_out and not odds:
        found.append(Reason("solved-knocked-out"))
    costs = {name: plain(getattr(result, name)) for name in ("cards", "mana", "crystals")}
    found.append(Reason("solved-spends", costs))
    found += [
        Reason(
            f"wish-{wish.saves}",
            {"points": wish.points, "what": wish.kind, "enemy": wish.enemy, "wounds": wish.wounds},
        )
        for wish in answer.wishes
    ]
    if answer.chance:
        found.append(Reason("solved-chance"))
    if answer.sampled:
        found.append(Reason("solved-sampled"))
    if answer.interrupted:
        found.append(Reason("solved-interrupted"))
    elif answer.proven:
        found.append(Reason("solved-proven"))
    else:
        found.append(Reason("solved-best-found", {"nodes": answer.nodes}))
    return tuple(found)


def plain(number: float) -> int | float:
    """A number as people say it; averages with one place."""
    return int(number) if number == int(number) else round(number, 1)
