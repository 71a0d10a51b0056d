"""What lies in the box: every piece counted, every program in order, every mistake named."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from herna.games.content import BadContent, parse
from herna.games.mage_knight.components import Cards, Enemies, Heroes, box, refuse_what_does_not_fit
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.games.programs import problems

BOX = box()


def test_cards_are_complete() -> None:
    assert len(BOX.basic_actions) == 26
    assert Counter(card.set for card in BOX.advanced_actions) == {"base": 28, "lost-legion": 12, "ultimate": 4}
    assert Counter(card.set for card in BOX.spells) == {"base": 20, "lost-legion": 4}
    assert Counter(card.set for card in BOX.artifacts) == {"base": 16, "lost-legion": 8, "ultimate": 1}
    assert sum("banner" in card.icons for card in BOX.artifacts) == 6


def test_advanced_actions_and_spells_have_as_many_cards_of_every_colour() -> None:
    plain = Counter(card.colour[0] for card in BOX.advanced_actions if len(card.colour) == 1)
    assert plain == dict.fromkeys(BASIC, 10)
    assert sum(len(card.colour) == 2 for card in BOX.advanced_actions) == 4
    assert Counter(card.colour[0] for card in BOX.spells) == dict.fromkeys(BASIC, 6)


def test_printed_numbers_run_without_gaps() -> None:
    cards = (*BOX.advanced_actions, *BOX.spells, *BOX.artifacts)
    numbers = [card.number for card in cards]
    assert len(numbers) == len(set(numbers))
    plain = sorted(int(number) for number in numbers if number.isdigit())
    assert plain == [*range(65, 129), *range(287, 311)]
    assert sorted(number for number in numbers if not number.isdigit()) == [f"UE{n}" for n in range(266, 271)]


def test_the_interactive_spells_are_the_four_last_of_the_base_box() -> None:
    assert sorted(card.number for card in BOX.spells if card.interactive) == ["109", "110", "111", "112"]


def test_tactics_stand_in_order() -> None:
    for time in ("day", "night"):
        assert [tactic.number for tactic in BOX.tactics if tactic.time == time] == [1, 2, 3, 4, 5, 6]


def test_seven_heroes_with_decks_dots_and_skills() -> None:
    assert len(BOX.heroes) == 7
    colour = {card.id: card.colour[0] for card in BOX.basic_actions}
    skills = {skill.id: skill for skill in BOX.skills}
    assert len(skills) == 77
    for hero in BOX.heroes:
        assert sum(hero.deck.values()) == 16
        cards = Counter[str]()
        for card, count in hero.deck.items():
            cards[colour[card]] += count
        assert cards == dict.fromkeys(BASIC, 4), f"{hero.id} has four cards of every colour"
        assert len(hero.skills) == 11
        sides = Counter(skills[skill].side for skill in hero.skills)
        assert (sides["competitive"], sides["cooperative"]) == (1, 1)
        for common, own in hero.replaces.items():
            assert colour[common] == colour[own]


def test_skills_come_with_their_boxes() -> None:
    sets = Counter(skill.set for skill in BOX.skills)
    assert sets == {"base": 40, "lost-legion": 15, "krang": 11, "shades-of-tezla": 11}
    together = Counter(skill.set for skill in BOX.skills if skill.side == "cooperative")
    assert together["lost-legion"] == 5, "those of the four base heroes came with the Lost Legion, like Wolfhawk's"


def test_heroes_have_their_dots() -> None:
    dots = {hero.id: "".join(colour[0] for colour in hero.dots) for hero in BOX.heroes}
    assert dots == {
        "arythea": "rrw",
        "goldyx": "ggb",
        "tovak": "bbr",
        "norowas": "wwg",
        "wolfhawk": "wwb",
        "krang": "rrg",
        "braevalar": "bbg",
    }


def test_a_wall_between_hexes_that_do_not_exist_is_refused() -> None:
    tile = next(tile for tile in BOX.tiles if tile.walls)
    with pytest.raises(BadContent, match="a wall lies between two of c, ne, e, se, sw, w, nw, not c and north"):
        refuse_what_does_not_fit(replace(BOX, tiles=(*BOX.tiles, replace(tile, walls=(("c", "north"),)))))


def test_a_scenario_without_a_level_for_each_city_is_refused() -> None:
    solo = next(scenario for scenario in BOX.scenarios if scenario.id == "solo-conquest")
    with pytest.raises(BadContent, match="there must be a level for each of 2 cities"):
        refuse_what_does_not_fit(
            replace(BOX, scenarios=(replace(solo, tables=(replace(solo.tables[0], city_levels=(5,)),)),))
        )


def test_units_are_complete() -> None:
    decks = Counter[tuple[str, str]]()
    for unit in BOX.units:
        decks[unit.deck, unit.set] += unit.count
    expected = {("regular", "base"): 20, ("regular", "lost-legion"): 8}
    assert decks == expected | {("elite", "base"): 20, ("elite", "lost-legion"): 8}


def test_enemy_tokens_are_complete() -> None:
    piles = Counter[tuple[str, str]]()
    for enemy in BOX.enemies:
        piles[enemy.set, enemy.colour] += enemy.count
    base = {"green": 12, "grey": 10, "violet": 10, "brown": 10, "red": 8, "white": 10}
    legion = {"green": 8, "grey": 8, "violet": 4, "brown": 6, "red": 6, "white": 6}
    tezla = {"green": 8, "brown": 4, "red": 4}
    expected = {("base", colour): count for colour, count in base.items()}
    expected |= {("lost-legion", colour): count for colour, count in legion.items()}
    expected |= {("tezla-elementalist", colour): count for colour, count in tezla.items()}
    expected |= {("tezla-dark-crusader", colour): count for colour, count in tezla.items()}
    assert piles == expected
    assert sum(piles.values()) == 130


def test_ruins_and_tiles_are_complete() -> None:
    assert Counter(ruin.set for ruin in BOX.ruins) == {"base": 12, "lost-legion": 3}
    assert sum(bool(ruin.pay) for ruin in BOX.ruins) == 5
    kinds = Counter((tile.kind, tile.set) for tile in BOX.tiles)
    assert kinds["start", "base"] == 2
    assert (kinds["countryside", "base"], kinds["countryside", "lost-legion"]) == (11, 3)
    assert (kinds["core", "base"], kinds["core", "lost-legion"], kinds["core-city", "base"]) == (4, 2, 4)


def test_every_colour_has_two_mines_and_a_city_on_the_base_tiles() -> None:
    hexes = [spot for tile in BOX.tiles if tile.set == "base" for spot in tile.hexes.all]
    assert Counter(spot.colour for spot in hexes if spot.site == "mine") == dict.fromkeys(BASIC, 2)
    assert Counter(spot.colour for spot in hexes if spot.site == "city") == dict.fromkeys(BASIC, 1)


def test_levels_begin_where_the_squares_do() -> None:
    levels = BOX.board.level
    assert [level.fame for level in levels] == [n * n - 1 for n in range(1, 11)]
    assert [level.gains for level in levels][:3] == ["nothing", "skill", "command"]


def test_reputation_gives_and_takes_influence() -> None:
    influence = dict(zip(range(-6, 8), BOX.board.reputation.influence, strict=True))
    assert (influence[2], influence[-2], influence[-4]) == (1, -1, -2)


def test_garrisons_of_all_levels_are_printed() -> None:
    assert [city.id for city in BOX.board.city] == ["green", "blue", "white", "red"]
    assert all(len(city.garrison) == 11 for city in BOX.board.city)


def test_all_programs_are_in_order() -> None:
    assert list(problems(BOX, WORDS)) == []


BASIC_HEAD = '[[card]]\nid = "torch"\nset = "base"\nicons = ["special"]\norigin = "house"\ncolour = ["red"]\n'
MISTAKES = [
    (BASIC_HEAD + "basic = [{ atack = 2 }]", Cards, "card torch, field basic[0].op", "did you mean `attack`"),
    (
        BASIC_HEAD + 'basic = [{ attack = { n = 2, element = "wind" } }]',
        Cards,
        "card torch, field basic[0].element",
        "",
    ),
    (BASIC_HEAD.replace("red", "pink"), Cards, "card torch, field colour[0]", "pink"),
    ('[[enemy]]\nid = "rat"\ncolour = "brown"\nset = "base"\ncount = 0', Enemies, "enemy rat, field count", ">= 1"),
    ('[[hero]]\nid = "me"\nset = "base"\ndots = ["red"]', Heroes, "hero me, field dots", "length 3"),
]


@pytest.mark.parametrize(("text", "kind", "where", "what"), MISTAKES)
def test_a_mistake_in_a_content_file_is_named(text: str, kind: type, where: str, what: str) -> None:
    with pytest.raises(BadContent) as refused:
        parse(text, "file.toml", kind, WORDS)
    assert refused.value.facts["where"] == where
    assert what in refused.value.facts["detail"]


def test_a_deck_that_names_no_card_or_has_too_few_is_refused() -> None:
    hero = next(hero for hero in BOX.heroes if hero.id == "goldyx")
    misspelt = replace(hero, deck={**{k: v for k, v in hero.deck.items() if k != "rage"}, "rages": 2})
    with pytest.raises(BadContent, match="did you mean `rage`"):
        refuse_what_does_not_fit(replace(BOX, heroes=(misspelt,)))
    short = replace(hero, deck={**hero.deck, "rage": 1})
    with pytest.raises(BadContent, match="a deck has 16 cards, not 15"):
        refuse_what_does_not_fit(replace(BOX, heroes=(short,)))
