"""The variants (chapter 9)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_legends.components import DISCOVERIES, LEADERS, PORTAL, SWAMP, TOKEN_IDS
from herna.games.eight_minute_legends.events import TokenSeen
from herna.games.eight_minute_legends.model import LegendsState
from herna.games.eight_minute_legends.scoring import points, score_sheet, winners
from herna.kernel import BadSetting, IllegalAction
from tests.games.eight_minute_legends.table import BLUE, GREEN, RED, armies, do, fresh, offered, position, region

rule = pytest.mark.rule
HOME = {RED: {"vil4": 4}, BLUE: {"vil4": 4}, GREEN: {"vil4": 4}}


def refused(state: LegendsState, action: str) -> tuple[str, str | None]:
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    assert state.digest() == before
    return caught.value.code, caught.value.clause


# The full game


@rule("LEG-9.1")
def test_the_full_game_is_three_games_and_their_sum() -> None:
    state = fresh(players=3, games=3)
    draw = random.Random(2)
    layouts = [state.layout]
    while not state.over:
        before = len(state.earlier)
        state.apply(draw.choice(state.options()))
        if len(state.earlier) > before:
            layouts.append(state.layout)
            assert isinstance(state.options(0)[0], Bid)
            assert state.coins == [11, 11, 11]
            assert state.elixirs == [0, 0, 0]
    assert len(layouts) == 3
    assert len(set(layouts)) == 3
    assert state.scores == tuple(sum(parts) for parts in zip(*state.earlier, points(state), strict=True))


@rule("LEG-9.2")
def test_equal_sums_share_the_full_game() -> None:
    state = position(armies={RED: {"vol1": 1}, BLUE: {"vol2": 1}}, coins={RED: 9, BLUE: 1}, games=3)
    state.earlier = ((4, 5, 0), (6, 5, 0))
    assert winners(state) == (RED, BLUE)


# Discoveries


@rule("LEG-9.3")
def test_five_discoveries_lie_face_up_on_different_regions_but_not_at_the_start() -> None:
    for seed in range(60):
        state = fresh(players=3, seed=seed, discoveries=True, citadels=True, encounters=True)
        assert Counter(token for token in state.tokens if token >= 0) == Counter(
            [
                *DISCOVERIES,
                *(TOKEN_IDS.index(name) for name in ("citadel",) * 3 + ("dragon", "portal", "portal", "robbers")),
            ]
        )
        assert state.tokens[state.home] == -1
        assert all(token < 0 or number in state.world.regions for number, token in enumerate(state.tokens))


@rule("LEG-9.3")
def test_tokens_are_put_by_hand_only_on_free_regions() -> None:
    state = fresh(players=3, map="by-hand", discoveries=True)
    for _ in range(6):
        state.apply(state.options()[0])
    first = offered(state)[0]
    assert first.startswith("put-token spring")
    where = first.split()[-1]
    do(state, first)
    assert refused(state, f"put-token shelter {where}") == ("token-needs-free-region", "LEG-9.3")
    assert f"put-token shelter {state.setting.regions[state.home]}" not in offered(state)
    for _ in range(4):
        state.apply(state.options()[-1])
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.4")
def test_the_first_to_build_a_city_may_take_the_discovery() -> None:
    state = position(armies=HOME, tokens={"vil4": "spring"}, row=["stronghold", "cursed-tower"], discoveries=True)
    do(state, "take-card 1", "build vil4")
    assert offered(state) == ["take-token vil4", "done"]
    kept = state.copy()
    do(state, "take-token vil4")
    assert state.elixirs[RED] == 2
    assert state.tokens[region("vil4")] == -1
    # Left lying, it is nobody's any more: the next city there is not the first.
    do(kept, "done", "take-card 1", "build vil4")
    assert kept.seats_to_act == (GREEN,)


@rule("LEG-9.5")
@pytest.mark.parametrize(
    ("token", "slot", "gain"),
    [("spring", "elixirs", 2), ("shelter", "extra", 1), ("treasure", "coins", 1), ("stable", "moves", 1)],
)
def test_what_the_discoveries_give(token: str, slot: str, gain: int) -> None:
    state = position(armies=HOME, tokens={"vil4": token}, row=["stronghold"], discoveries=True)
    do(state, "take-card 1", "build vil4")
    before = getattr(state, slot)[RED]
    do(state, "take-token vil4")
    assert getattr(state, slot)[RED] == before + gain
    assert score_sheet(state)[RED].tokens == 0


@rule("LEG-9.5")
def test_the_spellbook_is_a_point_and_wins_every_tie() -> None:
    # Red: vol1 and the spellbook. Blue: vol2 and vil1. Islands are tied: vol1 with vol2, vil1 with green's vil2.
    state = position(
        armies={RED: {"vol1": 1}, BLUE: {"vol2": 1, "vil1": 1}, GREEN: {"vil2": 1}},
        held={RED: ["spellbook"]},
        coins={RED: 0, BLUE: 9, GREEN: 9},
        discoveries=True,
    )
    assert points(state) == [2, 2, 1]
    assert winners(state) == (RED,)


@rule("LEG-9.5", "LEG-6.1")
def test_a_shelter_found_while_building_helps_the_rest_of_the_card() -> None:
    # Ancient Woods: +1 army, city, then place 1: with the shelter it places 1 + 1 + 1.
    state = position(armies=HOME, tokens={"vil4": "shelter"}, row=["ancient-woods"], discoveries=True)
    do(state, "take-card 1", "build vil4", "take-token vil4", *["place vil4"] * 3)
    assert state.seats_to_act == (BLUE,)


# Citadels


@rule("LEG-9.6")
def test_a_citadel_is_a_point_for_the_controller_at_the_end() -> None:
    state = position(
        armies={RED: {"vil1": 1, "vil2": 1}, BLUE: {"vil2": 1}},
        tokens={"vil1": "citadel", "vil2": "citadel"},
        citadels=True,
    )
    assert [line.citadels for line in score_sheet(state)] == [1, 0, 0]


# Encounters


@rule("LEG-9.7")
def test_any_number_of_encounters_but_portals_only_in_pairs() -> None:
    state = fresh(players=3, map="by-hand", encounters=True)
    for _ in range(6):
        state.apply(state.options()[0])
    assert offered(state)[-1] == "done"
    portal = next(text for text in offered(state) if text.startswith("put-token portal"))
    do(state, portal)
    assert refused(state, "done") == ("portals-in-pairs", "LEG-9.7")
    assert all(text.startswith("put-token portal") for text in offered(state))
    state.apply(state.options()[0])
    assert state.tokens.count(PORTAL) == 2
    do(state, "done")
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.8")
def test_the_seventh_army_kills_the_dragon() -> None:
    # Six armies of three colours in vil5; red moves the seventh in.
    state = position(
        armies={RED: {"vil4": 2, "vil5": 1}, BLUE: {"vil5": 3}, GREEN: {"vil5": 2}},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)
    assert score_sheet(state)[RED].tokens == 2
    assert state.tokens[region("vil5")] == -1


@rule("LEG-9.8")
def test_neither_the_sixth_nor_a_city_wakes_the_dragon() -> None:
    state = position(
        armies={RED: {"vil4": 2}, BLUE: {"vil5": 5}},
        cities={BLUE: ["vil5", "vil5"]},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == ()
    do(state, "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)


@rule("LEG-9.8")
def test_where_set_up_brought_seven_the_next_army_kills_the_dragon() -> None:
    state = position(
        players=2,
        armies={RED: {"vil4": 2}, BLUE: {}, 2: {"vil5": 8}},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)


@rule("LEG-9.9")
def test_portals_join_their_regions_like_land() -> None:
    state = position(armies=HOME, tokens={"vil4": "portal", "red3": "portal"}, row=["ancient-sage"], encounters=True)
    do(state, "take-card 1")
    assert "march vil4 red3" in offered(state)
    do(state, "march vil4 red3", "march red3 vil4", "march vil4 red3")
    assert armies(state, RED) == {"vil4": 3, "red3": 1}


@rule("LEG-9.10")
def test_the_robbers_want_a_coin_for_every_army_that_comes() -> None:
    state = position(
        armies=HOME, coins={RED: 1, BLUE: 5}, tokens={"vil5": "robbers"}, row=["ancient-sage"], encounters=True
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.coins[RED] == 0
    assert "march vil4 vil5" not in offered(state)
    assert refused(state, "march vil4 vil5") == ("robbers-want-coin", "LEG-9.10")
    do(state, "march vil5 vil4")
    assert state.coins[RED] == 0


@rule("LEG-9.10")
def test_the_robbers_want_a_coin_for_placing_too() -> None:
    state = position(
        armies=HOME,
        cities={RED: ["vil5"]},
        coins={RED: 1, BLUE: 5},
        tokens={"vil5": "robbers"},
        row=["dire-eye"],
        encounters=True,
    )
    do(state, "take-card 1", "place vil5")
    assert state.coins[RED] == 0
    assert offered(state) == ["place vil4", "done"]
    assert refused(state, "place vil5") == ("robbers-want-coin", "LEG-9.10")


# Leaders


@rule("LEG-9.11")
def test_everybody_gets_another_leader_at_random() -> None:
    dealt = Counter(fresh(players=3, seed=seed, leaders=True).leaders for seed in range(300))
    assert all(len(set(leaders)) == 3 for leaders in dealt)
    assert len(dealt) == 24
    assert fresh(players=3).leaders == (-1, -1, -1)
    shown = fresh(players=2, leaders=True).view(None).seats  # type: ignore[attr-defined]
    assert all(seat.leader in LEADERS for seat in shown)


@rule("LEG-9.16")
@pytest.mark.parametrize(("forest", "worth"), [(2, 0), (3, 1), (4, 1)])
def test_the_fairy_queen_is_a_point_with_three_forest_cards(forest: int, worth: int) -> None:
    cards = ["forest-elf", "forest-gnome", "forest-pixie", "forest-tree-town"][:forest]
    state = position(cards={RED: cards}, leaders={RED: "fairy-queen"})
    assert score_sheet(state)[RED].leader == worth


@rule("LEG-9.16")
def test_the_fairy_queen_may_take_one_more_card_without_its_action() -> None:
    state = position(
        armies=HOME,
        leaders={BLUE: "fairy-queen"},
        coins={RED: 3, BLUE: 1, GREEN: 3},
        row=["dire-eye", "lake", "mountain-treasury"],
        turns_left=1,
    )
    do(state, "take-card 1", "done")
    assert state.seats_to_act == (BLUE,)
    assert offered(state) == ["take-card 1", "take-card 2", "take-card 3", "done"]
    assert refused(state, "take-card 4") == ("card-too-dear", "LEG-4.3")
    declined = do(state.copy(), "done")
    assert declined.over
    do(state, "take-card 2")
    assert state.over
    assert state.coins[BLUE] == 1 - 1 + 2
    assert state.elixirs[BLUE] == 1
    assert armies(state, BLUE) == {"vil4": 4}


@rule("LEG-9.17")
def test_the_robber_king_uses_the_cities_of_others_for_a_coin() -> None:
    state = position(
        armies=HOME,
        cities={BLUE: ["vil1"], GREEN: ["vil1", "red1"]},
        leaders={RED: "robber-king"},
        coins={RED: 1, BLUE: 0},
        row=["dire-eye"],
    )
    do(state, "take-card 1")
    assert offered(state) == [
        "place vil4",
        "place-at-city 2 vil1",
        "place-at-city 3 vil1",
        "place-at-city 3 red1",
        "done",
    ]
    do(state, "place-at-city 2 vil1")
    assert state.coins == [0, 1, 0]
    assert armies(state, RED) == {"vil4": 4, "vil1": 1}
    assert offered(state) == ["place vil4", "done"]


@rule("LEG-9.17")
def test_the_robber_king_takes_a_coin_with_every_army_he_destroys() -> None:
    state = position(armies=HOME, leaders={RED: "robber-king"}, coins={RED: 0, BLUE: 2, GREEN: 0}, row=["dire-giant"])
    other = state.copy()
    do(state, "take-card 1", "done", "destroy 2 vil4")
    assert state.coins == [1, 1, 0]
    do(other, "take-card 1", "done", "destroy 3 vil4")
    assert other.coins == [0, 2, 0]


@rule("LEG-9.18")
def test_the_red_sorceress_begins_with_five_armies() -> None:
    for seed in range(20):
        state = fresh(players=3, seed=seed, leaders=True)
        for seat, leader in enumerate(state.leaders):
            assert state.armies[seat][state.home] == (5 if LEADERS[leader] == "red-sorceress" else 4)


@rule("LEG-9.18")
def test_the_red_sorceress_keeps_what_she_destroys_and_scores_three_for_one() -> None:
    state = position(armies=HOME, leaders={RED: "red-sorceress"}, row=["dire-giant"])
    supply = state.supply[BLUE]
    do(state, "take-card 1", "done", "destroy 2 vil4")
    assert state.supply[BLUE] == supply
    assert state.captured[RED] == (0, 1, 0)
    for kept, worth in [((0, 2, 0), 0), ((0, 2, 1), 1), ((0, 3, 2), 1), ((0, 3, 3), 2)]:
        state.captured = (kept, *state.captured[1:])
        assert score_sheet(state)[RED].leader == worth


@rule("LEG-9.18", "LEG-2.8")
def test_neutral_armies_go_back_even_from_the_red_sorceress() -> None:
    state = position(
        players=2,
        armies={RED: {"vil4": 4}, BLUE: {}, 2: {"vil4": 2}},
        leaders={RED: "red-sorceress"},
        row=["dire-giant"],
    )
    do(state, "take-card 1", "done", "destroy neutral vil4")
    assert state.captured[RED] == (0, 0)
    assert state.supply[2] == 9


@rule("LEG-2.8")
def test_neutral_armies_hold_regions_for_nobody() -> None:
    state = position(players=2, armies={RED: {"vol1": 1}, BLUE: {}, 2: {"vol1": 1, "vol2": 1, "red1": 2}})
    assert points(state) == [0, 0]


@rule("LEG-9.19")
def test_the_white_knight_scores_islands_of_three_regions() -> None:
    # Red Forest (three regions) and the small volcano island (two regions) are red's.
    state = position(armies={RED: {"red1": 1, "vol1": 1}}, leaders={RED: "white-knight"})
    assert score_sheet(state)[RED].islands == 2
    assert score_sheet(state)[RED].leader == 1


@rule("LEG-9.19")
def test_the_white_knight_may_put_an_army_where_he_builds() -> None:
    # +1 army does not add to it: it is no place action.
    state = position(armies=HOME, cards={RED: ["night-village"]}, leaders={RED: "white-knight"}, row=["stronghold"])
    do(state, "take-card 1", "build vil4")
    assert offered(state) == ["place vil4", "done"]
    do(state, "place vil4")
    assert armies(state, RED) == {"vil4": 5}
    assert state.seats_to_act == (BLUE,)


@rule("LEG-9.19")
def test_without_an_army_left_the_white_knight_is_not_asked() -> None:
    state = position(armies={RED: {"vil4": 18}, BLUE: {"vil4": 1}}, leaders={RED: "white-knight"}, row=["stronghold"])
    do(state, "take-card 1", "build vil4")
    assert state.seats_to_act == (BLUE,)


# The poison swamp


@rule("LEG-9.12")
def test_the_swamp_needs_the_discoveries() -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(swamp=True)
    assert (caught.value.code, caught.value.clause) == ("swamp-needs-discoveries", "LEG-9.12")


@rule("LEG-9.12")
def test_six_tokens_lie_face_down_and_nobody_knows_them() -> None:
    state = fresh(players=3, discoveries=True, swamp=True)
    assert sorted(token for token in state.tokens if token >= 0) == sorted([*DISCOVERIES, SWAMP])
    for seat in (0, 1, 2, None):
        tokens = [place.token for place in state.view(seat).regions if place.token]  # type: ignore[attr-defined]
        assert tokens == ["covered"] * 6


@rule("LEG-9.12")
def test_a_covered_token_is_put_without_being_seen() -> None:
    state = fresh(players=3, map="by-hand", discoveries=True, swamp=True)
    for _ in range(6):
        state.apply(state.options()[0])
    assert offered(state)[0].startswith("put-covered")
    state.apply(state.options()[0])
    assert [place.token for place in state.view(0).regions if place.token] == ["covered"]  # type: ignore[attr-defined]
    assert len({state.imagine(0, random.Random(seed)).heap for seed in range(30)}) > 10


@rule("LEG-9.12", "LEG-9.13")
def test_a_covered_token_must_be_taken_and_the_swamp_costs_a_point() -> None:
    state = position(armies=HOME, tokens={"vil4": "swamp"}, row=["stronghold"], discoveries=True, swamp=True)
    do(state, "take-card 1", "build vil4")
    assert state.held[RED] == (SWAMP,)
    assert state.seats_to_act == (BLUE,)
    assert score_sheet(state)[RED].tokens == -1
    assert state.view(BLUE).seats[RED].tokens == ("swamp",)  # type: ignore[attr-defined]


@rule("LEG-9.13")
def test_at_the_end_of_a_turn_the_controller_looks_and_nobody_else() -> None:
    state = position(
        armies={RED: {"vil4": 4, "vil5": 1}, BLUE: {"vil4": 4}},
        tokens={"vil5": "stable", "vil1": "swamp"},
        row=["ancient-sage"],
        discoveries=True,
        swamp=True,
    )
    state.events = []
    do(state, "take-card 1", "march vil4 vil1")
    assert [place.token for place in state.view(RED).regions if place.token] == ["covered"] * 2  # type: ignore[attr-defined]
    do(state, "done")
    looked = [told for told in state.events if isinstance(told.event, TokenSeen)]
    assert {told.to for told in looked} == {(RED,)}
    seen = {place.id: place.token for place in state.view(RED).regions if place.token}  # type: ignore[attr-defined]
    assert seen == {"vil1": "swamp", "vil5": "stable"}
    for other in (BLUE, GREEN, None):
        tokens = {place.token for place in state.view(other).regions if place.token}  # type: ignore[attr-defined]
        assert tokens == {"covered"}


@rule("LEG-9.13")
def test_what_was_seen_stays_known_when_control_is_lost() -> None:
    state = position(
        armies={RED: {"vil5": 1}, BLUE: {"vil4": 4}},
        tokens={"vil5": "stable"},
        row=["graveyard", "ancient-sage"],
        discoveries=True,
        swamp=True,
    )
    do(state, "take-card 1", "done", "take-card 1", "march vil4 vil5", "march vil4 vil5", "done")
    for seat in (RED, BLUE):
        assert [p.token for p in state.view(seat).regions if p.token] == ["stable"]  # type: ignore[attr-defined]
    imagined = state.imagine(GREEN, random.Random(1))
    assert imagined.view(GREEN) == state.view(GREEN)
