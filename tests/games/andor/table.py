"""Positions made by hand, loaded dice, and what must stay the same in all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from herna.games.andor import GAME
from herna.games.andor.pieces import COVERED, FIRST_SIDE, NUMBER, PIECES, SHOP
from herna.games.andor.rules.heroes import put_on, stock_market
from herna.games.andor.setting import AndorSetting
from herna.games.andor.state import FRIENDS, NONE, AndorState, Battle
from herna.games.andor.steps.cards import EventCard
from herna.games.andor.steps.narrator import ReadCard
from herna.games.andor.steps.setup import empty_board, lay_cards
from herna.games.andor.steps.sunrise import NewDay, Sunrise
from herna.games.andor.steps.turn import NextTurn, Turn
from herna.kernel import Event, IllegalAction, Step, references
from herna.kernel import rng as generator

HEROES = ("dwarf", "warrior", "archer", "wizard")
ByHero = Mapping[str, int] | int


def fresh(players: int = 2, seed: int = 1, **options: Any) -> AndorState:
    """A new game, before anybody has taken a hero."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, AndorState)
    return state


def begun(heroes: Sequence[str], seed: int = 1, **options: Any) -> AndorState:
    """A new game whose seats have taken these heroes."""
    state = fresh(len(heroes), seed, **options)
    for hero in heroes:
        state.apply(state.parse(f"choose-figure {FIGURE[hero]}"))
    return state


FIGURE = {"dwarf": "kram", "warrior": "mairen", "archer": "pasco", "wizard": "eara"}


def position(
    heroes: Mapping[str, int],
    *,
    strength: ByHero = 1,
    willpower: ByHero = 7,
    hours: ByHero = 0,
    gold: ByHero = 0,
    carries: Mapping[str, Sequence[str]] | None = None,
    asleep: Sequence[str] = (),
    creatures: Mapping[int, str] | None = None,
    ground: Mapping[int, Sequence[str]] | None = None,
    coins: Mapping[int, int] | None = None,
    fog: Mapping[int, str] | None = None,
    friends: Mapping[str, int] | None = None,
    step: Step | None = None,
    cards: bool = False,
    seed: int = 1,
    legend: str = "healing",
    **options: Any,
) -> AndorState:
    """Heroes, in seat order, on an empty board; the first is on turn, on the first day, at the letter A.

    Wells are full. Covered tokens are written `covered rune-blue`. No card lies at any letter unless `cards`.
    """
    setting = GAME.setting(len(heroes), legend=legend, **options)
    assert isinstance(setting, AndorSetting)
    state = AndorState(setting, seed)
    empty_board(state)
    if cards:
        lay_cards(state)
    names = list(heroes)
    state.figure = [2 * HEROES.index(hero) for hero in names]
    state.space = list(heroes.values())
    state.strength = by_hero(names, strength, 1)
    state.willpower = by_hero(names, willpower, 7)
    state.hours = by_hero(names, hours, 0)
    state.gold = by_hero(names, gold, 0)
    state.asleep = [hero in asleep for hero in names]
    state.wells = [1] * len(state.wells)
    state.day = 1
    for hero, pieces in (carries or {}).items():
        for piece in pieces:
            put_on(state, names.index(hero), out_of_the_box(state, piece))
    for space, kind in (creatures or {}).items():
        put_creature(state, kind, space)
    for space, pieces in (ground or {}).items():
        state.ground[space] = tuple(out_of_the_box(state, piece) for piece in pieces)
    for space, amount in (coins or {}).items():
        state.coins[space] = amount
    for space, kind in (fog or {}).items():
        state.fog[space] = setting.fog_kinds.index(kind) + 1
    for friend, space in (friends or {}).items():
        places = list(state.friends)
        places[FRIENDS.index(friend)] = space
        state.friends = tuple(places)
    state.steps = [step if step is not None else Turn()]
    state.events = []
    state.start()
    return state


def by_hero(names: Sequence[str], values: ByHero, usual: int) -> list[int]:
    return [values if isinstance(values, int) else values.get(hero, usual) for hero in names]


