"""Random joint assaults: no token is lost, everything is seen, told, saved and imagined, and they come to an end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from herna.bots import Greedy
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.rules.joint import defenders_of
from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState, Unit
from herna.games.mage_knight.steps.joint.proposal import AnswerAll
from herna.kernel import Action, plain
from herna.words import LANGUAGES, label, prompt_text, say
from tests.games.mage_knight.allies import agreed, proposed, siege
from tests.games.mage_knight.table import ALL_SETS, arrange, conserved_tokens

EAGER = (act.ProposeAssault, act.MoveTo, act.Strike, act.FinishBlock, act.PlayCard, act.ActivateUnit)
LONGEST = 500


def random_siege(seed: int) -> tuple[KnightState, random.Random]:
    """Two to four heroes with random cards, units, skills and mana beside a city, or a megapolis, with a random
    garrison."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 3, 4))
    city: dict[str, Any] = {"megapolis": 4, "tiles": (4, 1, 1)} if seed % 4 == 3 else {}
    state = siege(players=players, seed=1 + seed % 7, sets=ALL_SETS, **city)
    setting = state.setting
    kinds = [enemy.id for enemy in setting.enemies if enemy.colour in ("grey", "violet", "brown", "white")]
    garrison_of(state, chance, kinds, chance.randint(players, players + 2))
    cards = chance.sample([card for card in setting.card_ids if card != "wound"], 6 * players)
    for seat in range(players):
        hand = (*cards[6 * seat : 6 * seat + 6], "march", *["wound"] * chance.randint(0, 2))
        arrange(state, seat=seat, hand=hand, mana=chance.choices(("red", "blue", "green", "white", "gold"), k=4))
        units = chance.sample(range(len(setting.units)), chance.randint(0, 3))
        state.units[seat] = tuple(Unit(kind, id=number) for number, kind in enumerate(units))
        state.recruits[seat] = len(units)
        state.skills[seat] = tuple(chance.sample(range(len(setting.skill_ids)), 3))
        state.level[seat], state.command[seat] = chance.randint(1, 9), 6
        state.deck[seat] = tuple(chance.sample(range(1, 16), 3))
    held = {card for hand in state.hand for card in hand}
    for pile in ("artifact_deck", "advanced_deck", "advanced_offer", "spell_deck", "spell_offer"):
        setattr(state, pile, tuple(card for card in getattr(state, pile) if card not in held))
    state.night = chance.random() < 0.5
    state.changed()
    return state, chance


def garrison_of(state: KnightState, chance: random.Random, kinds: list[str], count: int) -> None:
    """Defenders of these kinds, no more of each than there are tokens in its pile."""
    spot, piles = state.cities[0].hexes[0], [list(pile) for pile in state.enemy_piles]
    for token in defenders_of(state, state.cities[0]):
        piles[PILES.index(state.setting.enemies[token.token].colour)].append(token.token)
    numbers = [state.setting.enemy_ids.index(kind) for kind in kinds]
    tokens = [token for token in state.tokens if token.hex != spot]
    while len([token for token in tokens if token.hex == spot]) < count:
        number = chance.choice(numbers)
        pile = piles[PILES.index(state.setting.enemies[number].colour)]
        if number in pile:
            pile.remove(number)
            tokens.append(type(state.tokens[0])(spot, number, face_up=True))
    arrange(state, tokens=tuple(tokens), enemy_piles=tuple(tuple(pile) for pile in piles))


def goes_on(state: KnightState) -> bool:
    """Is something proposed, assaulted, or ended that belongs to a joint assault?"""
    return state.assault is not None or isinstance(state.steps[-1], AnswerAll) or any(state.turns[1:])


def choose(state: KnightState, seat: int, chance: random.Random) -> Action:
    options = state.options(seat)
    eager = [option for option in options if isinstance(option, EAGER)]
    return chance.choice(eager if eager and chance.random() < 0.5 else list(options))


def begin(state: KnightState, chance: random.Random) -> None:
    """Seat 0 proposes something at random, and all who are invited agree."""
    state.apply(next(option for option in state.options(0) if isinstance(option, act.ProposeAssault)), 0)
    while not isinstance(state.steps[-1], AnswerAll):
        state.apply(chance.choice(state.options(0)), 0)
    while isinstance(state.steps[-1], AnswerAll):
        state.apply(act.AnswerProposal(agree=True), chance.choice(state.seats_awaited))


def counted_again(state: KnightState, before: Counter[int], shields: Counter[int]) -> None:
    """A second count of what was beaten: whoever of the garrison is neither in the city nor kept by a hero lies on the
    discard piles, and there is a shield for each."""
    city = state.cities[0]
    left = Counter(token.token for token in defenders_of(state, city))
    beaten = before - left
    laid = Counter(city.shields) - shields
    assert sum(laid.values()) == sum(beaten.values())
    if state.assault is not None:
        for seat, n in laid.items():
            assert n <= len(state.assault.part_of(seat))
        gone = Counter(token for pile in (*state.enemy_discards, *state.puppets) for token in pile)
        assert not beaten - gone


@pytest.mark.parametrize("start", range(0, 24, 8))
def test_random_assaults_lose_and_double_no_token_and_come_to_an_end(start: int) -> None:
    for seed in range(start, start + 8):
        state, chance = random_siege(seed)
        conserved_tokens(state)
        city = state.cities[0]
        before, shields = Counter(token.token for token in defenders_of(state, city)), Counter(city.shields)
        begin(state, chance)
        counted = False
        for _ in range(LONGEST):
            if not goes_on(state):
                break
            for seat in state.seats_awaited:
                assert state.options(seat)
            seat = chance.choice(state.seats_to_act)
            state.apply(choose(state, seat, chance), seat)
            conserved_tokens(state)
            if state.assault is not None and state.assault.fought == len(state.assault.seats) and not counted:
                counted = True
                counted_again(state, before, shields)
                assert state.cities[0].conquered is (not defenders_of(state, state.cities[0]))
        else:
            raise AssertionError(f"seed {seed} does not end")
        assert counted
        assert not state.fights


