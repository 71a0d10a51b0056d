from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.games.andor.events import StrengthChanged
from herna.games.eight_minute_family.actions import Bid, Build, Destroy, Done, March, Perform, Place, Sail, TakeCard
from herna.games.eight_minute_family.events import (
    ArmyDestroyed,
    ArmyMarched,
    AuctionWon,
    BidsShown,
    CardTaken,
    GameBegun,
    GameScored,
)
from herna.games.monster_lands.events import HaggleRolled, MemberSent
from herna.kernel import Action, Event, State
from herna.table.offered import offered
from herna.words import event_text, label, prompt_text

GAME = herna.game("eight_minute_empire")
NAMES = ("Anna", "Jan")


def fresh(players: int = 2, **options: Any) -> State:
    return GAME.new(players, seed=1, **options)


@pytest.mark.parametrize(
    ("action", "english", "czech"),
    [
        (Bid(0), "Bid nothing", "Nenabídnout nic"),
        (Bid(1), "Bid 1 coin", "Nabídnout 1 minci"),
        (Bid(3), "Bid 3 coins", "Nabídnout 3 mince"),
        (Bid(7), "Bid 7 coins", "Nabídnout 7 mincí"),
        (Place(12), "New army: A13 Heart", "Nová armáda: A13 Srdce říše"),
        (March(12, 10), "March: A13 Heart → A11 Neck", "Pochod: A13 Srdce říše → A11 Šíje"),
        (Sail(9, 19), "Sail: A10 Spire → A20 Far Coast", "Plavba: A10 Hrot → A20 Daleké pobřeží"),
        (Build(16), "Build a city: A17 Bridge", "Postavit město: A17 Most"),
        (Destroy(1, 16), "Destroy an army: Jan, A17 Bridge", "Zničit armádu: Jan, A17 Most"),
        (Destroy(2, 16), "Destroy an army: neutral, A17 Bridge", "Zničit armádu: neutrální, A17 Most"),
        (Perform("place", 3), "Place 3 armies", "Umístit 3 armády"),
        (Perform("sail", 5), "Move 5 times by land or sea", "5 přesunů po souši i po moři"),
        (Perform("city", 1), "Build a city", "Postavit město"),
        (Done(), "Do no more", "Ukončit akci"),
    ],
)
def test_an_action_in_words(action: Action, english: str, czech: str) -> None:
    view = fresh(neutral_armies=True).view(0)
    assert label(view, action, "en", NAMES) == english
    assert label(view, action, "cs", NAMES) == czech


def test_a_card_is_offered_with_its_price_and_what_it_does() -> None:
    state = fresh()
    row = state.view(0).row  # type: ignore[attr-defined]
    for slot, price in enumerate(["free", "1 coin", "1 coin", "2 coins", "2 coins", "3 coins"]):
        words = label(state.view(0), TakeCard(slot), "en")
        assert words.startswith(f"Card {slot + 1}, {price} – ")
        assert row[slot].card not in words


def test_things_are_named_after_the_side_that_is_played() -> None:
    assert label(fresh(side="B").view(0), Place(11), "en") == "New army: B12 Heart"


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (GameBegun(1, 1), "The game begins.", "Hra začíná."),
        (GameBegun(2, 3), "Game 2 of 3 begins.", "Začíná 2. partie ze tří."),
        (BidsShown((3, 0)), "The bids: Anna (3) and Jan (0).", "Nabídky: Anna (3) a Jan (0)."),
        (
            AuctionWon(0, 0, "lot"),
            "Anna begins, drawn by lot among those who tied (their ages do not decide it), and pays nothing.",
            "Anna začíná (při shodě nabídek rozhodl los, podle věku to určit nešlo) a neplatí nic.",
        ),
        (AuctionWon(1, 2, "highest"), "Jan begins and pays 2 coins.", "Jan začíná a platí 2 mince."),
        (
            CardTaken(1, 2, "CO4", 1),
            "Jan takes card 3 for 1 coin – coal: move 2 times by land.",
            "Jan: karta 3 za 1 minci – uhlí: 2 přesuny po souši.",
        ),
        (ArmyMarched(0, 12, 10), "Anna marches: A13 Heart → A11 Neck.", "Anna: pochod A13 Srdce říše → A11 Šíje."),
        (
            ArmyDestroyed(0, 1, 16),
            "Anna destroys an army in A17 Bridge (owner: Jan).",
            "Anna: zničená armáda – A17 Most (vlastník: Jan).",
        ),
        (GameScored((9, 11)), "The points: Anna (9) and Jan (11).", "Body: Anna (9) a Jan (11)."),
    ],
)
def test_an_event_in_words(event: Event, english: str, czech: str) -> None:
    setting = fresh().setting
    assert event_text(setting, event, "en", NAMES) == english
    assert event_text(setting, event, "cs", NAMES) == czech


