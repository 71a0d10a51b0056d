"""Every skill of Wolfhawk, Krang and Braevalar but those that lie in the middle of the table."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.steps.moving import explore_price
from herna.games.mage_knight.steps.skills import receive_skill
from herna.games.mage_knight.vocabulary.names import WHEEL
from tests.games.mage_knight.deeds import Row, answer, begun, brought, enemies_now, go, position, strike_total, used
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_of,
    do,
    end_fight,
    enemy,
    fight,
    in_fight,
    lay,
    make,
    offers,
    phase_of,
    points_of,
    put_token,
    set_points,
    site_hex,
    turn_of,
)
from tests.games.mage_knight.test_advanced_red_blue import terrains, wide
from tests.games.mage_knight.test_spells import to_attack_phase

rule = pytest.mark.rule
ROWS: list[Row] = [
    ("wolfhawk-refreshing-bath", "open", "", "heal 1, blue crystal 1"),
    ("wolfhawk-refreshing-breeze", "open", "", "heal 1, white crystal 1"),
    ("wolfhawk-hawk-eyes", "open", "", "move 1"),
    ("wolfhawk-on-her-own", "open", "#0", "influence 3"),
    ("wolfhawk-on-her-own", "open", "#1", "influence 1"),
    ("wolfhawk-motivation", "open", "", "drawn 2"),
    ("krang-spirit-guides", "open", "", "move 1"),
    ("krang-battle-frenzy", "attack", "#0", "attack 2"),
    ("krang-battle-frenzy", "attack", "#1", "attack 4"),
    ("krang-shamanic-ritual", "open", "choose-colour black", "black mana 1"),
    ("krang-arcane-disguise", "open", "#0", "influence 2"),
    ("braevalar-feral-allies", "attack", "#0", "attack 1"),
    ("braevalar-thunderstorm", "open", "choose-colour green; choose-colour white", "green mana 1, white mana 1"),
    ("braevalar-thunderstorm", "open", "choose-colour blue; choose-colour green", "blue mana 1, green mana 1"),
    ("braevalar-lightning-storm", "open", "choose-colour green; choose-colour red", "red mana 1, green mana 1"),
    ("braevalar-lightning-storm", "open", "choose-colour blue; choose-colour blue", "blue mana 2"),
    ("braevalar-beguile", "open", "", "influence 3"),
    ("braevalar-secret-ways", "open", "", "move 1"),
]
ELSEWHERE = {
    "wolfhawk-deadly-aim", "wolfhawk-know-your-prey", "wolfhawk-taunt", "wolfhawk-dueling", "wolfhawk-wolfs-howl",
    "krang-battle-hardened", "krang-regenerate", "krang-puppet-master", "krang-master-of-chaos", "krang-curse",
    "krang-mana-suppression", "braevalar-elemental-resistance", "braevalar-forked-lightning", "braevalar-shapeshift",
    "braevalar-regenerate", "braevalar-natures-vengeance",
}  # fmt: skip


@pytest.mark.parametrize(("skill", "where", "answers", "brings"), ROWS)
def test_what_a_skill_brings(skill: str, where: str, answers: str, brings: str) -> None:
    assert brought(used(skill, where, answers)) == brings


def test_every_skill_of_these_heroes_is_tested() -> None:
    setting = begun(2, ALL_SETS).setting
    heroes = ("wolfhawk", "krang", "braevalar")
    names = {skill.id for skill in setting.skills if skill.hero in heroes}
    assert len(names) == 30
    assert names == {skill for skill, *_ in ROWS} | ELSEWHERE


# Wolfhawk


def test_hawk_eyes_see_two_spaces_far_by_day_and_explore_for_less_by_night() -> None:
    state = position(skills=["wolfhawk-hawk-eyes"])
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen", face_up=False)
    near, laid = state.setting.lattice.neighbours, {position for position, _ in state.laid}
    around = (spot for one in near[keep] for spot in near[one] if spot // 7 in laid)
    far = next(spot for spot in around if spot != keep and spot not in near[keep])
    arrange(state, place=far)
    do(state, "use-skill wolfhawk-hawk-eyes")
    assert [token.face_up for token in state.tokens if token.hex == keep] == [True]
    assert explore_price(state, state.turn) == 2
    night = used("wolfhawk-hawk-eyes", "open night")
    assert explore_price(night, night.turn) == 1


def test_on_her_own_gives_more_if_nobody_is_recruited() -> None:
    state = used("wolfhawk-on-her-own", "people", "#0")
    arrange(state, unit_offer=("herbalists",))
    assert not [move for move in offers(state) if move.startswith("recruit")]
    state = position(where="people", skills=["wolfhawk-on-her-own"])
    arrange(state, unit_offer=("herbalists",))
    set_points(state, influence=3)
    do(state, "recruit-unit herbalists", "use-skill wolfhawk-on-her-own")
    assert points_of(state).influence == 1


@pytest.mark.parametrize(
    ("where", "card", "way", "total"), [("ranged", "swiftness", "strong", 4), ("attack", "rage", "basic", 4)]
)
def test_deadly_aim_helps_one_attack_card(where: str, card: str, way: str, total: int) -> None:
    state = used("wolfhawk-deadly-aim", where, f"play-card {card} {way}", (card,), mana=["white"])
    assert strike_total(state) == total
    unit_first = used(
        "wolfhawk-deadly-aim", "attack", "activate-unit 0 0; play-sideways march attack", ("march",), units=["peasants"]
    )
    assert strike_total(unit_first) == 2 + 1 + 2, "no unit, one card, sideways too"


@rule("MK-17.3")
def test_know_your_prey_ignores_what_is_printed() -> None:
    state = used("wolfhawk-know-your-prey", "ranged", enemies=["violet-ice-golems", "red-high-dragon", "brown-shadow"])
    assert offers(state) == [
        "ignore-trait 0 paralyze",
        "ignore-trait 0 physical-resistance",
        "ignore-trait 0 ice-resistance",
        "take-element 0 0 ice",
        "ignore-trait 1 brutal",
        "ignore-trait 1 fire-resistance",
        "ignore-trait 1 ice-resistance",
        "take-element 1 0 fire",
        "take-element 1 0 ice",
    ], "nothing of those whom no magic touches"
    assert enemies_now(do(state.copy(), "take-element 1 0 fire"))[1] == "armour 9, attack 6 ice"
    assert enemies_now(do(state.copy(), "take-element 0 0 ice"))[0] == "armour 4, attack 2"
    weak = do(state, "ignore-trait 0 physical-resistance")
    make(weak, siege=4)
    assert strike_total(weak) == 4


def test_taunt_weakens_an_attack_or_draws_it() -> None:
    assert enemies_now(used("wolfhawk-taunt", "block", "#0; choose-attack 0 0")) == ["armour 3, attack 3"]
    assert enemies_now(used("wolfhawk-taunt", "block", "#1; choose-attack 0 0")) == ["armour 1, attack 6"]
    immune = used("wolfhawk-taunt", "block", "#0; choose-attack 0 0", enemies=["white-grim-legionnaires"])
    assert enemies_now(immune) == ["armour 10, attack 10"]


def test_dueling_blocks_strikes_and_is_famous_without_units() -> None:
    state = used("wolfhawk-dueling", "block", enemies=["green-prowlers"], units=["peasants"])
    assert brought(state) == "block 1"
    trial = to_attack_phase(state.copy())
    do(trial, "use-held 0")
    assert strike_total(trial) == 1
    make(trial, attack=3)
    assert strike_total(trial) == 3
    do(trial, "strike")
    assert trial.fame[trial.turn] == 2 + 1
    helped = do(state, "activate-unit 0 0")
    to_attack_phase(helped)
    make(helped, attack=3)
    do(helped, "strike")
    assert helped.fame[helped.turn] == 2, "a unit has blocked"


def test_wolfhawks_motivation_gives_fame() -> None:
    state = position(skills=["wolfhawk-motivation"])
    arrange(state, fame=1, seat=1 - state.turn)
    do(state, "use-skill wolfhawk-motivation")
    assert brought(state) == "drawn 2, fame 1"


# Krang


def test_spirit_guides_help_the_next_block_of_anybody() -> None:
    state = go(used("krang-spirit-guides", "open", units=["utem-guardsmen"]), "block")
    do(state, "activate-unit 0 1")
    assert block_of(state) == 5


def damage_taken(skill: str, foe: str, *, more: str = "") -> int:
    """The wounds in hand after one unblocked attack, armour 2."""
    state = used(skill, "block", "next-phase", enemies=[foe, *([more] if more else [])])
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    return state.hand[state.turn].count(WOUND)


@pytest.mark.parametrize(
    ("skill", "foe", "wounds"),
    [
        ("krang-battle-hardened", "green-prowlers", 1),
        ("krang-battle-hardened", "violet-fire-golems", 3),
        ("krang-battle-hardened", "green-ironclads", 3),
        ("braevalar-elemental-resistance", "violet-ice-mages", 2),
        ("braevalar-elemental-resistance", "green-diggers", 1),
        ("braevalar-elemental-resistance", "white-altem-mages", 4),
    ],
)
def test_a_hero_wards_off_damage_of_one_attack(skill: str, foe: str, wounds: int) -> None:
    assert damage_taken(skill, foe) == wounds


def test_battle_frenzy_rests_after_its_greater_effect() -> None:
    state = used("krang-battle-frenzy", "attack", "#1; next-phase; end-turn", ("march",))
    seat = begun(2, ALL_SETS).turn
    if "done" in offers(state):
        do(state, "done")
    assert state.skills_used[seat], "face down after the turn"
    state = used("krang-battle-frenzy", "attack", "#1", ("march", "rage"))
    end_fight(state)
    do(state, "rest march")
    assert not state.skills_used[seat], "a rest turns it up, with or without wounds"


def test_shamanic_ritual_comes_up_as_an_action() -> None:
    state = used("krang-shamanic-ritual", "open", "choose-colour red; turn-up-skill krang-shamanic-ritual")
    assert turn_of(state).action_used
    do(state, "use-skill krang-shamanic-ritual", "choose-colour red")
    assert state.mana[state.turn][0] == 2
    assert "turn-up-skill krang-shamanic-ritual" not in offers(state)


@pytest.mark.parametrize(("skill", "colour"), [("krang-regenerate", "red"), ("braevalar-regenerate", "green")])
def test_regenerate_throws_a_wound_away_for_mana(skill: str, colour: str) -> None:
    for paid, drawn in ((colour, 1), ("white", 0)):
        state = used(skill, "open", "", ("wound",), mana=[paid])
        if offers(state)[0].startswith("pay-with"):
            do(state, offers(state)[0])
        if offers(state)[0].startswith("throw-away-card"):
            do(state, "throw-away-card wound")
        assert (state.hand[state.turn].count(WOUND), 6 - len(state.deck[state.turn])) == (0, drawn)
        assert WOUND not in state.discard[state.turn]
    poor = position("wound", skills=[skill], mana=["white"])
    arrange(poor, fame=1, seat=1 - poor.turn)
    do(poor, f"use-skill {skill}")
    answer(poor, "throw-away-card wound" if offers(poor)[0].startswith("throw") else "")
    assert len(poor.deck[poor.turn]) == 5, "the least famous draws for any colour"


def test_arcane_disguise_hides_a_bad_name_for_green_mana() -> None:
    state = position(skills=["krang-arcane-disguise"], reputation=-7, mana=["green"])
    arrange(state, place=site_hex(state, "village"))
    assert "interact" not in offers(state)
    do(state, "use-skill krang-arcane-disguise")
    answer(state, "#1")
    do(state, "interact")
    assert points_of(state).influence == 0
    assert "use-skill krang-arcane-disguise" not in offers(state)
    do(state, "turn-up-skill krang-arcane-disguise")
    assert "use-skill krang-arcane-disguise" in offers(state)


@rule("MK-17.4")
def test_puppet_master_keeps_enemies_and_uses_them() -> None:
    state = position(skills=["krang-puppet-master"], where="attack", enemies=["violet-ice-mages", "green-prowlers"])
    make(state, attack=9, element="fire")
    do(state, "strike", "use-skill krang-puppet-master", "keep-enemy violet-ice-mages")
    assert state.puppets[state.turn] == (enemy(state, "violet-ice-mages"),)
    arrange(state, skills_used=())
    attacking = do(state.copy(), "target 1", "use-skill krang-puppet-master", "use-puppet violet-ice-mages attack")
    assert brought(attacking) == "ice attack 3, fame 5", "half of 5, rounded up"
    blocking = position(skills=["krang-puppet-master"], where="block")
    arrange(blocking, puppets=(enemy(blocking, "violet-ice-mages"), enemy(blocking, "red-high-dragon")))
    do(blocking, "use-skill krang-puppet-master")
    assert brought(do(blocking.copy(), "use-puppet violet-ice-mages block")) == "fire block 3"
    assert brought(do(blocking, "use-puppet red-high-dragon block")) == "cold-fire block 5"


@rule("MK-17.7")
@pytest.mark.parametrize(
    ("colour", "where", "brings"),
    [
        ("blue", "block", "block 3"),
        ("green", "open", "move 1"),
        ("black", "ranged", "ranged cold-fire 1"),
        ("white", "open", "influence 2"),
        ("red", "attack", "attack 2"),
    ],
)
def test_master_of_chaos_gives_what_the_wheel_comes_to(colour: str, where: str, brings: str) -> None:
    state = position(skills=["krang-master-of-chaos"], where=where, chaos=(WHEEL.index(colour) - 1) % 6)
    assert brought(do(state, "use-skill krang-master-of-chaos")) == brings
    gold = position(skills=["krang-master-of-chaos"], where=where, chaos=4)
    do(gold, "use-skill krang-master-of-chaos", f"choose-colour {colour}")
    assert brought(gold) == brings, "gold is any of them"


@rule("MK-17.7")
def test_the_wheel_may_be_turned_without_effect_and_starts_by_a_roll() -> None:
    state = position(skills=["krang-master-of-chaos"], chaos=2)
    do(state, "turn-wheel")
    assert state.chaos[state.turn] == 3
    assert "turn-wheel" not in offers(state)
    starts = set()
    for seed in range(20):
        fresh = position()
        assert isinstance(fresh.rng, int)
        fresh.rng += seed * 977
        receive_skill(fresh, fresh.turn, fresh.setting.skill_ids.index("krang-master-of-chaos"))
        starts.add(fresh.chaos[fresh.turn])
    assert len(starts) > 3


def test_curse_weakens_but_nothing_behind_walls_at_first() -> None:
    assert enemies_now(used("krang-curse", "block", "#0; choose-attack 0 0")) == ["armour 3, attack 2"]
    assert enemies_now(used("krang-curse", "block", "#1; choose-foe 0")) == ["armour 2, attack 4"]
    walled = position(skills=["krang-curse"])
    fight(walled, "green-prowlers", walled=True)
    assert "use-skill krang-curse" not in offers(walled)
    do(walled, "next-phase")
    assert "use-skill krang-curse" in offers(walled)


# Braevalar


def test_feral_allies_explore_for_less_and_fight_along() -> None:
    state = used("braevalar-feral-allies", "open")
    assert explore_price(state, state.turn) == 1
    go(state, "attack")
    do(state, "use-held 0")
    answer(state, "#0")
    assert attack_of(state) == 1
    assert enemies_now(used("braevalar-feral-allies", "block", "choose-attack 0 0")) == ["armour 3, attack 3"]


@pytest.mark.parametrize(("site", "influence"), [("magical-glade", 4), ("keep", 2), ("village", 3)])
def test_beguile_depends_on_the_place(site: str, influence: int) -> None:
    state = position(skills=["braevalar-beguile"])
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    lay(state, "1", (0, 1))
    arrange(state, place=site_hex(state, site))
    do(state, "use-skill braevalar-beguile")
    assert points_of(state).influence == influence


def test_forked_lightning_strikes_three_enemies_with_one_point_each() -> None:
    enemies = ["green-prowlers", "green-diggers", "green-ironclads", "green-wolf-riders"]
    state = used("braevalar-forked-lightning", "attack", enemies=enemies)
    assert strike_total(state) == 1
    do(state, "target 1")
    assert strike_total(state) == 2
    do(state, "target 2", "target 3")
    assert strike_total(state) == 3, "three at most"
    do(state, "retarget", "target 0")
    make(state, attack=2)
    do(state, "strike", "target 1")
    assert strike_total(state) == 1, "two points are left, one for each enemy"


@rule("MK-17.6")
@pytest.mark.parametrize(
    ("card", "way", "where", "kind", "brings"),
    [
        ("march", "basic", "attack", "attack", "attack 2"),
        ("march", "strong", "block", "block", "block 4"),
        ("rage", "strong", "open", "move", "move 4"),
        ("determination", "strong", "attack", "attack", "attack 5"),
        ("swiftness", "strong", "block", "block", "block 3"),
        ("one-with-the-land", "strong", "open", "move", "move 2"),
    ],
)
def test_shapeshift_changes_the_kind_of_a_number(card: str, way: str, where: str, kind: str, brings: str) -> None:
    state = used("braevalar-shapeshift", where, "", (card,), mana=["green", "red", "blue", "white"])
    do(state, f"play-card {card} {way}")
    while offers(state)[0].startswith("choose-effect"):
        do(state, offers(state)[-1])
    do(state, f"choose-kind {kind}")
    arrange(state, mana=[0] * 6)
    assert brought(state) == brings


@rule("MK-17.6")
def test_shapeshift_keeps_the_element_and_only_the_printed_number() -> None:
    state = used("braevalar-shapeshift", "attack", "play-card cold-toughness basic", ("cold-toughness",))
    assert offers(state)[0].startswith("choose-effect")
    state = answer(state, "#1; choose-kind attack")
    assert brought(state) == "ice attack 3", "its block of 3"
    inside = used("braevalar-shapeshift", "attack", "", ("concentration", "march"), mana=["green"])
    do(inside, "play-card concentration strong", "play-inside march", "choose-kind attack")
    assert brought(inside) == "move 2, attack 4", "what is added stays as it was"


def test_secret_ways_lead_over_mountains_and_lakes() -> None:
    state = wide(skills=["braevalar-secret-ways"], mana=["blue"])
    do(state, "use-skill braevalar-secret-ways", "use-effect")
    assert (terrains(state)["mountain"], terrains(state)["lake"], points_of(state).move) == (5, 2, 1)
    spots = [
        place * 7 + part
        for place, tile in state.laid
        for part, info in enumerate(state.setting.tiles[tile].hexes.all)
        if info.terrain in ("mountain", "lake") and info.site is None
    ]
    assert all(is_safe(state, state.turn, spot) for spot in spots)
