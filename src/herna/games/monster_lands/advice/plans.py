"""Sensible pieces of a turn, each whole: outings with all that goes along, purchases, hires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.advice.worth import DIE, FLASK, SHIELD, TRAP_WORTH, means_of, prospects
from herna.games.monster_lands.dice import HAGGLE, MAGIC, STRENGTH, pool_size
from herna.games.monster_lands.odds.goals import beer_may_help
from herna.games.monster_lands.path import GATE_TOP, MISSION_A, Path, place_of
from herna.games.monster_lands.rules.clan import can_be_sent, trap_limit, wages
from herna.games.monster_lands.setting import LODGE, TAVERN
from herna.games.monster_lands.shapes import Mixture
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.deployment import Turn
from herna.games.monster_lands.steps.lodge import PickTraps
from herna.games.monster_lands.steps.outing import Load, mixture, room, shape_of
from herna.games.monster_lands.steps.tavern import BEER
from herna.kernel import Action

Piece = tuple[Action, ...]
PLACES = 5
"""How many ways to send somebody are looked at closely."""
LOADS = 4
"""How many loads are looked at for each of them."""
OUTINGS = 8
"""How many outings are tried."""
LEAVES = 24
"""How many ways to carry out any other action are tried."""
DEEP = 4
"""How many decisions each of them may have."""
IDLE = (act.GiveGear, act.OrderBeer, act.DropGear, act.Exchange, act.Send)
"""Equipment handed round, dice exchanged and beer ordered lead to very many positions that are seldom better."""
FEW_DICE = 4
"""With so few dice left it is looked at what they could be exchanged for."""
PURCHASES = 6
"""How many purchases of traps are tried for each die."""
TRAPS_AT_ONCE = 4


def plans(state: LandsState, seat: int) -> Sequence[Piece]:
    """What is worth trying next: whole actions in one's own turn, single choices elsewhere."""
    options = state.options(seat)
    step = state.steps[-1]
    if isinstance(step, Load):
        return load_on(state, seat, step) or [(action,) for action in options]
    if not isinstance(step, Turn):
        return [(action,) for action in options]
    gifts = [action for action in options if isinstance(action, act.Settle) or is_gift(state, action)]
    if gifts:
        return [(action,) for action in gifts]
    short = wages(state, seat)[0] - state.coins[seat]
    found: list[Piece] = []
    for action in options:
        if isinstance(action, act.Visit) and action.building == LODGE:
            found += trap_purchases(state, seat, action)
        elif isinstance(action, act.Visit | act.Brew | act.UseLand):
            found += carried_out(state, seat, action)
            if isinstance(action, act.Visit) and action.building == TAVERN and beer_may_help(state, seat):
                found.append((action, BEER))
        elif isinstance(action, act.Pawn):
            continue
        elif not isinstance(action, IDLE) and (short > 0 or not isinstance(action, act.SellTrophy)):
            found.append((action,))
    found += outings(state, seat)
    found += pawned(state, seat, options)
    found += exchanges(state, seat, options)
    return found or [(action,) for action in options]


def is_gift(state: LandsState, action: Action) -> bool:
    """Does an ability give something for nothing?"""
    return isinstance(action, act.UseAbility) and state.setting.source_powers[action.source].gain is not None


def carried_out(state: LandsState, seat: int, action: Action) -> list[Piece]:
    """The ways to carry an action out to its end, the first ones found."""
    ended: list[Piece] = []
    front: list[tuple[Piece, LandsState]] = [((action,), after(state, seat, action))]
    for _ in range(DEEP):
        following = []
        for piece, there in front:
            if there.over or there.learnt or there.seats_to_act[0] != seat or isinstance(there.steps[-1], Turn):
                ended.append(piece)
                continue
            ways = [one for one in there.options(seat) if not isinstance(one, IDLE)] or there.options(seat)
            following += [((*piece, one), after(there, seat, one)) for one in ways]
        front = following[:LEAVES]
    ended += (piece for piece, _ in front)
    return ended[:LEAVES]


def trap_purchases(state: LandsState, seat: int, visit: act.Visit) -> list[Piece]:
    """The best purchases of traps with a die: never more than there is room for."""
    there = after(state, seat, visit)
    begin: list[Action] = [visit]
    for bargain in [one for one in there.options(seat) if isinstance(one, act.Bargain)]:
        there.apply(bargain, seat)
        begin.append(bargain)
    step = there.steps[-1]
    assert isinstance(step, PickTraps)
    free = trap_limit(state, seat) - len(state.traps[seat])
    means = means_of(state)
    slots = [slot for slot, trap in enumerate(there.lodge) if trap != NONE]
    judged: list[tuple[float, tuple[int, ...]]] = []
    for number in range(1, min(free, TRAPS_AT_ONCE) + 1):
        for some in combinations(slots, number):
            cost = step.cost(there, *some)
            if cost <= there.coins[seat]:
                gain = sum(means.use * TRAP_WORTH[there.lodge[slot]] + means.token for slot in some)
                judged.append((gain - means.coin * cost, some))
    judged.sort(key=lambda one: -one[0])
    buy = state.setting.buy_trap
    return [(*begin, *(buy[slot] for slot in some), act.Done()) for _, some in judged[:PURCHASES]]


