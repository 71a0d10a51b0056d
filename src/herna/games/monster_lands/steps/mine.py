"""The Mine: coins for one or two strength dice (ML-6.12)."""

from __future__ import annotations

from herna.games.monster_lands.actions import Dig
from herna.games.monster_lands.dice import STRENGTH
from herna.games.monster_lands.events import AbilityUsed, CoinsDug
from herna.games.monster_lands.rules.clan import mark_used, own_sources
from herna.games.monster_lands.setting import MINE
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.shop import fill_space
from herna.kernel import Action


def options(state: LandsState, strength: int) -> list[Action]:
    spaces = state.setting.spaces[MINE]
    return [
        state.setting.dig[space]
        for space, die in enumerate(state.houses[MINE])
        if die == NONE and spaces[space].dice <= strength
    ]


def enter(state: LandsState, seat: int, action: Dig) -> None:
    """Coins of the space, and of abilities that add to them (ML-6.12)."""
    space = state.setting.spaces[MINE][action.space]
    state.strength[seat] -= space.dice
    fill_space(state, MINE, action.space, STRENGTH)
    coins = space.gives
    for source in own_sources(state, seat, state.setting.mine_sources):
        mark_used(state, source)
        state.tell(AbilityUsed(seat, source))
        gained = state.setting.source_powers[source].gain
        assert gained is not None
        assert gained.give is not None
        coins += gained.give.coins
    state.coins[seat] += coins
    state.tell(CoinsDug(seat, coins))
