"""Random fights between heroes: read twice, seen from every seat, saved and imagined, and always coming to an end."""

from __future__ import annotations

import random

import pytest

from herna.bots import Greedy
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.fight.duel import block_made, exchange_of, hero_price, rival_of, unit_price
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, plain
from herna.words import LANGUAGES, label, prompt_text, say
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered
from tests.games.mage_knight.test_rivals_arithmetic import read_again

ALL = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")
EAGER = (act.Strike, act.PlayCard, act.ActivateUnit, act.UseSkill, act.FinishBlock, act.WoundUnit, act.StealArtifact)
LONGEST = 400


def random_meeting(seed: int) -> tuple[KnightState, random.Random]:
    """Two heroes with random cards, units, skills and mana, one of whom has just attacked the other."""
    chance = random.Random(seed)
    state = meeting(players=chance.choice((2, 2, 3)), seed=1 + seed % 7, sets=ALL)
    setting = state.setting
    cards = [card for card in setting.card_ids if card != "wound"]
    hands = chance.sample(cards, 14)
    for seat in (AGGRESSOR, ATTACKED):
        units = tuple(chance.sample(list(setting.unit_ids), chance.randint(0, 3)))
        colours = " ".join(chance.choice(("red", "blue", "green", "white", "gold", "black")) for _ in range(4))
        hand = (*hands[7 * seat : 7 * seat + 7], *["wound"] * chance.randint(0, 2))
        give(state, seat, *hand, units=units, mana=colours, crystals="red blue green white")
        state.skills[seat] = tuple(chance.sample(range(len(setting.skill_ids)), 3))
        state.level[seat], state.command[seat] = chance.randint(1, 9), 6
        state.deck[seat] = tuple(chance.sample(range(1, 16), 3))
    held = {*state.hand[AGGRESSOR], *state.hand[ATTACKED]}
    for pile in ("artifact_deck", "advanced_deck", "advanced_offer", "spell_deck", "spell_offer"):
        setattr(state, pile, tuple(card for card in getattr(state, pile) if card not in held))
    state.night = chance.random() < 0.5
    state.changed()
    state.apply(act.AttackHero(ATTACKED), AGGRESSOR)
    return state, chance


def goes_on(state: KnightState) -> bool:
    """Has the fight, or the turn that was played for it, not come to its end yet?"""
    waiting = any(type(step).__name__ in ("AttendFight", "Forewarn") for step in state.steps)
    return waiting or bool(state.fights) or state.turns[ATTACKED] is not None


def choose(state: KnightState, seat: int, chance: random.Random) -> Action:
    options = state.options(seat)
    eager = [option for option in options if isinstance(option, EAGER)]
    return chance.choice(eager if eager and chance.random() < 0.6 else list(options))


def read_twice(state: KnightState, seat: int) -> int:
    """What is left of the attack if the block is carried out, by the second reading."""
    exchange = exchange_of(state, seat)
    off = read_again(block_made(state, seat), exchange.elements, melee=exchange.melee or exchange.plain)
    return max(exchange.value - off, 0)


def prices_read_twice(state: KnightState, seat: int) -> None:
    """A unit costs its armour, twice if it resists an element of the attack; the hero his armour at least."""
    rival, exchange = rival_of(state, seat), exchange_of(state, seat)
    bits = {0: 1, 1: 2, 2: 4, 3: 6}
    for place, foe in enumerate(state.fighting(seat).against(seat).foes):
        if foe.beaten or foe.lost or foe.armour_change or foe.armour_set >= 0:
            continue
        at = next(number for number, unit in enumerate(state.units[rival]) if unit.id == foe.unit)
        resists = resists_of_unit(state, rival, at)
        twice = any(resists & bits[element] == bits[element] for element in exchange.elements)
        assert unit_price(state, seat, place) == armour_of_unit(state, rival, at) * (2 if twice else 1)
    assert hero_price(state, seat) >= state.setting.levels[state.level[rival] - 1].armour


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_random_fights_are_read_twice_and_come_to_an_end(start: int) -> None:
    for seed in range(start, start + 20):
        state, chance = random_meeting(seed)
        for _ in range(LONGEST):
            if not goes_on(state):
                break
            for seat in state.seats_awaited:
                assert state.options(seat)
            seat = chance.choice(state.seats_to_act)
            action = choose(state, seat, chance)
            blocks = isinstance(action, act.FinishBlock)
            left = read_twice(state, seat) if blocks else 0
            rival = rival_of(state, seat) if blocks else seat
            state.apply(action, seat)
            if blocks and state.seats_awaited == (rival,) and type(state.steps[-1]).__name__ == "ChooseDamage":
                assert exchange_of(state, rival).damage == left
                prices_read_twice(state, rival)
        else:
            raise AssertionError(f"seed {seed} does not end")


