"""What lies face down, dealt again: piles, and other people's traps (ML-3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.monster_lands.path import SAM
from herna.games.monster_lands.state import LandsState
from herna.kernel import Dice
from herna.kernel.rng import shuffle_with
from herna.kernel.state import with_item

PILES = (
    "trap_pile", "tavern_pile", "market_pile", "monster_pile", "land_pile", "tile_pile", "loot_pile", "mission_bag",
    "panic_pile",
)  # fmt: skip


def deal_again(state: LandsState, seat: int | None, dice: Dice) -> None:
    """Shuffle the piles; deal each clan's face-down traps again among its pouch and its paths."""
    for name in PILES:
        setattr(state, name, mixed(getattr(state, name), dice))
    if state.setting.sam_tokens:
        deal_sams_tokens(state, dice)
    if state.setting.open_traps:
        return
    for other in range(state.setting.players):
        if other != seat:
            deal_traps(state, other, dice)


def mixed(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """Cards in an order that has nothing to do with the true one."""
    pile = sorted(cards)
    shuffle_with(pile, dice)
    return tuple(pile)


def deal_traps(state: LandsState, seat: int, dice: Dice) -> None:
    """Which of a clan's traps lie where is known to nobody else; which it has bought is."""
    places = covered_tokens(state, seat)
    if not places:
        return
    tokens = list(mixed((*state.traps[seat], *(state.on(path).traps[place] for path, place in places)), dice))
    lay_covered(state, places, tokens)
    state.traps[seat] = tuple(sorted(tokens[len(places) :]))


def deal_sams_tokens(state: LandsState, dice: Dice) -> None:
    """Nobody knows what lies face down with Sam, nor in which order his pile lies (ML-18.8)."""
    places = covered_tokens(state, SAM)
    tokens = list(mixed((*state.trick_pile, *(state.on(path).traps[place] for path, place in places)), dice))
    lay_covered(state, places, tokens)
    state.trick_pile = tuple(tokens[len(places) :])


def covered_tokens(state: LandsState, seat: int) -> list[tuple[int, int]]:
    """Where tokens of a seat lie face down: path, and place from the top."""
    return [
        (path, place)
        for path, there in enumerate(state.paths)
        if there is not None and there.seat == seat
        for place in range(len(there.traps))
        if not there.shown >> place & 1
    ]


def lay_covered(state: LandsState, places: list[tuple[int, int]], tokens: list[int]) -> None:
    """Other tokens lie face down in these places, in their order."""
    for (path, place), token in zip(places, tokens, strict=False):
        there = state.on(path)
        state.put_path(path, replace(there, traps=with_item(there.traps, place, token)))
