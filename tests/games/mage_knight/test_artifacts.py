"""Both effects of every artifact, and all six banners, from the cards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.events import ArtifactTurnedUp
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.deeds import Row, after, answer, begun, brought, go, position, strike_total
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    cards,
    do,
    lay,
    make,
    offers,
    points_of,
    put_token,
    set_points,
    site_hex,
    unit,
)
from tests.games.mage_knight.test_advanced_red_blue import terrains, wide

ROWS: list[Row] = [
    *(
        (f"{name}-ring basic", "open", "", f"fame 1, {colour} crystal 1, {colour} mana 1")
        for name, colour in (("ruby", "red"), ("sapphire", "blue"), ("diamond", "white"), ("emerald", "green"))
    ),
    ("endless-bag-of-gold basic", "open", "", "influence 4, fame 2"),
    ("endless-bag-of-gold strong", "open", "", "influence 9, fame 3"),
    ("endless-gem-pouch strong", "open", "", "red mana 1, blue mana 1, green mana 1, white mana 1, gold mana 1"),
    ("endless-gem-pouch strong", "open night", "", "red mana 1, blue mana 1, green mana 1, white mana 1, black mana 1"),
    ("golden-grail basic", "open", "", "heal 2"),
    ("golden-grail strong", "open", "", "heal 6"),
    ("amulet-of-the-sun basic", "open", "", "gold mana 1"),
    ("amulet-of-the-sun strong", "open", "", "gold mana 3"),
    ("amulet-of-darkness basic", "open", "choose-colour black", "black mana 1"),
    ("amulet-of-darkness strong", "open", "choose-colour red; choose-colour gold; choose-colour black",
     "red mana 1, gold mana 1, black mana 1"),
    ("soul-harvester basic", "attack", "", "attack 3"),
    ("soul-harvester strong", "attack", "", "attack 8"),
    ("shield-of-the-fallen-kings basic", "block", "#0", "block 6"),
    ("shield-of-the-fallen-kings basic", "block", "#1", "block 4"),
    ("shield-of-the-fallen-kings strong", "block", "#0", "cold-fire block 8"),
    ("shield-of-the-fallen-kings strong", "block", "#1", "cold-fire block 4"),
    ("banner-of-command basic", "open", "", "influence 4"),
]  # fmt: skip
ELSEWHERE = {
    *(f"{name}-ring strong" for name in ("ruby", "sapphire", "diamond", "emerald")),
    *(f"banner-of-{name} strong" for name in ("glory", "fear", "protection", "courage", "command", "fortitude")),
    "endless-gem-pouch basic", "mysterious-box basic",
    *(f"{name} {way}" for way in ("basic", "strong") for name in (
        "sword-of-justice", "horn-of-wrath", "book-of-wisdom", "bow-of-starsdawn", "druidic-staff",
        "circlet-of-proficiency", "tome-of-all-spells",
    )),
}  # fmt: skip


@pytest.mark.parametrize(("played", "where", "answers", "brings"), ROWS)
def test_what_an_artifact_brings(played: str, where: str, answers: str, brings: str) -> None:
    state = after(played, where, answers)
    assert brought(state) == brings
    card = cards(state, played.split(maxsplit=1)[0])[0]
    assert (card in state.played[state.turn]) == played.endswith("basic"), "used strongly it leaves the game"


def test_every_effect_of_every_artifact_is_tested() -> None:
    setting = begun(2, ALL_SETS).setting
    found = set()
    for number in setting.artifact_range:
        info = setting.cards[number]
        assert info is not None
        found |= {f"{info.id} {way}" for way, program in (("basic", info.basic), ("strong", info.strong)) if program}
    assert len(setting.artifact_range) == 25
    assert found == {played for played, *_ in ROWS} | ELSEWHERE


@pytest.mark.parametrize(
    ("ring", "colour", "card", "spell"),
    [
        ("ruby", "red", "threaten", "offering"),
        ("sapphire", "blue", "stamina", "mist-form"),
        ("diamond", "white", "promise", "charm"),
        ("emerald", "green", "march", "restoration"),
    ],
)
def test_a_ring_gives_endless_mana_and_fame_for_its_spells(ring: str, colour: str, card: str, spell: str) -> None:
    state = position(f"{ring}-ring", card, card, spell, "rage", mana=[colour])
    do(state, f"play-card {spell} basic")
    if spell == "offering":
        do(state, "done")
    do(state, f"play-card {ring}-ring strong")
    assert state.fame[state.turn] == 1, "spells cast before count"
    for _ in range(2):
        do(state, f"play-card {card} strong")
        if offers(state)[0].startswith("pay-with"):
            do(state, f"pay-with token {colour} {colour}")
    assert state.mana[state.turn] == [0] * 6


def test_the_black_mana_of_a_ring_is_for_the_night() -> None:
    for where, fine in (("attack", False), ("attack night", True)):
        state = after("ruby-ring strong", where, "", ("fireball",))
        assert ("play-card fireball strong" in offers(state)) == fine


def test_sword_of_justice() -> None:
    hand = ("march", "rage", "wound")
    state = after("sword-of-justice basic", "attack", "discard-card march; discard-card rage", hand)
    assert attack_of(state) == 6
    do(state, "strike")
    assert state.fame[state.turn] == 2 + 1
    state = after("sword-of-justice strong", "attack", "", ("rage",), enemies=["grey-golems"])
    do(state, "play-card rage basic")
    assert strike_total(state) == 4, "physical attacks count twice and nobody resists them"
    shot = after("sword-of-justice strong", "ranged", "", ("swiftness",), mana=["white"])
    do(shot, "play-card swiftness strong")
    assert strike_total(shot) == 3, "only in the attack phase"


def test_horn_of_wrath_risks_wounds() -> None:
    state = after("horn-of-wrath basic", "ranged")
    assert attack_of(state, "siege") == 5
    assert state.hand[state.turn].count(WOUND) in (0, 1)
    state = after("horn-of-wrath strong", "ranged", "announce-number 5")
    assert attack_of(state, "siege") == 10
    assert 0 <= state.hand[state.turn].count(WOUND) <= 5
    assert after("horn-of-wrath strong", "ranged", "announce-number 0").hand[state.turn] == ()


def test_endless_gem_pouch_rolls_two_dice() -> None:
    seen = set()
    for seed in range(30):
        state = position("endless-gem-pouch")
        assert isinstance(state.rng, int)
        state.rng += seed * 7919
        do(state, "play-card endless-gem-pouch basic")
        while offers(state)[0].startswith("choose-colour"):
            do(state, "choose-colour red")
        assert sum(state.crystals[state.turn]) + state.fame[state.turn] == 2
        seen.add(brought(state))
    assert len(seen) > 5


def test_golden_grail_gives_fame_for_its_own_points_or_cards() -> None:
    state = after("golden-grail basic", "open", "heal; heal", ("wound", "wound", "wound"))
    assert state.fame[state.turn] == 2
    set_points(state, healing=1)
    do(state, "heal")
    assert state.fame[state.turn] == 2, "the two of the grail only"
    state = after("golden-grail strong", "open", "heal; heal", ("wound", "wound"))
    assert (len(state.deck[state.turn]), state.fame[state.turn]) == (4, 0)


def test_book_of_wisdom() -> None:
    state = position("book-of-wisdom", "rage", "wound")
    arrange(state, advanced_offer=cards(state, "fire-bolt", "ice-bolt"))
    do(state, "play-card book-of-wisdom basic", "throw-away-card rage", "take-card fire-bolt")
    assert state.hand[state.turn] == cards(state, "wound", "fire-bolt")
    state = position("book-of-wisdom", "rage")
    arrange(state, spell_offer=cards(state, "fireball", "chill"))
    do(state, "play-card book-of-wisdom strong", "throw-away-card rage", "take-card fireball")
    assert (state.hand[state.turn], state.crystals[state.turn]) == (cards(state, "fireball"), [1, 0, 0, 0])


def test_amulet_of_the_sun_brings_day_into_the_night() -> None:
    state = position("amulet-of-the-sun", "march", where="open night")
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen", face_up=False)
    arrange(state, place=keep // 7 * 7)
    assert terrains(state)["forest"] == 5
    do(state, "play-card amulet-of-the-sun basic")
    assert terrains(state)["forest"] == 3
    assert [token.face_up for token in state.tokens if token.hex == keep] == [True]
    do(state, "play-card march strong", "pay-with token gold green")
    assert (points_of(state).move, state.mana[state.turn]) == (4, [0] * 6), "gold serves at night"
    day = after("amulet-of-the-sun strong", "open", "", ("march",))
    assert "play-card march strong" in offers(day)


def test_amulet_of_darkness_brings_night_into_the_day() -> None:
    state = wide("amulet-of-darkness", "fireball", mana=["red"])
    assert terrains(state)["desert"] == 5
    do(state, "play-card amulet-of-darkness basic", "choose-colour black")
    assert terrains(state)["desert"] == 3
    go(state, "ranged")
    do(state, "play-card fireball strong")
    while offers(state)[0].startswith("pay-with"):
        do(state, offers(state)[0])
    assert attack_of(state, "siege", "fire") == 8
    gold = after("amulet-of-darkness basic", "open", "choose-colour gold", ("march",))
    assert "play-card march strong" in offers(gold), "gold remains of use by day"


def test_bow_of_starsdawn() -> None:
    state = after("bow-of-starsdawn basic", "ranged", "discard-card march; done", ("march", "rage"))
    assert brought(state) == "ranged 2"
    make(state, ranged=4)
    do(state, "strike")
    assert state.fame[state.turn] == 2 + 1
    state = position("bow-of-starsdawn", "swiftness", "crushing-bolt", mana=["white", "green"], where="ranged")
    do(state, "play-card bow-of-starsdawn strong", "play-card swiftness strong", "play-card crushing-bolt strong")
    assert strike_total(state) == 6 + 6, "all of it counts double where no wall stands"


def test_the_bow_makes_ranged_attacks_siege_before_walls() -> None:
    state = position("bow-of-starsdawn", "swiftness", "crushing-bolt", mana=["white", "green"])
    go(state, "ranged", walled=True)
    do(state, "play-card bow-of-starsdawn strong", "play-card swiftness strong", "play-card crushing-bolt strong")
    assert strike_total(state) == 3 + 3


def test_soul_harvester_takes_crystals_by_resistance() -> None:
    state = after("soul-harvester basic", "attack", enemies=["violet-ice-golems"])
    make(state, attack=20)
    do(state, "strike")
    assert offers(state) == ["choose-colour blue", "choose-colour green", "choose-colour white"]
    do(state, "choose-colour green")
    assert state.crystals[state.turn] == [0, 0, 1, 0]
    state = after("soul-harvester strong", "ranged", enemies=["green-prowlers", "green-diggers"])
    make(state, siege=6)
    do(state, "target 1", "strike")
    assert state.crystals[state.turn] == [0, 0, 0, 2], "one for each enemy, in this phase"


@pytest.mark.parametrize(("way", "copies"), [("basic", 2), ("strong", 3)])
def test_shield_of_the_fallen_kings_blocks_different_attacks(way: str, copies: int) -> None:
    enemies = ["green-prowlers", "green-diggers", "green-cursed-hags", "green-prowlers"]
    state = after(f"shield-of-the-fallen-kings {way}", "block", "#1", enemies=enemies)
    assert "use-held 0" not in offers(state), "each against another attack"
    do(state, "finish-block")
    for foe in range(1, copies):
        do(state, f"block-attack {foe} 0", "use-held 0", "finish-block")
    do(state, f"block-attack {copies} 0") if copies < 4 else None
    assert "use-held 0" not in offers(state)


def test_druidic_staff() -> None:
    for card, answers, brings in [
        ("stamina", "choose-colour red", "red crystal 2"),
        ("march", "", "heal 3"),
    ]:
        state = after(
            "druidic-staff basic", "open", f"discard-card {card}; {answers}".removesuffix("; "), (card, "wound")
        )
        assert brought(state, ("wound",)) == brings
    state = after("druidic-staff basic", "open", "discard-card promise", ("promise",))
    assert all(move.startswith("fly-to") for move in offers(state))
    state = position("druidic-staff", "rage")
    arrange(state, units=(unit(state, "catapults", ready=False),))
    do(state, "play-card druidic-staff basic", "discard-card rage", "ready-unit 0")
    assert state.units[state.turn][0].ready
    state = after("druidic-staff strong", "open", "#1; choose-colour white; #2")
    assert brought(state) == "heal 3, white crystal 2"
    fighting = position("druidic-staff", "rage", "march", "stamina", where="attack")
    do(fighting, "play-card druidic-staff basic")
    assert offers(fighting) == ["discard-card stamina"], "in combat only the crystals"


def test_circlet_of_proficiency_borrows_a_skill() -> None:
    state = position("circlet-of-proficiency", "rage", where="attack")
    names = ("arythea-hot-swordsmanship", "arythea-dark-fire-magic", "tovak-mana-exploit")
    arrange(state, common_skills=names)
    do(state, "play-card circlet-of-proficiency basic")
    assert offers(state) == ["borrow-skill arythea-hot-swordsmanship", "borrow-skill arythea-dark-fire-magic"]
    twice = do(state.copy(), "borrow-skill arythea-hot-swordsmanship")
    for _ in range(2):
        do(twice, "use-skill arythea-hot-swordsmanship")
        answer(twice, "#0")
    assert attack_of(twice) == 4
    assert "use-skill arythea-hot-swordsmanship" not in offers(twice)
    once = do(state, "borrow-skill arythea-dark-fire-magic", "use-skill arythea-dark-fire-magic", "choose-colour red")
    assert "use-skill arythea-dark-fire-magic" not in offers(once)
    assert len(once.common_skills) == 3


def test_circlet_of_proficiency_takes_a_skill_for_good() -> None:
    state = position("circlet-of-proficiency")
    arrange(state, common_skills=("tovak-mana-exploit",))
    do(state, "play-card circlet-of-proficiency strong", "take-skill tovak-mana-exploit")
    assert (state.common_skills, len(state.skills[state.turn])) == ((), 1)


@pytest.mark.parametrize(("way", "brings"), [("basic", "limit 2"), ("strong", "limit 2")])
def test_tome_of_all_spells_casts_without_mana_even_by_day(way: str, brings: str) -> None:
    state = position("tome-of-all-spells", "march", "wound", "ruby-ring")
    arrange(state, spell_offer=cards(state, "meditation", "fireball"))
    do(state, f"play-card tome-of-all-spells {way}", "discard-card march", f"play-card meditation {way}")
    if way == "strong":
        do(state, "take-card march", "put-on-deck true")
    else:
        do(state, "put-on-deck true")
    assert state.hand_bonus[state.turn] == 2
    assert brings == "limit 2"


# The box


def box(*hand: str, artifact: str, where: str = "open", mana: tuple[str, ...] = ()) -> KnightState:
    """The box was opened, and this artifact lies there."""
    state = position("mysterious-box", *hand, where=where, mana=mana, units=["peasants"])
    number = cards(state, artifact)[0]
    arrange(state, artifact_deck=(*(card for card in state.artifact_deck if card != number), number))
    state.events = []
    state.apply("play-card mysterious-box basic")
    assert [told.event.card for told in state.events if isinstance(told.event, ArtifactTurnedUp)] == [number]
    state.events = None
    return state


def test_the_box_is_the_artifact_that_was_turned_up() -> None:
    for way, influence in (("basic", 4), ("strong", 9)):
        state = box(artifact="endless-bag-of-gold")
        seat = state.turn
        do(state, f"use-box {way}")
        assert (points_of(state).influence, state.fame[seat]) == (influence, (2 if way == "basic" else 3) + 1)
        do(state, "end-turn")
        here = cards(state, "mysterious-box")[0]
        assert (here in state.discard[seat]) == (way == "basic")
        assert here not in state.hand[seat] + state.deck[seat]
        assert state.artifact_deck[0] == cards(state, "endless-bag-of-gold")[0]


def test_an_unused_box_comes_back_and_does_not_count_as_played() -> None:
    state = box("rage", artifact="endless-bag-of-gold")
    seat = state.turn
    do(state, "end-turn")
    assert "done" not in offers(state), "a card must be discarded"
    do(state, "discard-card rage")
    if "done" in offers(state):
        do(state, "done")
    assert cards(state, "mysterious-box")[0] in state.hand[seat]


def test_the_box_as_a_banner_helps_for_this_turn() -> None:
    state = box(artifact="banner-of-glory")
    seat = state.turn
    do(state, "attach-box 0")
    go(state, "attack")
    do(state, "activate-unit 0 0")
    assert attack_of(state) == 3
    assert state.fame[seat] == 2
    do(state, "next-phase", "end-turn")
    assert state.units[seat][0].banner == -1
    assert cards(state, "mysterious-box")[0] in state.discard[seat]
    assert state.artifact_deck[0] == cards(state, "banner-of-glory")[0]
