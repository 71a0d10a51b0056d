"""Fights drawn at random, small enough that every way through them can be tried, and the one that tries them all."""

from __future__ import annotations

from random import Random
from typing import cast

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.positions import arrange, fight, first_turn, set_turn
from herna.games.mage_knight.solver.aims import Ends, Measure
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import NO_ATTACK

COLOURS = ("red", "blue", "green", "white", "gold", "black")
BASIC = COLOURS[:4]
START = first_turn(cast("KnightState", GAME.new(players=1, seed=5, named=["tovak"], scenario="solo-conquest")))
SIMPLE_UNITS = ("peasants", "foresters", "northern-monks", "guardian-golems", "utem-crossbowmen", "utem-guardsmen")


def drawn_fight(seed: int, *, cards: int = 4, units: int = 2, foes: int = 2) -> KnightState:
    """A fight with some cards, units and enemies, up to these numbers."""
    dice = Random(seed)
    state = START.copy()
    setting = state.setting
    names = [info.id for info in setting.cards if info is not None]
    basic = [setting.cards[card].id for card in setting.basic_range]  # type: ignore[union-attr]
    hand = [dice.choice(basic if dice.random() < 0.7 else names) for _ in range(dice.randint(1, cards))]
    hand += ["wound"] * (dice.random() < 0.2)
    kinds = [unit.id for unit in setting.units]
    own = [dice.choice(SIMPLE_UNITS if dice.random() < 0.6 else kinds) for _ in range(dice.randint(0, units))]
    known = set(kinds)
    skills = [skill.id for skill in setting.skills if skill.hero == "tovak"]
    arrange(
        state,
        night=dice.random() < 0.3,
        hand=hand,
        deck=[dice.choice(basic) for _ in range(dice.choice((0, 0, 0, 2)))],
        mana=[dice.choice(COLOURS) for _ in range(dice.randint(0, 1))],
        crystals=[dice.choice(BASIC) for _ in range(dice.randint(0, 2))],
        dice=[dice.choice(COLOURS) for _ in range(dice.randint(1, 3))],
        units=[name for name in own if name in known],
        skills=[dice.choice(skills)] if dice.random() < 0.3 else [],
        level=dice.choice((1, 1, 2, 3, 5)),
    )
    set_turn(state, action_used=True)
    met = [dice.choice(setting.enemy_ids) for _ in range(dice.randint(1, foes))]
    fight(state, *met, walled=dice.random() < 0.4)
    return state


def try_everything(
    state: KnightState, seat: int, measure: Measure, most: int, passed: list[tuple[KnightState, Ends]] | None = None
) -> Ends | None:
    """The best end of all, found by trying every action, and nothing clever; None if that would take too long. Tables
    on the way are added to `passed`, each with the best that comes of it.

    Only what leads in a circle is left out: to aim anew, and to turn from a block that is being made. Chance is not
    for this one: None where something unknown is turned up."""
    known: dict[object, Ends] = {}
    count = 0

    class TooLong(Exception):
        pass

    def best(now: KnightState) -> Ends:
        nonlocal count
        key = now.key()
        told = (key[0], key[4:])
        if told in known:
            return known[told]
        found: Ends | None = None
        for action in now.options(seat):
            if isinstance(action, act.Retarget):
                continue
            if isinstance(action, act.BlockAttack) and now.fighting(seat).of(seat).blocking != NO_ATTACK:
                continue
            count += 1
            after = now.copy()
            after.apply(action, seat)
            if count > most or (after.learnt and turned_up(now, after, seat)):
                raise TooLong
            ends = measure.end(now, after) if after.fight_of(seat) is None else best(after)
            if found is None or ends > found:
                found = ends
        assert found is not None
        known[told] = found
        if passed is not None:
            passed.append((now, found))
        return found

    try:
        return best(state)
    except (TooLong, RecursionError):  # some effects can be used again and again
        return None


def turned_up(before: KnightState, after: KnightState, seat: int) -> bool:
    """Was something turned up that nobody knew?"""
    piles = (
        "enemy_piles",
        "rng",
        "artifact_deck",
        "spell_deck",
        "advanced_deck",
        "regular_deck",
        "elite_deck",
        "ruin_pile",
    )
    return before.deck[seat] != after.deck[seat] or any(getattr(before, one) != getattr(after, one) for one in piles)