def out_of_the_box(state: AndorState, name: str) -> int:
    """A piece by name, no longer in the box or on the equipment board."""
    covered = name.startswith("covered ")
    piece = NUMBER[name.removeprefix("covered ")]
    whole = FIRST_SIDE.get(piece, piece)
    if whole in SHOP:
        stock_market(state, whole, -1)
        assert min(state.market) >= 0
    else:
        position_ = state.stock.index(piece)
        state.stock = state.stock[:position_] + state.stock[position_ + 1 :]
    return piece + COVERED if covered else piece


def put_creature(state: AndorState, kind: str, space: int) -> None:
    number = state.setting.kind_number[kind]
    figure = state.setting.kinds[number].figure
    if figure != NONE:
        state.supply[figure] -= 1
    state.beasts[space] = number


# Playing


@contextmanager
def rolling(*faces: int) -> Iterator[None]:
    """Loaded dice: they show these numbers from 1 on, one after another, and no die more is rolled.

    A black die shows 6, 6, 8, 10, 10, 12 for its faces 1 to 6.
    """
    left = list(faces)

    def below(rng: int, limit: int) -> tuple[int, int]:
        assert left, "more dice are rolled than the test has"
        assert 1 <= left[0] <= limit
        return generator.advance(rng)[0], left.pop(0) - 1

    with patch.object(generator, "below", below):
        yield
    assert not left, f"dice that nobody rolled: {left}"


def do(state: AndorState, *notations: str, by: str | None = None, roll: Sequence[int] = ()) -> AndorState:
    """Carry out actions in notation, seats by their heroes: `give wineskin wizard`. `roll` loads the dice for all."""
    seat = None if by is None else seat_of(state, by)
    with rolling(*roll):
        for text in notations:
            state.apply(state.parse(seats_spelt(state, text)), seat)
            sound(state)
    return state


def go_on(state: AndorState, *steps: Step, roll: Sequence[int] = ()) -> AndorState:
    """What is to be resolved now, the last first, up to the next question."""
    state.steps = list(steps)
    state._acting = state._offered = None
    with rolling(*roll):
        state.start()
    sound(state)
    return state


def sunrise(state: AndorState, event: str | None = None, roll: Sequence[int] = ()) -> AndorState:
    """The last marker has come to the sunrise box and the sun rises; no event is left in the deck but this one."""
    state.deck = () if event is None else (state.setting.event_ids.index(event),)
    state.asleep = [True] * len(state.space)
    state.first = state.turn if state.first == NONE else state.first
    return go_on(state, NextTurn(), NewDay(), Sunrise(), roll=roll)


def event(state: AndorState, card: str, roll: Sequence[int] = ()) -> AndorState:
    """An event card comes out of the fog in the middle of the day."""
    return go_on(state, Turn(), EventCard(state.setting.event_ids.index(card)), roll=roll)


def legend_card(state: AndorState, card: str, roll: Sequence[int] = ()) -> AndorState:
    """A card of the legend is read."""
    return go_on(state, Turn(), ReadCard(state.setting.card_number[card]), roll=roll)


def seats_spelt(state: AndorState, text: str) -> str:
    return " ".join(str(seat_of(state, word) + 1) if word in HEROES else word for word in text.split())


def seat_of(state: AndorState, hero: str) -> int:
    return [figure >> 1 for figure in state.figure].index(HEROES.index(hero))


def hero_at(state: AndorState, seat: int) -> str:
    return HEROES[state.figure[seat] >> 1]


def on_turn(state: AndorState) -> str:
    """For whom the game waits."""
    return hero_at(state, state.seats_to_act[0])


def offered(state: AndorState, by: str | None = None, verb: str = "") -> list[str]:
    """What is offered, in notation with heroes instead of seats; only one verb if asked for."""
    found = []
    for action in state.options(None if by is None else seat_of(state, by)):
        words = state.notation(action).split()
        refs = references(type(action))
        for place, field in enumerate(action.__struct_fields__, 1):
            if refs.get(field) == "seat":
                words[place] = hero_at(state, getattr(action, field))
        if not verb or words[0] == verb:
            found.append(" ".join(words))
    return found