def test_fights_are_saved_copied_seen_told_and_imagined_after_every_decision() -> None:
    for seed in range(6):
        state, chance = random_meeting(seed)
        while goes_on(state):
            # Told in the one language and in the other from decision to decision.
            language = LANGUAGES[state.ply % len(LANGUAGES)]
            speak = say(language, "mage_knight")
            again = KnightState.load(state.setting, state.dump())
            assert again.digest() == state.copy().digest() == state.digest()
            for seat in range(state.setting.players):
                view = state.view(seat)
                assert isinstance(view, KnightView)
                imagined = state.imagine(seat, random.Random(7))
                assert imagined.view(seat) == view
                if seed % 3 == 0:
                    # The dear part: the whole table in words, in two of the fights.
                    assert "{" not in "\n".join(plain(panel) for panel in GAME.picture(view, speak))
                for option in view.options[:3]:
                    assert "{" not in label(view, option, language, setting=state.setting)
                assert prompt_text(view, language)
            seat = chance.choice(state.seats_to_act)
            state.apply(choose(state, seat, chance), seat)


def test_nobody_sees_the_hand_of_a_rival() -> None:
    for seed in range(8):
        state, chance = random_meeting(seed)
        for _ in range(25):
            if not goes_on(state):
                break
            seat = chance.choice(state.seats_to_act)
            state.apply(choose(state, seat, chance), seat)
        hidden = [card for card in state.hand[AGGRESSOR] if card != WOUND]
        if not hidden or not state.deck[AGGRESSOR]:
            continue
        other = state.copy()
        # Another hand of the same size, put together with the deck: to everybody else it is the same table.
        pool = (*other.hand[AGGRESSOR], *other.deck[AGGRESSOR])
        wounds = tuple(card for card in other.hand[AGGRESSOR] if card == WOUND)
        rest = tuple(card for card in reversed(pool) if card != WOUND)
        size = len(other.hand[AGGRESSOR]) - len(wounds)
        other.hand[AGGRESSOR], other.deck[AGGRESSOR] = tuple(sorted(wounds + rest[:size])), rest[size:]
        other.changed()
        if state.seats_awaited != (AGGRESSOR,):
            one, two = state.view(ATTACKED), other.view(ATTACKED)
            assert isinstance(one, KnightView)
            assert isinstance(two, KnightView)
            assert one.fights == two.fights
            assert one.hero_boards[AGGRESSOR].hand is None


def watched(state: KnightState, seat: int, *actions: str) -> None:
    """A seat does these things; after each the table is saved, copied, seen from every seat and imagined."""
    for action in actions:
        do(state, seat, action)
        again = KnightState.load(state.setting, state.dump())
        assert again.digest() == state.copy().digest() == state.digest()
        for other in range(state.setting.players):
            view = state.view(other)
            assert again.view(other) == view
            assert state.imagine(other, random.Random(3)).view(other) == view


def first_effect(state: KnightState, seat: int) -> list[str]:
    """The first of the effects that a card lets one choose from; nothing where it does not ask."""
    return [one for one in offered(state, seat) if one.startswith("choose-effect")][:1]


