"""Every one of the 34 cards: its ability and its action, as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.eight_minute_legends.components import CARDS
from tests.games.eight_minute_legends.table import BLUE, CARD, GREEN, RED, do, offered, position

PRINTED = {
    "ancient-phoenix": ("flying 1", "move 5"),
    "ancient-sage": ("1 per ancient", "move 3"),
    "ancient-tree-spirit": ("elixir 3", "place 4"),
    "ancient-woods": ("army 1", "city 1 + place 1"),
    "cursed-banshee": ("elixir 2", "move 6"),
    "cursed-gargoyles": ("flying 1", "move 5"),
    "cursed-king": ("elixir 1", "place 3 / move 4"),
    "cursed-mausoleum": ("move 1", "city 1"),
    "cursed-tower": ("1 per flying", "city 1"),
    "dire-dragon": ("flying 1", "place 3 + destroy 1"),
    "dire-eye": ("flying 1", "place 4"),
    "dire-giant": ("immune", "place 3 + destroy 1"),
    "dire-goblin": ("elixir 1", "move 5"),
    "dire-ogre": ("1 per 3 coins", "move 2"),
    "forest-elf": ("army 1", "place 3 / move 2"),
    "forest-gnome": ("elixir 3", "move 2"),
    "forest-pixie": ("army 1", "move 4"),
    "forest-tree-town": ("move 1", "city 1"),
    "graveyard": ("1 per cursed", "place 2"),
    "lake": ("1 per forest", "place 2 / move 3"),
    "night-hydra": ("army 1", "move 5 + destroy 1"),
    "night-village": ("army 1", "city 1"),
    "night-wizard": ("1 per night", "place 3 + destroy 1"),
    "noble-hills": ("4 for 3 noble", "place 3"),
    "noble-knight": ("move 1", "place 4 + destroy 1"),
    "noble-unicorn": ("move 1", "move 4 + place 1"),
    "stronghold": ("1 per dire", "city 1"),
    "arcane-manticore": ("move 1", "place 4 + destroy 1"),
    "arcane-sphinx": ("flying 1", "place 3 / move 4"),
    "arcane-temple": ("1 per arcane", "move 3"),
    "mountain-dwarf": ("3 for 2 mountain", "place 2 + destroy 1"),
    "mountain-treasury": ("elixir 1, coins 2", "move 3"),
    "castle-1": ("elixir 1", "place 3 / city 1"),
    "castle-2": ("elixir 1", "move 3 + city 1"),
}
FIRST_OPTION = {"place": "place vil4", "move": "march vil4 vil1", "city": "build vil4", "destroy": "destroy 2 vil4"}


def test_all_cards_are_listed() -> None:
    assert set(PRINTED) == set(CARD)
    assert Counter(card.min for card in CARDS) == {2: 27, 3: 5, 4: 2}
    assert Counter(card.family for card in CARDS) == {
        "ancient": 4,
        "cursed": 5,
        "dire": 5,
        "forest": 4,
        "night": 3,
        "noble": 3,
        "arcane": 3,
        "mountain": 2,
        "": 5,
    }


@pytest.mark.parametrize("card", PRINTED)
def test_the_ability_of_the_card(card: str) -> None:
    state = position(
        players=4, armies={RED: {"vil4": 4}, BLUE: {"vil4": 4}}, row=[card], coins={RED: 6, BLUE: 0, GREEN: 0, 3: 0}
    )
    do(state, "take-card 1")
    gained = {
        "flying": state.flying[RED],
        "army": state.extra[RED],
        "move": state.moves[RED],
        "elixir": state.elixirs[RED],
        "coins": state.coins[RED] - 6,
    }
    expected = dict.fromkeys(gained, 0)
    points = 0
    for ability in PRINTED[card][0].split(", "):
        words = ability.split()
        if words[0] in expected:
            expected[words[0]] = int(words[1])
        elif words[:2] == ["1", "per"]:
            own = CARDS[CARD[card]].family == words[2]
            points = 6 // 3 if words[2:] == ["3", "coins"] else int(own)
    assert gained == expected
    assert state.immune[RED] == (PRINTED[card][0] == "immune")
    assert state.view(None).seats[RED].score.abilities == points  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", PRINTED)
def test_the_action_of_the_card(card: str) -> None:
    ability, action = PRINTED[card]
    extra = {"place": int("army 1" in ability), "move": int("move 1" in ability)}
    state = position(players=4, armies={RED: {"vil4": 9}, BLUE: {"vil4": 4}}, row=[card])
    do(state, "take-card 1")
    if " / " in action:
        assert offered(state) == [*(f"perform {part}" for part in action.split(" / ")), "done"]
        for part in action.split(" / "):
            run(do(state.copy(), f"perform {part}"), [part], extra)
    else:
        run(state, action.split(" + "), extra)


def run(state, parts: list[str], extra: dict[str, int]) -> None:  # type: ignore[no-untyped-def]
    """Do all that the parts allow, in their order, and see that nothing is left."""
    for part in parts:
        deed, number = part.split()
        for _ in range(int(number) + extra.get(deed, 0)):
            assert state.seats_to_act == (RED,)
            assert FIRST_OPTION[deed] in offered(state)
            do(state, FIRST_OPTION[deed])
    assert state.seats_to_act == (BLUE,)