def refused(state: AndorState, text: str, by: str | None = None) -> tuple[str, str | None]:
    """The code and clause with which an action is refused; nothing has changed."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(seats_spelt(state, text)), None if by is None else seat_of(state, by))
    assert state.digest() == before
    return caught.value.code, caught.value.clause


def told(state: AndorState, kind: type[Event]) -> list[Event]:
    """The events of one kind so far."""
    assert state.events is not None
    return [one.event for one in state.events if isinstance(one.event, kind)]


def carried(state: AndorState, hero: str) -> list[str]:
    """What a hero carries besides gold, by name."""
    seat = seat_of(state, hero)
    large = [] if state.large[seat] == NONE else [state.large[seat]]
    helm = ["helm"] if state.helm[seat] else []
    return [*(PIECES[piece] for piece in (*state.bag[seat], *large, *state.gems[seat])), *helm]


def lies(state: AndorState, space: int) -> list[str]:
    """What lies on a space besides gold, by name."""
    return [("covered " if piece >= COVERED else "") + PIECES[piece & ~COVERED] for piece in state.ground[space]]


def creatures(state: AndorState) -> dict[int, str]:
    """Which creature stands where."""
    return {space: state.setting.kinds[kind].id for space, kind in enumerate(state.beasts) if kind != NONE}


# Fights


def fight(state: AndorState) -> Battle:
    """The fight that goes on."""
    assert state.battle is not None
    return state.battle


def fighters(state: AndorState) -> list[str]:
    return [hero_at(state, seat) for seat in fight(state).fighters]


def joined(state: AndorState, *heroes: str) -> AndorState:
    """The hero on turn attacks the creature on 20, and these come along."""
    do(state, "fight 20")
    for hero in heroes:
        do(state, f"invite {hero}")
        do(state, "join", by=hero)
    return state


# What never changes


def sound(state: AndorState) -> None:
    """True in every position, whatever was put together by hand before."""
    setting = state.setting
    for seat in range(setting.players):
        assert 1 <= state.strength[seat] <= 14
        assert 0 < state.willpower[seat] <= 20
        assert 0 <= state.hours[seat] <= 10
        assert state.gold[seat] >= 0
    flying = any(type(step).__name__ == "Flight" for step in state.steps)
    assert all(len(bag) <= (4 if flying else 3) for bag in state.bag)
    assert all(state.options(seat) for seat in state.seats_to_act)
    assert state.over == bool(state.result)


def conserved(state: AndorState) -> None:
    """Articles and figures are never made or lost but where a rule says so."""
    sound(state)
    setting = state.setting
    pieces: Counter[int] = Counter()
    for seat in range(setting.players):
        pieces.update(state.bag[seat])
        pieces.update(piece for piece in (state.large[seat],) if piece != NONE)
        pieces.update(state.gems[seat])
        if state.helm[seat]:
            pieces[NUMBER["helm"]] += 1
    for ground in state.ground:
        pieces.update(piece & ~COVERED for piece in ground)
    pieces.update(piece for _, piece in state.held)
    pieces[NUMBER["farmer"]] += state.farmers_in
    whole = FIRST_SIDE | {NUMBER["fated-farmer"]: NUMBER["farmer"]}
    out: Counter[int] = Counter()
    for piece, count in pieces.items():
        out[whole.get(piece, piece)] += count
    for shelf, piece in enumerate(SHOP):
        assert state.market[shelf] >= 0
        assert state.market[shelf] + out[piece] == setting.market[shelf], PIECES[piece]
    for piece in set(setting.box):
        assert state.stock.count(piece) + out[piece] <= setting.box.count(piece), PIECES[piece]
    for pile in ((*state.deck, *state.events_used), state.lake, state.dragon_deck, state.heap):
        assert len(set(pile)) == len(pile)
    assert len(state.lake) == len(setting.lake_ids)
    figures = Counter(setting.kinds[kind].figure for kind in (*state.beasts, *state.garrison) if kind != NONE)
    for figure, count in enumerate(setting.figures):
        # Those on golden shields are out of the game; who got out of the mine or was defeated can come again.
        gone = count - state.supply[figure] - figures[figure]
        assert 0 <= gone <= state.castle
