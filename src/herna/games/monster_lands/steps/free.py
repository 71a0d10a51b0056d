"""What is not an action: abilities, loot, potions, equipment, trophies, settling (ML-5.3 to ML-5.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import MONSTERS, NUMBERS
from herna.games.monster_lands.dice import HAGGLE, MAGIC, STRENGTH, colour_of, pool_kinds
from herna.games.monster_lands.events import AbilityUsed, MemberHealed, TrophySold
from herna.games.monster_lands.powers import Powers
from herna.games.monster_lands.rules.clan import (
    mark_used,
    own_sources,
    owner_of,
    settle,
    settlements,
)
from herna.games.monster_lands.state import LandsState, without
from herna.games.monster_lands.steps.deeds import perform
from herna.games.monster_lands.steps.loot import anytime_loot, deployment_loot, exchange_for_loot, use_loot
from herna.games.monster_lands.steps.market import Hands, hand_on, moves
from herna.kernel import Action, Prompt
from herna.kernel.kit import SeatStep

COLOURS = (STRENGTH, MAGIC, HAGGLE)
EACH_TROPHY = NUMBERS.price.trophy
TROPHIES = tuple(card.killed.trophies for card in MONSTERS)
FREE_ACTIONS = frozenset({
    act.UseAbility, act.Exchange, act.UseLoot, act.ExchangeForLoot, act.Heal, act.SellTrophy, act.Settle, act.GiveGear,
})  # fmt: skip


def free_options(state: LandsState, seat: int, had: Hands) -> list[Action]:
    """Everything that may be done in one's own turn beside the action (ML-5.3)."""
    found: list[Action] = []
    for source in own_sources(state, seat, state.setting.deploy_sources):
        found += ability_options(state, seat, source, state.setting.source_powers[source])
    if state.loot[seat]:
        found += deployment_loot(state, seat)
    found += anytime_options(state, seat)
    found += healing(state, seat)
    found += moves(state, seat, had)
    return found


def ability_options(state: LandsState, seat: int, source: int, power: Powers) -> list[Action]:
    """The ways to use one ability of the deployment phase (ML-5.5, ML-5.6)."""
    if power.gain is not None:
        return [act.UseAbility(source, choice) for choice in range(max(1, len(power.gain.choose)))]
    if power.buy is not None:
        on_path = power.buy.unassigned_only and state.placed >> owner_of(state, source) & 1
        return [] if on_path or state.coins[seat] < power.buy.pay.coins else [act.UseAbility(source, 0)]
    kinds = pool_kinds(state, seat)
    return [act.Exchange(source, die, into) for die in kinds for into in COLOURS if colour_of(die) != colour_of(into)]


def anytime_options(state: LandsState, seat: int) -> list[Action]:
    """What may also be done before paying: trophies sold, loot used, lands settled (ML-5.4)."""
    found = anytime_loot(state, seat) if state.loot[seat] else []
    if state.trophies[seat]:
        found += (state.setting.sell[monster] for monster in state.trophies[seat])
    if state.lands[seat]:
        found += (state.setting.settle[land][card] for land, card in settlements(state, seat))
    return found


def healing(state: LandsState, seat: int) -> list[Action]:
    """Wounded members who are not on a path, while there is a potion (ML-5.7)."""
    if not state.potion[seat] or not state.wounded:
        return []
    hurt = state.wounded & ~state.placed
    return [state.setting.heal[card] for card in state.members[seat] if hurt >> card & 1]


def do_free(state: LandsState, seat: int, action: Action) -> None:
    match action:
        case act.UseAbility(source, choice):
            use_ability(state, seat, source, choice=choice)
        case act.Exchange(source, die, into):
            use_ability(state, seat, source, die=die, into=into)
        case act.UseLoot(loot):
            use_loot(state, seat, loot)
        case act.ExchangeForLoot():
            exchange_for_loot(state, seat, action)
        case act.Heal(card):
            heal(state, seat, card)
        case act.SellTrophy(monster):
            sell_trophy(state, seat, monster)
        case act.Settle(land, card):
            settle(state, seat, land, card)
        case act.GiveGear(gear, card):
            hand_on(state, seat, gear, card)


def use_ability(state: LandsState, seat: int, source: int, **bound: int) -> None:
    """A gain, a die that is bought, or a die that is exchanged (ML-5.5, ML-5.6)."""
    mark_used(state, source)
    state.tell(AbilityUsed(seat, source))
    power = state.setting.source_powers[source]
    word = power.gain or power.buy or power.convert
    assert word is not None
    perform(state, word, seat, source, **bound)


def heal(state: LandsState, seat: int, card: int) -> None:
    state.potion[seat] -= 1
    state.wounded &= ~(1 << card)
    state.tell(MemberHealed(seat, card))


def sell_trophy(state: LandsState, seat: int, monster: int) -> None:
    """A trophy is sold whole (ML-5.8)."""
    state.trophies[seat] = without(state.trophies[seat], monster)
    coins = EACH_TROPHY * TROPHIES[monster]
    state.coins[seat] += coins
    state.tell(TrophySold(seat, monster, coins))


class BeforePaying(SeatStep[LandsState, Action], frozen=True):
    """Trophies, loot and settling once more, right before something is paid or counted (ML-5.4)."""

    clause: ClassVar[str] = "ML-5.4"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.Done(), *anytime_options(state, seat)]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if not isinstance(action, act.Done):
            do_free(state, seat, action)
            ask_before_paying(state, seat)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("before-paying")


def ask_before_paying(state: LandsState, seat: int) -> None:
    if anytime_options(state, seat):
        state.push(BeforePaying(seat))
