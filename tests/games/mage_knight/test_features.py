"""What Mage Knight counts in a position is what the seat knows: from the view alone, and on paper."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

import herna
from herna.bots import Greedy
from herna.bots.weights import POINT, sheet_of
from herna.games.mage_knight.advice.bot import value
from herna.games.mage_knight.state import City, HexToken, KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.kernel import State
from tests.games.battery import draw_setting
from tests.games.mage_knight.table import arrange, table


def positions(games: int, every: int = 31) -> Iterator[State]:
    """Some positions of random games with options drawn at random."""
    draw = random.Random("features")
    for seed in range(games):
        _, players, options = draw_setting("mage_knight", draw)
        state = herna.game("mage_knight").new(players, seed, **options)
        while not state.over and state.ply < 500:
            state.apply(draw.choice(state.options()))
            if state.ply % every == 0:
                yield state


def known_from(state: Any, view: Any, seat: int) -> KnightState:
    """A state as far as a view tells it; what it does not tell is something else. Fights, open turns, effects and the
    questions that are asked stay as they are: a view shows them whole."""
    setting = state.setting
    known: KnightState = state.copy()
    numbers = {name: number for number, name in enumerate(setting.hex_names)}
    skills = {name: number for number, name in enumerate(setting.skill_ids)}
    cards = setting.card_number
    known.round, known.night, known.rng = view.round, view.night, 1
    known.laid = tuple(
        (
            setting.position_names.index(tile.position),
            setting.tile_ids.index(tile.tile) + tile.turned * setting.tile_count,
        )
        for tile in view.tiles
    )
    known.tokens = tuple(token_from(setting, token, numbers) for token in view.tokens)
    known.shields = tuple((numbers[shield.hex], shield.seat) for shield in view.shields)
    known.cities = tuple(
        City(tuple(numbers[spot] for spot in city.hexes), old.colours, city.level, city.shields, city.conquered)
        for city, old in zip(view.cities, state.cities, strict=True)
    )
    other_tile = {kind: min(n for n, tile in enumerate(setting.tiles) if tile.kind.startswith(kind)) for kind in KINDS}
    known.tile_stack = tuple(
        other_tile["countryside" if setting.tiles[tile].kind == "countryside" else "core"] for tile in state.tile_stack
    )
    known.dice = tuple(COLOURS.index(die.face) for die in view.dice)
    known.dummy_deck = (0,) * (0 if view.dummy_player is None else view.dummy_player.deck_count)
    known.unit_offer = tuple(setting.unit_ids.index(unit) for unit in view.unit_offer)
    for owner, board in enumerate(view.hero_boards):
        known.fame[owner], known.level[owner] = board.fame, board.level
        known.reputation[owner], known.command[owner] = board.reputation, board.command
        known.place[owner] = -1 if board.hex is None else numbers[board.hex]
        known.crystals[owner] = [board.crystals[colour] for colour in BASIC]
        known.mana[owner] = [board.mana[colour] for colour in COLOURS]
        known.skills[owner] = tuple(skills[skill.skill] for skill in board.skills)
        known.units[owner] = tuple(
            replace(old, kind=setting.unit_ids.index(unit.unit), ready=unit.ready, wounds=unit.wounds)
            for unit, old in zip(board.units, state.units[owner], strict=True)
        )
        known.discard[owner] = tuple(cards[card] for card in board.discard)
        known.played[owner] = tuple(cards[card] for card in board.played)
        if owner == seat:
            known.hand[owner] = tuple(cards[card] for card in board.hand)
            spared = len(state.spared[owner])
            drawable = [cards[card] for card in board.to_draw]
            under = list(state.spared[owner])
            for card in under:
                drawable.remove(card)
            known.deck[owner] = tuple(drawable)
            assert len(drawable) + spared == len(board.to_draw)
        else:
            known.hand[owner], known.deck[owner] = (1,) * board.hand_count, (1,) * board.deck_count
    for name in ("regular_deck", "elite_deck", "advanced_deck", "spell_deck", "artifact_deck"):
        setattr(known, name, tuple(reversed(getattr(state, name))))
    known.enemy_piles = tuple(tuple(reversed(pile)) for pile in state.enemy_piles)
    known.changed()
    return known


KINDS = ("countryside", "core")


def token_from(setting: Any, token: Any, numbers: dict[str, int]) -> HexToken:
    """A token as the view shows it; face down it is the first of its kind."""
    if token.back == "ruin":
        found = next(n for n, ruin in enumerate(setting.ruins) if token.id in (None, ruin.id))
        return HexToken(numbers[token.hex], found, token.id is not None, ruin=True)
    fitting = (n for n, enemy in enumerate(setting.enemies) if enemy.colour == token.back)
    found = next(n for n in fitting if token.id in (None, setting.enemy_ids[n]))
    return HexToken(numbers[token.hex], found, token.id is not None)


def test_what_is_counted_is_the_same_from_the_view_alone() -> None:
    for state in positions(games=9):
        sheet = sheet_of(state.setting)
        for seat in range(state.setting.players):
            view: Any = state.view(seat)
            told = dict(zip(sheet.names, sheet.everything(known_from(state, view, seat), seat), strict=True))
            # What counts for cards that only others know is told by the score cards.
            order = (*view.hero_boards[seat:], *view.hero_boards[:seat])
            told |= {f"{f'next {n}' if n else 'my'} score": board.score.total for n, board in enumerate(order)}
            assert told == dict(zip(sheet.names, sheet.everything(state, seat), strict=True))


def test_what_is_counted_is_the_same_in_every_imagined_deal() -> None:
    draw = random.Random(7)
    for state in positions(games=9, every=23):
        sheet = sheet_of(state.setting)
        assert len(set(sheet.names)) == len(sheet.names)
        assert set(sheet.prices) | set(sheet.prior) <= set(sheet.judged)
        for seat in range(state.setting.players):
            found = sheet.everything(state, seat)
            assert len(found) == len(sheet.names)
            assert all(type(number) is int for number in found)
            assert found == sheet.everything(state.imagine(seat, draw), seat)


def test_before_anything_is_learnt_a_position_is_worth_what_the_game_says() -> None:
    bot = Greedy(4)
    state: Any = herna.game("mage_knight").new(1, 4, scenario="solo-conquest", city_levels=(1, 1))
    for _ in range(80):
        sheet = sheet_of(state.setting)
        told = zip(sheet.judged, sheet.judge(state, 0), strict=True)
        own = sum(sheet.prior.get(name, 0) * number for name, number in told) / POINT
        assert abs(own - value(state, 0)) < 0.5, "every part is rounded to a tenth"
        state.apply(bot.choose(state, 0), 0)


def test_a_position_in_numbers_as_it_can_be_counted_on_paper() -> None:
    # Two cards and two wounds in hand, one wound in the discard pile; of two units one is hurt and the other is spent.
    state = table("march", "rage", "wound", "wound")
    arrange(state, discard=("wound", "stamina"), deck=("swiftness",), units=("peasants", "utem-swordsmen"))
    first, second = state.units[state.turn]
    arrange(state, units=(replace(first, wounds=1), replace(second, ready=False)), crystals=[2, 0, 1, 0])
    arrange(state, dummy_deck=tuple(range(9)), reputation=-3)
    sheet = sheet_of(state.setting)
    counted = dict(zip(sheet.judged, sheet.judge(state, state.turn), strict=True))
    assert (counted["cards in hand"], counted["cards in deck"]) == (2, 1)
    assert (counted["wounds in hand"], counted["other wounds"], counted["wounds squared"]) == (2, 1, 9)
    assert (counted["units"], counted["hurt units"], counted["ready units"]) == (2, 1, 0)
    assert (counted["crystals"], counted["bad reputation"]) == (3, 3)
    assert (counted["cities ahead"], counted["cities conquered"]) == (0, 0)
