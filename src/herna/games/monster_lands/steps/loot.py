"""Loot tokens: taking and using them (ML-11.5, ML-11.6)."""

from __future__ import annotations

from herna.games.monster_lands.actions import ExchangeForLoot
from herna.games.monster_lands.dice import HAGGLE, MAGIC, NUMBER_OF, STRENGTH
from herna.games.monster_lands.events import LootTaken, LootUsed
from herna.games.monster_lands.powers import LOOT_POWERS
from herna.games.monster_lands.rules.clan import gain_coins
from herna.games.monster_lands.state import LandsState, without
from herna.games.monster_lands.steps.deeds import perform
from herna.games.monster_lands.steps.hiring import candidates
from herna.kernel import Action


def take_loot(state: LandsState, seat: int, loot: int) -> None:
    """A token goes from the display to the clan."""
    state.loot_row = without(state.loot_row, loot)
    state.loot[seat] = tuple(sorted((*state.loot[seat], loot)))
    state.tell(LootTaken(seat, loot))


def spend_loot(state: LandsState, seat: int, loot: int) -> None:
    """A token is used and goes to the used ones (ML-11.6)."""
    state.loot[seat] = without(state.loot[seat], loot)
    state.loot_used += (loot,)
    state.tell(LootUsed(seat, loot))


def anytime_loot(state: LandsState, seat: int) -> list[Action]:
    """Tokens that may be used whenever the clan likes: gains, and the trophy for sale (ML-5.4)."""
    use = state.setting.use_loot
    found = [loot for loot in state.loot[seat] if LOOT_POWERS[loot].gains("any") or LOOT_POWERS[loot].sells_for]
    if state.setting.rules.no_defense:
        found = [loot for loot in found if not brings_defense(loot)]
    return [use[loot] for loot in found]


def brings_defense(loot: int) -> bool:
    gain = LOOT_POWERS[loot].gain
    return gain is not None and gain.give is not None and gain.give.defense > 0


def deployment_loot(state: LandsState, seat: int) -> list[Action]:
    """Tokens for the deployment phase only: dice in exchange, a free hire (ML-5.3)."""
    found: list[Action] = []
    for loot in state.loot[seat]:
        power = LOOT_POWERS[loot]
        if power.gains("deploy"):
            if candidates(state, seat):
                found.append(state.setting.use_loot[loot])
        elif power.convert is not None:
            source = NUMBER_OF[power.convert.source[0]]  # type: ignore[index]
            found += (ExchangeForLoot(loot, die) for die in dice_of(state, seat, source))
    return found


def dice_of(state: LandsState, seat: int, colour: int) -> list[int]:
    """The different dice of one colour in a pool."""
    if colour == 0:
        return [STRENGTH] if state.strength[seat] else []
    if colour == 1:
        return [MAGIC] if state.magic[seat] else []
    return [HAGGLE + value for value in dict.fromkeys(state.haggle[seat])]


def use_loot(state: LandsState, seat: int, loot: int) -> None:
    """What a token gives that is used outside rolls."""
    spend_loot(state, seat, loot)
    power = LOOT_POWERS[loot]
    if power.gain is not None:
        perform(state, power.gain, seat, loot)
    else:
        gain_coins(state, seat, power.sells_for)


def exchange_for_loot(state: LandsState, seat: int, action: ExchangeForLoot) -> None:
    """A die is thrown away, and the token brings others (ML-11.6)."""
    convert = LOOT_POWERS[action.loot].convert
    assert convert is not None
    spend_loot(state, seat, action.loot)
    perform(state, convert, seat, action.loot, die=action.die)
