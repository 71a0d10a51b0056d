"""Chapters 8 and 9: missions and the monster's attack; with the rulebook's worked examples."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.components.box import LOOT
from herna.games.monster_lands.events.adventure import HitsCancelled
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import land, member, monster, trap
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, offered, position, put, refused, view_of


def alone(who: str, name: str) -> LandsState:
    """Anna's clan is one member; the monster stands at Kale, with tile 1a."""
    return position(clans=((who,), ("jeducha",)), monsters={0: name}, land_row={0: "kale"}, tiles={0: 0}, coins=9)


# Missions


@pytest.mark.rule("ML-8.1", "ML-8.2")
def test_a_mission_is_won_by_reaching_its_target() -> None:
    state = position(missions=(10, 1), coins=0)
    put(state, "roll1", "purkrab", ANNA, "SH1")
    adventure(state, roll=[3, 4])
    assert (state.glory[ANNA], state.defense[ANNA]) == (8, 2), "a haggling die is rolled again: 3 and 4 make seven"
    assert state.missions_done[ANNA] == 1


@pytest.mark.rule("ML-8.4")
def test_a_failed_mission_costs_its_penalty() -> None:
    clans = (("purkrab", "vendela", "lemtal", "darbar"), ("jeducha",))
    state = position(missions=(5, 1), glory=[18, 5], clans=clans, coins=20)
    put(state, "roll1", "purkrab", ANNA, "SM")
    adventure(state, roll=[1, 2])
    assert (state.glory[ANNA], state.reputation[ANNA]) == (16, 17), "glory falls from 18 to 16, reputation stays"
    state = position(missions=(8, 1), coins=[1, 9])
    state.chief[ANNA] = member("korfac")
    put(state, "roll1", "purkrab", ANNA, "M")
    adventure(state, roll=[2])
    assert state.round == 2
    assert state.glory[ANNA] == 5


@pytest.mark.rule("ML-8.3")
def test_of_two_successes_the_higher_wins_and_the_left_one_of_equals() -> None:
    state = position(missions=(1, 1), coins=0, clans=(("purkrab",), ("jeducha",)))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "jeducha", BEN, "SS")
    adventure(state, roll=[3, 3, 6, 6])
    assert (state.glory[ANNA], state.coins[ANNA], state.glory[BEN]) == (5, 2, 8)
    state = position(missions=(1, 1), coins=0, clans=(("purkrab",), ("jeducha",)))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "jeducha", BEN, "SS")
    adventure(state, roll=[4, 4, 5, 3])
    assert (state.glory[ANNA], state.glory[BEN], state.coins[BEN]) == (8, 5, 2)


@pytest.mark.rule("ML-8.1", "ML-10.2")
def test_korfac_rolls_a_haggling_die_again_on_a_mission() -> None:
    state = position(missions=(10, 1))
    put(state, "roll1", "korfac", ANNA, "SH1")
    adventure(state, roll=[3, 1])
    assert offered(state) == ["stop", "reroll H1"]
    do(state, "reroll H1", roll=[6])
    assert state.glory[ANNA] == 8


@pytest.mark.rule("ML-8.5", "ML-5.4")
def test_a_paid_mission_is_decided_from_the_left() -> None:
    state = position(missions=(1, 9), clans=(("purkrab",), ("jeducha",)), traps={ANNA: ["s1", "p8"]}, potion={ANNA: 1})
    put(put(state, "pay1", "purkrab", ANNA, "S"), "pay2", "jeducha", BEN, "S")
    state.loot[BEN] = (next(n for n, token in enumerate(LOOT) if token.id == "flasks"),)
    adventure(state)
    assert offered(state) == ["pay-mission", "done"]
    do(state, "pay-mission")
    assert offered(state) == ["pay-trap s1", "pay-trap p8"], "a trap of any kind"
    do(state, "pay-trap s1")
    assert (state.glory[ANNA], state.potion[ANNA], state.trap_used) == (9, 0, (trap("s1"),))
    assert offered(state) == ["done", "use-loot flasks"], "loot before paying"
    assert refused(state, "pay-mission") == ("cannot-pay-mission", "ML-8.5")
    do(state, "done")
    assert state.glory[BEN] == 5, "nobody is punished for not paying"


# The monster's attack


@pytest.mark.rule("ML-9.1")
def test_where_nobody_stands_the_monster_stays() -> None:
    state = position(monsters={0: "krus"}, coins=20)
    adventure(state)
    assert (state.round, state.monsters[0], state.monsters[GATE]) == (2, monster("krus"), NONE)


