"""Legends of Andor in words: everything has a name, places follow the board, and what happens reads well."""

from __future__ import annotations

import random
from typing import Any

import pytest

import herna
from herna.games.andor.actions import Fight, Propose, Share, Walk
from herna.games.andor.components import BOARDS, CREATURE_IDS, FIGURES, FRIENDS
from herna.games.andor.deeds.riches import ShareArticle
from herna.games.andor.events import CardRead, HelpRevealed, ProposalMade, TrainingOver
from herna.games.andor.events.battle import DiceThrown, FoeThrew
from herna.games.andor.legend import Text
from herna.games.andor.pieces import PIECES
from herna.games.andor.setting import legends
from herna.games.andor.state import LOST, WON
from herna.kernel import Event, Match, Wording
from herna.words import LANGUAGES, choice_text, event_text, label, prompt_text, say
from tests.games.andor.table import position

NAME = "andor"
GAME = herna.game(NAME)
NAMES = ("Anna", "Jan")
EVERY_LEGEND: list[tuple[str, str, bool]] = [
    *((legend.id, level, False) for legend in legends().values() for level in legend.levels),
    ("arrival", "normal", True),
]


def told(event: Event, language: str = "en", **options: Any) -> str:
    return event_text(GAME.setting(2, **options), event, language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    speech = say(language, NAME)
    names = [f"figure-{figure}" for figure in FIGURES]
    names += [f"friend-{friend}" for friend in FRIENDS]
    names += [f"creature-{creature}{more}" for creature in CREATURE_IDS for more in ("", "-help")]
    names += [f"piece-{piece}{more}" for piece in PIECES for more in ("", "-help")]
    names += [f"place-{space.name}" for board in BOARDS.values() for space in board.space if space.name]
    setting = GAME.setting()
    for kind in ("event_ids", "lake_ids", "dragon_ids"):
        names += [f"card-{card}" for card in getattr(setting, kind)]
    assert [name for name in names if not speech.knows(name)] == []


@pytest.mark.parametrize(("language", "land", "mine"), [("en", "castle", "mine gate"), ("cs", "hrad", "brána dolu")])
def test_places_are_called_as_on_the_board_of_the_legend(language: str, land: str, mine: str) -> None:
    for legend, name in (("arrival", land), ("mine", mine)):
        view = GAME.new(2, 1, legend=legend).view(0)
        assert label(view, Walk(0), language).endswith(f"0 {name}")


def test_a_legend_of_ones_own_on_the_mine_has_the_places_of_the_mine() -> None:
    setting = GAME.setting(2, legend="mine")
    assert setting.facts["board"] == "mine"
    assert set(setting.facts) == {"legend", "difficulty", "figures", "training", "board"}


@pytest.mark.parametrize("dice", ["6", "6 4", "6 4 1"])
def test_dice_are_numbers_however_many_sit_at_the_table(dice: str) -> None:
    for players in GAME.players:
        setting = GAME.setting(players)
        assert event_text(setting, DiceThrown(0, dice, 6), "en") == f"Player 1 rolls {dice}: 6."
        gor = CREATURE_IDS.index("gor")
        assert event_text(setting, FoeThrew(gor, dice, 6), "cs") == f"Nestvůra hází {dice}: 6 (gor)."


def test_cards_and_helps_are_told_by_what_their_files_say() -> None:
    title = Wording("A Foggy Morning", "Mlhavé ráno")
    assert told(CardRead("B1", title)) == "The story goes on: A Foggy Morning."
    assert told(CardRead("B1", title), "cs") == "Příběh pokračuje: Mlhavé ráno."
    assert told(HelpRevealed("keepers", Wording("Keepers", "Strážci")), "cs") == "Pomoc pro hrdiny – Strážci"


def test_a_plan_is_told_as_what_it_is() -> None:
    assert told(ProposalMade(1, "fight", 21)) == "Jan: Let us fight together – 21."
    assert told(ProposalMade(1, "trade", 57), "cs") == "Jan: Pojďme nakoupit – 57 Strom písní."
    view = position({"dwarf": 7, "warrior": 14}, creatures={21: "gor"}).view(0)
    assert label(view, Propose("fight", 21), "en") == "Propose to fight together: 21"
    assert label(view, Fight(21), "en") == "Fight: 21, gor"


def test_who_gets_an_article_is_asked_with_its_name() -> None:
    state = position({"dwarf": 7, "warrior": 14})
    state.steps.append(ShareArticle(PIECES.index("wineskin"), 2))
    state._acting = state._offered = None
    assert prompt_text(state.view(0), "en") == "Who gets this: wineskin? 2 left."
    assert "měch" in prompt_text(state.view(0), "cs")
    assert label(state.view(0), Share(1, 1), "en", NAMES) == "Jan: 1"


@pytest.mark.parametrize(("won", "end"), [(True, "you have won it together!"), (False, "it is lost.")])
def test_all_win_or_lose_together(won: bool, end: str) -> None:
    state = position({"dwarf": 7, "warrior": 14})
    state.finish(WON if won else LOST)
    state._acting = state._offered = None
    assert prompt_text(state.view(0), "en").endswith(end)
    assert state.winners == ((0, 1) if won else ())


def test_legends_of_ones_own_are_offered_by_their_titles() -> None:
    (info,) = [info for info in GAME.option_info() if info.name == "legend"]
    speech = say("cs", NAME)
    assert choice_text(info, "arrival", speech) == "1 Příjezd hrdinů"
    own = herna.kernel.OptionInfo("legend", "choice", "arrival", ("mine-own",), {"mine-own": Wording("Mine", "Moje")})
    assert choice_text(own, "mine-own", speech) == "Moje"


def complete(text: str) -> bool:
    return bool(text) and "{" not in text and "prompt-" not in text and "event-" not in text and "action-" not in text


@pytest.mark.parametrize(("legend", "level", "training"), EVERY_LEGEND)
def test_a_whole_legend_can_be_told(legend: str, level: str, training: bool) -> None:
    dice = random.Random(f"{legend}{level}")
    match = Match.new(GAME, 3, 3, legend=legend, difficulty=level, training=training)
    asked = set()
    while not match.state.over:
        seat = dice.choice(match.state.seats_to_act)
        view, setting = match.state.view(seat), match.state.setting
        assert view.prompt is not None
        if view.prompt.id not in asked:
            asked.add(view.prompt.id)
            for language in LANGUAGES:
                assert complete(prompt_text(view, language))
                assert all(complete(label(view, action, language)) for action in view.options)
        for heard in match.play(dice.choice(view.options), seat):
            assert all(complete(event_text(setting, heard.event, language)) for language in LANGUAGES)
    assert "turn" in asked


def test_a_training_day_is_told_as_it_went() -> None:
    assert told(TrainingOver(True)) == "The training day is over, and everything is done."
    assert "chybí" in told(TrainingOver(False), "cs") or "znovu" in told(TrainingOver(False), "cs").lower()


def test_stories_have_both_languages() -> None:
    texts: list[Text] = []
    for legend in legends().values():
        texts += [legend.title, legend.summary, *(card.story for card in legend.card)]
    assert all(text.en.strip() and text.cs.strip() and text.en != text.cs for text in texts)
