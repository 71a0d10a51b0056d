"""Gold and articles for heroes, or for the group to share."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import Share
from herna.games.andor.pieces import PIECES, SHOP
from herna.games.andor.rules.heroes import from_box, gain_gold, get_from_market, get_piece, room_for
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.steps.selecting import does_to_heroes
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame
from herna.kernel import Action, Prompt
from herna.kernel.kit import Distribute


@does_to_heroes(op.Gold)
def gold(state: AndorState, word: op.Gold, frame: Frame, seats: Sequence[int]) -> None:
    coins = state.setting.amount(word.n)
    if word.who == "group":
        state.push(ShareGold(left=coins))
        return
    for seat in seats:
        gain_gold(state, seat, coins)


class ShareGold(GroupStep[Share], Distribute[AndorState, Share], frozen=True):
    """The group shares gold as it likes."""

    def places(self, state: AndorState) -> Sequence[int]:
        return range(len(state.space))

    def room(self, state: AndorState, place: int) -> int:
        return self.left

    def piece(self, place: int, amount: int) -> Share:
        return Share(place, amount)

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-gold", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: Share) -> None:
        gain_gold(state, action.seat, action.amount)
        self.again(state, action.amount)


@does_to_heroes(op.GiveArticle)
def article(state: AndorState, word: op.GiveArticle, frame: Frame, seats: Sequence[int]) -> None:
    count = state.setting.amount(word.n)
    pieces = state.setting.pieces_named(word.what)
    if word.who == "group":
        if pieces[0] in SHOP:
            share_article(state, pieces[0], count)
        else:
            for _ in range(count):
                drawn = from_box(state, pieces)
                if drawn != NONE:
                    share_article(state, drawn, 1)
        return
    for seat in seats:
        for _ in range(count):
            if pieces[0] in SHOP:
                get_from_market(state, seat, pieces[0])
            elif room_for(state, seat, pieces[0]):
                drawn = from_box(state, pieces)
                if drawn != NONE:
                    get_piece(state, seat, drawn)


class ShareArticle(GroupStep[Share], frozen=True):
    """The group says who gets an article."""

    piece: int
    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [Share(hero, 1) for hero in range(len(state.space)) if room_for(state, hero, self.piece)]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-article", {"piece": PIECES[self.piece], "left": self.left})

    def take(self, state: AndorState, seat: int, action: Share) -> None:
        if self.piece in SHOP:
            get_from_market(state, action.seat, self.piece)
        else:
            get_piece(state, action.seat, self.piece)
        share_article(state, self.piece, self.left - 1)


def share_article(state: AndorState, piece: int, left: int) -> None:
    """Ask who gets the next, while there are any and somebody has room."""
    if piece in SHOP:
        left = min(left, state.market[SHOP.index(piece)])
    if left and any(room_for(state, hero, piece) for hero in range(len(state.space))):
        state.push(ShareArticle(piece, left))
