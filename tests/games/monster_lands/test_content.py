"""The box holds what the rulebook says; wrong files are refused with file, entry and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from herna.games.content import BadContent, parse
from herna.games.monster_lands.components import box, pieces
from herna.games.monster_lands.vocabulary import AFFINITIES, COLOURS, WORDS, Defense, Discount, Gain, Give
from herna.games.programs import without_deed, without_needs

CONTENT = Path(box.__file__).parents[1] / "content"
CHECKED: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "members.toml": (pieces.MemberFile, box.check_members),
    "monsters.toml": (pieces.MonsterFile, box.check_monsters),
    "lands.toml": (pieces.LandFile, box.check_lands),
    "equipment.toml": (pieces.EquipmentFile, box.check_equipment),
    "traps.toml": (pieces.TrapFile, box.check_traps),
    "events.toml": (pieces.EventFile, box.check_events),
    "missions.toml": (pieces.MissionFile, box.check_missions),
    "board.toml": (pieces.Board, box.check_board),
    "numbers.toml": (pieces.Numbers, box.check_numbers),
}


def card(cards: Any, name: str) -> Any:
    return next(one for one in cards if one.id == name)


def test_the_box_holds_as_many_pieces_as_the_rulebook_lists() -> None:
    roles = Counter(member.role for member in box.MEMBER_FILE.member for _ in range(member.copies))
    assert roles == {"chief": 4, "basic": 4, "mercenary": 28, "rookie": 8}
    assert Counter(monster.level for monster in box.MONSTERS) == {"A": 8, "B": 12}
    assert len(box.LANDS) == 12
    assert sum(card.copies for card in box.EQUIPMENT if card.deck == "rulebook") == 18
    assert sum(token.copies for token in box.TRAPS) == 64
    assert len(box.LOOT) == 16
    assert [len(paths) for paths in box.TILES] == [4] * 12
    assert len(box.MISSIONS) == 12
    assert len(box.BOARD.building) == 7


def test_every_clan_starts_with_two_strength_one_magic_one_haggling() -> None:
    for affinity in AFFINITIES:
        own = [m for m in box.MEMBERS if m.affinity == affinity and m.role in ("chief", "basic")]
        dice = [die for member in own for die in member.dice] + list(box.NUMBERS.band[0].dice)
        assert [dice.count(colour) for colour in COLOURS] == [2, 1, 1]
        assert sum(member.reputation for member in own) == 1


def test_each_affinity_has_seven_mercenaries_three_lands_and_five_monsters() -> None:
    hired = Counter(member.affinity for member in box.MEMBERS if member.role == "mercenary")
    assert set(hired.values()) == {7}
    assert set(Counter(monster.affinity for monster in box.MONSTERS).values()) == {5}


def test_what_the_rulebook_prints_stands_in_the_files() -> None:
    fandor = card(box.MEMBERS, "fandor")
    assert (fandor.cost, fandor.reputation, fandor.dice) == (10, 5, ("S", "S"))
    assert card(box.MEMBERS, "vendela").reputation == 7
    assert card(box.MEMBERS, "vendela").ability == Discount("tavern", 4, 0)
    crabhead = card(box.MONSTERS, "krabohlav")
    assert (crabhead.capture, crabhead.kill) == (11, 12)
    deep = card(box.MONSTERS, "hlubstir")
    assert (deep.attack, deep.capture, deep.kill, deep.affinity) == (5, 17, 22, "water")
    assert deep.killed == Give(glory=7, trophies=2)
    assert card(box.MONSTERS, "pocih").captured.coins == 10
    kryzie = card(box.LANDS, "kryzie")
    assert (kryzie.affinity, kryzie.place, kryzie.give) == ("water", (("S",),), Give(dice=("H", "H")))
    assert card(box.MEMBERS, "zerava").ability == Defense(1, ("water", "fire"))
    assert card(box.MEMBERS, "onduru").ability == Gain("deploy", Give(potion=1))
    second = box.TILES[0][1]
    assert (second.need, second.more, second.benefit.potion) == (("S", "S"), ("M", "M"), 1)


def test_every_field_of_every_entry_has_an_origin() -> None:
    files = (
        (box.MEMBER_FILE, box.MEMBER_FILE.member, {"id", "origin", "copies"}),
        (box.MONSTER_FILE, box.MONSTER_FILE.monster, {"id", "origin"}),
        (box.LAND_FILE, box.LAND_FILE.land, {"id", "origin"}),
        (box.EQUIPMENT_FILE, box.EQUIPMENT_FILE.equipment, {"id", "origin", "deck"}),
        (box.TRAP_FILE, box.TRAP_FILE.trap, {"id", "origin"}),
        (box.LOOT_FILE, box.LOOT_FILE.loot, {"id", "origin"}),
        (box.EVENT_FILE, box.EVENT_FILE.path, {"tile", "side", "number", "origin"}),
        (box.MISSION_FILE, box.MISSION_FILE.mission, {"id", "origin"}),
    )
    for file, entries, unsaid in files:
        for entry in entries:
            known = file.origin.keys() | entry.origin.keys() | unsaid
            assert set(entry.__struct_fields__) <= known, (type(entry).__name__, entry)
            assert set(entry.origin) <= set(entry.__struct_fields__)


def test_most_dice_of_a_monster_are_the_eight_in_the_box() -> None:
    most = max(max(dice) for dice in box.BOARD.track.values())
    assert max(monster.attack for monster in box.MONSTERS) + 1 + most == 8


def test_a_starting_clan_can_enter_two_paths_of_every_tile() -> None:
    for paths in box.TILES:
        open_paths = [path for path in paths if any(s <= 2 and m <= 1 and not h for s, m, h in box.ways(path.need))]
        assert len(open_paths) >= 2


def test_the_ways_to_fill_spaces_with_a_choice_of_colours() -> None:
    assert box.ways(["S", "X", "M"]) == ((2, 1, 0), (1, 2, 0))
    assert box.ways(["Y", "Y"]) == ((2, 0, 0), (1, 0, 1), (0, 0, 2))
    assert len(box.ways(["Z", "Z", "Z"])) == 10


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "where"),
    [
        ("members.toml", pieces.MemberFile, 'op = "defense"', 'op = "defence"', "member purkrab, field ability"),
        ("members.toml", pieces.MemberFile, 'role = "chief"', 'role = "boss"', "member purkrab, field role"),
        ("members.toml", pieces.MemberFile, "cost = 0\n", "", "member purkrab"),
        ("members.toml", pieces.MemberFile, "cost = 0\n", "cost = 0\nage = 40\n", "member purkrab"),
        ("monsters.toml", pieces.MonsterFile, "attack = 3", "attack = -3", "monster pliznik, field attack"),
        ("lands.toml", pieces.LandFile, 'place = [["S", "M"', 'place = [["Q", "M"', "land nikegerie, field place"),
        ("traps.toml", pieces.TrapFile, "copies = 4", 'copies = "four"', "trap basic, field copies"),
        ("loot.toml", pieces.LootFile, 'op = "gain"', 'op = "gains"', "loot capture-glory3, field effect"),
        ("missions.toml", pieces.MissionFile, "target = 6", "target = 0", "mission 1, field a"),
        ("numbers.toml", pieces.Numbers, "hits_from = 3", "hits_from = 9", "battle.hits_from"),
        ("events.toml", pieces.EventFile, "defense = 1", "shield = 1", "path number 1, field benefit"),
    ],
)
def test_a_wrong_field_is_named(file: str, kind: Any, old: str, new: str, where: str) -> None:
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadContent) as caught:
        parse(text.replace(old, new, 1), file, kind)
    assert caught.value.facts["file"] == file
    assert caught.value.facts["where"].startswith(where)


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("members.toml", '"tentok"', '"purkrab"', "member purkrab, field id"),
        ("members.toml", "copies = 8", "copies = 7", "member"),
        ("members.toml", 'affinity = "forest"\n', "", "member"),
        ("monsters.toml", "kill = 14", "kill = 11", "monster pliznik, field kill"),
        ("monsters.toml", 'level = "A"', 'level = "B"', "monster"),
        ("lands.toml", '"forest"', '"wind"', "land"),
        ("equipment.toml", "copies = 2", "copies = 3", "equipment"),
        ("traps.toml", "copies = 3", "copies = 9", "trap"),
        ("events.toml", 'more = ["S", "S", "X"]', 'more = ["S", "S", "S", "S", "S", "S"]', "path 1 of tile 1a"),
        ("events.toml", "number = 2", "number = 1", "path 2 of tile 1a"),
        ("missions.toml", "target = 6", "target = 13", "mission 1, field target"),
        ("board.toml", '"mine"', '"market"', "building"),
        ("numbers.toml", "up_to = 20", "up_to = 9", "band"),
    ],
)
def test_a_file_that_does_not_hang_together_is_refused(file: str, old: str, new: str, where: str) -> None:
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    kind, check = CHECKED[file]
    wrong = parse(text.replace(old, new, 1), file, kind)
    with pytest.raises(BadContent) as caught:
        box.checked(wrong, file, check)
    assert caught.value.facts["file"] == file
    assert caught.value.facts["where"].startswith(where)
    assert file in caught.value.reason("en")
    assert file in caught.value.reason("cs")


def test_every_word_has_its_deed_or_its_answer() -> None:
    assert without_deed(WORDS) == []
    assert without_needs(WORDS) == []


def test_every_word_is_used_on_some_card() -> None:
    used: set[type] = {type(card.ability) for cards in (box.MEMBERS, box.MONSTERS, box.EQUIPMENT) for card in cards}
    used |= {type(token.effect) for tokens in (box.TRAPS, box.LOOT) for token in tokens}
    assert used == set(WORDS.ops.values())
