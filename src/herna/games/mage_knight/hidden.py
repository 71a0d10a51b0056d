"""What lies face down, dealt again: hands of others, the order of decks and piles, and tokens nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.mage_knight.effects.tactics import ChangeCards
from herna.games.mage_knight.known import know_otherwise, known_to
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.steps.rewards import OrderArtifacts, PutBackArtifact
from herna.kernel import Dice, with_item
from herna.kernel.rng import shuffle_with

DECKS = (
    "regular_deck", "elite_deck", "advanced_deck", "spell_deck", "artifact_deck", "dummy_deck", "dummy_skills",
)  # fmt: skip


def deal_again(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Everything that the seat cannot know lies in a new order."""
    deal_artifacts(state, seat, dice)
    for name in DECKS:
        setattr(state, name, mixed(getattr(state, name), dice))
    for owner in range(state.setting.players):
        state.skill_pile[owner] = mixed(state.skill_pile[owner], dice)
        if owner == seat:
            state.deck[owner], state.spared[owner] = dealt((state.deck[owner], state.spared[owner]), dice)
        else:
            deal_hand(state, owner, dice)
    deal_tokens(state, seat, dice)
    deal_tiles(state, dice)


def mixed(items: Sequence[int], dice: Dice) -> tuple[int, ...]:
    """A pile in a new order."""
    pile = list(items)
    shuffle_with(pile, dice)
    return tuple(pile)


def dealt(piles: Sequence[tuple[int, ...]], dice: Dice) -> list[tuple[int, ...]]:
    """Piles of which only the sizes are known, dealt again."""
    pool = mixed([card for pile in piles for card in pile], dice)
    found, start = [], 0
    for pile in piles:
        found.append(pool[start : start + len(pile)])
        start += len(pile)
    return found


def deal_hand(state: KnightState, owner: int, dice: Dice) -> None:
    """The hand, the deck and the cards under the tactic of another hero, and which of them are being changed."""
    hand, deck, spared = dealt((state.hand[owner], state.deck[owner], state.spared[owner]), dice)
    state.hand[owner], state.deck[owner], state.spared[owner] = tuple(sorted(hand)), deck, spared
    for at, step in enumerate(state.steps):
        if isinstance(step, ChangeCards) and step.frame.actor == owner:
            state.steps[at] = replace(step, chosen=hand[: len(step.chosen)])


def deal_artifacts(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Artifacts that another hero has drawn and not yet sorted out are nobody else's business."""
    for at, step in enumerate(state.steps):
        if isinstance(step, PutBackArtifact) and step.seat != seat:
            drawn, state.artifact_deck = dealt((step.drawn, state.artifact_deck), dice)
            state.steps[at] = replace(step, drawn=drawn)
        elif isinstance(step, OrderArtifacts) and step.seat != seat:
            left, state.artifact_deck = dealt((step.left, state.artifact_deck), dice)
            state.steps[at] = replace(step, left=left)


def deal_tokens(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Face-down tokens are dealt again with the piles they come from, but for those that the seat has looked at."""
    known = known_to(state, seat)
    for pile, colour in enumerate(PILES):
        hidden = [token for token in state.tokens if covered(token) and colour_of(state, token) == colour]
        for sight in known:
            seen = (token for token in hidden if (token.token, token.hex) == (sight.token, sight.hex))
            hidden = [token for token in hidden if token is not next(seen, None)]
        whole = state.enemy_piles[pile]
        top = whole[-1:] if any(sight.pile == pile for sight in known) else ()
        on_map, rest = dealt((tuple(token.token for token in hidden), whole[: len(whole) - len(top)]), dice)
        state.enemy_piles = with_item(state.enemy_piles, pile, rest + top)
        lay_again(state, hidden, on_map)
    know_otherwise(state, seat)
    ruins = [token for token in state.tokens if token.ruin and not token.face_up]
    on_map, state.ruin_pile = dealt((tuple(token.token for token in ruins), state.ruin_pile), dice)
    lay_again(state, ruins, on_map)


def covered(token: HexToken) -> bool:
    """Is this an enemy that nobody has seen?"""
    return not token.face_up and not token.ruin


def colour_of(state: KnightState, token: HexToken) -> str:
    """The pile a token comes from, which its back shows."""
    return state.setting.enemies[token.token].colour


def lay_again(state: KnightState, hidden: list[HexToken], tokens: Sequence[int]) -> None:
    """These tokens lie where those hidden ones lay."""
    now = {id(old): replace(old, token=new) for old, new in zip(hidden, tokens, strict=True)}
    state.tokens = tuple(now.get(id(token), token) for token in state.tokens)


def deal_tiles(state: KnightState, dice: Dice) -> None:
    """Which core tiles are in the stack, and in which order, nobody knows; nor the countryside, unless it lies by its
    numbers."""
    tiles = state.setting.tiles
    core = [tile for tile in state.tile_stack if tiles[tile].kind != "countryside"]
    country = tuple(tile for tile in state.tile_stack if tiles[tile].kind == "countryside")
    plain = tuple(tile for tile in core if tiles[tile].kind == "core")
    laid = {tile for _, tile in state.laid}
    cities = [n for n, tile in enumerate(tiles) if tile.kind == "core-city" and n not in laid]
    plain, state.box_core = dealt((plain, state.box_core), dice)
    chosen = mixed(cities, dice)[: len(core) - len(plain)]
    if not state.setting.scenario.countryside_in_order:
        country, state.box_country = dealt((country, state.box_country), dice)
    else:
        state.box_country = mixed(state.box_country, dice)
    state.tile_stack = (*mixed((*plain, *chosen), dice), *country)
