"""What lies face down: fog and the next event."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import ChooseSpace, DiscardCard, LayFog, PutBack
from herna.games.andor.events import FogSeen
from herna.games.andor.state import FOG_SEEN, AndorState
from herna.games.andor.steps.cards import draw_event, refill_deck
from herna.games.andor.steps.deciding import GroupStep, HeroStep
from herna.games.andor.steps.selecting import does_to_heroes
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame, does
from herna.kernel import Action, Prompt


@does_to_heroes(op.RevealFog)
def reveal_fog(state: AndorState, word: op.RevealFog, frame: Frame, seats: Sequence[int]) -> None:
    for seat in seats:
        turn_up_fog(state, seat, word.n)


def turn_up_fog(state: AndorState, seat: int, left: int) -> None:
    if left and any(0 < fog < FOG_SEEN for fog in state.fog):
        state.push(TurnUpFog(seat, left))


class TurnUpFog(HeroStep[ChooseSpace], frozen=True):
    """A hero turns up fog tokens anywhere."""

    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [ChooseSpace(space) for space, fog in enumerate(state.fog) if 0 < fog < FOG_SEEN]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("turn-up-fog", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: ChooseSpace) -> None:
        state.reveal()
        state.tell(FogSeen(action.space, state.setting.fog_kinds[state.fog[action.space] - 1]))
        state.fog[action.space] += FOG_SEEN
        turn_up_fog(state, seat, self.left - 1)


@does_to_heroes(op.PeekEvent)
def peek_event(state: AndorState, word: op.PeekEvent, frame: Frame, seats: Sequence[int]) -> None:
    refill_deck(state)
    for seat in seats:
        if state.deck:
            state.reveal()
            state.top_known = True
            state.push(PeekAtEvent(seat))


class PeekAtEvent(HeroStep[DiscardCard | PutBack], frozen=True):
    """The next event card lies open: away with it, or back on the deck."""

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return DiscardCard(), PutBack()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("peek-at-event", {"card": state.setting.event_ids[state.deck[0]]})

    def take(self, state: AndorState, seat: int, action: DiscardCard | PutBack) -> None:
        if isinstance(action, DiscardCard):
            state.deck = state.deck[1:]
            state.top_known = False


@does(op.DrawEvent, free=True)
def event(state: AndorState, word: op.DrawEvent, frame: Frame) -> None:
    draw_event(state)


@does(op.SpreadFog, free=True)
def spread_fog(state: AndorState, word: op.SpreadFog, frame: Frame) -> None:
    setting = state.setting
    tokens = [
        number + 1
        for number, kind in enumerate(setting.fog_kinds)
        for _ in range(setting.fog_counts[number])
        if not word.kinds and kind not in word.without
    ]
    if word.kinds:
        tokens = [setting.fog_kinds.index(kind) + 1 for kind in word.kinds]
    places = tuple(place for place in (word.at or setting.fog_places) if place not in state.space)
    lay_fog(state, places, tuple(sorted(tokens)))


def lay_fog(state: AndorState, places: tuple[int, ...], tokens: tuple[int, ...]) -> None:
    """Shuffle the tokens and lay one on each place; ask first while there are too many places."""
    if len(places) > len(tokens):
        state.push(ClearFog(places, tokens))
        return
    shuffled = list(tokens)
    state.shuffle(shuffled)
    for space, token in zip(places, shuffled, strict=False):
        state.fog[space] = token


class ClearFog(GroupStep[LayFog], frozen=True):
    """There are more places than fog tokens: the group says which stay empty (AND-13.5)."""

    places: tuple[int, ...]
    tokens: tuple[int, ...]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [LayFog(space) for space in self.places]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("clear-fog", {"left": len(self.places) - len(self.tokens)})

    def take(self, state: AndorState, seat: int, action: LayFog) -> None:
        lay_fog(state, tuple(space for space in self.places if space != action.space), self.tokens)
