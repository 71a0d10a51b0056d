"""Rulings on single cards and skills, each in the smallest position that shows it."""

from __future__ import annotations

import random

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.values import Dice
from tests.games.mage_knight.deeds import after, answer, brought, enemies_now, position, suppress, used
from tests.games.mage_knight.table import (
    all_cards,
    arrange,
    cards,
    do,
    fight,
    offers,
    points_of,
    put_token,
    set_foe,
    set_points,
    set_turn,
    site_hex,
    terrain_hex,
    turn_of,
    unit,
    view_of,
)
from tests.games.mage_knight.test_artifacts import box
from tests.games.mage_knight.test_spells_among_heroes import cast, others
from tests.games.mage_knight.test_tactics import with_tactic

rule = pytest.mark.rule


# Healing and drawing


@rule("MK-3.6")
@pytest.mark.parametrize("card", ["tranquility", "rejuvenate", "regeneration", "energy-flow", "restoration", "cure"])
def test_a_card_of_healing_alone_is_only_played_sideways_in_combat(card: str) -> None:
    state = position(card, where="attack night", mana=["green"])
    assert [move for move in offers(state) if card in move and "basic" in move] == []
    assert f"play-sideways {card} attack" in offers(state)


@rule("MK-3.6")
def test_power_of_crystals_gives_nothing_but_move_in_combat() -> None:
    fought = after("power-of-crystals strong", "attack")
    assert brought(fought) == "move 4"
    sets = after("power-of-crystals strong", "attack", crystals=["red", "blue", "green", "white"])
    assert brought(do(sets, "pay-with token green green")).startswith("move 6")
    free = after("power-of-crystals strong", "open")
    assert len(offers(free)) == 3, "move, healing or cards"


@rule("MK-3.6")
@pytest.mark.parametrize(("way", "move"), [("basic", 2), ("strong", 4)])
def test_refreshing_walk_heals_nothing_in_combat(way: str, move: int) -> None:
    state = after(f"refreshing-walk {way}", "attack")
    assert (points_of(state).move, points_of(state).healing) == (move, 0)


@rule("MK-17.31")
def test_long_night_may_be_used_while_a_card_draws() -> None:
    state = with_tactic("long-night", "tranquility", "march", mana=["green"])
    seat = state.turn
    arrange(state, deck=("rage",), discard=cards(state, "stamina", "promise", "swiftness"), seat=seat)
    do(state, "play-card tranquility strong")
    answer(state, "#1")
    assert offers(state) == ["use-tactic", "done"]
    do(state, "use-tactic")
    assert (len(state.hand[seat]), len(state.deck[seat]), state.tactic_used[seat]) == (3, 2, True)


@rule("MK-2.6")
def test_mana_search_needs_a_die_in_the_source() -> None:
    state = with_tactic("mana-search", "march")
    set_turn(state, dice=Dice(kept_as_set=tuple(range(len(state.dice)))))
    assert "use-tactic" not in offers(state)


@rule("MK-17.31")
def test_the_right_moment_is_over_when_the_end_of_the_game_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    state = with_tactic("the-right-moment", "march")
    assert "use-tactic" in offers(state)
    monkeypatch.setattr(type(state.setting.scenario), "fulfilled", lambda *_: True)
    state.changed()
    assert "use-tactic" not in offers(state)


# Cards that come back, or do not


@rule("MK-3.9")
def test_a_card_that_left_the_game_asks_for_nothing_to_come_back() -> None:
    state = position("maximal-effect", "crystal-joy", "march", "rage", mana=["red", "red", "blue", "green"])
    do(state, "play-card maximal-effect strong", "play-inside crystal-joy", "choose-colour red", "choose-colour blue")
    do(state, "end-turn")
    assert "use-effect" not in offers(state), "there is no Crystal Joy to take back"
    assert cards(state, "crystal-joy")[0] not in state.discard[state.turn]


@rule("MK-3.9")
def test_a_card_played_inside_another_comes_back_as_it_says() -> None:
    state = position("concentration", "crystal-joy", "march", "wound", mana=["green"])
    seat = state.turn
    do(state, "play-card concentration strong", "play-inside crystal-joy", "choose-colour red", "end-turn")
    do(state, "use-effect", "discard-card wound")
    assert cards(state, "crystal-joy")[0] in state.hand[seat]


