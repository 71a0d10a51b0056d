"""Eight-Minute Empire: Legends in words: everything has a name, cards say what they do, sentences read well."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.games.eight_minute_family.actions import Bid, Build, Destroy, Done, March, Perform, Place, Sail, TakeCard
from herna.games.eight_minute_family.events import AuctionWon, CardTaken, NothingToDo
from herna.games.eight_minute_legends.actions import NameFirst, PlaceAtCity, PutOutpost, PutStart, TakeToken
from herna.games.eight_minute_legends.components import (
    CARDS,
    LEADER_IDS,
    REGION_NUMBER,
    SIDES,
    TOKEN_IDS,
    Ability,
    Card,
)
from herna.games.eight_minute_legends.events import CityRented, CoinsGained, CoinStolen, FirstNamed, LeaderDealt
from herna.games.eight_minute_legends.setting import PLACES
from herna.kernel import Action, Event, HernaError, State
from herna.words import LANGUAGES, clause, error_text, event_text, label, prompt_text, rulebook, say

NAME = "eight_minute_legends"
GAME = herna.game(NAME)
NAMES = ("Anna", "Jan")
VIL3, VIL4, RED2 = (REGION_NUMBER[region] for region in ("vil3", "vil4", "red2"))


def fresh(players: int = 2, **options: Any) -> State:
    return GAME.new(players, seed=1, **({"map": "first-game"} | options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    speech = say(language, NAME)
    names = [f"region-{region.id}" for side in SIDES for region in side.region]
    assert len({speech(name) for name in names}) == len(names) == 38
    islands = [f"island-{island.id}" for side in SIDES for island in side.island]
    assert len({speech(name) for name in islands}) == len(islands) == 14
    names += [*islands, *(f"side-{side.id}" for side in SIDES)]
    names += [f"place-{place}" for places in PLACES.values() for place in places]
    for token in (*TOKEN_IDS, "covered"):
        names += [f"token-{token}", f"token-{token}-help", f"token-{token}-short"]
    names += [f"leader-{leader}{more}" for leader in LEADER_IDS for more in ("", "-help")]
    names += [f"card-{card.id}{more}" for card in CARDS for more in ("", "-name")]
    names += [f"family-{card.family}" for card in CARDS if card.family]
    names += [f"ability-{ability.kind}{more}" for card in CARDS for ability in card.abilities for more in ("", "-help")]
    assert [name for name in names if not speech.knows(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_tokens_are_two_letters_and_all_different(language: str) -> None:
    shorts = [say(language, NAME)(f"token-{token}-short") for token in (*TOKEN_IDS, "covered")]
    assert all(len(short) == 2 for short in shorts)
    assert len(set(shorts)) == len(shorts)


def ability_line(language: str, ability: Ability) -> str:
    return say(language, NAME)(
        f"ability-{ability.kind}",
        n=ability.n,
        vp=ability.vp,
        family=ability.family,
        need=ability.need,
        coins=ability.coins,
    )


def card_line(language: str, card: Card) -> str:
    """What a card has to say, put together from the words of its abilities and of the choice between its actions."""
    speech = say(language, NAME)
    deeds = [speech("action-perform", deed=part.do, n=part.n) for part in card.actions]
    joined = {"single": "", "or": " / ", "and": " + "}[card.combine].join(deeds)
    abilities = ", ".join(ability_line(language, ability) for ability in card.abilities)
    return f"{speech(f'card-{card.id}-name')} ({abilities}): {joined}".lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_card_say_what_the_card_does(language: str) -> None:
    assert len(CARDS) == 34
    for card in CARDS:
        assert say(language, NAME)(f"card-{card.id}").lower() == card_line(language, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_card_carries_the_adjective_of_its_family(language: str) -> None:
    speech = say(language, NAME)
    stems = {
        family: speech(f"family-{family}").rstrip("áí").lower() for family in {card.family for card in CARDS} - {""}
    }
    for card in CARDS:
        name = speech(f"card-{card.id}-name").lower()
        assert [family for family, stem in stems.items() if name.startswith(stem)] == [card.family] * bool(card.family)


@pytest.mark.parametrize(
    ("card", "english", "czech"),
    [
        (
            "ancient-phoenix",
            "Ancient Phoenix (flying): 5 movement points",
            "Prastarý fénix (létání): 5 bodů pohybu",
        ),
        (
            "noble-hills",
            "Noble Hills (4 points for all 3 noble cards): place 3 armies",
            "Vznešené vrchy (4 body za všechny 3 vznešené karty): umístit 3 armády",
        ),
        (
            "mountain-dwarf",
            "Mountain Dwarf (3 points for both mountain cards): place 2 armies + destroy an army",
            "Horský trpaslík (3 body za obě horské karty): umístit 2 armády + zničit armádu",
        ),
        (
            "mountain-treasury",
            "Mountain Treasury (1 elixir, 2 coins at once): 3 movement points",
            "Horská pokladnice (1 elixír, 2 mince hned): 3 body pohybu",
        ),
        (
            "graveyard",
            "Graveyard (1 point per cursed card): place 2 armies",
            "Hřbitov (1 bod za každou prokletou kartu): umístit 2 armády",
        ),
        (
            "castle-1",
            "Castle (1 elixir): place 3 armies / build a city",
            "Hrad (1 elixír): umístit 3 armády / postavit město",
        ),
    ],
)
def test_a_card_in_words(card: str, english: str, czech: str) -> None:
    assert say("en", NAME)(f"card-{card}") == english
    assert say("cs", NAME)(f"card-{card}") == czech


@pytest.mark.parametrize(
    ("kind", "n", "czech"),
    [
        ("move-bonus", 1, "+1 pohyb"),
        ("move-bonus", 2, "+2 pohyby"),
        ("move-bonus", 5, "+5 pohybů"),
        ("army-bonus", 3, "+3 armády"),
        ("army-bonus", 5, "+5 armád"),
        ("flying", 1, "létání"),
        ("flying", 3, "létání ×3"),
        ("elixir", 1, "1 elixír"),
        ("elixir", 4, "4 elixíry"),
        ("elixir", 10, "10 elixírů"),
    ],
)
def test_abilities_that_have_added_up_are_counted_in_czech(kind: str, n: int, czech: str) -> None:
    assert say("cs", NAME)(f"ability-{kind}", n=n) == czech


@pytest.mark.parametrize(
    ("action", "english", "czech"),
    [
        (Bid(2), "Bid 2 coins", "Nabídnout 2 mince"),
        (NameFirst(1), "Begins: Jan", "Začíná: Jan"),
        (PutStart(VIL4), "Start token: vil4 Pinewood", "Startovní žeton: vil4 Borový les"),
        (
            PutOutpost(RED2),
            "Everybody's fifth army: red2 Middle Grove",
            "Pátá armáda každého hráče: red2 Prostřední háj",
        ),
        (Place(VIL4), "New army: vil4 Pinewood", "Nová armáda: vil4 Borový les"),
        (
            PlaceAtCity(1, VIL3),
            "New army at a city of Jan, for a coin: vil3 Old Village",
            "Nová armáda k cizímu městu za minci (Jan): vil3 Stará ves",
        ),
        (March(VIL4, VIL3), "March: vil4 Pinewood → vil3 Old Village", "Pochod: vil4 Borový les → vil3 Stará ves"),
        (
            Sail(VIL3, RED2),
            "Sail: vil3 Old Village → red2 Middle Grove",
            "Plavba: vil3 Stará ves → red2 Prostřední háj",
        ),
        (Build(VIL3), "Build a city: vil3 Old Village", "Postavit město: vil3 Stará ves"),
        (TakeToken(VIL3), "Take the discovery: vil3 Old Village", "Vzít objev: vil3 Stará ves"),
        (Destroy(2, VIL3), "Destroy an army: neutral, vil3 Old Village", "Zničit armádu: neutrální, vil3 Stará ves"),
        (Perform("move", 4), "4 movement points", "4 body pohybu"),
        (Perform("city", 1), "Build a city", "Postavit město"),
        (Done(), "Do no more", "Ukončit akci"),
    ],
)
def test_an_action_in_words(action: Action, english: str, czech: str) -> None:
    view = fresh().view(0)
    assert label(view, action, "en", NAMES) == english
    assert label(view, action, "cs", NAMES) == czech


@pytest.mark.parametrize(
    ("turn", "english", "czech"),
    [
        (0, "stem: Grey Peaks, upright", "dřík: Šedé štíty, nastojato"),
        (1, "stem: Grey Peaks, lying, top to the right", "dřík: Šedé štíty, naležato, horní hranou vpravo"),
        (2, "stem: Grey Peaks, upside down", "dřík: Šedé štíty, vzhůru nohama"),
        (3, "stem: Grey Peaks, lying, top to the left", "dřík: Šedé štíty, naležato, horní hranou vlevo"),
    ],
)
def test_a_board_is_told_with_its_place_and_how_it_lies(turn: int, english: str, czech: str) -> None:
    for language, told in (("en", english), ("cs", czech)):
        speech = say(language, NAME)
        place, side = speech("place-stem"), speech("side-peaks")
        assert speech("action-lay-segment", place=place, side=side, turn=turn) == told
        assert told in speech("event-segment-laid", place=place, side=side, turn=turn)
        assert told in speech("speak-board", place=place, side=side, turned=speech(f"turned-{turn}"))


def test_a_card_is_offered_with_its_price_and_what_it_does() -> None:
    state = fresh()
    row = state.view(0).row  # type: ignore[attr-defined]
    for slot, price in enumerate(["free", "1 coin", "1 coin", "2 coins", "2 coins", "3 coins"]):
        words = label(state.view(0), TakeCard(slot), "en")
        assert words == f"Card {slot + 1}, {price} – {say('en', NAME)(f'card-{row[slot].card}')}"


@pytest.mark.parametrize(
    ("event", "english", "czech"),
    [
        (AuctionWon(1, 2, "highest"), "Jan wins the auction and pays 2 coins.", "Jan vyhrává dražbu a platí 2 mince."),
        (FirstNamed(1, 0), "Jan decides who begins: Anna.", "Jan určuje, kdo začne: Anna."),
        (LeaderDealt(0, "red-sorceress"), "Anna gets a leader: Red Sorceress.", "Anna: vůdce Rudá čarodějka."),
        (
            CardTaken(1, 2, "lake", 1),
            "Jan takes card 3 for 1 coin – Lake (1 point per forest card): place 2 armies / 3 movement points.",
            "Jan: karta 3 za 1 minci – Jezero (1 bod za každou lesní kartu): umístit 2 armády / 3 body pohybu.",
        ),
        (CoinsGained(0, 2), "Anna gets 2 coins from the bank.", "Anna: z banku 2 mince."),
        (
            CityRented(0, 1, VIL3),
            "Anna pays Jan a coin for the use of a city in vil3 Old Village.",
            "Anna: mince za využití města – vil3 Stará ves (majitel: Jan).",
        ),
        (CoinStolen(0, 1), "Anna takes a coin from Jan.", "Anna: ukradená mince (přichází o ni Jan)."),
        (
            NothingToDo(0, "city", "none-left"),
            "Anna has no city left to build.",
            "Anna: všechna města už stojí, žádné další nezbývá.",
        ),
        (
            NothingToDo(0, "destroy", "out-of-reach"),
            "Anna destroys nothing: every army of the others is immune or out of reach.",
            "Anna: není co zničit, všechny cizí armády jsou nedotknutelné nebo mimo dosah.",
        ),
        (
            NothingToDo(0, "destroy", "no-army"),
            "Anna finds no army to destroy.",
            "Anna: na mapě není žádná armáda ke zničení.",
        ),
    ],
)
def test_an_event_in_words(event: Event, english: str, czech: str) -> None:
    setting = fresh().setting
    assert event_text(setting, event, "en", NAMES) == english
    assert event_text(setting, event, "cs", NAMES) == czech


@pytest.mark.rule("LEG-3.3")
def test_the_log_says_when_a_lot_stood_in_for_ages() -> None:
    setting = fresh().setting
    assert "drawn by lot" in event_text(setting, AuctionWon(0, 2, "lot"), "en")
    assert "drawn by lot" not in event_text(setting, AuctionWon(0, 2, "youngest"), "en")
    assert "rozhodl los" in event_text(setting, AuctionWon(0, 2, "lot"), "cs")


def test_the_one_who_prepares_the_game_is_asked_place_by_place() -> None:
    state = fresh(map="by-hand")
    assert prompt_text(state.view(0), "en").endswith("Place: centre.")
    state.apply(state.options(0)[0])
    assert prompt_text(state.view(0), "en").endswith("Place: left arm.")
    assert prompt_text(state.view(0), "cs").endswith("Místo: levé rameno.")


@pytest.mark.rule("LEG-2.2", "LEG-9.15")
def test_a_board_that_cannot_lie_there_is_refused_with_the_reason() -> None:
    state = fresh(map="by-hand", layout="row")
    with pytest.raises(HernaError) as caught:
        state.apply(state.parse("lay-segment first greatland 0"))
    assert caught.value.reason("en").endswith("(LEG-9.15).")
    assert "inner place" in error_text(caught.value, "en")
    assert "vnitřním místě" in error_text(caught.value, "cs")
    state.apply(state.parse("lay-segment first village 0"))
    with pytest.raises(HernaError) as caught:
        state.apply(state.parse("lay-segment second greatland 0"))
    assert "lies on the map already" in error_text(caught.value, "en")
    assert "už na mapě leží" in error_text(caught.value, "cs")


def test_a_swamp_without_discoveries_is_refused_in_both_languages() -> None:
    with pytest.raises(HernaError) as caught:
        fresh(swamp=True)
    assert error_text(caught.value, "en").endswith("Play with discoveries too, or leave it out (LEG-9.12).")
    assert error_text(caught.value, "cs").endswith("Hrajte i s objevy, nebo ho vynechte (LEG-9.12).")


def test_the_rulebook_is_whole() -> None:
    chapters = rulebook(NAME, "en")
    assert [len(chapter.clauses) for chapter in chapters] == [3, 12, 4, 6, 11, 7, 9, 5, 20]
    origins = {found.id: found.origin for chapter in chapters for found in chapter.clauses}
    house = [
        "2.4",
        "2.7",
        "2.8",
        "2.11",
        "2.12",
        "3.3",
        "4.5",
        "5.6",
        "6.6",
        "7.9",
        "8.3",
        "8.5",
        "9.2",
        "9.8",
        "9.10",
        "9.13",
        "9.15",
        "9.17",
        "9.19",
        "9.20",
    ]
    public = ["5.8", "7.5", "7.6", "7.8"]
    assert [found for found, origin in origins.items() if origin == "house"] == [f"LEG-{number}" for number in house]
    assert [found for found, origin in origins.items() if origin == "public"] == [f"LEG-{number}" for number in public]


@pytest.mark.parametrize(
    "number",
    [
        "2.4",
        "2.7",
        "2.8",
        "2.11",
        "2.12",
        "3.3",
        "4.5",
        "6.6",
        "7.9",
        "8.3",
        "9.8",
        "9.10",
        "9.13",
        "9.15",
        "9.17",
        "9.19",
        "9.20",
    ],
)
def test_what_is_our_ruling_says_so(number: str) -> None:
    assert "Our ruling:" in clause(NAME, number, "en").text
    assert "Náš výklad:" in clause(NAME, number, "cs").text
