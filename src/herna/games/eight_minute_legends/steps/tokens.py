"""The tokens of the variants: putting them on the board and taking them (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Done
from herna.games.eight_minute_family.events import ActionEnded
from herna.games.eight_minute_family.majority import region_owners
from herna.games.eight_minute_family.steps.turn import PreparerStep, TurnStep
from herna.games.eight_minute_legends.actions import PutCovered, PutToken, TakeToken
from herna.games.eight_minute_legends.components import (
    CITADEL,
    DISCOVERIES,
    DRAGON,
    ENCOUNTERS,
    NUMBERS,
    PORTAL,
    REGIONS,
    ROBBERS,
    SWAMP,
    TOKENS,
)
from herna.games.eight_minute_legends.events import CoinsGained, CoveredPut, TokenPut, TokenSeen, TokenTaken
from herna.games.eight_minute_legends.state import NO_TOKEN, LegendsState, with_row
from herna.kernel import Action, Automatic, IllegalAction, Prompt

ENCOUNTER_CHOICES = [
    [token for token in kinds for _ in range(TOKENS[token].count)]
    for some in range(1, len(ENCOUNTERS) + 1)
    for kinds in combinations(ENCOUNTERS, some)
]
"""The encounters that can lie on a map together: of each kind all tokens or none (LEG-9.7)."""


def free_regions(state: LegendsState) -> list[int]:
    """Regions of the map without a token; the start token counts as one (LEG-9.3)."""
    return [region for region in state.world.regions if state.tokens[region] == NO_TOKEN and region != state.home]


class PrepareTokens(Automatic, frozen=True):
    """Lay out the tokens of the chosen variants: by hand, or at random (LEG-9.3, LEG-9.6, LEG-9.7, LEG-9.12)."""

    def run(self, state: LegendsState) -> None:
        options = state.setting.options
        if options.swamp:
            heap = [*DISCOVERIES, SWAMP]
            state.shuffle(heap)
            state.heap = tuple(heap)
        face_up = [*(DISCOVERIES if options.discoveries and not options.swamp else ())]
        face_up += [CITADEL] * (TOKENS[CITADEL].count if options.citadels else 0)
        if options.tokens_by_hand:
            if options.encounters:
                state.push(PutEncounters())
            if face_up:
                state.push(PutTokens(tuple(face_up)))
            if options.swamp:
                state.push(PutCoveredTokens())
            return
        if options.encounters:
            face_up += self.drawn_encounters(state)
        for token in face_up:
            region = self.draw(state)
            state.put(token, region)
            state.tell(TokenPut(token, region))
        while state.heap:
            region = self.draw(state)
            state.put(state.heap[-1], region)
            state.heap = state.heap[:-1]
            state.tell(CoveredPut(region))

    def drawn_encounters(self, state: LegendsState) -> list[int]:
        """As many encounters as are wanted, the portals both or none; every such choice is equally likely (LEG-9.7)."""
        wanted = state.setting.options.encounter_count
        choices = [tokens for tokens in ENCOUNTER_CHOICES if len(tokens) == wanted]
        return choices[state.below(len(choices))]

    def draw(self, state: LegendsState) -> int:
        """A free region, drawn."""
        free = free_regions(state)
        return free[state.below(len(free))]


class PutStep(PreparerStep, frozen=True):
    """A step in which the preparing player lays tokens."""

    clause: ClassVar[str] = "LEG-9.3"

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        free = [REGIONS[region] for region in free_regions(state)]
        return IllegalAction("token-needs-free-region", clause=self.clause, free=free)


class PutTokens(PutStep, frozen=True):
    """Discoveries and citadels go face up to free regions, one by one (LEG-9.3, LEG-9.6)."""

    left: tuple[int, ...]

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [PutToken(self.left[0], region) for region in free_regions(state)]

    def take(self, state: LegendsState, seat: int, action: PutToken) -> None:
        state.put(action.token, action.region)
        state.tell(TokenPut(action.token, action.region))
        if len(self.left) > 1:
            state.push(PutTokens(self.left[1:]))

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("put-tokens", {"token": TOKENS[self.left[0]].id, "left": len(self.left)})


class PutCoveredTokens(PutStep, frozen=True):
    """Discoveries and the swamp, shuffled, go face down to free regions (LEG-9.12)."""

    clause: ClassVar[str] = "LEG-9.12"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [PutCovered(region) for region in free_regions(state)]

    def take(self, state: LegendsState, seat: int, action: PutCovered) -> None:
        state.put(state.heap[-1], action.region)
        state.heap = state.heap[:-1]
        state.tell(CoveredPut(action.region))
        if state.heap:
            state.push(self)

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("put-covered-tokens", {"left": len(state.heap)})


class PutEncounters(PutStep, frozen=True):
    """Any number of encounters; portals both or none (LEG-9.7)."""

    clause: ClassVar[str] = "LEG-9.7"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        free = free_regions(state)
        if state.tokens.count(PORTAL) == 1:
            return [PutToken(PORTAL, region) for region in free]
        left = [token for token in (DRAGON, PORTAL, ROBBERS) if token not in state.tokens]
        return [*(PutToken(token, region) for token in left for region in free), DONE]

    def take(self, state: LegendsState, seat: int, action: PutToken | Done) -> None:
        if type(action) is Done:
            return
        state.put(action.token, action.region)
        state.tell(TokenPut(action.token, action.region))
        if not {DRAGON, ROBBERS, PORTAL} <= set(state.tokens) or state.tokens.count(PORTAL) == 1:
            state.push(self)

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        if state.tokens.count(PORTAL) == 1 and not (isinstance(action, PutToken) and action.token == PORTAL):
            return IllegalAction("portals-in-pairs", clause="LEG-9.7")
        return super().refusal(state, seat, action)


class TakeDiscovery(TurnStep, frozen=True):
    """The first to build a city in a region may take the discovery there (LEG-9.4)."""

    clause: ClassVar[str] = "LEG-9.4"
    region: int

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return (TakeToken(self.region), DONE)

    def take(self, state: LegendsState, seat: int, action: TakeToken | Done) -> None:
        if isinstance(action, TakeToken):
            gain_token(state, seat, action.region)
        else:
            state.tell(ActionEnded(seat))

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("take-discovery", {"token": TOKENS[state.tokens[self.region]].id})


def gain_token(state: LegendsState, seat: int, region: int) -> None:
    """A seat takes the token of a region and has its benefit from now on (LEG-9.5)."""
    number = state.tokens[region]
    token = TOKENS[number]
    if state.covered(region):
        state.reveal()
    state.put(NO_TOKEN, region)
    state.held = with_row(state.held, seat, number)
    state.elixirs[seat] += token.elixirs
    state.extra[seat] += token.armies
    state.moves[seat] += token.moves
    state.tell(TokenTaken(seat, number, region))
    if token.coins:
        state.coins[seat] += token.coins
        state.tell(CoinsGained(seat, token.coins))


def look_under_tokens(state: LegendsState) -> None:
    """At the end of a turn whoever controls a region looks at the token lying face down there (LEG-9.13)."""
    owners = region_owners(state)
    for region in state.world.regions:
        owner = owners[region]
        looks = 0 <= owner < state.setting.players and state.covered(region)
        if looks and region not in state.seen[owner]:
            state.seen = with_row(state.seen, owner, region)
            state.tell(TokenSeen(owner, state.tokens[region], region), to=(owner,))


def arrive(state: LegendsState, seat: int, region: int) -> None:
    """The seventh army in the dragon's region kills it; a later one where set-up brought seven (LEG-9.8)."""
    if state.tokens[region] == DRAGON and sum(row[region] for row in state.armies) >= NUMBERS.dragon_wakes:
        gain_token(state, seat, region)
