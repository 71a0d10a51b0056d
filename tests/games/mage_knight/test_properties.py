"""Random games of heroes who have everything: whatever is offered can be carried through, nothing is lost or doubled,
nobody learns what is hidden, and every kind of step saves, loads and copies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.land import turn_up
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState, Unit
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.steps.levels import ChooseSkill
from herna.games.mage_knight.steps.rewards import OrderArtifacts, PutBackArtifact
from herna.games.mage_knight.steps.turn.hub import PlayTurn
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.kernel import Action
from tests.games.mage_knight.table import (
    ALL_SETS,
    all_cards,
    arrange,
    dice_out,
    drawn_tokens,
    make,
    points_of,
    set_points,
    set_side,
    stand,
    turn_of,
)

LONGEST = 6000
FACTIONS = ("tezla-elementalist", "tezla-dark-crusader")


def rich(players: int, seed: int) -> KnightState:
    """A table whose heroes begin with skills, units, spells, artifacts and crystals of all boxes."""
    dice = random.Random(seed)
    state = GAME.new(players=players, seed=seed, heroes="dealt", sets=ALL_SETS, factions=FACTIONS)
    assert isinstance(state, KnightState)
    for seat in range(players):
        for name in ("spell", "artifact", "advanced"):
            deck = list(getattr(state, f"{name}_deck"))
            taken, left = deck[:4], deck[4:]
            setattr(state, f"{name}_deck", tuple(left))
            arrange(state, deck=state.deck[seat] + tuple(taken), seat=seat)
        deck = list(state.deck[seat])
        dice.shuffle(deck)
        arrange(state, deck=tuple(deck), seat=seat)
        state.skills[seat], state.skill_pile[seat] = state.skill_pile[seat][:4], state.skill_pile[seat][4:]
        arrange(state, command=3, seat=seat)
        kinds, state.regular_deck = state.regular_deck[:3], state.regular_deck[3:]
        arrange(state, units=tuple(Unit(kind) for kind in kinds), crystals=[2, 2, 2, 2], seat=seat)
    return state


def pieces(state: KnightState) -> dict[str, Counter[int]]:
    """Everything that can neither be lost nor doubled, wherever it lies."""
    setting = state.setting
    tokens = Counter(token for pile in (*state.enemy_piles, *state.enemy_discards) for token in pile)
    tokens.update(token.token for token in state.tokens if not token.ruin)
    tokens.update(token for kept in state.puppets for token in kept)
    tokens.update(drawn_tokens(state))
    tiles = Counter(tile for _, tile in state.laid)
    tiles.update((*state.tile_stack, *state.box_country, *state.box_core))
    skills = Counter((*state.common_skills, *state.dummy_skills))
    for seat in range(setting.players):
        skills.update((*state.skills[seat], *state.skill_pile[seat]))
    for step in state.steps:
        skills.update(step.shown if isinstance(step, ChooseSkill) else ())
    return {"tokens": tokens, "tiles": tiles, "skills": skills}


def cards_out(state: KnightState) -> Counter[int]:
    """All cards but wounds, wherever they lie; cards may leave the game but never come from nowhere."""
    found = Counter((*state.advanced_deck, *state.advanced_offer, *state.unit_cards))
    found.update((*state.spell_deck, *state.spell_offer, *state.artifact_deck, *state.dummy_deck, *state.dummy_gone))
    for seat in range(state.setting.players):
        found.update(card for card in all_cards(state, seat) if card != WOUND)
    for step in state.steps:
        found.update(step.drawn if isinstance(step, PutBackArtifact) else ())
        found.update(step.left if isinstance(step, OrderArtifacts) else ())
    return found


def units_out(state: KnightState) -> Counter[int]:
    """All units; they may leave the game but never come from nowhere."""
    found = Counter((*state.regular_deck, *state.elite_deck, *state.unit_offer))
    for units in state.units:
        found.update(unit.kind for unit in units)
    return found


def check(state: KnightState, before: dict[str, Counter[int]], cards: Counter[int], units: Counter[int]) -> None:
    """What holds at every moment."""
    assert pieces(state) == before
    assert cards_out(state) <= cards, cards_out(state) - cards
    assert units_out(state) <= units
    assert all(0 <= count <= 3 for row in state.crystals for count in row)
    assert all(count >= 0 for row in state.mana for count in row)
    out = (*dice_out(state), *(die for _, die in state.kept_dice))
    assert len(set(out)) == len(out), "a die is in one place"
    assert len(state.dice) == state.setting.dice
    assert all(-7 <= place <= 7 for place in state.reputation)
    for seat, place in enumerate(state.place):
        others = [other for other, spot in enumerate(state.place) if spot == place != NONE and other != seat]
        assert not others or seat == state.turn or state.turn in others or place == state.setting.portal


def spread(state: KnightState) -> None:
    """All countryside of the stack lies on the table."""
    number = state.setting.lattice.number_of
    for place in ((1, 1), (0, 2), (2, 0), (1, 2), (2, 1), (0, 3), (3, 0), (2, 2), (1, 3)):
        if state.setting.tiles[state.tile_stack[-1]].kind == "countryside":
            *rest, tile = state.tile_stack
            arrange(state, tile_stack=tuple(rest))
            turn_up(state, number[place], tile)
    state.changed()


def stir(state: KnightState, dice: random.Random) -> None:
    """Somebody throws the hero on turn about the land and lends a hand in combats, so that much happens."""
    seat, step = state.turn, state.steps[-1]
    if (
        isinstance(step, PlayTurn)
        and turn_of(state).phase == "free"
        and not state.played[seat]
        and not points_of(state).move
    ):
        spots = [position * 7 + part for position, _ in state.laid for part in range(7)]
        spot = dice.choice([spot for spot in spots if is_safe(state, seat, spot)])
        stand(state, spot, seat=seat)
        set_points(state, move=dice.choice((3, 6, 9)))
    elif isinstance(step, PhaseStep) and dice.random() < 0.15:
        set_side(state, made=())
        for kind, element in product(("attack", "ranged", "siege", "block"), ELEMENTS):
            make(state, **{kind: dice.choice((0, 0, 3))}, element=element)


LIVELY = (
    act.EnterSite, act.Burn, act.Challenge, act.MoveTo, act.Strike, act.FinishBlock, act.Interact, act.RecruitUnit,
    act.Explore, act.BuySpell, act.Learn,
)  # fmt: skip


def choose(options: Sequence[Action], dice: random.Random, *, lively: bool) -> Action:
    """An option; lively players look for trouble and are slow to end their turns."""
    wanted = [option for option in options if isinstance(option, LIVELY)]
    if lively and wanted and dice.random() < 0.6:
        return dice.choice(wanted)
    going_on = [option for option in options if not isinstance(option, act.EndTurn | act.AnnounceEnd)]
    return dice.choice(going_on if lively and going_on and dice.random() < 0.6 else options)


def play(players: int, seed: int, kinds: set[str], *, lively: bool = False) -> KnightState:
    """One game; every kind of step is saved, loaded, copied and imagined at least once."""
    dice = random.Random(seed)
    state = rich(players, seed)
    if lively:
        spread(state)
    before, cards, units = pieces(state), cards_out(state), units_out(state)
    for move in range(LONGEST):
        if state.over:
            break
        if lively:
            stir(state, dice)
        seat = dice.choice(state.seats_to_act)
        options = state.options(seat)
        kind = type(state.steps[-1]).__name__
        assert options, kind
        assert len(set(options)) == len(options), kind
        if kind not in kinds or move % 40 == 0:
            kinds.add(kind)
            again = KnightState.load(state.setting, state.dump())
            assert again.digest() == state.digest()
            assert again.options(seat) == options
            twin = state.copy()
            twin.apply(options[0], seat)
            assert again.digest() == state.digest(), "a copy leaves the table alone"
            for eyes in (None, *range(players)):
                other = state.imagine(eyes, dice)
                assert msgspec.json.encode(other.view(eyes)) == msgspec.json.encode(state.view(eyes)), kind
        for option in options[:2]:
            assert state.parse(state.notation(option)) == option
        state.apply(choose(options, dice, lively=lively), seat)
        check(state, before, cards, units)
    assert state.over
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rich_games_end_and_keep_every_rule_of_the_table(players: int, soak: bool) -> None:
    kinds: set[str] = set()
    for seed in range(60 if soak else 2):
        play(players, seed, kinds)
    assert {"PlayTurn", "PowerEffect", "DiscardBeforeDrawing"} <= kinds


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_lively_games_end_and_keep_every_rule_of_the_table(players: int, soak: bool) -> None:
    kinds: set[str] = set()
    for seed in range(60 if soak else 2):
        play(players, 100 + seed, kinds, lively=True)
    assert {"RangedPhase", "BlockPhase", "AttackPhase", "ChooseSkill"} <= kinds