@pytest.mark.rule("ML-9.3", "ML-9.5", "ML-9.6", "ML-9.7", "ML-9.8", "ML-9.10", "ML-10.8", "ML-10.6", "ML-11.5")
def test_the_rulebooks_battle_with_hlubstir() -> None:
    clans = (("purkrab", "zerava", "ninra"), ("jeducha", "geria"))
    state = position(
        clans=clans, glory=[19, 5], level="normal", round=4, coins=30,
        monsters={0: "hlubstir"}, land_row={0: "kryzie"}, tiles={0: 0},
    )  # fmt: skip
    put(state, "a2", "zerava", ANNA, "SSMM", traps=["mp1"], defense=1)
    put(state, "a3", "geria", BEN, "MM")
    put(state, "a4", "ninra", ANNA, "SSM")
    adventure(state)
    assert offered(state) == ["throw-magic 0", "throw-magic 1", "throw-magic 2"]
    do(state, "throw-magic 1", roll=[3, 4, 5, 6, 1, 2])
    assert offered(state) == ["use-defense", "drink-potion", "take-hits"], "four hits, one cancelled by Zherava"
    do(state, "use-defense", "drink-potion")
    assert state.glory[ANNA] == 18, "Deepsting's wound costs a glory"
    assert state.wounded >> member("zerava") & 1
    do(state, "roll-all", roll=[1, 2, 3])
    assert state.battle is not None
    assert state.battle.suffered == 7, "1 + 2 + 3 and one more for the magic die"
    do(state, "throw-magic 0", roll=[1, 1, 1, 1, 1, 1, 1])
    do(state, "roll-all", roll=[4, 2])
    assert offered(state) == ["stop", "reroll M2", "reroll M4"], "the path allows one reroll of magic"
    do(state, "reroll M2", roll=[3])
    assert state.battle.suffered == 14
    do(state, "throw-magic 0", roll=[2, 2, 2, 2, 2, 2, 2])
    do(state, "roll-all", roll=[3, 5, 3])
    assert monster("hlubstir") in state.trophies[ANNA]
    assert state.glory[ANNA] == 25, "seven glory for the kill with 25"
    assert state.seats_to_act == (ANNA,)
    assert offered(state, "take-loot"), "first Anna for Zherava"
    do(state, offered(state)[0])
    assert state.seats_to_act == (BEN,)


@pytest.mark.rule("ML-9.8")
def test_trunks_potion_leaves_him_wounded_and_alive() -> None:
    clans = (("onduru", "trunk"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "lepivec"}, land_row={0: "kryzie"}, tiles={0: 0})
    put(state, "a4", "trunk", ANNA, "SS", potion=1)
    adventure(state, roll=[3, 6])
    do(state, "drink-potion")
    assert state.wounded == 1 << member("trunk")
    assert member("trunk") in state.members[ANNA]


@pytest.mark.rule("ML-9.8", "ML-9.9")
def test_two_wounds_kill_and_the_path_pays_glory() -> None:
    clans = (("purkrab", "korfac", "ninra"), ("jeducha", "bambul"))
    state = position(
        clans=clans, coins=20, monsters={0: "lepivec"}, land_row={0: "kryzie"}, tiles={0: 0},
        lands={ANNA: {"rynie": "ninra"}}, carried={"zeldiv-1": "ninra"}, venom={ANNA: 1},
    )  # fmt: skip
    put(state, "a1", "korfac", ANNA, "S", venom=1)
    put(state, "a2", "ninra", ANNA, "SS")
    state.wounded = 1 << member("ninra")
    adventure(state, roll=[4, 4])
    assert member("korfac") in state.members[ANNA], "defence one of the path: one of two hits"
    state = position(clans=clans, monsters={0: "ledobor"}, land_row={0: "kale"}, tiles={0: 0}, coins=20)
    put(state, "a1", "korfac", ANNA, "S", venom=1)
    adventure(state, roll=[3, 3, 3, 3, 3])
    assert member("korfac") not in state.members[ANNA]
    assert (state.glory[ANNA], state.reputation[ANNA]) == (7, 4), "two glory on path one, reputation one less"
    assert state.round == 2


@pytest.mark.rule("ML-9.9")
def test_equipment_and_land_of_the_dead_are_lost_and_free() -> None:
    clans = (("purkrab", "korfac", "ninra"), ("jeducha", "bambul"))
    state = position(
        clans=clans, coins=20, monsters={0: "ledobor"}, land_row={0: "kale"}, tiles={0: 0},
        lands={ANNA: {"rynie": "ninra"}}, carried={"zeldiv-1": "ninra"},
    )  # fmt: skip
    put(state, "a4", "ninra", ANNA, "SS")
    adventure(state, roll=[3, 3, 3, 3, 3])
    assert state.settler[land("rynie")] == NONE
    assert all(bearer == NONE for bearer in state.bearer)


@pytest.mark.rule("ML-9.5")
def test_magic_dice_of_traps_can_be_thrown_away_too() -> None:
    state = position(monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "purkrab", ANNA, "SS", traps=["m2"])
    adventure(state)
    do(state, "throw-magic 2", roll=[1])
    assert state.on(3).dice == (0, 0)


