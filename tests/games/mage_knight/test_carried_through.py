"""Whatever is offered can be carried through: drawn hands of all boxes, in drawn positions."""

from __future__ import annotations

import random

import pytest

from herna.games.mage_knight.actions import EndTurn, NextPhase
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.playing import playing_options
from tests.games.mage_knight.deeds import begun
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    at_phase,
    at_turn,
    fight,
    lay,
    set_points,
    set_turn,
    site_hex,
    unit,
)

SHORT, LONG = 12, 600
"""How many positions are drawn in a plain run, and in a long one."""


def drawn(dice: random.Random, players: int) -> KnightState:
    """A position with things of every kind: cards, units with banners, skills, mana, wounds, at any time of a turn."""
    state = begun(players, ALL_SETS).copy()
    setting, seat = state.setting, state.turn
    lay(state, dice.choice(["3", "5", "7"]), (1, 1))
    arrange(state, night=dice.random() < 0.5)
    every = range(1, len(setting.cards))
    arrange(
        state,
        hand=tuple(sorted((*dice.sample(every, 5), *(WOUND,) * dice.randrange(3)))),
        discard=tuple(dice.sample(every, 2)) + (WOUND,) * dice.randrange(2),
        mana=[dice.randrange(3) for _ in range(6)],
        crystals=[dice.randrange(3) for _ in range(4)],
        dice=tuple(dice.randrange(6) for _ in state.dice),
        seat=seat,
    )
    banners = [
        number for number in setting.artifact_range if (info := setting.cards[number]) is not None and info.attach
    ]
    arrange(
        state,
        units=tuple(
            unit(
                state,
                dice.choice(setting.unit_ids),
                ready=dice.random() < 0.8,
                wounds=int(dice.random() < 0.2),
                banner=dice.choice([-1, -1, *banners]),
            )
            for _ in range(3)
        ),
        command=dice.choice([3, 4]),
        seat=seat,
    )
    usable = [number for number, skill in enumerate(setting.skills) if skill.use != "passive" or dice.random() < 0.5]
    arrange(
        state,
        skills=tuple(dice.sample(usable, 4)),
        common_skills=tuple(dice.sample(range(len(setting.skills)), 3)),
        unit_offer=tuple(dice.sample(range(len(setting.units)), 4)),
        puppets=tuple(dice.sample(range(len(setting.enemies)), 1)),
        seat=seat,
    )
    for other in range(players):
        if other != seat:
            arrange(
                state,
                units=(unit(state, dice.choice(setting.unit_ids)),),
                crystals=[dice.randrange(2) for _ in range(4)],
                seat=other,
            )
    set_points(state, move=dice.randrange(5), influence=dice.randrange(5), healing=dice.randrange(5))
    place(state, dice)
    return state


def place(state: KnightState, dice: random.Random) -> None:
    """Free to move, among people, or in one of the phases of a combat."""
    where = dice.choice(["open", "people", "ranged", "ranged", "block", "block", "attack", "attack"])
    if where == "people":
        arrange(state, place=site_hex(state, "village"))
        set_turn(state, phase="interacting", action_used=True)
    elif where != "open":
        foes = dice.sample(state.setting.enemy_ids, dice.choice([1, 2, 3]))
        fight(state, *foes, phase=where, walled=dice.random() < 0.3)
        aims = [one for one in state.options() if state.notation(one).startswith(("target", "block-attack"))]
        if aims:
            state.apply(dice.choice(aims))


def carry(state: KnightState, option: object, dice: random.Random) -> None:
    """One option, and every question that follows until the hub of the turn or the combat asks again."""
    hub = len(state.steps)
    told = [state.notation(option)]  # type: ignore[arg-type]
    state.apply(option, state.turn)  # type: ignore[arg-type]
    for _ in range(80):
        if len(state.steps) <= hub and (at_turn(state) or at_phase(state)):
            return
        seat = state.seats_to_act[0]
        options = state.options(seat)
        assert options, (told, state.steps[-1])
        if dice.random() < 0.05:
            again = KnightState.load(state.setting, state.dump())
            assert again.options(seat) == options
        choice = dice.choice(options)
        told.append(state.notation(choice))
        state.apply(choice, seat)
        if len(state.steps) > hub and at_phase(state):
            return
    raise AssertionError((told, state.steps[-1]))


def play_each(seed: int) -> None:
    """In two drawn positions everything that is offered to be played is carried through, each from the start."""
    dice = random.Random(seed)
    for _ in range(2):
        state = drawn(dice, dice.choice([2, 3]))
        plays = playing_options(state, state.turn)
        assert set(plays) <= set(state.options())
        for option in plays:
            carry(state.copy(), option, dice)


def play_on(seed: int) -> None:
    """One thing after another, so that effects meet what earlier ones left."""
    dice = random.Random(1000 + seed)
    state = drawn(dice, 2)
    for _ in range(25):
        plays = [option for option in state.options(state.turn) if not isinstance(option, EndTurn | NextPhase)]
        if not (at_turn(state) or at_phase(state)) or not plays:
            break
        carry(state, dice.choice(plays), dice)


@pytest.mark.parametrize("part", range(4))
def test_every_offered_play_is_carried_through(part: int, soak: bool) -> None:
    for seed in range(part, LONG if soak else SHORT, 4):
        play_each(seed)


@pytest.mark.parametrize("part", range(4))
def test_plays_follow_plays_until_nothing_is_left(part: int, soak: bool) -> None:
    for seed in range(part, LONG if soak else 4 * SHORT, 4):
        play_on(seed)
