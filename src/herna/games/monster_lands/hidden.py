"""What lies face down, dealt again: piles, and other people's traps (ML-3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.monster_lands.state import LandsState
from herna.kernel import Dice
from herna.kernel.rng import shuffle_with

PILES = (
    "trap_pile", "tavern_pile", "market_pile", "monster_pile", "land_pile", "tile_pile", "loot_pile", "mission_bag",
    "panic_pile",
)  # fmt: skip


def deal_again(state: LandsState, seat: int | None, dice: Dice) -> None:
    """Shuffle the piles; deal each clan's face-down traps again among its pouch and its paths."""
    for name in PILES:
        setattr(state, name, mixed(getattr(state, name), dice))
    if state.setting.open_traps:
        return
    for other in range(state.setting.players):
        if other != seat:
            deal_traps(state, other, dice)


def mixed(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    pile = list(cards)
    shuffle_with(pile, dice)
    return tuple(pile)


def deal_traps(state: LandsState, seat: int, dice: Dice) -> None:
    """Which of a clan's traps lie where is known to nobody else; which it has bought is."""
    covered = [
        (path, there)
        for path, there in enumerate(state.paths)
        if there is not None and there.seat == seat and there.traps and not there.revealed
    ]
    if not covered:
        return
    tokens = list(mixed((*state.traps[seat], *(trap for _, there in covered for trap in there.traps)), dice))
    for path, there in covered:
        number = len(there.traps)
        state.put_path(path, replace(there, traps=tuple(tokens[:number])))
        tokens = tokens[number:]
    state.traps[seat] = tuple(sorted(tokens))
