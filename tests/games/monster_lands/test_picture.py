"""The table as text: everything has words, in both languages, for the eye and the ear."""

from __future__ import annotations

import random
import re

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.box import EQUIPMENT, LOOT, MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.faces.labels import ability_text
from herna.games.monster_lands.vocabulary import LandsOp
from herna.kernel import Event, plain
from herna.words import LANGUAGES, event_text, label, prompt_text, say
from tests.games.monster_lands.table import ANNA, adventure, do, position, put, view_of

LETTERS = re.compile(r"\b[SMHXYZ][1-6]?\b")
"""What dice and the spaces for them are called in the content files."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    speech = say(language, "monster_lands")
    for seed in range(3):
        draw = random.Random(seed)
        state = GAME.new(2 + seed, seed, equipment="house" if seed else "rulebook", queens_gift=True)
        state.events = []
        while not state.over:
            seat = state.seats_to_act[0]
            if draw.random() < 0.15:
                view = view_of(state, seat)
                assert prompt_text(view, language)
                for action in state.options(seat):
                    assert "{" not in label(view, action, language)
                for panel in GAME.picture(view, speech):
                    for text in (panel.title, plain(panel), *panel.speak):
                        assert "{" not in text
                        assert "-" not in text.split(" ")[0] or text.startswith("-")
                        assert not LETTERS.search(text), text
            state.apply(draw.choice(state.options(seat)), seat)
        assert state.events
        for told in state.events:
            event: Event = told.event
            text = event_text(state.setting, event, language)
            assert "{" not in text
            assert not LETTERS.search(text), text
        state.events = None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_told_with_its_numbers(language: str) -> None:
    speech = say(language, "monster_lands")
    words: list[LandsOp] = [*(card.ability for card in MEMBERS), *(card.ability for card in MONSTERS)]
    words += [card.ability for card in EQUIPMENT]
    words += [*(token.effect for token in TRAPS), *(token.effect for token in LOOT)]
    for word in words:
        text = ability_text(word, speech)
        assert "{" not in text
        n = getattr(word, "n", None)
        assert n is None or n == 1 or str(n) in text, (word, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["rulebook", "house"])
def test_every_card_in_sight_says_what_it_is_and_does(language: str, deck: str) -> None:
    speech, draw = say(language, "monster_lands", drawn=True), random.Random(3)
    state = GAME.new(3, 8, equipment=deck)
    while not state.over:
        if draw.random() < 0.05:
            view = view_of(state, ANNA)
            told = GAME.spots(view, speech)
            names = state.setting.names
            seen = [(name, card) for name, card in zip(names("member"), MEMBERS, strict=True) if name in view.tavern]
            seen += [(m.member, c) for b in view.clan_boards for m in b.members for c in MEMBERS if c.id == m.kind]
            for name, card in seen:
                number = names("member").index(name)
                ability = ability_text(card.ability, speech)
                assert told["source"][number] == ability
                assert ability in told["hire" if name in view.tavern else "member"][number]
                rookie = names("member").index("rookie-1")
                assert ability in told["about-member"][rookie if card.role == "rookie" else number].splitlines()
            for gear in view.market:
                if gear is not None:
                    printed = next(card for card in EQUIPMENT if card.id == gear.kind)
                    number = names("gear").index(gear.gear)
                    assert ability_text(printed.ability, speech) in told["gear"][number]
                    assert str(printed.cost) in told["about-gear"][number].splitlines()[0]
        state.apply(draw.choice(state.options()))


def test_the_odds_are_drawn_beside_each_choice() -> None:
    clans = (("onduru", "trunk"), ("jeducha",))
    state = position(clans=clans, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0})
    put(state, "a2", "trunk", ANNA, "SSM", traps=["p4"])
    adventure(state)
    panels = {panel.id: panel for panel in GAME.picture(view_of(state, ANNA), say("en", "monster_lands"))}
    odds = plain(panels["odds"]).splitlines()
    assert odds[0].startswith("As things stand: dead ")
    assert odds[1].startswith("Keep all magic dice: dead ")
    do(state, "throw-magic 0", roll=[1, 1, 1])
    panels = {panel.id: panel for panel in GAME.picture(view_of(state, ANNA), say("cs", "monster_lands"))}
    assert "Hodit všemi kostkami" in plain(panels["odds"])


def test_a_town_in_panic_says_so() -> None:
    state = position(panic=["mine"])
    panels = {panel.id: panel for panel in GAME.picture(view_of(state, ANNA), say("en", "monster_lands"))}
    assert "Mine – closed by panic" in plain(panels["town"])


@pytest.mark.parametrize(
    ("language", "told"), [("en", "2× strength die, magic die"), ("cs", "2× kostka síly, kostka magie")]
)
def test_dice_that_are_alike_are_counted(language: str, told: str) -> None:
    speech = say(language, "monster_lands")
    view = view_of(position(pool=("SSM", "S")), ANNA)
    own = next(panel for panel in GAME.picture(view, speech) if panel.id == "own")
    assert own.speak[-1] == told