@pytest.mark.rule("EME-3.4")
def test_the_log_says_when_a_lot_stood_in_for_ages() -> None:
    setting = fresh().setting
    assert "drawn by lot" in event_text(setting, AuctionWon(0, 2, "lot"), "en")
    assert "drawn by lot" not in event_text(setting, AuctionWon(0, 2, "youngest"), "en")


@pytest.mark.rule("EME-9.8")
def test_the_log_tells_a_card_as_its_printing_has_it() -> None:
    taken = CardTaken(0, 0, "CO1", 0)
    assert "build a city" in event_text(fresh(printing="words").setting, taken, "en")
    assert "build a city" not in event_text(fresh(printing="icons").setting, taken, "en")


def test_a_question_is_put_to_the_one_who_is_asked() -> None:
    state = fresh()
    assert prompt_text(state.view(0), "en") == "How much do you bid for the right to begin? You have 14 coins."
    assert prompt_text(state.view(0), "cs") == "Kolik nabízíte za právo začínat? Máte 14 mincí."


def test_others_are_told_whom_the_table_waits_for() -> None:
    state = fresh(3)
    assert prompt_text(state.view(None), "en", NAMES) == "Waiting for Anna, Jan and Player 3."
    state.apply(Bid(2), 0)
    assert prompt_text(state.view(0), "cs", NAMES) == "Čeká se na tah: Jan a Hráč 3."


def test_the_end_names_the_winners() -> None:
    state = fresh()
    while not state.over:
        state.apply(state.options()[-1])
    assert len(state.winners) in (1, 2)
    view = state.view(None)
    view.winners = (1,)
    assert prompt_text(view, "en", NAMES) == "The game is over. Jan wins!"
    assert prompt_text(view, "cs", NAMES) == "Konec hry. Vítězství: Jan!"
    view.winners = (0, 1)
    assert prompt_text(view, "en", NAMES) == "The game is over. Anna and Jan share the win!"
    assert prompt_text(view, "cs", NAMES) == "Konec hry. O vítězství se dělí Anna a Jan!"
    view.winners = ()
    assert prompt_text(view, "en", NAMES) == "The game is over. Nobody has won."


def test_where_the_table_is_drawn_things_known_by_their_names_do_without_the_short_ones() -> None:
    state = herna.game("eight_minute_legends").new(2, seed=1)
    while not any(isinstance(action, Place) for action in state.options()):
        state.apply(state.options()[0])
    view = state.view(state.seats_to_act[0])
    at, place = next((n, action) for n, action in enumerate(view.options) if isinstance(action, Place))
    drawn = offered(view, state, "en", ()).labels[at]
    typed = label(view, place, "en", setting=state.setting)
    short = state.setting.names("region")[place.region]
    assert short in typed
    assert short not in drawn
    assert drawn.split(": ")[1] in typed


def test_dice_are_told_in_words_and_equal_ones_together() -> None:
    setting = herna.game("monster_lands").setting(2)
    sent = MemberSent(0, 0, 0, "S S M", 0, 0, 0, 0)
    assert event_text(setting, sent, "en").endswith(": 2× strength die, magic die.")
    assert event_text(setting, HaggleRolled(0, "H4"), "cs").endswith(": smlouvání 4.")


def test_what_became_less_is_told_as_a_loss() -> None:
    setting = herna.game("andor").setting(2)
    assert event_text(setting, StrengthChanged(0, 1), "cs") == "Hráč 1 získává 1 bod síly."
    assert event_text(setting, StrengthChanged(0, -2), "cs") == "Hráč 1 ztrácí 2 body síly."
    assert event_text(setting, StrengthChanged(0, -2), "en") == "Player 1 loses 2 strength."
