"""Pieces, figures and creatures come and go."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import ChooseSpace
from herna.games.andor.deeds.dice import roll
from herna.games.andor.events import FriendCame, FriendLeft, GoldLaid, OpponentRevealed, TokenLaid, WellGone
from herna.games.andor.pieces import COVERED, FARMER, FARMERS, FATED_FARMER, PIECES, SHOP
from herna.games.andor.rules import creatures
from herna.games.andor.rules.heroes import from_box, stock_market
from herna.games.andor.state import FRIENDS, LATE, NONE, WITCH, WITCH_FOUND, AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.steps.ransoms import asks_ransom
from herna.games.andor.steps.settling import settle
from herna.games.andor.vocabulary import operations as op
from herna.games.andor.vocabulary.values import At, Where
from herna.games.programs import Frame, does
from herna.kernel import Action, Prompt, with_item


@does(op.Place, free=True)
def place(state: AndorState, word: op.Place, frame: Frame) -> None:
    """Creatures, friends, wells, gold and tokens are put on the board."""
    setting = state.setting
    count = setting.amount(word.n)
    rolled = word.at == "tens-and-ones" or (isinstance(word.at, Where) and word.at.table is not None)
    spaces = spaces_meant(state, word.at, count, frame.about)
    each = 1 if rolled else count
    for place_ in spaces:
        if word.clears and state.beasts[place_] != NONE:
            creatures.remove(state, place_)
        if word.what in setting.kind_number:
            for _ in range(each):
                stands = creatures.place(state, setting.kind_number[word.what], place_)
                if word.holds and stands != NONE:
                    hold(state, word.holds, stands)
        elif word.what in FRIENDS:
            come(state, FRIENDS.index(word.what), place_)
        elif word.what == "well":
            if place_ in setting.well_at:
                state.wells[setting.well_at[place_]] = 2 if word.facedown else 1
        elif word.what == "gold":
            state.coins[place_] += each
            state.tell(GoldLaid(place_, each))
        else:
            for _ in range(each):
                lay(state, word, place_)
    settle(state)


def spaces_meant(state: AndorState, at: At, count: int, space: int) -> list[int]:
    """The spaces a card names; dice are rolled here. With dice one space for each of `count` pieces."""
    if at == "tens-and-ones":
        return [10 * roll(state) + roll(state) for _ in range(count)]
    if at == "that-space":
        return [space]
    if isinstance(at, str):
        stands = state.friends[FRIENDS.index(at)]
        return [stands] if stands != NONE else []
    if isinstance(at, Where):
        if at.table is not None:
            return [at.table[roll(state) - 1] for _ in range(count)]
        return list(state.setting.varies(at))
    return list(at)


def hold(state: AndorState, what: str, space: int) -> None:
    """The creature that has come to a space stands on a piece; in the castle the piece just lies there (AND-14.8)."""
    piece = from_box(state, state.setting.pieces_named(what))
    if piece == NONE:
        return
    state.held = (*state.held, (space, piece))
    if space == state.setting.castle:
        creatures.let_go(state, space, space)


def lay(state: AndorState, word: op.Place, space: int) -> None:
    """Put a token of the box on a space; rune stones, herbs, gems and rubble are drawn blindly."""
    pieces = state.setting.pieces_named(word.what)
    if pieces[0] in SHOP:
        piece = pieces[0]
        if not state.market[SHOP.index(piece)]:
            return
        stock_market(state, piece, -1)
    else:
        # The farmer of a fate is one of the four (AND-12.6).
        piece = from_box(state, (FARMER,) if pieces == (FATED_FARMER,) else pieces)
        if piece == NONE:
            return
        if pieces == (FATED_FARMER,):
            piece = FATED_FARMER
    state.ground[space] = (*state.ground[space], piece + COVERED if word.facedown else piece)
    state.tell(TokenLaid(space, state.setting.look(piece, covered=word.facedown)))
    if state.beasts[space] != NONE and piece in FARMERS:
        creatures.drop_out(state, space, piece)


def come(state: AndorState, friend: int, space: int) -> None:
    move_figure(state, friend, space)
    if friend == WITCH:
        state.flags |= WITCH_FOUND
    state.tell(FriendCame(friend, space))


def move_figure(state: AndorState, friend: int, space: int) -> None:
    state.friends = with_item(state.friends, friend, space)


@does(op.Remove, free=True)
def remove(state: AndorState, word: op.Remove, frame: Frame) -> None:
    """Friends, wells, creatures and tokens leave the board, unless the group pays for it."""
    setting = state.setting
    if word.ransom and any_lie(state, setting.pieces_named(word.what)) and asks_ransom(state, word.ransom, frame):
        return
    if word.what in FRIENDS:
        friend = FRIENDS.index(word.what)
        if state.friends[friend] != NONE:
            move_figure(state, friend, NONE)
            state.tell(FriendLeft(friend))
    elif word.what == "well":
        for place_ in word.at or setting.well_spaces:
            if place_ in setting.well_at and state.wells[setting.well_at[place_]]:
                state.wells[setting.well_at[place_]] = 0
                state.tell(WellGone(place_))
    elif word.what in setting.kind_number:
        kind = setting.kind_number[word.what]
        for place_, beast in enumerate(state.beasts):
            if beast == kind and (not word.at or place_ in word.at):
                creatures.remove(state, place_)
    elif word.n is not None:
        choose_piece(state, setting.pieces_named(word.what), word.n)
    else:
        pieces = setting.pieces_named(word.what)
        for place_ in word.at or range(setting.size):
            for piece in state.ground[place_]:
                if (piece & ~COVERED) in pieces:
                    creatures.drop_out(state, place_, piece)


def any_lie(state: AndorState, pieces: tuple[int, ...]) -> bool:
    """Does any of these lie on the board?"""
    return any(piece in pieces for ground in state.ground for piece in ground)


def choose_piece(state: AndorState, pieces: tuple[int, ...], left: int) -> None:
    """The group says which of these pieces on the board is lost."""
    spaces = tuple(space for space, ground in enumerate(state.ground) if any(piece in pieces for piece in ground))
    if left and spaces:
        state.push(LosePiece(pieces, left))


class LosePiece(GroupStep[ChooseSpace], frozen=True):
    """Which of the pieces on the board is lost?"""

    pieces: tuple[int, ...]
    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [
            ChooseSpace(space)
            for space, ground in enumerate(state.ground)
            if any(piece in self.pieces for piece in ground)
        ]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("lose-piece", {"piece": PIECES[self.pieces[0]]})

    def take(self, state: AndorState, seat: int, action: ChooseSpace) -> None:
        piece = next(piece for piece in state.ground[action.space] if piece in self.pieces)
        creatures.drop_out(state, action.space, piece)
        choose_piece(state, self.pieces, self.left - 1)


@does(op.RevealOpponent, free=True)
def reveal_opponent(state: AndorState, word: op.RevealOpponent, frame: Frame) -> None:
    """Draw one of the opponents and put it on the board; one revealed late is stronger (AND-15.5)."""
    setting = state.setting
    # Whoever has no figure left could never be defeated.
    possible = [one for one in setting.legend.opponent if has_figure(state, setting.kind_number[one.creature])]
    possible = possible or list(setting.legend.opponent)
    chosen = possible[state.below(len(possible))]
    number = setting.kind_number[chosen.creature]
    state.opponent = number
    if word.late:
        state.flags |= LATE
    state.tell(OpponentRevealed(number, word.late))
    for place_ in spaces_meant(state, chosen.at, 1, 0):
        stands = creatures.place(state, number, place_)
        if chosen.creature == "varkur":
            come(state, FRIENDS.index("dark-mage"), stands)
    settle(state)


def has_figure(state: AndorState, kind: int) -> bool:
    figure = state.setting.kinds[kind].figure
    return figure == NONE or state.supply[figure] > 0