def test_assaults_are_saved_copied_seen_told_and_imagined() -> None:
    for seed in (0, 3):
        state, chance = random_siege(seed)
        state.apply(next(option for option in state.options(0) if isinstance(option, act.ProposeAssault)), 0)
        for number in range(60):
            if number > 3 and not goes_on(state):
                break
            again = KnightState.load(state.setting, state.dump())
            assert again.digest() == state.copy().digest() == state.digest()
            if number % 4 == 0:
                look(state, number // 4 % state.setting.players)
            if number % 12 == 0:
                tell(state, state.seats_awaited[0])
            seat = chance.choice(state.seats_to_act)
            state.apply(choose(state, seat, chance), seat)


def look(state: KnightState, seat: int) -> None:
    """What a seat sees and may do is the same in every table it can imagine."""
    imagined = state.imagine(seat, random.Random(7))
    assert imagined.view(seat) == state.view(seat)
    assert imagined.options(seat) == state.options(seat)


def tell(state: KnightState, seat: int) -> None:
    """The table, the question and the last of what is offered can be told in both languages."""
    view = state.view(seat)
    assert isinstance(view, KnightView)
    for language in LANGUAGES:
        text = "\n".join(plain(panel) for panel in GAME.picture(view, say(language, "mage_knight")))
        assert "{" not in text
        assert all("{" not in label(view, option, language, setting=state.setting) for option in view.options[-3:])
        assert prompt_text(view, language)


def test_nobody_learns_from_a_proposal_what_others_hold() -> None:
    """Two tables that differ only in a hand which is no hand of wounds are the same to everybody else."""
    one, two = siege(players=3), siege(players=3)
    arrange(two, seat=1, hand=("stamina", "swiftness"), deck=("march", "rage"))
    arrange(one, seat=1, hand=("march", "rage"), deck=("stamina", "swiftness"))
    for state in (one, two):
        proposed(state, 1, 1)
    for seat in (0, 2, None):
        assert one.view(seat) == two.view(seat)
    assert one.options(0) == two.options(0)


def test_a_hand_of_wounds_that_was_shown_is_remembered() -> None:
    state = siege(players=3)
    arrange(state, seat=1, hand=("wound", "wound"), deck=("march", "rage", "stamina"))
    assert state.imagine(0, random.Random(1)).options(0) == state.options(0)
    proposed(state, 0, 1)
    for seed in range(5):
        assert state.imagine(0, random.Random(seed)).hand[1] == (WOUND, WOUND)


def strong_pair(*garrison: str) -> KnightState:
    """Two heroes of the sixth level with good cards and two units each, beside a city with these defenders."""
    state = siege(*garrison)
    for seat in (0, 1):
        hand = ("march", "rage", "rage", "determination", "rage", "determination")
        arrange(state, seat=seat, hand=hand, mana=("red",) * 3, units=("utem-crossbowmen", "peasants"), level=6)
    return state


def played_by_greedy(state: KnightState) -> list[Action]:
    """What two greedy bots do until the first of them has ended the turn, and the other a part in it."""
    bots, done = [Greedy(seed=1), Greedy(seed=2)], []
    while state.turns[0] is not None or state.turns[1] is not None:
        seat = state.seats_awaited[0]
        done.append(bots[seat].think(state, seat))
        state.apply(done[-1], seat)
        if state.turn == 1 and state.assault is None:
            break
    return done


def test_the_greedy_bot_proposes_shares_out_agrees_goes_in_and_conquers() -> None:
    state = strong_pair("violet-monks", "violet-monks", "grey-crossbowmen", "grey-crossbowmen")
    done = played_by_greedy(state)
    assert done[0] == act.ProposeAssault(state.cities[0].hexes[0])
    # Both are as strong: two for each.
    assert done[1:3] == [act.GiveDefenders(1, 2), act.AnswerProposal(agree=True)]
    assert state.cities[0].shields == (0, 0, 1, 1)
    assert state.cities[0].conquered


def test_the_greedy_bot_goes_alone_where_it_needs_nobody() -> None:
    state = strong_pair("violet-monks", "violet-monks")
    assert isinstance(played_by_greedy(state)[0], act.MoveTo)
    assert state.cities[0].conquered


def test_the_greedy_bot_agrees_to_what_it_can_beat_and_declines_what_it_cannot() -> None:
    weak = proposed(siege("violet-monks", "violet-monks"), 1)
    arrange(weak, seat=1, hand=("march", "rage", "rage", "determination", "rage", "determination"), mana=("red",) * 4)
    weak.level[1] = 5
    weak.changed()
    assert Greedy(seed=1).think(weak, 1) == act.AnswerProposal(agree=True)
    strong = proposed(siege("white-altem-guardsmen", "white-altem-mages", "white-altem-mages"), 2)
    assert Greedy(seed=1).think(strong, 1) == act.AnswerProposal(agree=False)


def test_the_greedy_bot_makes_the_move_points_and_goes_in_or_stays_behind() -> None:
    state = agreed(siege("violet-monks", "violet-monks", move=0), 1)
    bot = Greedy(seed=1)
    state.apply(bot.think(state, 0), 0)
    state.apply(bot.think(state, 0), 0)
    assert state.place[0] == state.cities[0].hexes[0]
    state = agreed(siege("violet-monks", "violet-monks", move=0), 1)
    arrange(state, seat=0, hand=("wound",))
    assert bot.think(state, 0) == act.StayBehind()