@rule("MK-17.10")
def test_a_box_used_strongly_leaves_the_game_even_when_time_bends() -> None:
    state = box("space-bending", "march", artifact="endless-bag-of-gold", where="open night", mana=("blue", "black"))
    seat = state.turn
    do(state, "use-box strong", "play-card space-bending strong", "play-card march basic", "end-turn")
    assert (state.turn, state.hand[seat]) == (seat, cards(state, "march"))
    assert state.artifact_deck[0] == cards(state, "endless-bag-of-gold")[0]


@rule("MK-17.10")
def test_a_box_used_plainly_comes_back_when_time_bends() -> None:
    state = box("space-bending", artifact="endless-bag-of-gold", where="open night", mana=("blue", "black"))
    seat = state.turn
    do(state, "use-box basic", "play-card space-bending strong", "end-turn")
    assert state.hand[seat] == cards(state, "mysterious-box")


# Mana


@rule("MK-4.3")
def test_polarization_uses_a_depleted_die_but_for_no_stronger_spell() -> None:
    state = position("march", skills=["arythea-polarization"])
    do(state, "use-skill arythea-polarization")
    assert "play-card march strong" in offers(state), "all dice of the position are black"
    night = position("fireball", where="ranged night", mana=["red"], skills=["arythea-polarization"])
    do(night, "use-skill arythea-polarization")
    assert "play-card fireball strong" in offers(night), "all dice of the position are gold"


@rule("MK-4.3")
def test_gold_that_is_of_use_at_night_does_not_become_black() -> None:
    state = position(
        "amulet-of-the-sun", "space-bending", where="open night", mana=["blue"], skills=["arythea-polarization"]
    )
    do(state, "play-card amulet-of-the-sun basic", "use-skill arythea-polarization")
    assert "play-card space-bending strong" not in offers(state)


@rule("MK-17.12")
@pytest.mark.parametrize(("card", "fame"), [("fireball", 1), ("snowstorm", 0)])
def test_a_spell_of_the_offer_is_cast_as_one_of_the_hand(card: str, fame: int) -> None:
    colour = "red" if card == "fireball" else "blue"
    cost = "rage" if card == "fireball" else "stamina"
    state = position("ruby-ring", "magic-talent", cost, where="ranged", mana=[colour])
    arrange(state, spell_offer=cards(state, card))
    do(state, "play-card magic-talent basic", f"discard-card {cost}", f"play-card {card} basic")
    do(state, "play-card ruby-ring strong")
    assert state.fame[state.turn] == fame, "also when it was cast before the ring"


@rule("MK-12.1")
def test_a_token_to_be_spent_at_once_is_weighed_beside_what_can_be_bought() -> None:
    state = position("peaceful-moment", "wound", "march", "rage", mana=["white"], skills=["arythea-invocation"])
    do(state, "play-card peaceful-moment strong")
    answer(state, "#1")
    assert [move for move in offers(state) if move.startswith("buy-effect")]
    do(state, "use-skill arythea-invocation")
    assert offers(state), "a question with answers"


@rule("MK-17.5")
def test_a_skill_that_is_lent_is_not_turned_face_down() -> None:
    state = position("circlet-of-proficiency", "march", where="open", mana=["green"])
    arrange(state, common_skills=("krang-arcane-disguise",))
    do(state, "play-card circlet-of-proficiency basic", "borrow-skill krang-arcane-disguise")
    for _ in range(2):
        do(state, "use-skill krang-arcane-disguise")
        answer(state, "#1")
    assert [move for move in offers(state) if "arcane-disguise" in move] == []


# Combat


@rule("MK-17.13")
def test_an_enemy_that_is_taunted_loses_armour_only_if_it_attacks() -> None:
    taunted = used("wolfhawk-taunt", "block", "#1; choose-attack 0 0", hand=["whirlwind"], mana=["white"])
    assert enemies_now(taunted) == ["armour 1, attack 6"]
    do(taunted, "play-card whirlwind basic", "choose-foe 0")
    assert enemies_now(taunted) == ["armour 3, peaceful"]


@rule("MK-17.13")
def test_a_cancelled_attack_is_none() -> None:
    state = position("march", where="block", skills=["wolfhawk-taunt"])
    seat = state.turn
    arrange(state, units=(unit(state, "peasants", banner=cards(state, "banner-of-fear")[0]),), seat=seat)
    do(state, "use-skill wolfhawk-taunt")
    answer(state, "#1; choose-attack 0 0")
    do(state, "use-banner 0", "choose-attack 0 0")
    assert enemies_now(state)[0].startswith("armour 3")