@pytest.mark.rule("ML-9.7")
def test_a_member_may_be_left_to_be_hurt() -> None:
    state = position(monsters={0: "lepivec"}, land_row={0: "kale"}, tiles={0: 0}, clans=(("onduru",), ("jeducha",)))
    put(state, "a4", "onduru", ANNA, "SS", defense=2)
    adventure(state, roll=[5, 1])
    do(state, "take-hits")
    assert state.on(3).defense == 2
    assert state.wounded == 1 << member("onduru")


@pytest.mark.rule("ML-9.4")
def test_zhandala_sends_a_die_to_a_neighbour_of_her_choice() -> None:
    clans = (("purkrab", "zandala"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 2})
    put(state, "a1", "jeducha", BEN, "SS")
    put(state, "a3", "zandala", ANNA, "M")
    put(state, "a4", "bambul", BEN, "S")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[1, 1])
    if offered(state, "stop"):
        do(state, "stop")
    assert state.seats_to_act == (ANNA,)
    assert offered(state) == ["divert-to a1", "divert-to a4"]
    do(state, "divert-to a4", roll=[6])
    assert state.wounded == 1 << member("bambul"), "his die is rolled first, and hits"
    assert offered(state) == ["throw-magic 0", "throw-magic 1"]


MONSTER_DICE = [
    ("pliznik", "nikegerie", 0, 5), ("pliznik", "kale", 0, 3), ("ohnivir", "saha", 0, 5), ("krabohlav", "kale", 0, 5),
    ("zabozub", "kryzie", 0, 5), ("ledobor", "kryzie", 0, 6), ("mechoun", "kale", 0, 4), ("mechoun", "", 2, 6),
    ("zabozub", "", 2, 3),
]  # fmt: skip


@pytest.mark.rule("ML-9.3", "ML-9.10")
@pytest.mark.parametrize(("name", "where", "place", "dice"), MONSTER_DICE)
def test_the_dice_of_monsters_by_land_and_at_the_gate(name: str, where: str, place: int, dice: int) -> None:
    rows = {0: where} if where else {}
    state = position(monsters={place: name}, land_row=rows)
    assert view_of(state, None).places[place].attack == dice


@pytest.mark.rule("ML-9.10")
@pytest.mark.parametrize("name", ["ohnivousove", "pocih"])
def test_sure_hits_come_on_top_of_the_roll(name: str) -> None:
    state = position(monsters={0: name}, land_row={0: "kryzie"}, tiles={0: 0}, clans=(("onduru",), ("jeducha",)))
    put(state, "a4", "onduru", ANNA, "SS", defense=1)
    adventure(state, roll=[1] * (5 if name == "pocih" else 4))
    assert offered(state) == ["use-defense", "take-hits"]


@pytest.mark.rule("ML-9.10", "ML-9.5")
def test_trousic_first_strikes_everybody_with_one_die() -> None:
    clans = (("purkrab", "onduru"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "trousic"}, land_row={0: "kryzie"}, tiles={0: 2})
    put(state, "a1", "onduru", ANNA, "SSM")
    put(state, "a4", "jeducha", BEN, "S")
    adventure(state, roll=[6])
    assert state.wounded == 1 << member("onduru") | 1 << member("jeducha")
    assert offered(state) == ["throw-magic 0", "throw-magic 1"], "magic helps only against the attack itself"


@pytest.mark.rule("ML-9.10", "ML-9.5")
def test_at_the_gate_trousic_first_strikes_all_on_its_paths() -> None:
    clans = (("purkrab", "onduru"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={2: "trousic"})
    put(state, "gate1", "onduru", ANNA, "SSM")
    put(state, "gate2", "jeducha", BEN, "S")
    state.events = []
    adventure(state, roll=[6])
    guarded = [told.event.path for told in state.events if isinstance(told.event, HitsCancelled)]
    assert guarded == [state.setting.names("path").index(path) for path in ("gate1", "gate2")], "by the guards of each"


@pytest.mark.rule("ML-9.10")
def test_tlustoun_bans_abilities_and_not_tokens() -> None:
    state = position(monsters={0: "tlustoun"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a1", "purkrab", ANNA, "S", defense=1)
    adventure(state, roll=[3, 1, 1, 1])
    assert offered(state) == ["use-defense", "take-hits"], "neither Purkrab nor the path helps"


@pytest.mark.rule("ML-9.10")
def test_kodyl_bans_potions_and_venoms() -> None:
    state = position(monsters={0: "kodyl"}, land_row={0: "kale"}, tiles={0: 0}, clans=(("onduru",), ("jeducha",)))
    put(state, "a2", "onduru", ANNA, "SS", venom=1)
    adventure(state, roll=[3, 1, 1, 1])
    assert state.wounded == 1 << member("onduru"), "the potion of the path is no help"
    assert not offered(state, "use-venom")
