"""Skill tokens in the middle of the table: what they do to others, and to their owner when they come back."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import take_wounds
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.specials import (
    ManaCurse,
    ManaExploitCentre,
    ManaOverloadCentre,
    ManaSuppressionCentre,
)
from herna.games.programs import Lasting, Op, all_in_force, carry_inner, change_lasting, in_force

OVERLOAD = 4


def tokens(state: KnightState) -> list[tuple[Lasting, Centre]]:
    """The tokens that lie in the middle."""
    return all_in_force(state, Centre)


def come_back(state: KnightState, seat: int) -> None:
    """The next turn of their owner begins: what he does then takes place."""
    for thing, word in tokens(state):
        if thing.frame.actor != seat:
            continue
        carry_inner(state, word.owner_then, thing.frame)
        if state.setting.scenario.tokens_come_home and word.return_by == "any":
            # MK-17.8: it goes back to its owner in this turn.
            change_lasting(state, thing, replace(thing, until="turn"))


def token_with(state: KnightState, kind: type[Op]) -> Lasting | None:
    """The token in the middle that bears this word for the others."""
    for thing, word in tokens(state):
        if any(isinstance(one, kind) for one in word.others):
            return thing
    return None


def send_back(state: KnightState, thing: Lasting) -> None:
    """A token goes back to its owner, face down."""
    change_lasting(state, thing, None)
    state.tell(told.TokenReturned(thing.frame.owner, thing.frame.source))


def overload(state: KnightState, seat: int, colour: int) -> None:
    """Mana of the marked colour powers a card: the first points it gives may be more."""
    thing = token_with(state, ManaOverloadCentre)
    if thing is not None and colour in thing.frame.things("mark"):
        state.change_turn(seat, overload=OVERLOAD)


def overloaded(state: KnightState, seat: int) -> int:
    """What the overloaded card gives more; then the token is back with its owner."""
    turn = state.turns[seat]
    more = 0 if turn is None else turn.overload
    if more:
        no_overload(state, seat)
        thing = token_with(state, ManaOverloadCentre)
        assert thing is not None
        send_back(state, thing)
    return more


def no_overload(state: KnightState, seat: int) -> None:
    """A card that was powered gave no points, or has given them: nothing is overloaded."""
    turn = state.turns[seat]
    if turn is not None and turn.overload:
        state.turns[seat] = replace(turn, overload=0)


def suppress(state: KnightState, seat: int, colour: int) -> None:
    """The second mana lies on the token, where its owner finds it."""
    for word, _ in in_force(state, seat, ManaSuppressionCentre):
        change_lasting(state, word, None)
    thing = token_with(state, ManaSuppressionCentre)
    assert thing is not None
    lying = (*thing.frame.things("tokens"), colour)
    change_lasting(state, thing, replace(thing, frame=thing.frame.with_bound("tokens", lying)))


def touch_others(state: KnightState, seat: int) -> None:
    """In the turn of anybody else they do what they do to others, but nothing to a partner whom they would hit."""
    fresh_curses(state, seat)
    for thing, word in tokens(state):
        if thing.frame.actor != seat and not exempts(state, thing, seat):
            carry_inner(state, word.others, replace(thing.frame, actor=seat))


def exempts(state: KnightState, thing: Lasting, seat: int) -> bool:
    """Does a token in the middle leave this hero alone (MK-26.8)? A skill against rivals does not touch a partner."""
    rivalry = state.setting.skills[thing.frame.source].side == "competitive"
    return rivalry and state.setting.same_side(thing.frame.actor, seat)


def cursed(state: KnightState, seat: int, colour: int) -> None:
    """A hero who uses mana of a colour that another has cursed takes a wound, once in each turn of his own."""
    if state.turns[seat] is None:
        return
    for thing, _ in all_in_force(state, ManaCurse):
        if thing.frame.actor == seat or colour not in thing.frame.things("c") or seat in thing.seen:
            continue
        change_lasting(state, thing, replace(thing, seen=(*thing.seen, seat)))
        take_wounds(state, seat, 1)


def fresh_curses(state: KnightState, seat: int) -> None:
    """A new turn: a curse may hit once more."""
    for thing, _ in all_in_force(state, ManaCurse):
        change_lasting(state, thing, replace(thing, seen=tuple(other for other in thing.seen if other != seat)))


def exploit(state: KnightState, seat: int, colour: int) -> None:
    """A hero who uses mana of another colour than the one that is marked takes a wound, once for each colour."""
    for thing, _ in in_force(state, seat, ManaExploitCentre):
        if colour in thing.frame.things("mark") or colour in thing.seen:
            continue
        change_lasting(state, thing, replace(thing, seen=(*thing.seen, colour)))
        take_wounds(state, seat, 1)