@rule("MK-17.14")
def test_into_the_heat_is_the_first_thing_in_a_combat() -> None:
    state = position("into-the-heat", "expose", "concentration", where="open", mana=["red", "white", "green"])
    fight(state, "green-prowlers")
    assert "play-card into-the-heat basic" in offers(state)
    inner = do(state.copy(), "play-card concentration strong")
    assert "play-inside into-the-heat" in offers(inner)
    do(state, "play-card expose basic", "choose-foe 0")
    assert [move for move in offers(state) if "card into-the-heat" in move] == []


@rule("MK-8.26")
def test_an_attack_without_its_abilities_may_hit_units() -> None:
    state = position("chilling-stare", where="block", units=["peasants"], enemies=["green-orc-trackers"])
    do(state.copy(), "next-phase")
    assert "assign-to-unit 0" not in offers(do(state.copy(), "next-phase")), "an assassin"
    do(state, "play-card chilling-stare basic")
    answer(state, "#1; choose-attack 0 0")
    assert "assign-to-unit 0" in offers(do(state, "next-phase"))


@rule("MK-8.29")
def test_disease_leaves_armour_1_even_in_a_white_city() -> None:
    state = position("cure", where="block night", mana=["green", "black"])
    set_foe(state, city=("armour",), blocked=(True,))
    do(state, "play-card cure strong")
    assert enemies_now(state) == ["armour 1, attack blocked"]


# Among heroes


@rule("MK-16.2")
def test_mana_curse_is_announced() -> None:
    state = cast("mana-claim", "blue", "black", dice=("green", "gold", "gold", "gold", "gold"))
    _, (_, second) = state.turn, others(state)
    arrange(state, place=site_hex(state, "village"), seat=second)
    do(state, "play-card mana-claim strong", "pick-die green")
    assert (state.seats_awaited, offers(state)) == ((second,), ["plunder", "done"])
    claim = cast("mana-claim", "blue", dice=("green", "gold", "gold", "gold", "gold"))
    arrange(claim, place=site_hex(claim, "village"), seat=second)
    do(claim, "play-card mana-claim basic", "pick-die green")
    assert claim.seats_awaited == (claim.turn,), "a claim touches nobody"


@rule("MK-17.9")
def test_the_second_mana_of_a_suppressed_one_leaves_what_the_card_needs() -> None:
    state = position("mana-claim", crystals=["blue"], mana=["gold"])
    suppress(state, state.turn, 1 - state.turn)
    arrange(state, dice=(1, 5, 5, 5))
    do(state, "play-card mana-claim basic", "pay-with crystal blue blue")
    assert turn_of(state).dice.used == 0, "the only blue die is the one to be claimed"
    assert offers(state)[0].startswith(("choose-effect", "pick-die"))


# Units


@rule("MK-18.7")
def test_a_unit_that_a_card_leads_leaves_no_room_when_another_is_recruited() -> None:
    state = position("banner-of-command", where="people", units=["peasants"])
    arrange(state, unit_offer=("herbalists", "foresters"))
    set_points(state, influence=30)
    do(state, "play-card banner-of-command basic", "recruit-unit herbalists", "command-with-card")
    do(state, "recruit-unit foresters")
    assert offers(state) == ["disband 0"], "not the herbalists, whom the card leads"


# Scouts


@rule("MK-18.3")
def test_what_scouts_have_seen_stays_known_to_their_hero() -> None:
    state = position(units=["scouts"])
    seat = state.turn
    spot = site_hex(state, "village")
    put_token(state, spot, "grey-guardsmen", face_up=False)
    arrange(state, place=spot, seat=seat)
    name = state.setting.hex_names[spot]
    do(state, "activate-unit 0 1", f"look-at-token {name}")
    seen = [(look.hex, look.enemy) for look in view_of(state, seat).looked_at]
    assert seen == [(name, "grey-guardsmen")]
    assert all(view_of(state, other).looked_at == () for other in (None, *range(2)) if other != seat)
    for dice in range(5):
        other = state.imagine(seat, random.Random(dice))
        assert next(token.token for token in other.tokens if token.hex == spot) == state.setting.enemy_ids.index(
            "grey-guardsmen"
        )


# What the cards leave open


@rule("MK-17.15")
def test_a_dual_card_counts_as_the_colour_that_is_named() -> None:
    state = after("decompose strong", "open", "throw-away-card rush-of-adrenaline", hand=["rush-of-adrenaline"])
    assert offers(state) == ["choose-colour red", "choose-colour green"]
    assert brought(do(state, "choose-colour green")) == "red crystal 1, blue crystal 1, white crystal 1"


