"""Standing words: they are never carried out but asked, wherever a rule comes to where they matter.

A rule asks a question (a small struct of the game's); the game says which standing words are in force for it, and who
has them; what they answer adds up in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from herna.games.programs.deeds import ANSWERS
from herna.games.programs.tables import UsedUp
from herna.games.programs.words import Program, Standing


class Held(NamedTuple):
    """A standing word and who has it: the seat, the bearer (a card, a member, a land, by the game's number) and where
    it holds."""

    word: Standing
    seat: int
    bearer: int
    place: int = -1


def held_in(program: Program, seat: int, bearer: int, place: int = -1) -> Iterator[Held]:
    """The standing words among the words of a card."""
    for word in program:
        if isinstance(word, Standing):
            yield Held(word, seat, bearer, place)


def replies(state: UsedUp | None, question: Any, held: Iterable[Held]) -> Iterator[tuple[Held, int]]:
    """What each standing word adds to the answer, as far as it says anything and is not used up.

    Without a state nothing is used up: so a card is asked what it comes to while it still lies in the box.
    """
    asked = type(question)
    used = () if state is None else state.used
    for one in held:
        answer = ANSWERS.get((type(one.word), asked))
        if answer is not None and not (one.word.once and is_used(used, one)):
            number = answer(state, one.word, one, question)
            if number:
                yield one, number


def total(state: UsedUp | None, question: Any, held: Iterable[Held]) -> int:
    """All answers to a question added up."""
    return sum(number for _, number in replies(state, question, held))


def is_used(used: tuple[tuple[int, str, int], ...], held: Held) -> bool:
    """Has a standing word that helps once done so?"""
    return any(entry[:2] == (held.bearer, held.word.once) for entry in used)


def use(state: UsedUp, held: Held) -> None:
    """A standing word that helps once is used up until its end comes (once a round)."""
    if held.word.once:
        state.used = (*state.used, (held.bearer, held.word.once, state.scope_of(held.seat)))
