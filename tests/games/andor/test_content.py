"""What is in the box: counts of the rulebook, boards that hang together, cards that say what they do."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from herna.games.andor import components as box
from herna.games.andor.legend import load_legends
from herna.games.andor.rules.heroes import willpower_row
from herna.games.andor.vocabulary.operations import Gamble, Place
from herna.games.andor.vocabulary.values import Level, Varies, amount
from herna.games.content import BadContent, load
from herna.games.programs import numbers_in
from herna.words import say

MAIN, MINE = box.BOARDS["main"], box.BOARDS["mine"]
CONTENT = Path(box.__file__).parent / "content"
ARTICLE = {article.id: article for article in box.ARTICLES}
TOKEN = {token.id: token for token in box.BOARD_TOKENS}
CREATURE = {creature.id: creature for creature in box.CREATURES}


def family(name: str) -> int:
    things: tuple[box.Article | box.Token, ...] = (*box.ARTICLES, *box.BOARD_TOKENS)
    return sum(thing.count for thing in things if thing.family == name)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(box.FIGURES) == 8
    assert sum(creature.figures for creature in box.CREATURES) == 28
    assert TOKEN["farmer"].count == 4
    assert ARTICLE["parchment"].count == 6
    assert family("rune") == 6
    assert family("rubble") == 8
    assert family("gem") == 11
    assert family("herb") == 3
    assert sum(article.count for article in box.ARTICLES if article.sold_by) == 24
    assert sum(fog.count for fog in box.FOG) == 15
    assert len(box.CREATURE_TOKENS) == 15


def test_there_are_66_small_cards() -> None:
    start = [event.id for event in box.SILVER if event.start]
    assert start == ["S0"]
    counts = (len(box.GOLDEN), len(box.SILVER) - 1, len(start), len(box.LAKE), len(box.FATES))
    assert counts == (34, 11, 1, 10, 10)
    assert sum(event.shield for event in box.GOLDEN) == 17
    assert not any(event.start for event in (*box.GOLDEN, *box.LAKE, *box.DRAGON_CARDS))


def test_every_id_is_used_once() -> None:
    small_cards = (*box.SILVER, *box.GOLDEN, *box.LAKE, *box.DRAGON_CARDS, *box.CREATURE_TOKENS, *box.FATES)
    for entries in (small_cards, box.CREATURES, (*box.ARTICLES, *box.BOARD_TOKENS)):
        assert [name for name, count in Counter(entry.id for entry in entries).items() if count > 1] == []


def test_coins_gems_and_rubble_have_their_printed_values() -> None:
    assert box.NUMBERS.coins == (1, 2, 5)
    assert {article.value: article.count for article in box.ARTICLES if article.family == "gem"} == {2: 5, 4: 5, 6: 1}
    assert {token.value: token.count for token in box.BOARD_TOKENS if token.family == "rubble"} == {
        2: 1, 5: 2, 6: 1, 7: 2, 8: 2,
    }  # fmt: skip
    assert {article.value: article.count for article in box.ARTICLES if article.family == "herb"} == {3: 1, 4: 2}


def test_the_equipment_board_is_filled_as_printed() -> None:
    assert {article.id: article.count for article in box.ARTICLES if article.sold_by == "merchant"} == {
        "wineskin": 5, "shield": 4, "bow": 3, "falcon": 2, "telescope": 2, "helm": 3,
    }  # fmt: skip
    assert [article.id for article in box.ARTICLES if article.sold_by == "witch"] == ["brew"]


def test_heroes_stand_in_the_order_of_their_ranks() -> None:
    assert [(hero.id, hero.rank, hero.dice) for hero in box.HEROES] == [
        ("dwarf", 7, (1, 2, 3)),
        ("warrior", 14, (2, 3, 4)),
        ("archer", 25, (3, 4, 5)),
        ("wizard", 34, (1, 1, 1)),
    ]
    assert [hero.home for hero in box.HEROES] == [43, 25, 53, 9]


@pytest.mark.parametrize(
    ("name", "strength", "willpower", "die", "dice", "reward"),
    [
        ("gor", 2, 4, "red", 2, 2),
        ("skral", 6, 6, "red", 2, 4),
        ("wardrak", 10, 7, "black", 2, 6),
        ("troll", 14, 12, "red", 3, 6),
    ],
)
def test_creatures_are_as_strong_as_printed(
    name: str, strength: int, willpower: int, die: str, dice: int, reward: int
) -> None:
    creature = CREATURE[name]
    assert (creature.strength, creature.willpower, creature.die, creature.reward) == (strength, willpower, die, reward)
    assert creature.dice[willpower_row(willpower)] == dice


@pytest.mark.parametrize(
    ("name", "level", "strength"),
    [
        ("tower-skral", "easy", (10, 20, 30)),
        ("tower-skral", "normal", (20, 30, 40)),
        ("troll-prince", "easy", (10, 16, 22)),
        ("varkur", "hard", (20, 30, 40)),
        ("empowered-gor", "easy", (6, 8, 10)),
        ("dragon", "hard", (30, 44, 58)),
    ],
)
def test_special_creatures_grow_with_heroes_and_level(name: str, level: Level, strength: tuple[int, int, int]) -> None:
    assert tuple(amount(CREATURE[name].strength, heroes, level) for heroes in (2, 3, 4)) == strength


def test_only_on_the_hard_level_somebody_rides_the_dragon() -> None:
    rider = CREATURE["dragon"].rider
    assert [amount(rider, 3, level) for level in ("easy", "normal", "hard")] == [0, 0, 4]


def test_creatures_that_wait_do_not_move() -> None:
    waiting = {creature.id for creature in box.CREATURES if creature.moves is None}
    assert waiting == {"tower-skral", "varkur", "empowered-gor", "rune-skral", "fate-gor", "jailer", "dragon"}


def test_every_figure_that_is_borrowed_is_in_the_box() -> None:
    figures = {creature.id for creature in box.CREATURES if creature.figures} | {"dark-mage", "dragon"}
    assert {creature.figure for creature in box.CREATURES} == figures


@pytest.mark.parametrize("board", [MAIN, MINE], ids=["main", "mine"])
def test_borders_are_mutual(board: box.Board) -> None:
    edges = {(space.id, other) for space in board.space for other in space.neighbours}
    assert edges == {(other, space) for space, other in edges}
    assert all(space != other for space, other in edges)


def test_the_main_board_has_78_spaces_and_157_borders() -> None:
    assert [space.id for space in MAIN.space] == [*range(73), *range(80, 85)]
    assert sum(len(space.neighbours) for space in MAIN.space) == 2 * 157
    assert [space.id for space in MINE.space] == list(range(67))


def test_places_of_the_main_board() -> None:
    assert [space.id for space in MAIN.space if space.well] == [5, 35, 45, 55]
    assert [space.id for space in MAIN.space if space.merchant] == [18, 57, 71]
    assert sum(space.fog for space in MAIN.space) == 15
    spaces = {space.id: space for space in MAIN.space}
    assert all(second in spaces[first].neighbours for first, second in ((16, 48), (38, 39), (46, 47)))


def test_every_arrow_of_the_main_board_ends_in_the_castle() -> None:
    without = {space.id for space in MAIN.space if space.next is None}
    assert without == {0, 80, 83}
    for space in MAIN.space:
        if space.id not in without:
            way = box.way_to_castle(MAIN, space.id)
            assert way is not None
            assert way[-1] == 0


def test_every_cave_of_the_mine_leads_to_the_gate_and_the_forest_does_not() -> None:
    for space in MINE.space:
        way = box.way_to_castle(MINE, space.id)
        assert (way is None) == (space.terrain == "forest")


def test_the_road_of_the_dragon() -> None:
    assert box.way_to_castle(MAIN, 84) == (84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0)


def test_the_mine_has_its_gems_shores_and_fire() -> None:
    assert [space.id for space in MINE.space if space.gem] == [0, 2, 3, 4, 15, 22, 36, 42, 50, 57, 58]
    assert [space.id for space in MINE.space if space.shore] == [33, 44, 53, 56, 60]
    assert len(MINE.fire_zones) == 6
    burning = [space for zone in MINE.fire_zones for space in zone]
    assert len(burning) == len(set(burning)) == 18


def test_tens_and_ones_are_spaces_of_both_boards() -> None:
    rolled = {10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)}
    assert all(rolled <= {space.id for space in board.space if space.neighbours} for board in (MAIN, MINE))


def test_opposite_faces_of_the_black_die_are_mutual() -> None:
    opposite = box.NUMBERS.black_opposite
    assert all(opposite[opposite[face]] == face != opposite[face] for face in range(6))
    pairs = {frozenset((box.NUMBERS.black_die[face], box.NUMBERS.black_die[opposite[face]])) for face in range(6)}
    assert pairs == {frozenset((6, 12)), frozenset((6, 10)), frozenset((8, 10))}


@pytest.mark.parametrize("field", ["golden_shields", "brew_price"])
def test_numbers_by_heroes_are_given_for_two_to_four(field: str) -> None:
    expected = {"golden_shields": [3, 2, 1], "brew_price": [3, 4, 5]}
    assert [getattr(box.NUMBERS, field).with_heroes(heroes) for heroes in (2, 3, 4)] == expected[field]


def test_what_small_cards_put_on_the_board_exists() -> None:
    spaces = {space.id for space in MAIN.space if space.neighbours}
    known = {*CREATURE, *ARTICLE, *TOKEN, *box.FRIENDS, "gold", "rune"}
    cards: tuple[box.SmallCard | box.CreatureToken, ...] = (*box.SILVER, *box.GOLDEN, *box.CREATURE_TOKENS)
    placed = [op for card in cards for op in card.do if isinstance(op, Place)]
    placed += [op for fate in box.FATES for op in fate.setup if isinstance(op, Place)]
    assert len(placed) == 4 + 26 + 6
    for op in placed:
        assert op.what in known
        assert isinstance(op.at, tuple)
        assert set(op.at) <= spaces


@pytest.mark.parametrize("file", sorted(CONTENT.rglob("*.toml")), ids=lambda file: file.name)
def test_every_entry_says_where_it_comes_from(file: Path) -> None:
    """Cards of legends inherit the origin of ours; entries of the box each name their own."""
    text = file.read_text(encoding="utf-8")
    assert re.search(r'^origin = "(seed|public|house)"$', text, re.MULTILINE)
    if file.parent.name != "legends":
        for entry in re.split(r"^\[\[", text, flags=re.MULTILINE)[1:]:
            assert "\norigin = " in entry, entry


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("neighbours = [1, 2, 4, 5, 6, 7, 11]", "neighbours = [1, 2, 4, 5, 6, 7]", "content-border"),
        ("next = 0\nneighbours = [0, 2, 3, 4]", "next = 9\nneighbours = [0, 2, 3, 4]", "content-arrow"),
        ("next = 0\nneighbours = [0, 2, 3, 4]", "next = 3\nneighbours = [0, 2, 3, 4]", "content-arrow-circle"),
    ],
)
def test_a_board_of_ones_own_has_to_hang_together(
    old: str, new: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (CONTENT / "board_main.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "andor").mkdir()
    (tmp_path / "andor" / "board_main.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    with pytest.raises(BadContent) as caught:
        box.check_board(load(box.PACKAGE, "board_main.toml", box.Board), "board_main.toml")
    assert caught.value.code == code
    assert all("board_main.toml" in caught.value.reason(language) for language in ("en", "cs"))


def test_a_value_varies_by_heroes_and_level() -> None:
    both = Varies[int](easy=1, normal=5)
    assert [both.of(2, level) for level in ("easy", "normal", "hard")] == [1, 5, 5]
    assert amount(7, 4, "hard") == 7
    with pytest.raises(LookupError):
        Varies[int](two=3).of(4, "normal")


def test_our_legends_come_in_their_order() -> None:
    ids = [legend.id for legend in load_legends()]
    assert ids == ["arrival", "healing", "resistance", "mine", "dragon", "drowned-bell"]


SMALL_CARDS = (*box.SILVER, *box.GOLDEN, *box.LAKE, *box.DRAGON_CARDS)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("card", SMALL_CARDS, ids=lambda card: card.id)
def test_the_numbers_in_the_sentence_of_a_card_are_those_of_its_program(card: box.SmallCard, language: str) -> None:
    sentence = say(language, "andor")(f"card-{card.id}-text")
    assert sentence != f"card-{card.id}-text"
    known = numbers_in(card.do)
    if any(isinstance(word, Gamble) for word in card.do):
        known |= {1, 4}  # the faces that lose
    assert {int(number) for number in re.findall(r"\d+", sentence)} <= known
