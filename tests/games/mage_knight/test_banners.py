"""All six banners: attached to a unit, and used strongly."""

from __future__ import annotations

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.deeds import after, enemies_now, go, position
from tests.games.mage_knight.table import arrange, attack_of, block_of, cards, do, in_fight, offers, unit


def bearing(
    banner: str, *units: str, where: str = "open", enemies: tuple[str, ...] = ("green-prowlers",), **more: object
) -> KnightState:
    """The first unit bears a banner."""
    state = position(banner, "rage", units=units)
    do(state, f"attach-banner {banner} 0")
    return go(state, where, enemies, **more)


def test_banner_of_glory() -> None:
    state = bearing("banner-of-glory", "utem-guardsmen", where="block")
    do(state, "activate-unit 0 1")
    assert (block_of(state), state.fame[state.turn]) == (5, 1)
    state = after("banner-of-glory strong", "attack", units=["peasants", "utem-crossbowmen", "illusionists"])
    do(state, "activate-unit 0 0", "activate-unit 1 0")
    assert (attack_of(state), state.fame[state.turn]) == (2 + 3 + 2, 2)


def test_banner_of_fear() -> None:
    state = bearing("banner-of-fear", "peasants", where="block")
    do(state, "use-banner 0", "choose-attack 0 0")
    assert (state.fame[state.turn], state.units[state.turn][0].ready) == (1, False)
    assert not [move for move in offers(state) if move.startswith("block-attack")]
    enemies = ["green-prowlers", "green-diggers", "green-ironclads", "green-wolf-riders"]
    state = after("banner-of-fear strong", "ranged", "choose-foe 0; choose-foe 1; choose-foe 2", enemies=enemies)
    assert [words.endswith("peaceful") for words in enemies_now(state)] == [True, True, True, False]


def test_banner_of_protection() -> None:
    state = bearing("banner-of-protection", "peasants", where="block", enemies=("violet-fire-golems",))
    do(state, "next-phase", "assign-to-unit 0")
    assert state.units[state.turn][0].wounds == 1, "6 damage of fire: 4 of armour twice would take 8"


def test_banner_of_protection_throws_away_the_wounds_of_the_turn() -> None:
    state = after("banner-of-protection strong", "block", "next-phase", ("wound",), enemies=["green-cursed-hags"])
    while in_fight(state):
        do(state, offers(state)[-1])
    seat = state.turn
    do(state, "end-turn", "use-effect")
    assert (state.hand[seat].count(WOUND), state.discard[seat].count(WOUND)) == (1, 0)


def test_banner_of_courage() -> None:
    state = bearing("banner-of-courage", "peasants")
    do(state, "activate-unit 0 2", "use-banner 0")
    assert state.units[state.turn][0].ready
    do(state, "activate-unit 0 2")
    assert "use-banner 0" not in offers(state), "once a round"
    state = position("banner-of-courage")
    arrange(state, units=tuple(unit(state, name, ready=False) for name in ("peasants", "altem-mages")))
    do(state, "play-card banner-of-courage strong")
    assert all(one.ready for one in state.units[state.turn])
    assert "play-card banner-of-courage strong" not in offers(position("banner-of-courage", where="attack"))


def test_banner_of_fortitude_keeps_a_wound_off() -> None:
    state = bearing("banner-of-fortitude", "peasants", where="block", enemies=("brown-medusa",))
    do(state, "next-phase", "assign-to-unit 0", "use-banner 0")
    seat = state.turn
    assert (len(state.units[seat]), state.units[seat][0].wounds, state.units[seat][0].banner_up) == (1, 0, False)
    do(state, "assign-to-hero") if "assign-to-hero" in offers(state) else None
    assert "assign-to-unit 0" not in offers(state)
    state = bearing("banner-of-fortitude", "utem-swordsmen", where="attack")
    do(state, "activate-unit 0 1", "use-banner 0")
    assert (attack_of(state), state.units[state.turn][0].wounds) == (6, 0)
    state = position("banner-of-fortitude")
    arrange(state, units=(unit(state, "peasants", wounds=2), unit(state, "foresters", wounds=1)))
    do(state, "play-card banner-of-fortitude strong")
    assert not any(one.wounds for one in state.units[state.turn])


def test_banner_of_command_leads_a_unit_itself() -> None:
    state = position("banner-of-command", "rage", where="people", units=["foresters"])
    arrange(state, unit_offer=("peasants",))
    do(state, "play-card banner-of-command basic", "recruit-unit peasants")
    assert offers(state) == ["disband 0", "command-with-card"]
    do(state, "command-with-card")
    seat, banner = state.turn, cards(state, "banner-of-command")[0]
    assert [one.command for one in state.units[seat]] == [-1, banner]
    assert banner not in state.played[seat]


def test_banner_of_command_may_lie_under_a_unit_though_there_is_a_token() -> None:
    state = position("banner-of-command", where="people")
    arrange(state, unit_offer=("peasants",))
    do(state, "play-card banner-of-command basic", "recruit-unit peasants", "use-effect")
    assert state.units[state.turn][0].command == cards(state, "banner-of-command")[0]


def test_banner_of_command_recruits_for_nothing() -> None:
    state = position("banner-of-command")
    arrange(state, unit_offer=("altem-mages",))
    do(state, "play-card banner-of-command strong", "recruit-unit altem-mages")
    assert (state.fame[state.turn], len(state.units[state.turn])) == (2, 1)


def test_a_set_position_with_more_units_than_command_tokens_still_recruits() -> None:
    state = position("banner-of-command", units=["foresters", "peasants"])
    arrange(state, unit_offer=("altem-mages",), command=1)
    do(state, "play-card banner-of-command strong", "recruit-unit altem-mages", "disband 0")
    assert [state.setting.units[one.kind].id for one in state.units[state.turn]] == ["peasants", "altem-mages"]
