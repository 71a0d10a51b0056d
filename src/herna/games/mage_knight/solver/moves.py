"""What is worth trying next in a fight: ways that only change the order of things, or waste them, are left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import astuple, replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.fight.foes import alive, foes_of, has, open_attacks
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.solver.outcomes import turned_up
from herna.games.mage_knight.solver.sources import has_aftermath, uses_points
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.damage import NextAttack
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.values import NO_ATTACK, Contribution, Fight
from herna.kernel import Action

FIRST: tuple[Any, ...] = ()
BEGUN: tuple[Any, ...] = ("",)
"""Nothing was done yet since somebody asked."""
MOST_ANSWERS = 64
"""How many ways through the questions of one card are tried."""
HUBS = (PhaseStep, NextAttack)
DEEDS = (
    act.Target, act.Retarget, act.Strike, act.BlockAttack, act.FinishBlock, act.Hinder, act.NextPhase, act.SufferAttack,
)  # fmt: skip


class Node(NamedTuple):
    """A point of the search: the table, and how the attack or block in the making has come about."""

    state: KnightState
    last: tuple[Any, ...] = FIRST
    """The last of the plays that could be in any order: those that follow come after it in order."""
    loose: bool = False
    """Was something else than points played for it, or was it begun before anybody asked? Then it may be given up."""


class Move(NamedTuple):
    """Some actions that belong together, and what they lead to; with chance in it the last action is not done yet."""

    actions: tuple[Action, ...]
    node: Node
    chance: bool = False


def order_of(action: Action) -> tuple[Any, ...]:
    """Where a play stands in the order of plays."""
    return (type(action).__name__, *astuple(action))


class Moves:
    """Tells what is worth trying in one fight."""

    def __init__(self, state: KnightState, seat: int, *, whole: bool = False, gift: tuple[int, int, int] | None = None):
        self.seat, self.whole, self.gift = seat, whole, gift
        self.blocked = frozenset(blocked_in(state.fighting(seat), seat))
        self.careful = has_aftermath(state, seat)
        """Do some of the things at hand do something after a block or an attack that succeeds?"""
        self.points = uses_points(state, seat)
        """Can move or influence points be of use in this fight?"""
        self.tried = 0
        """How many positions were looked at."""

    def of(self, node: Node) -> list[Move]:
        """What is worth trying at a point of the search, the most promising first."""
        state = node.state
        if self.whole:
            return [move for action in state.options(self.seat) if (move := self.step(node, action))]
        if not isinstance(state.steps[-1], HUBS):
            return [move for action in state.options(self.seat) if (move := self.step(node, action))]
        return self.at_hub(node)

    def step(self, node: Node, action: Action) -> Move | None:
        """One action alone."""
        after = self.done(node.state, action)
        if turned_up(node.state, after, self.seat):
            return Move((action,), node, chance=True)
        return Move((action,), Node(after, node.last, node.loose))

    def done(self, state: KnightState, action: Action) -> KnightState:
        """The table after an action; what somebody wishes for is added where it would help."""
        self.tried += 1
        after = state.copy()
        after.apply(action, self.seat)
        if self.gift is not None and isinstance(action, act.BlockAttack):
            place, attack, points = self.gift
            if (action.foe, action.attack) == (place, attack):
                side = after.fighting(self.seat).of(self.seat)
                after.change_side(self.seat, made=(*side.made, Contribution(3, 3, points)))
                after.changed()
        return after

    def at_hub(self, node: Node) -> list[Move]:
        """What is worth trying where the hero is free to do what he likes."""
        state, seat = node.state, self.seat
        options = state.options(seat)
        fight = state.fighting(seat)
        if fight.phase in ("ranged", "attack") and not alive(state, seat) and act.NextPhase() in options:
            return self.single(node, act.NextPhase())
        finish = next((one for one in options if isinstance(one, act.Strike | act.FinishBlock)), None)
        if finish is not None and not self.careful:
            return self.single(node, finish)
        found = [] if finish is None else self.single(node, finish)
        for action in options:
            if isinstance(action, DEEDS) and self.worth_doing(node, fight, action):
                found += self.single(node, action)
        plays = [action for action in options if not isinstance(action, (*DEEDS, act.TurnCrystal))]
        made = [move for action in plays for move in self.plays(node, action)]
        made.sort(key=lambda move: -strength(move.node.state, seat))
        ends = [move for move in found if isinstance(move.actions[0], act.NextPhase)]
        return [*(move for move in found if move not in ends), *made, *ends]

    def single(self, node: Node, action: Action) -> list[Move]:
        """A deed of the phase."""
        after = self.done(node.state, action)
        if turned_up(node.state, after, self.seat):
            return [Move((action,), node, chance=True)]
        loose = node.loose and isinstance(action, act.Target | act.BlockAttack | act.Retarget)
        return [Move((action,), Node(after, FIRST, loose))]

    def worth_doing(self, node: Node, fight: Fight, action: Action) -> bool:
        """Is a deed worth trying, and its order the one in which such deeds are tried?"""
        side = fight.of(self.seat)
        match action:
            case act.Target(foe=place):
                return node.loose or (not side.made and all(place > other for other in side.targets))
            case act.BlockAttack(foe=place, attack=attack):
                if side.blocking != NO_ATTACK:
                    return node.last == BEGUN
                if self.careful:
                    return True
                before = blocked_in(fight, self.seat) - self.blocked
                return all((place, attack) > other for other in before)
            case act.NextPhase():
                return node.loose or not (side.made or side.targets or side.blocking != NO_ATTACK)
            case act.SufferAttack(foe=place, attack=attack):
                state = node.state
                return bool(state.lasting) or (place, attack) == min(open_attacks(state, self.seat))
            case act.Retarget():
                return node.last == BEGUN
            case act.Strike() | act.FinishBlock():
                return False  # it stands first already
        return True

    # Plays

    def plays(self, node: Node, action: Action) -> Iterator[Move]:
        """A card, a unit or a skill with all answers to what it asks, as long as it is of any use."""
        for actions, after, chance in self.answered(node.state, (action,)):
            if (
                chance
                or not isinstance(after.steps[-1:] and after.steps[-1], HUBS)
                or after.fight_of(self.seat) is None
            ):
                yield Move(actions, Node(after, FIRST, loose=True), chance=chance)
                continue
            change = self.change(node.state, after)
            if change == "points":
                order = order_of(action)
                if order >= node.last:
                    yield Move(actions, Node(after, order, node.loose))
            elif change == "other":
                yield Move(actions, Node(after, FIRST, loose=True))

    def answered(
        self, state: KnightState, actions: tuple[Action, ...]
    ) -> Iterator[tuple[tuple[Action, ...], KnightState, bool]]:
        """Every way through the questions that follow an action, up to the next free choice or to chance."""
        after = self.done(state, actions[-1])
        if turned_up(state, after, self.seat):
            yield actions, state, True
        elif (
            after.over
            or after.fight_of(self.seat) is None
            or isinstance(after.steps[-1], HUBS)
            or after.seats_awaited != (self.seat,)
        ):
            yield actions, after, False
        else:
            for option in after.options(self.seat):
                yield from self.answered(after, (*actions, option))

    def change(self, before: KnightState, after: KnightState) -> str:
        """What a play has changed: it added points to the attack or block (`points`), did something else (`other`), or
        nothing that could be of use (`nothing`)."""
        seat = self.seat
        if (
            after.lasting != before.lasting
            or after.deck[seat] != before.deck[seat]
            or after.discard[seat] != before.discard[seat]
            or after.fame[seat] != before.fame[seat]
            or after.hand[seat].count(WOUND) != before.hand[seat].count(WOUND)
            or after.steps != before.steps
            or after.spared[seat] != before.spared[seat]
            or after.puppets[seat] != before.puppets[seat]
            or len(after.units[seat]) != len(before.units[seat])
            or any(now > then for now, then in zip(after.mana[seat], before.mana[seat], strict=True))
            or any(now > then for now, then in zip(after.crystals[seat], before.crystals[seat], strict=True))
            or any(
                replace(now, ready=then.ready) != then or now.ready > then.ready
                for now, then in zip(after.units[seat], before.units[seat], strict=True)
            )
        ):
            return "other"
        turn, old = after.turn_of(seat), before.turn_of(seat)
        if self.points and turn.points != old.points:
            return "other"
        if replace(turn, points=old.points, dice=old.dice, card_done=old.card_done, crystals_spent=()) != replace(
            old, crystals_spent=()
        ):
            return "other"
        fight, then = after.fighting(seat), before.fighting(seat)
        side, side_then = fight.of(seat), then.of(seat)
        if untouched(fight, seat) != untouched(then, seat) or side.forks != side_then.forks:
            return "other"
        if replace(side, made=(), busy=False) != replace(side_then, made=(), busy=False):
            return "other"
        return "points" if len(side.made) > len(side_then.made) else "nothing"


def untouched(fight: Fight, seat: int) -> Any:
    """Those whom a hero meets, but for whether units had a part in it."""
    return tuple(replace(foe, by_units=False) for foe in fight.against(seat).foes)


def strength(state: KnightState, seat: int) -> int:
    """How many points lie ready, to try what gives most first."""
    fight = state.fight_of(seat)
    return 0 if fight is None else sum(part.amount for part in fight.of(seat).made)


def blocked_in(fight: Fight, seat: int) -> set[tuple[int, int]]:
    """The attacks that are blocked."""
    foes = fight.against(seat).foes
    return {(place, attack) for place, foe in enumerate(foes) for attack, done in enumerate(foe.blocked) if done}


def hindered(state: KnightState, seat: int) -> bool:
    """Is there somebody whose attacks move points make weaker?"""
    return any(has(state, foe, "cumbersome") for foe in foes_of(state, seat) if not foe.beaten and foe.token != NONE)
