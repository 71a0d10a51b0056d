"""Solo Conquests and assaults on cities played at random: they end, and no token is lost or doubled on the way."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.options import HEROES
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState, Unit
from herna.kernel import Action
from tests.games.mage_knight.table import arrange, at_turn, in_fight, lay, own_side, phase_of, set_points, stand
from tests.games.mage_knight.test_random_play import advanced_of, artifacts_of, tokens_of

LONGEST = 6000
HASTE = 0.1
CITY_TILES = {"green": "core-5", "blue": "core-6", "white": "core-7", "red": "core-8"}
EVERYTHING = {
    "sets": ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate"),
    "factions": ("tezla-elementalist", "tezla-dark-crusader"),
    "legion_tiles": True,
}


def new_game(hero: str, seed: int, **options: object) -> KnightState:
    state = GAME.new(players=1, seed=seed, scenario="solo-conquest", named=(hero,), **options)
    assert isinstance(state, KnightState)
    return state


def keen(state: KnightState, options: Sequence[Action], dice: random.Random) -> Action:
    """A random move, but in most combats of somebody who lets the enemies come, and then plays all he has at one."""
    strikes = [option for option in options if isinstance(option, act.Strike)]
    if strikes or not in_fight(state) or dice.random() < HASTE:
        return dice.choice(strikes or options)
    waiting = phase_of(state) != "attack"
    if not waiting and not own_side(state).targets:
        aims = [option for option in options if isinstance(option, act.Target)]
        return dice.choice(aims or options)
    wanted = (act.NextPhase, act.AssignToHero) if waiting else (act.PlayCard, act.PlaySideways, act.ActivateUnit)
    found = [option for option in options if isinstance(option, wanted)]
    fitting = [option for option in found if not isinstance(option, act.PlaySideways) or option.gives == "attack"]
    return dice.choice(fitting or [option for option in options if not isinstance(option, act.Target)])


def play_on(state: KnightState, dice: random.Random, most: int = LONGEST) -> int:
    """Random moves; after each of them everything is still there. Gives how many were made."""
    tokens, advanced, artifacts = tokens_of(state), advanced_of(state), artifacts_of(state)
    moves = 0
    while not state.over and moves < most:
        options = state.options(0)
        assert options, state.steps[-1]
        assert len(set(options)) == len(options), state.steps[-1]
        if moves % 29 == 0:
            again = KnightState.load(state.setting, state.dump())
            assert again.digest() == state.digest()
            assert again.options(0) == options
        beaten = [len(city.shields) for city in state.cities]
        state.apply(keen(state, options, dice), 0)
        moves += 1
        assert tokens_of(state) == tokens
        assert advanced_of(state) <= advanced
        assert artifacts_of(state) <= artifacts
        for number, city in enumerate(state.cities):
            inside = sum(token.hex == city.hexes[0] for token in state.tokens)
            assert len(city.shields) >= (beaten[number] if number < len(beaten) else 0)
            assert (leader_of(city) != NONE) == city.conquered
            assert not (city.conquered and inside)
    return moves


@pytest.mark.parametrize("hero", HEROES)
def test_random_solo_conquests_end(hero: str, soak: bool) -> None:
    for seed in range(150 if soak else 1):
        state = new_game(hero, seed, **(EVERYTHING if seed % 2 else {}))
        play_on(state, random.Random(seed))
        assert state.over
        assert state.round == state.setting.rounds or state.game_ending
        (line,) = score_sheet(state)
        assert line.total == line.fame + sum(item.points for item in line.items)


def strong_hero(state: KnightState, dice: random.Random) -> None:
    """The hero has come far: levels, spells, artifacts, units, crystals and some wounds."""
    setting = state.setting
    arrange(state, fame=50, level=7, command=4, seat=0)
    deck = [*state.hand[0], *state.deck[0]]
    for pile in ("spell_deck", "advanced_deck", "artifact_deck"):
        held = getattr(state, pile)
        deck += held[-4:]
        setattr(state, pile, held[:-4])
    dice.shuffle(deck)
    arrange(
        state,
        hand=tuple(sorted((*deck[:9], WOUND))),
        deck=tuple(deck[9:]),
        crystals=[dice.randint(0, 3) for _ in range(4)],
        units=tuple(Unit(kind) for kind in dice.sample(range(len(setting.units)), 4)),
        seat=0,
    )


@pytest.mark.parametrize("colour", CITY_TILES)
def test_random_assaults_lose_and_double_no_token(colour: str, soak: bool) -> None:
    shields = 0
    for seed in range(60 if soak else 12):
        dice = random.Random(f"{colour} {seed}")
        state = new_game(dice.choice(HEROES), seed, city_levels=(dice.randint(1, 11 if soak else 2), 8), **EVERYTHING)
        while state.tactics_left or not at_turn(state):
            state.apply(dice.choice(state.options(0)), 0)
        lay(state, CITY_TILES[colour], (1, 1))
        strong_hero(state, dice)
        spot = state.cities[0].hexes[0]
        stand(state, dice.choice(state.setting.lattice.neighbours[spot]), seat=0)
        set_points(state, move=6)
        into = f"move-to {state.setting.hex_names[spot]}"
        if into in [state.notation(option) for option in state.options(0)]:
            state.apply(into, 0)
        play_on(state, dice, LONGEST if soak else 150)
        shields += sum(len(city.shields) for city in state.cities)
    assert shields, "somebody is beaten now and then"
