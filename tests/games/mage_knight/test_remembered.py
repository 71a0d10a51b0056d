"""What is imagined for a seat: everything it has seen stays true, everything it has not could be otherwise."""

from __future__ import annotations

import random

from herna.games.mage_knight.rules.hero import draw, put_on_deck, take_wounds
from herna.games.mage_knight.rules.known import know
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.steps.rewards import give_artifacts
from herna.games.mage_knight.values import Sight
from tests.games.mage_knight.table import ALL_SETS, cards, do, fight, offers, table

WORLDS = 40


def worlds(state: KnightState, seat: int) -> list[KnightState]:
    return [state.imagine(seat, random.Random(number)) for number in range(WORLDS)]


def artifacts_of(state: KnightState, seat: int) -> set[int]:
    own = (*state.hand[seat], *state.deck[seat], *state.spared[seat])
    return {card for card in own if card in state.setting.artifact_range}


def with_artifact_won(state: KnightState) -> tuple[int, int, int]:
    """The seat on turn wins an artifact and puts the other one back: the seat, what it has, what it put back."""
    seat = state.turn
    give_artifacts(state, seat, 1)
    state.changed()
    put, *_ = state.options(seat)
    state.apply(put, seat)
    (kept,) = artifacts_of(state, seat)
    return seat, kept, state.artifact_deck[0]


def test_an_artifact_that_a_rival_has_won_could_be_any_that_nobody_has_seen() -> None:
    state = table("march", "rage")
    seat, kept, _ = with_artifact_won(state)
    imagined = [artifacts_of(world, seat) for world in worlds(state, 1 - seat)]
    assert all(len(own) == 1 for own in imagined)
    assert len(set(map(frozenset, imagined))) > WORLDS // 4
    assert any(kept not in own for own in imagined)


def test_its_owner_knows_it_and_what_was_put_back() -> None:
    state = table("march", "rage")
    seat, kept, put = with_artifact_won(state)
    for world in worlds(state, seat):
        assert world.deck[seat][-1] == kept
        assert world.artifact_deck[0] == put
    assert len({world.artifact_deck[0] for world in worlds(state, 1 - seat)}) > 1


def test_an_artifact_that_was_seen_is_known_after_it_was_shuffled_in_again() -> None:
    state = table("march", "rage")
    seat, kept, _ = with_artifact_won(state)
    state.artifacts_seen = (kept,)
    assert {frozenset(artifacts_of(world, seat)) for world in worlds(state, 1 - seat)} == {frozenset({kept})}


def test_a_card_that_was_gained_lies_on_top_of_the_deck_for_everybody() -> None:
    state = table("march", "rage")
    seat = state.turn
    (spell,) = cards(state, "fireball")
    put_on_deck(state, seat, spell)
    for eyes in range(2):
        assert all(world.deck[seat][-1] == spell for world in worlds(state, eyes))
    draw(state, seat, 1)
    assert state.deck_known[seat] == 0
    assert len({world.deck[seat][-1] for world in worlds(state, seat)}) > 1


def test_wounds_that_a_rival_was_seen_to_take_are_in_his_hand() -> None:
    state = table("march", "rage", "promise", "stamina")
    seat = state.turn
    take_wounds(state, seat, 2)
    assert all(world.hand[seat].count(WOUND) == 2 for world in worlds(state, 1 - seat))


def test_tables_that_look_alike_are_imagined_alike() -> None:
    state = table("march", "rage")
    seat, _, _ = with_artifact_won(state)
    rival = 1 - seat
    other = state.imagine(rival, random.Random(77))
    assert other.view(rival) == state.view(rival)
    for number in range(5):
        one, two = (world.imagine(rival, random.Random(number)) for world in (state, other))
        assert one.dump() | {"rng": 0} == two.dump() | {"rng": 0}


def test_being_asked_again_after_an_attack_tells_something_of_the_hand() -> None:
    asked = set()
    for card in ("concentration", "determination"):
        state = fight(table(card), "green-prowlers", "green-prowlers")
        do(state, "next-phase", "next-phase", "suffer-attack 0 0")
        asked.add(any(move.startswith("suffer-attack") for move in offers(state)))
        assert state.learnt
    assert asked == {True, False}


def test_whether_an_effect_asks_for_a_wound_tells_something_of_the_hand() -> None:
    asked = set()
    for card in ("wound", "march"):
        state = table("stout-resolve", card, "rage", options={"sets": ALL_SETS})
        do(state, "play-card stout-resolve basic")
        asked.add(any("wound" in move for move in offers(state)))
        assert state.learnt
    assert asked == {True, False}


def test_whether_an_effect_may_be_used_tells_something_of_the_hand() -> None:
    asked = set()
    for card in ("wound", "march"):
        state = table("crystal-joy", card, mana=["green"])
        do(state, "play-card crystal-joy basic", "pay-with token green green", "end-turn")
        asked.add("use-effect" in offers(state))
        assert state.learnt
    assert asked == {True, False}


def test_a_token_that_was_looked_at_is_imagined_as_it_is_whichever_others_lie_there() -> None:
    state = table()
    browns = [number for number, enemy in enumerate(state.setting.enemies) if enemy.colour == "brown"][:4]
    state.tokens = tuple(HexToken(40 + place, token, face_up=False) for place, token in enumerate(browns))
    know(state, Sight(0, browns[2], 42, NONE))
    for seed in range(20):
        imagined = state.imagine(0, random.Random(seed))
        assert next(token.token for token in imagined.tokens if token.hex == 42) == browns[2]