def pawned(state: LandsState, seat: int, options: Sequence[Action]) -> list[Piece]:
    """Dice for the pawnshop: one of a kind, all of a kind, all but those of strength, or everything."""
    kinds = [one.die for one in options if isinstance(one, act.Pawn)]
    if not kinds:
        return []
    every = dice_of(state, seat, (state.strength[seat], state.magic[seat], len(state.haggle[seat])))
    wanted: list[tuple[int, ...]] = [(die,) for die in kinds]
    wanted += [tuple(die for die in every if die == kind) for kind in kinds]
    wanted += [tuple(die for die in every if die != STRENGTH), tuple(die for die in every if die > MAGIC), every]
    found = []
    for dice in dict.fromkeys(wanted):
        if dice:
            end = () if len(dice) == len(every) else (act.Done(),)
            found.append((*(state.setting.pawn[die] for die in dice), *end))
    return found


def exchanges(state: LandsState, seat: int, options: Sequence[Action]) -> list[Piece]:
    """Dice exchanged where few are left: abilities that do it alike count once, and of haggling dice the lowest. Never
    for one of haggling: what that would show is luck."""
    if pool_size(state, seat) > FEW_DICE:
        return []
    source = next((one.source for one in options if isinstance(one, act.Exchange)), NONE)
    lowest = HAGGLE + min(state.haggle[seat], default=0)
    return [
        (one,)
        for one in options
        if isinstance(one, act.Exchange)
        and one.source == source
        and one.die in (STRENGTH, MAGIC, lowest)
        and one.into != HAGGLE
    ]


def after(state: LandsState, seat: int, action: Action) -> LandsState:
    found = state.copy()
    found.apply(action, seat)
    return found


# Outings


def outings(state: LandsState, seat: int) -> list[Piece]:
    """The outings that promise most: who goes where, with what."""
    sent = [action.path for action in state.options(seat) if isinstance(action, act.Send)]
    ways = [
        (promise(state, seat, path, likely), path, bare)
        for path in sent
        for bare in (set_out(state, seat, path, member) for member in can_be_sent(state, seat))
        if (likely := next(loads(state, path, bare), None)) is not None
    ]
    ways.sort(key=lambda way: -way[0])
    judged: list[tuple[float, int, Path]] = []
    for _, path, bare in ways[:PLACES]:
        each = [(promise(state, seat, path, load), path, load) for load in loads(state, path, bare)]
        each.sort(key=lambda one: -one[0])
        judged += each[:LOADS]
    judged.sort(key=lambda one: -one[0])
    found = (
        spelled_out(state, path, load, state.setting.send[path], state.setting.send_member[load.member])
        for _, path, load in judged[:OUTINGS]
    )
    return [piece for piece in found if piece]


def load_on(state: LandsState, seat: int, step: Load) -> list[Piece]:
    """The best ways to complete an outing that is being loaded."""
    path = step.path
    judged = [(promise(state, seat, path, load), load) for load in loads(state, path, state.on(path), step)]
    judged.sort(key=lambda one: -one[0])
    found = (spelled_out(state, path, load) for _, load in judged[:OUTINGS])
    return [piece for piece in found if piece]


def set_out(state: LandsState, seat: int, path: int, member: int) -> Path:
    """A member on a path with nothing but what the path gives."""
    shape = shape_of(state, path)
    assert shape is not None
    benefit = shape.benefit
    return Path(seat, member, potion=benefit.potion, venom=benefit.venom, coins=benefit.coins)


def promise(state: LandsState, seat: int, path: int, load: Path) -> float:
    """What an outing would bring on average beyond what it uses up."""
    there = state.copy()
    there.put_path(path, load)
    means = means_of(state)
    gift = shape_benefit(state, path)
    used = DIE * len(load.dice) + means.use * (
        FLASK * (load.potion + load.venom - gift) + SHIELD * load.defense + sum(TRAP_WORTH[t] for t in load.traps)
    )
    used += means.token * (load.potion + load.venom - gift + load.tokens)
    return prospects(there, seat, means) - used


