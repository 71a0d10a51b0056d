"""Skill tokens in the middle of the table: what they do to others, and to their owner when they come back."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.hero import take_wounds
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.programs import Lasting, carry_inner, word_at


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
        if thing.frame.actor == seat:
            carry_inner(state, word.owner_then, thing.frame)


def touch_others(state: KnightState, seat: int) -> None:
    """In the turn of anybody else they do what they do to others."""
    for thing, word in tokens(state):
        if thing.frame.actor != seat:
            carry_inner(state, word.others, replace(thing.frame, actor=seat))


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
