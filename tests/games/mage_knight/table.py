"""Tables of Mage Knight in set positions, and what is asked of them: the words in which the tests speak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from herna.games.mage_knight import GAME, positions
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.fight_view import FightView, FoeView, SideView
from herna.games.mage_knight.faces.view import KnightView, fight_seen
from herna.games.mage_knight.fight import foes as rules
from herna.games.mage_knight.fight.armour import Hit
from herna.games.mage_knight.fight.figures import Figures
from herna.games.mage_knight.fight.making import attack_points, block_points
from herna.games.mage_knight.options import KnightOptions, SetName
from herna.games.mage_knight.positions import (
    Things,
    arrange,
    cards,
    end_fight,
    enemy,
    first_turn,
    hex_with,
    join_fight,
    lay,
    make,
    pass_turn,
    put_ruin,
    put_token,
    set_foe,
    set_points,
    set_side,
    set_turn,
    stand,
    unit,
)
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.every import stacked
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.steps.turn.hub import PlayTurn
from herna.games.mage_knight.values import Dice, Fight, Foe, Points, Side, Terms, Turn
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.kernel import Step

__all__ = [
    "ALL_SETS", "all_cards", "armour_of", "arrange", "at_phase", "at_turn", "attack_now", "attack_of", "begun",
    "block_now", "block_of", "block_total", "by_seat", "cards", "conserved", "conserved_tokens", "dice_out", "do",
    "drawn_tokens", "end_fight", "enemy", "fight", "fight_shown", "fighting", "first_turn", "foe", "foes",
    "foes_shown", "fortified_of", "hex_with", "hit_of", "in_fight", "join_fight", "lay", "make", "offers",
    "own_side", "pass_turn", "phase_of", "points", "points_of", "put_ruin", "put_token", "resolve", "set_foe",
    "set_points", "set_side", "set_turn", "side_shown", "site_hex", "staged", "stand", "table", "terrain_hex",
    "turn_of", "unit", "view_of", "with_things",
]  # fmt: skip

CITIES = 4
"""How many city tiles lie in the box."""
ALL_SETS: tuple[SetName, ...] = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")
"""Every box, without the tiles and tokens that are switched on apart."""
NO_MATTER = ("early-bird", "planning", "great-start", "the-right-moment")
"""Tactics that change nothing in a test."""


def begun(players: int = 2, seed: int = 1, **options: Any) -> KnightState:
    """A table right before the first tactic is taken, with all offers laid out."""
    state = GAME.new(players=players, seed=seed, heroes="dealt", **{"late_offers": False} | options)
    assert isinstance(state, KnightState)
    return state


def staged(players: int, *parts: type[Scenario], seed: int = 1, **options: Any) -> KnightState:
    """A table of a scenario that is put together from parts, the first above the others, with the numbers of the one
    that the options name."""
    chosen = KnightOptions(heroes="dealt", **{"late_offers": False} | options)
    info = next(one for one in box().scenarios if one.id == chosen.scenario)
    state = GAME.deal(KnightSetting(GAME, players, chosen, stacked(parts)(info, players, chosen)), seed)
    state.start()
    assert isinstance(state, KnightState)
    return state


def table(
    *hand: str,
    players: int = 2,
    seed: int = 1,
    tactics: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    **things: Any,
) -> KnightState:
    """The first turn of the first round: the seat on turn has these cards in hand, and nobody a tactic that matters
    unless it is named. Anything else by the names of `arrange` and of `set_turn`."""
    state = first_turn(begun(players, seed, **(options or {})), (NO_MATTER[0], *tactics, *NO_MATTER[1:]))
    return with_things(state, hand=hand, **things)


def with_things(state: KnightState, **things: Any) -> KnightState:
    """The seat on turn has these things, and its turn stands so; `dice_used` is how many dice it has used."""
    used = things.pop("dice_used", 0)
    arrange(state, **{name: value for name, value in things.items() if name in Things.__annotations__})
    turn = {name: value for name, value in things.items() if name not in Things.__annotations__}
    set_turn(state, dice=Dice(used=used), **turn)
    return state


def by_seat(state: KnightState, **things: Sequence[Any]) -> None:
    """Every hero has what stands at his place in each row."""
    for name, row in things.items():
        for seat, value in enumerate(row):
            arrange(state, seat=seat, **{name: value})


def fight(
    state: KnightState, *enemies: str, alone: bool = False, underground: bool = False, **more: Any
) -> KnightState:
    """The seat on turn is in a fight with these enemies, as `positions.fight` says."""
    positions.fight(state, *enemies, terms=Terms(underground, alone), **more)
    return state


# What is asked


def points(move: int = 0, influence: int = 0, healing: int = 0) -> Points:
    """Points of a turn."""
    return Points(move, influence, healing)


def turn_of(state: KnightState) -> Turn:
    """The turn of the seat on turn."""
    return state.turn_of(state.turn)


def points_of(state: KnightState) -> Points:
    """The points that the seat on turn has made."""
    return turn_of(state).points


def attack_of(state: KnightState, kind: str = "melee", element: str = "physical") -> int:
    """The points of one kind and element in the attack that the seat on turn is making."""
    return attack_points(state, state.turn)[KINDS.index(kind)][ELEMENTS.index(element)]


def block_of(state: KnightState, element: str = "physical") -> int:
    """The points of one element in the block that the seat on turn is making."""
    return block_points(state, state.turn)[ELEMENTS.index(element)]


def block_total(state: KnightState) -> int:
    """All points of the block that the seat on turn is making."""
    return sum(block_points(state, state.turn))


def at_turn(state: KnightState) -> bool:
    """Is somebody asked what he does next in his turn?"""
    return isinstance(state.steps[-1], PlayTurn)


def at_phase(state: KnightState) -> bool:
    """Is somebody asked what he does next in a phase of his fight?"""
    return isinstance(state.steps[-1], PhaseStep)


def in_fight(state: KnightState) -> bool:
    """Does the seat on turn fight?"""
    return state.fight_of(state.turn) is not None


def fighting(state: KnightState) -> Fight:
    """The fight of the seat on turn."""
    return state.fighting(state.turn)


def phase_of(state: KnightState) -> str:
    """The phase of that fight."""
    return fighting(state).phase


def own_side(state: KnightState) -> Side:
    """The side of the seat on turn in its fight."""
    return fighting(state).of(state.turn)


def foes(state: KnightState) -> tuple[Foe, ...]:
    """Those whom the seat on turn fights."""
    return rules.foes_of(state, state.turn)


def foe(state: KnightState, place: int = 0) -> Foe:
    """One of them, by its place."""
    return foes(state)[place]


def view_of(state: KnightState, seat: int | None) -> KnightView:
    """The table as a seat sees it, or a spectator."""
    view = state.view(seat)
    assert isinstance(view, KnightView)
    return view


def fight_shown(state: KnightState) -> FightView:
    """The fight as the seat on turn sees it."""
    shown = fight_seen(view_of(state, state.turn))
    assert shown is not None
    return shown


def side_shown(state: KnightState) -> SideView:
    """The side of the seat on turn, as it sees it."""
    shown = fight_shown(state)
    return shown.sides[shown.side_of(state.turn)]


def foes_shown(state: KnightState) -> tuple[FoeView, ...]:
    """Those whom the seat on turn fights, as it sees them."""
    shown = fight_shown(state)
    return shown.sides[1 - shown.side_of(state.turn)].foes


def drawn_tokens(state: KnightState) -> list[int]:
    """The tokens of enemies that were drawn for fights that go on, and are not beaten."""
    met = [foe for fight in state.fights for side in fight.sides for foe in side.foes]
    return [foe.token for foe in met if foe.token != NONE and foe.hex == NONE and not foe.beaten]


def dice_out(state: KnightState) -> tuple[int, ...]:
    """The dice that the open turns have taken out of the Source, by their place."""
    return tuple(die for turn in state.turns if turn for die in (*turn.dice.taken, *turn.dice.kept_as_set))


def armour_of(state: KnightState, foe: Foe) -> int:
    """The armour of an enemy now."""
    return rules.armour_of(state, state.turn, foe)


def fortified_of(state: KnightState, foe: Foe) -> int:
    """How often an enemy is fortified now."""
    return rules.fortified_of(state, state.turn, foe)


def hit_of(state: KnightState, foe: Foe, attack: int = 0) -> Hit:
    """An attack of an enemy now."""
    return rules.hit_of(state, state.turn, foe, attack)


def attack_now(state: KnightState) -> Figures:
    """What the attack that the seat on turn is making amounts to."""
    return rules.attack_now(state, state.turn)


def block_now(state: KnightState) -> Figures:
    """What the block that the seat on turn is making amounts to."""
    return rules.block_now(state, state.turn)


# What is done


def resolve(state: KnightState, *steps: Step, alone: bool = False) -> KnightState:
    """These steps come next, in this order; `alone`: nothing else comes any more."""
    if alone:
        state.steps.clear()
    state.push_all(steps)
    state.start()
    state.changed()
    return state


def do(state: KnightState, *moves: str) -> KnightState:
    """Moves in their notation; saved and loaded before each, which must change nothing."""
    for move in moves:
        again = KnightState.load(state.setting, state.dump())
        assert again.digest() == state.digest()
        assert again.options() == state.options()
        state.apply(state.parse(move))
    return state


def offers(state: KnightState, seat: int | None = None) -> list[str]:
    """What is offered, in notation."""
    return [state.notation(option) for option in state.options(seat)]


def site_hex(state: KnightState, site: str) -> int:
    """A hex with this site among the tiles that lie there."""
    return hex_with(state, "site", site)


def terrain_hex(state: KnightState, terrain: str) -> int:
    """A hex of this terrain among the tiles that lie there."""
    return hex_with(state, "terrain", terrain)


def all_cards(state: KnightState, seat: int) -> list[int]:
    """Every card a seat has, wherever it lies."""
    return sorted(cards_of(state, seat))


def conserved_tokens(state: KnightState) -> None:
    """No token of an enemy is lost or doubled."""
    tokens = Counter(token for pile in (*state.enemy_piles, *state.enemy_discards, *state.puppets) for token in pile)
    tokens.update(token.token for token in state.tokens if not token.ruin)
    tokens.update(drawn_tokens(state))
    assert tokens == {number: kind.count for number, kind in enumerate(state.setting.enemies)}


def conserved(state: KnightState) -> None:
    """Tokens and tiles are never lost or doubled; cards and units may leave the game but never come from nowhere."""
    setting = state.setting
    if not state.laid:
        return  # heroes are chosen and cards drafted before the table is laid
    conserved_tokens(state)
    tiles = [
        *(tile % setting.tile_count for _, tile in state.laid),
        *state.tile_stack,
        *state.box_country,
        *state.box_core,
    ]
    assert len(tiles) == len(set(tiles)) == setting.tile_count - 1 - (CITIES - setting.city_count)
    held = Counter((*state.advanced_deck, *state.advanced_offer, *state.unit_cards, *state.spell_deck))
    held.update((*state.spell_offer, *state.artifact_deck, *state.dummy_deck, *state.dummy_gone, *state.upgrades))
    units = Counter((*state.regular_deck, *state.elite_deck, *state.unit_offer))
    for seat in range(setting.players):
        held.update((*all_cards(state, seat), *state.drafted[seat]))
        units.update(unit.kind for unit in state.units[seat])
    assert all(count == 1 for card, count in held.items() if card not in setting.basic_range and card != WOUND)
    assert all(count <= setting.units[kind].count for kind, count in units.items())
    assert len(state.dice) == setting.dice
    assert all(0 <= count <= 3 for row in state.crystals for count in row)
