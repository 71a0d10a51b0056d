"""First Reconnaissance: the offers of cards are not laid out before they are first needed."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.rules.hero import put_on_deck
from herna.games.mage_knight.rules.offers import need_offer
from herna.games.mage_knight.setting import OFFERS
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.levels import gain_skill
from herna.games.mage_knight.steps.rewards import give
from herna.words import say
from tests.games.mage_knight.scenes import on_turn, scene
from tests.games.mage_knight.table import cards, do, lay, offers, site_hex, stand

rule = pytest.mark.rule


def late(players: int = 2, **options: object) -> KnightState:
    state = scene("first-reconnaissance", players, **options)  # type: ignore[arg-type]
    on_turn(state)
    return state


def told(state: KnightState, language: str) -> list[str]:
    panels = GAME.picture(GAME.view(state, 0), say(language, "mage_knight"))
    return [line for panel in panels for line in panel.speak]


@rule("MK-27.11")
def test_at_first_no_spells_and_no_advanced_actions_lie_there_and_the_table_says_so() -> None:
    state = late()
    assert state.offers_to_come == OFFERS == ("advanced", "spells")
    assert state.spell_offer == state.advanced_offer == ()
    assert "Spells: not laid out yet." in told(state, "en")
    assert "Pokročilé akce: ještě nejsou vyloženy." in told(state, "cs")


@rule("MK-27.11")
def test_the_table_can_want_them_from_the_beginning_and_other_scenarios_have_them() -> None:
    for state in (late(late_offers=False), scene("full-conquest")):
        assert state.offers_to_come == ()
        assert (len(state.spell_offer), len(state.advanced_offer)) == (3, 3)


@rule("MK-27.11")
def test_they_are_the_same_cards_as_if_they_had_lain_there() -> None:
    state, open_table = late(), late(late_offers=False)
    need_offer(state, *OFFERS)
    assert (state.spell_offer, state.advanced_offer) == (open_table.spell_offer, open_table.advanced_offer)
    assert (state.spell_deck, state.advanced_deck) == (open_table.spell_deck, open_table.advanced_deck)
    assert state.offers_to_come == ()
    need_offer(state, *OFFERS)
    assert len(state.spell_offer) == 3, "once is enough"


@rule("MK-27.11")
def test_a_level_that_brings_a_skill_needs_the_advanced_actions_only() -> None:
    state = late()
    gain_skill(state, state.turn)
    assert state.offers_to_come == ("spells",)
    assert len(state.advanced_offer) == 3


@rule("MK-27.11")
@pytest.mark.parametrize(
    ("reward", "to_come"), [("spell", ("advanced",)), ("advanced-action", ("spells",)), ("artifact", ())]
)
def test_a_reward_needs_its_offer_and_an_artifact_both_for_nobody_may_see_what_it_is(
    reward: str, to_come: tuple[str, ...]
) -> None:
    state = late()
    seat = state.turn
    state.change_turn(seat, rewards=(reward,))
    give(state, seat, reward)
    assert state.offers_to_come == to_come


@rule("MK-27.11")
@pytest.mark.parametrize(
    ("card", "to_come"),
    [
        ("crystal-mastery", ("advanced", "spells")),
        ("magic-talent", ("advanced",)),
        ("learning", ("spells",)),
        ("training", ("spells",)),
        ("maximal-effect", ("advanced", "spells")),
    ],
)
def test_a_card_that_is_gained_needs_the_offers_its_effects_look_at(card: str, to_come: tuple[str, ...]) -> None:
    state = late()
    put_on_deck(state, state.turn, *cards(state, card))
    assert state.offers_to_come == to_come


@rule("MK-27.11")
def test_people_who_sell_spells_have_them_laid_out_when_one_begins_to_deal_with_them() -> None:
    state = late()
    seat = state.turn
    lay(state, "countryside-4", (1, 1))
    tower = site_hex(state, "mage-tower")
    state.tokens = tuple(token for token in state.tokens if token.hex != tower)
    state.shields += ((tower, seat),)
    stand(state, tower)
    assert not state.spell_offer
    do(state, "interact")
    assert state.offers_to_come == ("advanced",)
    assert len(state.spell_offer) == 3
    assert "interact" not in offers(state)


@rule("MK-27.11")
@pytest.mark.parametrize("players", [1, 2])
def test_when_round_2_is_prepared_both_lie_there_and_alone_the_dummy_takes_from_them(players: int) -> None:
    state = late(players)
    while state.round == 1:
        seat = state.seats_to_act[0]
        texts = [state.notation(option) for option in state.options(seat)]
        state.apply("announce-end" if "announce-end" in texts else texts[-1], seat)
    assert state.offers_to_come == ()
    assert (len(state.spell_offer), len(state.advanced_offer)) == (3, 3)
    if players == 1:
        assert any(card in state.setting.advanced_range for card in state.dummy_deck)
