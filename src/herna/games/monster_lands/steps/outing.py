"""Outings: a member goes to a path of the Outskirts, with dice, tokens and flasks (chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import BOARD
from herna.games.monster_lands.dice import DIE_NAMES, HAGGLE, MAGIC, STRENGTH, colour_of, pool_kinds, take_die
from herna.games.monster_lands.events import MemberSent
from herna.games.monster_lands.path import GATE, GATE_TOP, LAND_PATHS, MISSION_A, MISSION_B, PATH_NAMES, Path
from herna.games.monster_lands.rules.clan import can_be_sent, is_rookie
from herna.games.monster_lands.rules.covered import FaceDown
from herna.games.monster_lands.setting import CARDS
from herna.games.monster_lands.shapes import Mixture, PathShape, pool_bit
from herna.games.monster_lands.state import NONE, LandsState, without
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

DONE = act.Done()
DEFENSE, POTION, VENOM = act.AddDefense(), act.AddPotion(), act.AddVenom()
GATE_SPACES, GATE_TOKEN = BOARD.gate.spaces, BOARD.gate.token


def shape_of(state: LandsState, path: int) -> PathShape | None:
    """What a path takes now; nothing while it leads nowhere: no land, no mission, no monster at the gate (ML-7.8)."""
    if path < MISSION_A:
        place = path // LAND_PATHS
        if place >= state.setting.lands or state.land_row[place] == NONE:
            return None
        return state.setting.tile_shapes[state.tiles[place]][path % LAND_PATHS]
    if path >= GATE_TOP:
        return state.setting.gate_shapes[path - GATE_TOP] if state.monsters[GATE] != NONE else None
    side = int(path >= MISSION_B)
    mission = state.missions[side]
    return state.setting.mission_shapes[mission][side] if mission != NONE else None


def reachable(shape: PathShape, laid: Mixture, pool: Mixture, most: int) -> bool:
    """Can these dice be completed from the pool, with no more than `most` dice on the path?"""
    s, m, h = laid
    ps, pm, ph = s + pool[0], m + pool[1], h + pool[2]
    return any(
        s <= fs <= ps and m <= fm <= pm and h <= fh <= ph and fs + fm + fh <= most for fs, fm, fh in shape.finals
    )


def room(path: int, tokens: int, state: LandsState) -> int:
    """How many dice fit on a path beside these tokens; less than none: the tokens do not fit (ML-7.5, ML-7.8)."""
    if path >= GATE_TOP:
        return GATE_SPACES - GATE_TOKEN * tokens
    return state.setting.dice_for_tokens[tokens]


def options(state: LandsState, seat: int) -> list[Action]:
    """The free paths to which somebody of the clan can go with the dice of the pool (ML-7.1)."""
    strength, magic = state.strength[seat], state.magic[seat]
    bit = pool_bit(strength, magic, len(state.haggle[seat]))
    setting, paths, send = state.setting, state.paths, state.setting.send
    found: list[Action] = []
    for place in range(setting.lands):
        if state.land_row[place] != NONE:
            first = place * LAND_PATHS
            for path, shape in enumerate(setting.tile_shapes[state.tiles[place]], first):
                if paths[path] is None and shape.open_to >> bit & 1:
                    found.append(send[path])
    for side, first in ((0, MISSION_A), (1, MISSION_B)):
        mission = state.missions[side]
        if mission != NONE and setting.mission_shapes[mission][side].open_to >> bit & 1:
            found += (send[path] for path in (first, first + 1) if paths[path] is None)
    if state.monsters[GATE] != NONE and (strength or magic or state.defense[seat] or state.traps[seat]):
        found += (send[path] for path in (GATE_TOP, GATE_TOP + 1) if paths[path] is None)
    return found


def enter(state: LandsState, _seat: int, action: act.Send) -> None:
    state.push(ChooseMember(action.path))


class ChooseMember(TurnStep[LandsState, act.SendMember], frozen=True):
    """Who goes (ML-7.2)."""

    clause: ClassVar[str] = "ML-7.2"

    path: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [state.setting.send_member[card] for card in can_be_sent(state, seat)]

    def take(self, state: LandsState, seat: int, action: act.SendMember) -> None:
        path, card = self.path, action.member
        shape = shape_of(state, path)
        assert shape is not None
        benefit = shape.benefit
        state.placed |= 1 << card
        state.put_path(path, Path(seat, card, potion=benefit.potion, venom=benefit.venom, coins=benefit.coins))
        fixed = shape.fixed
        if fixed is not None and path < GATE_TOP and (not fixed[2] or len(state.haggle[seat]) == fixed[2]):
            haggle = [HAGGLE + value for value in state.haggle[seat]] if fixed[2] else []
            for die in (*[STRENGTH] * fixed[0], *[MAGIC] * fixed[1], *haggle):
                lay_die(state, seat, path, die)
        go_on(state, seat, path, shape)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-member", {"path": state.setting.names("path")[self.path]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.SendMember) or not 0 <= action.member < CARDS:
            return IllegalAction("send-somebody", clause=self.clause)
        card = action.member
        facts: dict[str, Any] = {"member": state.setting.names("member")[card]}
        if card not in state.members[seat]:
            return IllegalAction("not-your-member", clause=self.clause, **facts)
        if is_rookie(card):
            return IllegalAction("rookies-stay", clause="ML-3.6")
        there = next(path for path, one in enumerate(state.paths) if one is not None and one.member == card)
        return IllegalAction("out-already", clause=self.clause, path=state.setting.names("path")[there], **facts)


def lay_die(state: LandsState, seat: int, path: int, die: int) -> None:
    take_die(state, seat, die)
    there = state.on(path)
    state.put_path(path, replace(there, dice=tuple(sorted((*there.dice, die)))))


def mixture(dice: tuple[int, ...]) -> Mixture:
    """How many dice of each colour lie there."""
    found = [0, 0, 0]
    for die in dice:
        found[colour_of(die)] += 1
    return found[0], found[1], found[2]


def go_on(state: LandsState, seat: int, path: int, shape: PathShape) -> None:
    """Ask for more, unless a mission has all its dice (ML-7.3)."""
    if shape.exact and mixture(state.on(path).dice) in shape.finals:
        set_out(state, seat, path)
    else:
        state.push(Load(path))


class Load(TurnStep[LandsState, Action], frozen=True):
    """Dice, traps, defence tokens and flasks, one by one (ML-7.4 to ML-7.8)."""

    clause: ClassVar[str] = "ML-7.4"

    path: int
    potion: bool = False
    venom: bool = False

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        path = self.path
        shape = shape_of(state, path)
        assert shape is not None
        there = state.on(path)
        laid = mixture(there.dice)
        pool = (state.strength[seat], state.magic[seat], len(state.haggle[seat]))
        tokens = there.tokens
        most = room(path, tokens, state)
        found: list[Action] = []
        if laid in shape.finals and (path < GATE_TOP or there.dice or tokens):
            found.append(DONE)
        add_die = state.setting.add_die
        s, m, h = laid
        if pool[0] and reachable(shape, (s + 1, m, h), (pool[0] - 1, pool[1], pool[2]), most):
            found.append(add_die[STRENGTH])
        if pool[1] and reachable(shape, (s, m + 1, h), (pool[0], pool[1] - 1, pool[2]), most):
            found.append(add_die[MAGIC])
        if pool[2] and reachable(shape, (s, m, h + 1), (pool[0], pool[1], pool[2] - 1), most):
            found += (add_die[HAGGLE + value] for value in dict.fromkeys(state.haggle[seat]))
        if shape.exact:
            return found
        traps, defense = state.traps[seat], state.defense[seat]
        if (traps or defense) and reachable(shape, laid, pool, room(path, tokens + 1, state)):
            found += (state.setting.add_trap[trap] for trap in dict.fromkeys(traps))
            if defense:
                found.append(DEFENSE)
        if state.potion[seat] and not self.potion:
            found.append(POTION)
        if state.venom[seat] and not self.venom:
            found.append(VENOM)
        return found

    def covers(self, state: LandsState, seat: int, action: Action) -> FaceDown | None:
        """A trap lies face down until it is turned up (ML-3.5)."""
        if not isinstance(action, act.AddTrap) or state.setting.open_traps:
            return None
        return FaceDown(self.path, len(state.on(self.path).traps))

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        path = self.path
        there = state.on(path)
        following = self
        match action:
            case act.AddDie(die):
                lay_die(state, seat, path, die)
                shape = shape_of(state, path)
                assert shape is not None
                if shape.exact:
                    go_on(state, seat, path, shape)
                    return
            case act.AddTrap(trap):
                state.traps[seat] = without(state.traps[seat], trap)
                state.put_path(path, replace(there, traps=(*there.traps, trap)))
            case act.AddDefense():
                state.defense[seat] -= 1
                state.put_path(path, replace(there, defense=there.defense + 1))
            case act.AddPotion():
                state.potion[seat] -= 1
                state.put_path(path, replace(there, potion=there.potion + 1))
                following = replace(self, potion=True)
            case act.AddVenom():
                state.venom[seat] -= 1
                state.put_path(path, replace(there, venom=there.venom + 1))
                following = replace(self, venom=True)
            case _:
                set_out(state, seat, path)
                return
        state.push(following)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        there = state.on(self.path)
        room_left = more_dice(state, self.path, there)
        names = state.setting.names("path")
        return Prompt("load", {"path": names[self.path], "dice": len(there.dice), "room": room_left})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        match action:
            case act.AddDie(die):
                return die_refusal(state, seat, self.path, die)
            case act.AddTrap() | act.AddDefense() | act.AddPotion() | act.AddVenom():
                return token_refusal(state, seat, self.path, action)
            case act.Done():
                return missing(state, self.path)
        return IllegalAction("finish-the-outing", clause="ML-7.1", path=PATH_NAMES[self.path])


def no_such_die(state: LandsState, seat: int, die: int, clause: str = "ML-5.10") -> IllegalAction:
    """The pool does not hold such a die."""
    name = DIE_NAMES[die] if 0 <= die < len(DIE_NAMES) else str(die)
    pool: dict[str, Any] = {"magic": state.magic[seat], "haggle": list(state.haggle[seat])}
    return IllegalAction("no-such-die", clause=clause, die=name, strength=state.strength[seat], **pool)


def die_refusal(state: LandsState, seat: int, path: int, die: int) -> IllegalAction:
    """The pool has no such die, there is no room for another one, or the path takes other dice."""
    if die not in pool_kinds(state, seat):
        return no_such_die(state, seat, die)
    there, shape = state.on(path), shape_of(state, path)
    assert shape is not None
    if len(there.dice) >= room(path, there.tokens, state):
        return no_room(path, there)
    if path >= GATE_TOP:
        return IllegalAction("gate-takes", clause="ML-7.8", die=DIE_NAMES[die])
    clause = "ML-7.3" if shape.exact else "ML-7.4"
    facts: dict[str, Any] = {"dice": len(there.dice), "path": PATH_NAMES[path], "die": DIE_NAMES[die]}
    return IllegalAction("path-takes", clause=clause, slot=[*shape.need, *shape.more], **facts)


def no_room(path: int, there: Path) -> IllegalAction:
    """There is too much on the path already: nothing more goes beside it."""
    facts: dict[str, Any] = {"dice": len(there.dice), "tokens": there.tokens}
    if path >= GATE_TOP:
        return IllegalAction("no-room-at-gate", clause="ML-7.8", spaces=GATE_SPACES, token=GATE_TOKEN, **facts)
    return IllegalAction("no-room", clause="ML-7.5", **facts)


def token_refusal(state: LandsState, seat: int, path: int, action: Action) -> IllegalAction:
    """Missions take no tokens; the clan has none; one flask of a kind is the most; or there is no room."""
    if MISSION_A <= path < GATE_TOP:
        return IllegalAction("no-tokens-on-missions", clause="ML-7.3")
    match action:
        case act.AddTrap(trap):
            what, have = "trap", trap in state.traps[seat]
        case act.AddDefense():
            what, have = "defense", state.defense[seat] > 0
        case act.AddPotion():
            what, have = "potion", state.potion[seat] > 0
        case _:
            what, have = "venom", state.venom[seat] > 0
    if not have:
        return IllegalAction("no-such-token", clause="ML-3.4", what=what)
    if what in ("potion", "venom"):
        return IllegalAction("one-flask-of-a-kind", clause="ML-7.6")
    return no_room(path, state.on(path))


def missing(state: LandsState, path: int) -> IllegalAction:
    """What still has to lie on the path before anybody can set out."""
    shape = shape_of(state, path)
    assert shape is not None
    if path >= GATE_TOP:
        return IllegalAction("gate-wants-something", clause="ML-7.8", path=PATH_NAMES[path])
    facts: dict[str, Any] = {"dice": len(state.on(path).dice), "slot": list(shape.need), "path": PATH_NAMES[path]}
    return IllegalAction("dice-missing", clause="ML-7.3" if shape.exact else "ML-7.4", **facts)


def more_dice(state: LandsState, path: int, there: Path) -> int:
    """How many more dice the path would take beside what lies there."""
    shape = shape_of(state, path)
    assert shape is not None
    s, m, h = mixture(there.dice)
    most = room(path, there.tokens, state)
    fitting = [
        sum(full) for full in shape.finals if full[0] >= s and full[1] >= m and full[2] >= h and sum(full) <= most
    ]
    return max(fitting, default=len(there.dice)) - len(there.dice)


def set_out(state: LandsState, seat: int, path: int) -> None:
    """The outing is complete; everybody sees it but the faces of the traps (ML-3.5)."""
    there = state.on(path)
    names = " ".join(DIE_NAMES[die] for die in there.dice) or "none"
    state.tell(MemberSent(seat, there.member, path, names, len(there.traps), there.defense, there.potion, there.venom))
