"""Interactive combat: a secret die for a single enemy, what it does, and when it is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.events.variants import DieHidden, DieIsNot, DieShown
from herna.games.mage_knight.fight.foes import armour_of, foes_of, hit_of
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.die import SetSecretDie, covered_die, to_the_right
from herna.games.mage_knight.steps.fight.phases import AttackPhase, BlockPhase, RangedPhase
from herna.games.mage_knight.steps.fight.start import begin
from herna.games.mage_knight.steps.fight.striking import defeat
from herna.games.mage_knight.steps.fight.summoning import new_foe
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import BadSetting, Event, IllegalAction, Match
from herna.table.knowledge import hidden_moves
from herna.words import say
from tests.games.mage_knight.scenes import on_turn, scene

rule = pytest.mark.rule
COLOUR = {name: number for number, name in enumerate(COLOURS)}


def fight(*enemies: str, players: int = 3, **options: Any) -> tuple[KnightState, int]:
    """A hero on turn begins a fight against these; gives his seat."""
    state = scene("full-conquest", players, interactive_combat=True, **options)
    seat = on_turn(state)
    ids = state.setting.enemy_ids
    begin(state, seat, tuple(new_foe(state, ids.index(name)) for name in enemies or ("green-prowlers",)), kind="called")
    state.start()
    state.changed()
    return state, seat


def hidden(colour: str, enemy: str = "green-prowlers") -> tuple[KnightState, int, list[Event]]:
    """A fight in its first phase, with a die of this colour; and what was told since."""
    state, seat = fight(enemy)
    state.events = []
    state.apply(act.HideDie(COLOUR[colour]), (seat - 1) % 3)
    return state, seat, [one.event for one in state.events]


def on(state: KnightState, seat: int, phase: type) -> None:
    """The hero lets everything happen until this phase."""
    while state.fight_of(seat) is not None and not isinstance(state.steps[-1], phase):
        options = state.options(seat)
        calm = [one for one in options if isinstance(one, act.NextPhase | act.SufferAttack | act.AssignToHero)]
        state.apply((calm or options)[0], seat)


def armour(state: KnightState, seat: int) -> int:
    return armour_of(state, seat, foes_of(state, seat)[0])


def attack(state: KnightState, seat: int) -> int:
    return hit_of(state, seat, foes_of(state, seat)[0], 0).value


@rule("MK-31.1")
def test_the_player_on_the_right_sets_a_die_before_the_first_phase() -> None:
    state, seat = fight()
    assert isinstance(state.steps[-1], SetSecretDie)
    assert state.seats_to_act == state.seats_awaited == ((seat - 1) % 3,)
    assert [COLOURS[one.colour] for one in state.options() if isinstance(one, act.HideDie)] == [
        "white", "red", "blue", "black",
    ]  # fmt: skip


@rule("MK-31.1")
def test_whoever_does_not_play_any_more_is_passed_over() -> None:
    state, seat = fight(players=4)
    state.order = tuple(other for other in state.order if other != (seat - 1) % 4)
    assert to_the_right(state, seat) == (seat - 2) % 4
    state.order = (seat,)
    assert to_the_right(state, seat) == NONE


@rule("MK-31.1")
def test_against_several_enemies_there_is_no_die() -> None:
    state, seat = fight("green-prowlers", "green-prowlers")
    assert isinstance(state.steps[-1], RangedPhase)
    assert state.fighting(seat).die is None


@rule("MK-31.1")
def test_alone_there_is_no_interactive_combat() -> None:
    with pytest.raises(BadSetting) as refused:
        scene("solo-conquest", 1, interactive_combat=True)
    assert refused.value.facts["option"] == "interactive_combat"


@rule("MK-31.2", "MK-31.7")
def test_white_adds_armour_in_the_ranged_phase_only() -> None:
    state, seat, events = hidden("white")
    printed = state.setting.enemies[foes_of(state, seat)[0].token].armour
    setter = (seat - 1) % 3
    assert events == [DieHidden(setter, seat), DieShown(setter, COLOUR["white"])]
    assert armour(state, seat) == printed + 1
    on(state, seat, BlockPhase)
    assert armour(state, seat) == printed
    on(state, seat, AttackPhase)
    assert armour(state, seat) == printed


@rule("MK-31.3", "MK-31.7")
def test_red_makes_the_attack_stronger_and_is_shown_in_the_block_phase() -> None:
    state, seat, events = hidden("red")
    setter, printed = (seat - 1) % 3, attack(state, seat)
    assert events[1:] == [DieIsNot(setter, COLOUR["white"])]
    state.events = []
    on(state, seat, BlockPhase)
    assert attack(state, seat) == printed + 1
    assert DieShown(setter, COLOUR["red"]) in [one.event for one in state.events]


@rule("MK-31.3")
def test_what_is_summoned_is_stronger_in_place_of_its_summoner() -> None:
    summoner = next(
        enemy.id for enemy in scene("full-conquest").setting.enemies if any(one.summon for one in enemy.attacks)
    )
    state, seat, _ = hidden("red", summoner)
    on(state, seat, BlockPhase)
    summoned = [foe for foe in foes_of(state, seat) if foe.summoner != NONE]
    assert summoned
    for foe in summoned:
        strikes = state.setting.enemies[foe.token].attacks
        assert foe.attack_changes == tuple(0 if strike.summon else 1 for strike in strikes)
    black, other, _ = hidden("black", summoner)
    on(black, other, BlockPhase)
    assert not any(any(foe.attack_changes) for foe in foes_of(black, other))


@rule("MK-31.4", "MK-31.7")
def test_blue_adds_armour_in_the_attack_phase() -> None:
    state, seat, _ = hidden("blue")
    setter, printed = (seat - 1) % 3, armour(state, seat)
    state.events = []
    on(state, seat, BlockPhase)
    assert DieIsNot(setter, COLOUR["red"]) in [one.event for one in state.events]
    assert armour(state, seat) == printed
    on(state, seat, AttackPhase)
    assert armour(state, seat) == printed + 1
    assert DieShown(setter, COLOUR["blue"]) in [one.event for one in state.events]


@rule("MK-31.5", "MK-31.6")
@pytest.mark.parametrize(("colour", "more"), [("white", 1), ("red", 1), ("blue", 1), ("black", 0)])
def test_beating_the_enemy_all_the_same_gives_one_fame_more(colour: str, more: int) -> None:
    state, seat, _ = hidden(colour)
    before = state.fame[seat]
    defeat(state, seat, 0)
    beaten = state.fame[seat] - before
    on(state, seat, SetSecretDie)
    assert state.fight_of(seat) is None
    assert state.fame[seat] - before == beaten + more


@rule("MK-31.5")
def test_an_enemy_that_is_not_beaten_gives_none() -> None:
    state, seat, _ = hidden("red")
    before = state.fame[seat]
    on(state, seat, SetSecretDie)
    assert state.fame[seat] == before


@rule("MK-31.6")
def test_black_changes_nothing_and_other_colours_are_refused() -> None:
    state, seat, _ = hidden("black")
    foe = foes_of(state, seat)[0]
    on(state, seat, AttackPhase)
    now = foes_of(state, seat)[0]
    assert (now.armour_change, now.attack_changes) == (foe.armour_change, foe.attack_changes)
    state, seat = fight()
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.HideDie(COLOUR["green"]), (seat - 1) % 3)
    assert refused.value.clause == "MK-31.6"


@rule("MK-31.7")
def test_the_die_is_shown_in_any_case_before_the_attack_phase_or_at_the_end() -> None:
    state, seat, _ = hidden("black")
    state.events = []
    on(state, seat, AttackPhase)
    assert DieShown((seat - 1) % 3, COLOUR["black"]) in [one.event for one in state.events]
    state, seat, _ = hidden("blue")
    state.events = []
    defeat(state, seat, 0)
    on(state, seat, SetSecretDie)
    assert DieShown((seat - 1) % 3, COLOUR["blue"]) in [one.event for one in state.events]


@rule("MK-31.7")
def test_nobody_but_its_owner_sees_the_die_before_it_is_shown() -> None:
    state, seat, _ = hidden("red")
    setter = (seat - 1) % 3
    shown = {viewer: GAME.view(state, viewer).fights[0].die for viewer in (0, 1, 2, None)}
    for viewer, die in shown.items():
        assert die is not None
        assert (die.by, die.shown, die.ruled_out) == (setter, False, ("white",))
        assert die.colour == ("red" if viewer == setter else None)
    seen = set()
    for seed in range(30):
        imagined = state.imagine(seat, random.Random(seed))
        assert imagined.view(seat) == state.view(seat)
        could_be = imagined.fighting(seat).die
        assert could_be is not None
        seen.add(COLOURS[could_be.colour])
        kept = state.imagine(setter, random.Random(seed)).fighting(seat).die
        assert kept is not None
        assert kept.colour == COLOUR["red"]
    assert seen == {"red", "blue", "black"}, "it was said not to be white"


@rule("MK-31.7")
def test_a_record_names_the_die_only_once_it_is_shown() -> None:
    covered = covered_die(1)
    assert GAME.uncover(covered, DieHidden(1, 2)) == covered
    assert GAME.uncover(covered, DieIsNot(1, COLOUR["white"])) == covered
    assert GAME.uncover(covered, DieShown(0, COLOUR["red"])) == covered
    assert GAME.uncover(covered, DieShown(1, COLOUR["red"])) is None
    assert GAME.uncover("drafted", DieShown(1, COLOUR["red"])) == "drafted"
    state, seat = fight()
    setter = (seat - 1) % 3
    assert state.steps[-1].covers(state, setter, act.HideDie(COLOUR["red"])) == covered_die(setter)


@rule("MK-31.7")
def test_in_a_game_under_way_the_fighter_learns_the_die_when_it_is_shown() -> None:
    match = Match.new(GAME, 2, 5, heroes="dealt", scenario="full-conquest", interactive_combat=True)
    dice = random.Random(2)
    while not isinstance(match.state.steps[-1], SetSecretDie):
        seat = match.state.seats_to_act[0]
        match.play(dice.choice(match.state.options(seat)), seat)
    setter, number = match.state.seats_to_act[0], len(match.record.moves)
    match.play(act.HideDie(COLOUR["black"]), setter)
    assert number in hidden_moves(match.record, (1 - setter,))
    assert number in hidden_moves(match.record, ())
    assert number not in hidden_moves(match.record, (setter,))
    table = match.state
    assert isinstance(table, KnightState)
    while table.fights:
        seat = match.state.seats_to_act[0]
        calm = [one for one in match.state.options(seat) if isinstance(one, act.NextPhase | act.AssignToHero)]
        match.play((calm or match.state.options(seat))[0], seat)
    assert number not in hidden_moves(match.record, (1 - setter,))


def test_whatever_is_told_of_the_die_cannot_be_taken_back() -> None:
    for colour in ("white", "red", "blue", "black"):
        state, _, _ = hidden(colour)
        assert state.learnt


def test_greedy_bots_set_a_die_and_fight_on() -> None:
    state, seat = fight()
    setter = (seat - 1) % 3
    choice = bot("greedy", 3).choose(state, setter)
    assert isinstance(choice, act.HideDie)
    state.apply(choice, setter)
    mind = bot("greedy", 4)
    for _ in range(200):
        if state.fight_of(seat) is None:
            break
        actor = state.seats_awaited[0]
        state.apply(mind.choose(state, actor), actor)
    assert state.fight_of(seat) is None


def test_the_die_is_told_in_both_languages() -> None:
    state, seat, _ = hidden("blue")
    setter = (seat - 1) % 3
    for language, colour in (("en", "blue"), ("cs", "modrá")):
        speech = say(language, "mage_knight")
        own = " ".join(GAME.picture(GAME.view(state, setter), speech)[1].speak)
        other = " ".join(GAME.picture(GAME.view(state, seat), speech)[1].speak)
        line = speech("combat-die-own", colour=speech("colour-blue"))
        assert line in own
        assert line not in other
        assert colour in line