@pytest.mark.parametrize("fully", [True, False])
def test_a_whole_fight_card_by_card(fully: bool) -> None:
    """An attack of card, unit and cards sideways; an effect takes the unit's share off; part is blocked; the striker
    deals damage to a unit and the hero; the attacked one uses a die and ends his turn while the aggressor's is open."""
    state = meeting(sets=ALL)
    give(state, AGGRESSOR, "rage", "march", "stamina", units=("peasants", "utem-crossbowmen"))
    give(state, AGGRESSOR, "rage", "march", "stamina", mana="red")
    give(state, ATTACKED, "rage", "determination", "march", "whirlwind", units=("peasants",))
    give(state, ATTACKED, "rage", "determination", "march", "whirlwind", mana="white")
    state.dice = (0, *(2 for _ in state.dice[1:]))
    state.deck[ATTACKED] = (1, 2, 3, 4, 5, 6)
    state.changed()
    attacked(state, fully=fully)
    watched(state, ATTACKED, "pass-attack")
    watched(state, AGGRESSOR, "pass-attack", "play-card rage strong")
    watched(state, AGGRESSOR, *[one for one in offered(state, AGGRESSOR) if one.startswith("pay-with token")][:1])
    watched(state, AGGRESSOR, "play-sideways march attack", "play-sideways stamina attack", "activate-unit 1 0")
    watched(state, AGGRESSOR, *first_effect(state, AGGRESSOR))
    watched(state, AGGRESSOR, "strike")
    # Rage 4 with red mana, two cards sideways and crossbowmen 3.
    assert exchange_of(state, ATTACKED).value == 9
    watched(state, ATTACKED, "play-card whirlwind basic", "choose-foe 1")
    assert exchange_of(state, ATTACKED).value == 6
    watched(state, ATTACKED, "play-sideways march block", "finish-block")
    # Five are left: three for the peasants, two for the hero.
    assert exchange_of(state, AGGRESSOR).damage == 5
    watched(state, AGGRESSOR, "wound-unit 0", "wound-hero")
    assert state.units[ATTACKED][0].wounds == 1
    assert state.hand[ATTACKED].count(WOUND) == 1
    assert ("play-card rage strong" in offered(state, ATTACKED)) is fully
    if fully:
        watched(state, ATTACKED, "play-card rage strong")
        turn = state.turns[ATTACKED]
        assert turn is not None
        assert (turn.dice.used, state.turn_of(AGGRESSOR).dice.used) == (1, 0)
        watched(state, ATTACKED, "strike")
        assert exchange_of(state, AGGRESSOR).value == 4
        watched(state, AGGRESSOR, "finish-block")
        watched(state, ATTACKED, *[one for one in offered(state, ATTACKED) if one.startswith("wound-unit")][:1])
        while state.fights and state.seats_awaited == (ATTACKED,):
            watched(state, ATTACKED, offered(state, ATTACKED)[-1])
    while state.fights:
        watched(state, state.seats_awaited[0], "pass-attack")
    assert state.turns[AGGRESSOR] is not None
    if fully:
        watched(state, ATTACKED, "end-turn")
        while state.turns[ATTACKED] is not None:
            watched(state, ATTACKED, offered(state, ATTACKED)[0])
        assert len(state.hand[ATTACKED]) == 5
        assert state.turn_of(AGGRESSOR).dice.used == 0
    assert state.turns[ATTACKED] is None
    assert state.seats_awaited == (AGGRESSOR,)


def test_whole_games_with_fights_come_to_an_end() -> None:
    fought = 0
    for seed in range(8):
        state = GAME.new(players=2 + seed % 3, seed=seed, hero_fights=True)
        assert isinstance(state, KnightState)
        chance = random.Random(seed)
        for _ in range(6000):
            if state.over:
                break
            seat = state.seats_to_act[0]
            options = state.options(seat)
            attack = [option for option in options if isinstance(option, act.AttackHero)]
            fought += bool(attack)
            state.apply(attack[0] if attack else chance.choice(options), seat)
        assert state.over
        assert not any(state.order_down)
    assert fought


def test_the_greedy_bot_attends_strikes_blocks_and_deals_damage() -> None:
    done: set[str] = set()
    for seed in range(5):
        state, _ = random_meeting(seed)
        bots = [Greedy(seed=1) for _ in range(state.setting.players)]
        for _ in range(LONGEST):
            if not goes_on(state):
                break
            seat = state.seats_awaited[0]
            action = bots[seat].think(state, seat)
            done.add(type(action).__name__)
            state.apply(action, seat)
        assert not goes_on(state)
    assert {"Attend", "Strike", "FinishBlock", "PassAttack", "WoundUnit", "DriveOut", "EndTurn"} <= done