def shape_benefit(state: LandsState, path: int) -> int:
    """Flasks that the path itself gives."""
    shape = shape_of(state, path)
    return shape.benefit.potion + shape.benefit.venom if shape is not None else 0


def loads(state: LandsState, path: int, there: Path, step: Load | None = None) -> Iterator[Path]:
    """What the member on a path could take along beside what lies there; the likeliest load comes first."""
    shape = shape_of(state, path)
    if shape is None:
        return
    seat = there.seat
    laid = mixture(there.dice)
    pool = state.strength[seat], state.magic[seat], len(state.haggle[seat])
    payable = [
        mix
        for mix in shape.finals
        if all(have <= n <= have + more for n, have, more in zip(mix, laid, pool, strict=True))
    ]
    more = [(mix, tuple(n - have for n, have in zip(mix, laid, strict=True))) for mix in payable]
    if shape.exact:
        for _, rest in more:
            yield replace(there, dice=(*there.dice, *dice_of(state, seat, rest)))
        return
    potion = min(1, state.potion[seat]) if step is None or not step.potion else 0
    venom = min(1, state.venom[seat]) if step is None or not step.venom else 0
    for traps, defense in tokens(state, seat, path):
        most = room(path, there.tokens + len(traps) + defense, state)
        bare = path >= GATE_TOP and not (there.tokens or traps or defense)
        fitting = {mix: rest for mix, rest in more if sum(mix) <= most and (any(mix) or not bare)}
        for mix in favourites([*fitting]):
            load = replace(
                there,
                dice=(*there.dice, *dice_of(state, seat, fitting[mix])),
                traps=(*there.traps, *traps),
                defense=there.defense + defense,
            )
            yield replace(load, potion=load.potion + potion, venom=load.venom + venom)
            if potion or venom:
                yield load


def tokens(state: LandsState, seat: int, path: int) -> list[tuple[tuple[int, ...], int]]:
    """Traps and defence tokens that may go along, the usual first."""
    best = sorted(state.traps[seat], key=lambda trap: -TRAP_WORTH[trap])[:3]
    shields = min(2, state.defense[seat])
    monster = state.monsters[place_of(path)] if not MISSION_A <= path < GATE_TOP else NONE
    needed = state.setting.threats[monster].traps_needed if monster != NONE else 1
    found = [(tuple(sorted(best[:needed])), shields), (tuple(sorted(best[: needed + 1])), shields), ((), shields)]
    found += [(tuple(sorted(pair)), 0) for n in (1, 2) for pair in combinations(best, n)]
    return [*dict.fromkeys([*found, ((), 0)])]


def favourites(mixes: list[Mixture]) -> list[Mixture]:
    """Of many mixtures of dice the largest ones, the smallest one, and one in the middle."""
    ordered = sorted(mixes, key=lambda mix: (-sum(mix), -mix[0]))
    if len(ordered) <= 4:
        return ordered
    return [*dict.fromkeys([ordered[0], ordered[1], ordered[len(ordered) // 2], ordered[-1]])]


def dice_of(state: LandsState, seat: int, mix: tuple[int, ...]) -> tuple[int, ...]:
    """The dice of a mixture, taken from the pool; of haggling those that haggle worst."""
    haggle = sorted(state.haggle[seat])[: mix[2]]
    return (*[STRENGTH] * mix[0], *[MAGIC] * mix[1], *(HAGGLE + value for value in haggle))


def spelled_out(state: LandsState, path: int, load: Path, *begin: Action) -> Piece:
    """The actions that lead to this load; none if the rules do not offer them."""
    setting, seat = state.setting, load.seat
    there = state.copy()
    found = [*begin]
    for action in found:
        there.apply(action, seat)
    while there.steps and isinstance(there.steps[-1], Load) and not there.learnt and there.turn == seat:
        now = there.on(path)
        wanted: list[Action] = [setting.add_die[die] for die in missing(load.dice, now.dice)]
        wanted += (setting.add_trap[trap] for trap in missing(load.traps, now.traps))
        if load.defense > now.defense:
            wanted.append(act.AddDefense())
        if load.potion > now.potion:
            wanted.append(act.AddPotion())
        if load.venom > now.venom:
            wanted.append(act.AddVenom())
        offered = there.options(seat)
        following = next((one for one in (wanted or [act.Done()]) if one in offered), None)
        if following is None:
            return ()
        found.append(following)
        there.apply(following, seat)
    return tuple(found)


def missing(wanted: tuple[int, ...], there: tuple[int, ...]) -> list[int]:
    """What is wanted and not there yet."""
    left = list(wanted)
    for one in there:
        if one in left:
            left.remove(one)
    return left
