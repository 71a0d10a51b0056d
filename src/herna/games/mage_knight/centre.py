"""Skill tokens in the middle of the table: what they do to others, and to their owner when they come back."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import take_wounds
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.specials import ManaOverloadCentre, ManaSuppressionCentre
from herna.games.programs import Lasting, Op, carry_inner, flag, word_at

OVERLOAD = 4
SKILLS_START = 2000
"""Sources of effects from this number on are skills."""


def tokens(state: KnightState) -> list[tuple[Lasting, Centre]]:
    """The tokens that lie in the middle."""
    found = []
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "centre" else None
        if isinstance(word, Centre):
            found.append((thing, word))
    return found


def come_back(state: KnightState, seat: int) -> None:
    """The next turn of their owner begins: what he does then takes place."""
    for thing, word in tokens(state):
        if thing.frame.actor != seat:
            continue
        carry_inner(state, word.owner_then, thing.frame)
        if state.setting.alone and word.return_by == "any":
            # MK-17.8: alone one sends it back to oneself in this turn.
            kept = replace(thing, until="turn")
            state.lasting = tuple(kept if other is thing else other for other in state.lasting)


def token_with(state: KnightState, kind: type[Op]) -> Lasting | None:
    """The token in the middle that bears this word for the others."""
    for thing, word in tokens(state):
        if any(isinstance(one, kind) for one in word.others):
            return thing
    return None


def send_back(state: KnightState, thing: Lasting) -> None:
    """A token goes back to its owner, face down."""
    state.lasting = tuple(other for other in state.lasting if other is not thing)
    state.tell(told.TokenReturned(thing.frame.owner, thing.frame.source - SKILLS_START))


def overload(state: KnightState, seat: int, colour: int) -> None:
    """Mana of the marked colour powers a card: the first points it gives may be more."""
    thing = token_with(state, ManaOverloadCentre)
    if thing is not None and colour in thing.frame.things("mark"):
        frame = replace(thing.frame, actor=seat)
        state.lasting = (*state.lasting, Lasting("turn", frame, flag="overload", n=OVERLOAD))


def overloaded(state: KnightState, seat: int) -> int:
    """What the overloaded card gives more; then the token is back with its owner."""
    more = flag(state, seat, "overload")
    if more:
        spared(state, seat)
        thing = token_with(state, ManaOverloadCentre)
        assert thing is not None
        send_back(state, thing)
    return more


def spared(state: KnightState, seat: int) -> None:
    """A card that was powered gave no points: nothing is overloaded."""
    if flag(state, seat, "overload"):
        state.lasting = tuple(thing for thing in state.lasting if thing.flag != "overload")


def suppress(state: KnightState, seat: int, colour: int) -> None:
    """The second mana lies on the token, where its owner finds it."""
    state.lasting = tuple(
        thing for thing in state.lasting if thing.flag != "mana-suppression" or thing.frame.actor != seat
    )
    thing = token_with(state, ManaSuppressionCentre)
    assert thing is not None
    lying = (*thing.frame.things("tokens"), colour)
    marked = replace(thing, frame=thing.frame.with_bound("tokens", lying))
    state.lasting = tuple(marked if other is thing else other for other in state.lasting)


def touch_others(state: KnightState, seat: int) -> None:
    """In the turn of anybody else they do what they do to others."""
    fresh_curses(state, seat)
    for thing, word in tokens(state):
        if thing.frame.actor != seat:
            carry_inner(state, word.others, replace(thing.frame, actor=seat))


def cursed(state: KnightState, seat: int, colour: int) -> None:
    """Who uses mana of a colour that another hero has cursed takes a wound, once in each turn of his own."""
    for number, thing in enumerate(state.lasting):
        if thing.flag != "mana-curse" or thing.frame.actor == seat or seat != state.turn:
            continue
        if colour not in thing.frame.things("c") or seat in thing.seen:
            continue
        hit = replace(thing, seen=(*thing.seen, seat))
        state.lasting = (*state.lasting[:number], hit, *state.lasting[number + 1 :])
        take_wounds(state, seat, 1)


def fresh_curses(state: KnightState, seat: int) -> None:
    """A new turn: a curse may hit once more."""
    state.lasting = tuple(
        replace(thing, seen=tuple(other for other in thing.seen if other != seat))
        if thing.flag == "mana-curse"
        else thing
        for thing in state.lasting
    )


def exploit(state: KnightState, seat: int, colour: int) -> None:
    """Who uses mana of another colour than the one that is marked takes a wound, once for each colour."""
    for number, thing in enumerate(state.lasting):
        if thing.flag != "mana-exploit" or thing.frame.actor != seat:
            continue
        if colour in thing.frame.things("mark") or colour in thing.seen:
            continue
        marked = replace(thing, seen=(*thing.seen, colour))
        state.lasting = (*state.lasting[:number], marked, *state.lasting[number + 1 :])
        take_wounds(state, seat, 1)