@rule("MK-17.15")
@pytest.mark.parametrize(("colour", "found"), [("red", True), ("green", True), ("blue", False)])
def test_a_dual_card_of_the_offer_fits_either_colour(colour: str, found: bool) -> None:
    given = {"red": "rage", "green": "march", "blue": "stamina"}[colour]
    state = position("training", given)
    arrange(state, advanced_offer=("rush-of-adrenaline",))
    assert ("play-card training basic" in offers(state)) == found


@rule("MK-17.24")
@pytest.mark.parametrize(("night", "block"), [(False, "fire block 3"), (True, "ice block 5")])
def test_one_with_the_land_blocks_by_the_side_of_the_board_in_use(night: bool, block: str) -> None:
    state = position("one-with-the-land", where="open", mana=["green"], night=night)
    arrange(state, place=terrain_hex(state, "forest"))
    fight(state, "grey-swordsmen", phase="block")
    do(state, "block-attack 0 0", "play-card one-with-the-land strong")
    answer(state, "#1")
    assert brought(state) == block


@rule("MK-17.25")
@pytest.mark.parametrize("skill", ["krang-regenerate", "braevalar-regenerate"])
def test_a_single_hero_has_the_least_fame(skill: str) -> None:
    state = position("wound", "march", mana=["blue"], skills=[skill], players=1)
    before = len(state.deck[state.turn])
    do(state, f"use-skill {skill}")
    if "throw-away-card wound" in offers(state):
        do(state, "throw-away-card wound")
    assert (before - len(state.deck[state.turn]), WOUND in state.hand[state.turn] + state.discard[state.turn]) == (
        1,
        False,
    )


@rule("MK-17.26")
def test_wounds_that_skills_discard_go_to_the_discard_pile() -> None:
    painless = used("tovak-i-feel-no-pain", "open", hand=["wound", "march"])
    if "discard-card wound" in offers(painless):
        do(painless, "discard-card wound")
    assert painless.discard[painless.turn] == (WOUND,)
    called = position("wound", "rage", where="attack", skills=["arythea-invocation"])
    do(called, "use-skill arythea-invocation")
    if "discard-card wound" in offers(called):
        do(called, "discard-card wound")
    assert called.discard[called.turn] == (WOUND,)


@rule("MK-17.27")
def test_the_die_of_mana_steal_is_not_the_die_of_the_turn() -> None:
    state = with_tactic("mana-steal", "march", "stamina")
    seat = state.turn
    arrange(state, dice=(2, 1, *state.dice[2:]), kept_dice=((seat, 0),))
    do(state, "play-card march strong", "play-card stamina strong")
    assert (turn_of(state).dice.used, points_of(state).move) == (1, 8)


@rule("MK-17.28")
def test_offers_whose_decks_are_empty_stay_short() -> None:
    state = position("training", "march")
    arrange(state, advanced_offer=cards(state, "ambush", "refreshing-walk"), advanced_deck=())
    do(state, "play-card training basic", "throw-away-card march", "take-card ambush")
    assert state.advanced_offer == cards(state, "refreshing-walk")
    arrange(state, artifact_deck=(), hand=("mysterious-box",))
    assert "play-card mysterious-box basic" not in offers(state), "nothing to turn up"


@rule("MK-17.29")
def test_what_is_promised_to_outer_cards_pays_for_no_inner_one() -> None:
    """Concentration of Maximal Effect of Improvisation: three cards are played, and two more are discarded."""
    for spare, offered in ((1, False), (2, True)):
        hand = ["concentration", "maximal-effect", "improvisation", *["promise"] * spare]
        state = position(*hand, mana=["green"])
        do(state, "play-card concentration strong", "play-inside maximal-effect")
        assert ("play-inside improvisation" in offers(state)) == offered
    do(state, "play-inside improvisation")
    for _ in range(2):
        answer(state, "discard-card promise; #0")
    assert points_of(state).move == 14, "twice 5, and 2 more for each number"
    assert all_cards(state, state.turn).count(cards(state, "improvisation")[0]) == 0


@rule("MK-17.11")
def test_time_may_bend_in_a_last_turn() -> None:
    state = position("space-bending", "march", "rage", where="open night", mana=["blue", "black"])
    seat = state.turn
    arrange(state, closing=True, last_turns=(), announced=1 - seat)
    do(state, "play-card space-bending strong", "play-card march basic", "end-turn")
    if "done" in offers(state):
        do(state, "done")
    assert state.turn == seat
    assert "play-card march basic" in offers(state)
