"""What cards ask: sharing, offers, ransoms, choices. The group answers by whoever is quickest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from herna.games.andor.actions import (
    Bargain,
    BargainFor,
    ChooseHero,
    ChooseSpace,
    Contribute,
    Decline,
    DiscardCard,
    GiveUp,
    LayFog,
    PutBack,
    Share,
)
from herna.games.andor.events import DieRolled, FogSeen
from herna.games.andor.heroes import (
    MOST_STRENGTH,
    MOST_WILLPOWER,
    change_strength,
    gain_gold,
    gain_willpower,
    get_from_market,
    get_piece,
    lose_piece,
    lose_willpower,
    room_for,
    stock_market,
)
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.pieces import BREW, PIECES, SHOP, WHOLE_OF
from herna.games.andor.vocabulary import Goods
from herna.kernel import Action, Prompt, Step

FOG_SEEN = 16


def lead(state: AndorState) -> int:
    """For whom the game waits when the group decides: the hero on turn, at sunrise the one who will begin."""
    return state.first if all(state.asleep) and state.first != NONE else state.turn


class GroupStep(Step, frozen=True):
    """Any hero may answer for the group (AND-3.10)."""

    clause: ClassVar[str | None] = "AND-3.10"

    def seats(self, state: AndorState) -> tuple[int, ...]:
        first = lead(state)
        return (first, *(seat for seat in range(len(state.space)) if seat != first))


class ShareGold(GroupStep, frozen=True):
    """The group shares gold as it likes."""

    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [Share(hero, coins) for hero in range(len(state.space)) for coins in range(self.left, 0, -1)]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-gold", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, Share)
        gain_gold(state, action.seat, action.amount)
        if self.left > action.amount:
            state.push(ShareGold(self.left - action.amount))


class ShareWillpower(GroupStep, frozen=True):
    """The group shares a gain, or a loss, of willpower; nobody is pushed below 1 while another can pay."""

    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        heroes = range(len(state.space))
        if self.left > 0:
            return [
                Share(hero, points)
                for hero in heroes
                for points in range(min(self.left, MOST_WILLPOWER - state.willpower[hero]), 0, -1)
            ]
        able = [(hero, min(-self.left, state.willpower[hero] - 1)) for hero in heroes]
        return [Share(hero, points) for hero, most in able for points in range(most, 0, -1)]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-willpower" if self.left > 0 else "share-loss", {"left": abs(self.left)})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, Share)
        if self.left > 0:
            gain_willpower(state, action.seat, action.amount)
            share_willpower(state, self.left - action.amount)
        else:
            lose_willpower(state, action.seat, action.amount)
            share_willpower(state, self.left + action.amount)


def share_willpower(state: AndorState, points: int) -> None:
    """Ask for the rest, as far as anybody can gain or pay at all."""
    if points and ShareWillpower(points).options(state, 0):
        state.push(ShareWillpower(points))


class ShareArticle(GroupStep, frozen=True):
    """The group says who gets an article."""

    piece: int
    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [Share(hero, 1) for hero in range(len(state.space)) if room_for(state, hero, self.piece)]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-article", {"piece": PIECES[self.piece], "left": self.left})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, Share)
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


class ChooseHeroes(GroupStep, frozen=True):
    """The group picks heroes for what a card does to some of them."""

    among: tuple[int, ...]
    left: int
    up_to: bool
    program: int
    at: int
    hero: int
    space: int
    chosen: tuple[int, ...] = ()

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found: list[Action] = [ChooseHero(hero) for hero in self.among if hero not in self.chosen]
        if self.up_to or not found:
            found.append(Decline())
        return found

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        from herna.games.andor.steps.operations import perform_for

        chosen = (*self.chosen, action.seat) if isinstance(action, ChooseHero) else self.chosen
        if isinstance(action, ChooseHero) and len(chosen) < min(self.left, len(self.among)):
            state.push(
                ChooseHeroes(self.among, self.left, self.up_to, self.program, self.at, self.hero, self.space, chosen)
            )
            return
        perform_for(state, self.program, self.at, chosen, self.hero, self.space)


class Ransom(GroupStep, frozen=True):
    """The group may pay together to be spared."""

    left: int
    gold: bool
    program: int
    at: int
    hero: int
    space: int
    begun: bool = False

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found: list[Action] = [] if self.begun else [Decline()]
        for hero in range(len(state.space)):
            if self.gold:
                found += (Contribute(hero, "gold", n) for n in range(min(self.left, state.gold[hero]), 0, -1))
            most = min(self.left, state.willpower[hero] - 1)
            found += (Contribute(hero, "willpower", n) for n in range(most, 0, -1))
        return found

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("ransom", {"left": self.left, "gold": int(self.gold)})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        from herna.games.andor.steps.operations import perform_unpaid

        if not isinstance(action, Contribute):
            perform_unpaid(state, self.program, self.at, self.hero, self.space)
            return
        if action.unit == "gold":
            state.gold[action.seat] -= action.amount
        else:
            lose_willpower(state, action.seat, action.amount)
        if self.left > action.amount:
            rest = self.left - action.amount
            state.push(Ransom(rest, self.gold, self.program, self.at, self.hero, self.space, begun=True))


def can_ransom(state: AndorState, price: int, gold: bool) -> bool:
    """Has the group enough together?"""
    means = sum(points - 1 for points in state.willpower if points > 1)
    return means + (sum(state.gold) if gold else 0) >= price


class HeroStep(Step, frozen=True):
    """One hero decides for himself."""

    clause: ClassVar[str | None] = "AND-12.3"

    seat: int

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return (self.seat,)


class TakeOffer(HeroStep, frozen=True):
    """A hero may pay and get something, once."""

    pay: Goods
    get: Goods

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return (Decline(), *bargains(state, seat, self.pay, self.get))

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt(
            "take-offer",
            {
                "pay-gold": self.pay.gold,
                "pay-willpower": self.pay.willpower,
                "pay-strength": self.pay.strength,
                "gold": self.get.gold,
                "willpower": self.get.willpower,
                "strength": self.get.strength,
                "article": self.get.article or "none",
            },
        )

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            return
        state.gold[seat] -= self.pay.gold
        lose_willpower(state, seat, self.pay.willpower)
        change_strength(state, seat, -self.pay.strength)
        if self.get.gold:
            gain_gold(state, seat, self.get.gold)
        gain_willpower(state, seat, self.get.willpower)
        change_strength(state, seat, self.get.strength)
        if isinstance(action, BargainFor):
            get_from_market(state, seat, action.piece)


def bargains(state: AndorState, seat: int, pay: Goods, get: Goods) -> list[Action]:
    """What the offer comes to for this hero; nothing if he cannot pay or would gain nothing."""
    if state.gold[seat] < pay.gold or state.strength[seat] <= pay.strength:
        return []
    if pay.willpower and state.willpower[seat] <= pay.willpower:
        return []
    if get.article:
        articles = [piece for piece in SHOP if piece != BREW] if get.article == "any" else []
        return [
            BargainFor(piece) for piece in articles if state.market[SHOP.index(piece)] and room_for(state, seat, piece)
        ]
    if get.strength and state.strength[seat] >= MOST_STRENGTH:
        return []
    return [Bargain()]


class TakeGamble(HeroStep, frozen=True):
    """A hero may roll a die and gain or lose what it shows."""

    win: tuple[int, ...]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Decline(), Bargain()

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, Bargain):
            die = state.below(6) + 1
            state.tell(DieRolled(die))
            if die in self.win:
                gain_willpower(state, seat, die)
            else:
                lose_willpower(state, seat, die)


class GivesUp(HeroStep, frozen=True):
    """A hero loses gems or small articles of his choice."""

    what: Literal["gem", "small"]
    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [GiveUp(piece) for piece in dict.fromkeys(belongings(state, seat, self.what))]

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, GiveUp)
        lose_piece(state, seat, action.piece)
        back_to_market(state, action.piece)
        if self.left > 1 and belongings(state, seat, self.what):
            state.push(GivesUp(seat, self.what, self.left - 1))


def belongings(state: AndorState, seat: int, what: str) -> tuple[int, ...]:
    return state.gems[seat] if what == "gem" else state.bag[seat]


def back_to_market(state: AndorState, piece: int) -> None:
    """Articles of the equipment board go back to it; other things leave the game."""
    whole = WHOLE_OF.get(piece, piece)
    if whole in SHOP:
        stock_market(state, whole, 1)


class TurnUpFog(HeroStep, frozen=True):
    """A hero turns up fog tokens anywhere."""

    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [ChooseSpace(space) for space, fog in enumerate(state.fog) if 0 < fog < FOG_SEEN]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("turn-up-fog", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseSpace)
        state.reveal()
        state.tell(FogSeen(action.space, state.setting.fog_kinds[state.fog[action.space] - 1]))
        state.fog[action.space] += FOG_SEEN
        turn_up_fog(state, seat, self.left - 1)


def turn_up_fog(state: AndorState, seat: int, left: int) -> None:
    if left and any(0 < fog < FOG_SEEN for fog in state.fog):
        state.push(TurnUpFog(seat, left))


class PeekAtEvent(HeroStep, frozen=True):
    """The next event card lies open: away with it, or back on the deck."""

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return DiscardCard(), PutBack()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("peek-at-event", {"card": state.setting.event_ids[state.deck[0]]})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, DiscardCard):
            state.deck = state.deck[1:]
            state.top_known = False


class ClearFog(GroupStep, frozen=True):
    """There are more places than fog tokens: the group says which stay empty (AND-13.5)."""

    places: tuple[int, ...]
    tokens: tuple[int, ...]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [LayFog(space) for space in self.places]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("clear-fog", {"left": len(self.places) - len(self.tokens)})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, LayFog)
        lay_fog(state, tuple(space for space in self.places if space != action.space), self.tokens)


def lay_fog(state: AndorState, places: tuple[int, ...], tokens: tuple[int, ...]) -> None:
    """Shuffle the tokens and lay one on each place; ask first while there are too many places."""
    if len(places) > len(tokens):
        state.push(ClearFog(places, tokens))
        return
    shuffled = list(tokens)
    state.shuffle(shuffled)
    for space, token in zip(places, shuffled, strict=False):
        state.fog[space] = token
