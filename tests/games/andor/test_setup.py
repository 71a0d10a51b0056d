"""The game and its set-up (chapters 1 and 2)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor import GAME
from herna.games.andor.components import CREATURES, HEROES
from herna.games.andor.deeds.riches import share_article
from herna.games.andor.pieces import PIECES, SHOP
from herna.games.andor.rules.heroes import change_strength, dice_count, gain_willpower
from herna.games.andor.state import LOST, OPEN, WON
from herna.games.andor.steps.narrator import advance_narrator, narrator_to
from herna.games.andor.steps.sunrise import Sunrise
from herna.games.andor.steps.turn import NextTurn, Turn
from herna.games.andor.vocabulary.values import LETTERS
from herna.games.programs import Frame, carry
from herna.kernel import BadSetting
from tests.games.andor.table import begun, carried, conserved, creatures, do, fresh, offered, on_turn, position, refused

rule = pytest.mark.rule
FOUR = ("dwarf", "warrior", "archer", "wizard")


# The game


@rule("AND-1.1")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_two_to_four_heroes_win_or_lose_together(heroes: int) -> None:
    state = fresh(heroes)
    state.finish(WON)
    assert state.winners == tuple(range(heroes))
    assert state.scores == (1,) * heroes
    state = fresh(heroes)
    state.finish(LOST)
    assert state.winners == ()
    assert state.scores == (0,) * heroes


@rule("AND-1.1")
@pytest.mark.parametrize("heroes", [1, 5])
def test_neither_one_hero_nor_five(heroes: int) -> None:
    with pytest.raises(BadSetting):
        fresh(heroes)


@rule("AND-1.2")
def test_nothing_is_secret_between_heroes() -> None:
    state = position({"dwarf": 7, "wizard": 34}, gold={"dwarf": 4}, carries={"wizard": ["rune-blue", "helm"]})
    mine, theirs = state.view(0), state.view(1)
    shown: dict[str, Any] = {}
    for name in mine.__struct_fields__:
        if name not in ("seat", "options", "prompt", "odds", "expenses"):
            shown[name] = getattr(mine, name)
            assert getattr(mine, name) == getattr(theirs, name), name
    assert "gold" in repr(shown)


@rule("AND-1.3")
def test_ranks_and_figures() -> None:
    known = [(hero.id, hero.rank, hero.figures) for hero in HEROES]
    assert known == [
        ("dwarf", 7, ("kram", "bait")),
        ("warrior", 14, ("thorn", "mairen")),
        ("archer", 25, ("pasco", "chada")),
        ("wizard", 34, ("liphardus", "eara")),
    ]


@rule("AND-1.3")
def test_only_heroes_in_play_are_compared_by_rank() -> None:
    # The archer has the lowest rank of these two and so begins.
    state = begun(("wizard", "archer"), legend="healing")
    while not isinstance(state.steps[-1], Turn):
        state.apply(state.options()[0])
    assert on_turn(state) == "archer"


@rule("AND-1.4")
@pytest.mark.parametrize(
    ("hero", "dice"), [("dwarf", (1, 2, 3)), ("warrior", (2, 3, 4)), ("archer", (3, 4, 5)), ("wizard", (1, 1, 1))]
)
def test_dice_by_willpower(hero: str, dice: tuple[int, int, int]) -> None:
    other = "dwarf" if hero != "dwarf" else "wizard"
    state = position({hero: 1, other: 2})
    for willpower in range(21):
        state.willpower[0] = willpower
        assert dice_count(state, 0) == dice[(willpower > 6) + (willpower > 13)]


@rule("AND-1.4")
def test_the_warrior_with_seven_willpower_has_three_dice_and_with_six_only_two() -> None:
    state = position({"warrior": 20, "dwarf": 1}, creatures={20: "gor"}, willpower=7)
    do(state, "fight 20", "begin", roll=(1, 2, 3, 6, 6))
    state = position({"warrior": 20, "dwarf": 1}, creatures={20: "gor"}, willpower=6)
    do(state, "fight 20", "begin", roll=(1, 2, 6, 5))


@rule("AND-1.5")
def test_what_goes_beyond_the_tracks_is_lost() -> None:
    state = position({"dwarf": 71, "wizard": 1}, strength={"dwarf": 13}, willpower={"dwarf": 19}, gold=5)
    gain_willpower(state, 0, 5)
    assert state.willpower[0] == 20
    change_strength(state, 0, 3)
    assert state.strength[0] == 14
    change_strength(state, 0, -40)
    assert state.strength[0] == 1


@rule("AND-1.5")
def test_nobody_buys_strength_beyond_fourteen() -> None:
    state = position({"warrior": 18, "wizard": 1}, strength={"warrior": 13}, gold={"warrior": 9})
    do(state, "buy-strength")
    assert (state.strength[0], state.gold[0]) == (14, 7)
    assert refused(state, "buy-strength")[1] == "AND-1.5"


@rule("AND-1.6")
def test_the_narrator_begins_on_a_and_moves_at_sunrise_and_for_every_defeated_creature() -> None:
    state = begun(("dwarf", "wizard"), legend="healing")
    assert LETTERS[state.narrator] == "A"
    state = position({"dwarf": 20, "wizard": 1}, strength=14, creatures={20: "gor"})
    do(state, "fight 20", "begin", roll=(6, 6, 1, 2))
    do(state, "reward dwarf 2 0")
    assert LETTERS[state.narrator] == "B"
    state.deck = ()
    do(state, "end-day", "end-day")
    assert state.day == 2
    assert LETTERS[state.narrator] == "C"


@rule("AND-1.7")
def test_cards_are_read_at_letters_with_a_star_only() -> None:
    state = position({"dwarf": 20, "wizard": 1}, legend="arrival", cards=True)
    assert [letter for letter, row in zip(LETTERS, state.letters, strict=True) if row] == ["A", "B", "C", "D", "F", "H"]
    state.narrator = LETTERS.index("D")
    state.steps = [NextTurn()]
    advance_narrator(state)
    state.start()
    assert creatures(state) == {}
    state.steps = [NextTurn()]
    advance_narrator(state)
    state.start()
    assert LETTERS[state.narrator] == "F"
    assert creatures(state) == {32: "skral"}


@rule("AND-1.8")
def test_at_n_the_heroes_win_if_the_goal_is_reached_and_lose_otherwise() -> None:
    for reached, result in ((True, WON), (False, LOST)):
        state = position(
            {"dwarf": 20, "wizard": 1},
            legend="arrival",
            cards=True,
            ground={57 if reached else 5: ["parchment"]},
        )
        state.come_true = 1  # the narrator is not sent, he walks
        state.narrator = LETTERS.index("M")
        state.steps = [NextTurn(), Sunrise(Sunrise.NARRATOR)]
        state.start()
        assert state.result == result
        assert state.over


@rule("AND-1.9")
def test_a_narrator_who_is_sent_skips_the_cards_between() -> None:
    state = position({"dwarf": 20, "wizard": 1}, legend="arrival", cards=True)
    narrator_to(state, LETTERS.index("F"))
    state.start()
    assert creatures(state) == {32: "skral"}
    assert state.strength == [1, 1]
    assert state.result == OPEN


@rule("AND-1.10")
@pytest.mark.parametrize(("legend", "level"), [("healing", "hard"), ("arrival", "easy"), ("arrival", "hard")])
def test_a_level_that_the_legend_does_not_have_is_refused(legend: str, level: str) -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(2, legend=legend, difficulty=level)
    assert caught.value.code == "level-not-in-legend"
    assert caught.value.facts["level"] == level


@rule("AND-1.10")
def test_levels_that_a_legend_has_can_be_played() -> None:
    for level in ("easy", "normal", "hard"):
        assert fresh(2, legend="mine", difficulty=level).setting.level == level
    for level in ("easy", "normal"):
        assert fresh(3, legend="healing", difficulty=level).setting.level == level


# Set-up


@rule("AND-2.1")
def test_everybody_chooses_a_figure_and_no_hero_is_there_twice() -> None:
    state = fresh(3, legend="healing")
    assert state.seats_to_act == (0,)
    assert len(offered(state)) == 8
    state.apply(state.parse("choose-figure chada"))
    assert state.seats_to_act == (1,)
    left = ["kram", "bait", "thorn", "mairen", "liphardus", "eara"]
    assert offered(state) == [f"choose-figure {figure}" for figure in left]
    before = state.digest()
    with pytest.raises(ValueError, match=r"."):
        state.apply(state.parse("choose-figure pasco"))
    assert state.digest() == before
    state.apply(state.parse("choose-figure eara"))
    assert offered(state) == [f"choose-figure {figure}" for figure in left[:4]]


@rule("AND-2.1")
def test_drawn_figures_are_different_heroes() -> None:
    drawn = set()
    for seed in range(40):
        state = fresh(3, seed, legend="healing", figures="drawn")
        heroes = [figure >> 1 for figure in state.figure]
        assert len(set(heroes)) == 3
        drawn.update(state.figure)
    assert drawn == set(range(8))


@rule("AND-2.2")
@rule("AND-2.3")
def test_heroes_begin_with_one_strength_and_seven_willpower_on_the_space_of_their_rank() -> None:
    state = position(dict.fromkeys(FOUR, 0), step=NextTurn())
    setting = state.setting
    state.steps = []
    carry(state, Frame(setting.setup_program))
    state.start()
    assert state.space == [7, 14, 25, 34]
    assert state.strength == [1, 1, 1, 1]
    assert state.willpower == [7, 7, 7, 7]


@rule("AND-2.4")
@pytest.mark.parametrize(("heroes", "shields"), [(2, 3), (3, 2), (4, 1)])
def test_golden_shields_by_number_of_heroes(heroes: int, shields: int) -> None:
    # As many gors as there are shields may enter; the next one loses the legend.
    where = dict(zip(FOUR[:heroes], (18, 19, 57, 71), strict=False))
    gors = dict.fromkeys((1, 2, 4, 5)[: shields + 1], "gor")
    state = position(where, creatures=dict(list(gors.items())[:shields]), step=Sunrise(1))
    assert state.castle == shields
    assert state.result == OPEN
    state = position(where, creatures=gors, step=Sunrise(1))
    assert state.result == LOST


@rule("AND-2.5")
def test_what_the_shop_holds() -> None:
    state = position({"dwarf": 18, "archer": 57})
    stock = {PIECES[piece]: count for piece, count in zip(SHOP, state.market, strict=True)}
    assert stock == {
        "wineskin": 5, "shield": 4, "bow": 3, "falcon": 2, "telescope": 2, "helm": 3, "brew": 5
    }  # fmt: skip
    assert sum(stock.values()) == 24


@rule("AND-2.5")
def test_what_is_sold_out_cannot_be_bought_until_one_comes_back() -> None:
    state = position(
        {"dwarf": 18, "archer": 18}, gold=9, carries={"archer": ["telescope", "telescope", "half-wineskin"]}
    )
    assert "buy telescope" not in offered(state)
    assert refused(state, "buy telescope")[1] == "AND-2.5"
    # The other way round: the last five skins are out, half a skin is emptied and lies in the shop again.
    state = position(
        {"archer": 18, "dwarf": 18},
        gold=9,
        carries={"archer": ["wineskin", "wineskin", "half-wineskin"], "dwarf": ["wineskin", "wineskin"]},
    )
    assert "buy wineskin" not in offered(state, by="dwarf")
    do(state, "walk 17", "drink-wine", "stop")
    do(state, "buy wineskin")
    assert carried(state, "dwarf") == ["wineskin"] * 3
    conserved(state)


@rule("AND-2.6")
def test_wells_are_full_and_fifteen_fog_tokens_lie_on_their_places() -> None:
    state = begun(("dwarf", "wizard"), legend="healing")
    assert state.setting.well_spaces == (5, 35, 45, 55)
    assert state.wells == [1, 1, 1, 1]
    places = [space for space, fog in enumerate(state.fog) if fog]
    assert places == [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64]
    kinds = [state.setting.fog_kinds[state.fog[space] - 1] for space in places]
    counted = {kind: kinds.count(kind) for kind in kinds}
    assert counted == {
        "event": 5, "gold": 3, "gor": 2, "strength": 1, "willpower-2": 1, "willpower-3": 1, "wineskin": 1, "brew": 1
    }  # fmt: skip


@rule("AND-2.6")
def test_fog_is_shuffled_and_face_down() -> None:
    layouts = {tuple(begun(("dwarf", "wizard"), seed, legend="healing").fog) for seed in range(10)}
    assert len(layouts) == 10
    assert all(fog < 16 for layout in layouts for fog in layout)


@rule("AND-2.7")
def test_the_first_day_begins_with_the_lowest_rank_and_without_a_sunrise() -> None:
    state = begun(("wizard", "warrior", "dwarf"), legend="healing")
    while not isinstance(state.steps[-1], Turn):
        state.apply(state.options()[0])
    assert on_turn(state) == "dwarf"
    assert state.day == 1
    assert LETTERS[state.narrator] == "A"
    # Nobody has moved: the creatures stand where card A1 puts them, and no event card was drawn.
    assert creatures(state) == {8: "gor", 19: "skral", 20: "gor", 21: "gor", 26: "gor", 48: "gor"}
    assert state.events_used == ()
    assert [state.setting.cards[card].id for card in state.cards_read] == ["A1", "A2", "A3"]


@rule("AND-2.8")
def test_any_hero_may_divide_what_the_group_gets() -> None:
    state = begun(("dwarf", "wizard"), legend="healing")
    assert set(state.seats_to_act) == {0, 1}
    do(state, "share wizard 3", by="wizard")
    do(state, "share dwarf 2", by="dwarf")
    assert state.gold == [2, 3]
    do(state, "share dwarf 1", "share wizard 1", by="wizard")
    assert carried(state, "dwarf") == carried(state, "wizard") == ["wineskin"]


@rule("AND-2.8")
def test_nobody_gets_what_has_no_place() -> None:
    full = {"dwarf": ["herb-3", "herb-4", "rune-blue"]}
    state = position({"dwarf": 7, "wizard": 34}, carries=full)
    wineskin = PIECES.index("wineskin")
    share_article(state, wineskin, 4)
    state._acting = state._offered = None
    assert offered(state) == ["share wizard 1"]
    do(state, "share wizard 1", "share wizard 1", "share wizard 1")
    assert carried(state, "wizard") == ["wineskin"] * 3
    # The fourth has no place anywhere and stays in the shop.
    assert isinstance(state.steps[-1], Turn)
    conserved(state)


def test_the_game_knows_its_creatures_and_options() -> None:
    assert [creature.id for creature in CREATURES[:4]] == ["gor", "skral", "wardrak", "troll"]
    assert {info.name for info in GAME.option_info()} == {"legend", "difficulty", "figures", "training"}
