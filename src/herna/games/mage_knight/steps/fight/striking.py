"""Attacks of a hero: aiming, striking, and what becomes of those who are beaten."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.foes import (
    alive,
    attack_now,
    defenders_left,
    fame_of,
    foes_of,
    fortified_of,
    info_of,
    rampage_reputation,
)
from herna.games.mage_knight.fight.making import drop_made
from herna.games.mage_knight.rules.hero import change_reputation, gain_fame
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.values import NO_ATTACK, Contribution
from herna.games.mage_knight.vocabulary.points import Attack
from herna.games.programs import carry_inner, happen, word_at
from herna.kernel import Action, IllegalAction, with_item
from herna.kernel.kit import SeatStep


def attack_options(state: KnightState, seat: int) -> list[Action]:
    """Enemies that can be aimed at, and striking when it is enough."""
    fight = state.fighting(seat)
    side, foes = fight.of(seat), fight.against(seat).foes
    found: list[Action] = [
        act.Target(place)
        for place in alive(state, seat)
        if place not in side.targets and not (fight.phase == "ranged" and fortified_of(state, seat, foes[place]) > 1)
    ]
    if side.targets and attack_now(state, seat).enough:
        found.append(act.Strike())
    return found


def take_attack(state: KnightState, seat: int, action: Action) -> None:
    """The hero aims, aims anew, or strikes."""
    match action:
        case act.Target(foe=place):
            aim(state, seat, (*state.fighting(seat).of(seat).targets, place))
            call_defender(state, seat, place)
        case act.Retarget():
            aim(state, seat, ())
        case act.Strike():
            strike(state, seat)


def aim(state: KnightState, seat: int, targets: tuple[int, ...]) -> None:
    """The attack is aimed at these enemies; with nobody aimed at nobody is defended either."""
    side = state.fighting(seat).of(seat)
    state.change_side(seat, targets=targets, defenders=side.defenders if targets else ())


def call_defender(state: KnightState, seat: int, place: int) -> None:
    """A target that is attacked gets the armour of one enemy that defends and has not done so yet (MK-8.32)."""
    left, foes = defenders_left(state, seat), foes_of(state, seat)
    if len({info_of(state, foes[one]).defend for one in left}) > 1:
        state.push(ChooseDefender(seat, place))
    elif left:
        stand_before(state, seat, left[0], place)


def stand_before(state: KnightState, seat: int, place: int, target: int) -> None:
    """One enemy defends another, or itself, against a hero."""
    state.change_side(seat, defenders=(*state.fighting(seat).of(seat).defenders, (place, target)))


class ChooseDefender(SeatStep[KnightState, act.ChooseFoe], frozen=True):
    """Several enemies could defend the target: which of them does?"""

    clause = "MK-8.32"

    target: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.ChooseFoe(place) for place in defenders_left(state, seat)]

    def take(self, state: KnightState, seat: int, action: act.ChooseFoe) -> None:
        stand_before(state, seat, action.foe, self.target)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("no-defender", clause=self.clause)


def strike(state: KnightState, seat: int) -> None:
    """The attack is carried out: all its targets are defeated, and what is left of it is lost."""
    side = state.fighting(seat).of(seat)
    targets = side.targets
    drop_made(state, seat)
    defended = (*side.defended, *(defender for defender, _ in side.defenders))
    state.change_side(seat, targets=(), defenders=(), defended=defended)
    for part in side.made:
        set_off_defeat(state, part, targets)
    for place in targets:
        defeat(state, seat, place)


def set_off_defeat(state: KnightState, part: Contribution, targets: tuple[int, ...]) -> None:
    """What a part of an attack does for those it helped to defeat takes place."""
    word = None if part.effect is None else word_at(state, part.effect)
    if part.effect is None or not isinstance(word, Attack):
        return
    if word.defeat_times is None:
        for place in reversed(targets):
            carry_inner(state, word.on_defeat, part.effect.with_bound("enemy", (place,)))
    else:
        for _ in range(min(len(targets), word.defeat_times)):
            carry_inner(state, word.on_defeat, part.effect.with_bound("enemy", targets))


def defeat(state: KnightState, seat: int, place: int) -> None:
    """An enemy is beaten: its token is discarded, fame comes at once, and reputation for rampaging ones. A monster that
    was summoned gives neither, and goes with the others when the attack phase begins."""
    fight = state.fighting(seat)
    foe = fight.against(seat).foes[place]
    info = info_of(state, foe)
    fame = fame_of(state, seat, foe)
    state.change_foe(seat, place, replace(foe, beaten=True))
    look_elsewhere(state, seat, place)
    if foe.summoner != NONE:
        return
    if foe.hex != NONE:
        here = next(
            token for token in state.tokens if token.hex == foe.hex and token.token == foe.token and not token.ruin
        )
        state.tokens = tuple(token for token in state.tokens if token is not here)
    discard_token(state, foe.token)
    state.tell(told.EnemyDefeated(seat, foe.token))
    gain_fame(state, seat, fame)
    change_reputation(state, seat, info.reputation)
    change_reputation(state, seat, rampage_reputation(state, foe))
    happen(state, "enemy-defeated", seat, enemy=(place,))


def look_elsewhere(state: KnightState, seat: int, place: int) -> None:
    """Nobody aims at an enemy that is gone, blocks it, or is defended by it."""
    side = state.fighting(seat).of(seat)
    state.change_side(
        seat,
        targets=tuple(target for target in side.targets if target != place),
        defenders=tuple(pair for pair in side.defenders if place not in pair),
        blocking=NO_ATTACK if side.blocking[0] == place else side.blocking,
    )


def discard_token(state: KnightState, token: int) -> None:
    """A token lies beside its pile."""
    pile = PILES.index(state.setting.enemies[token].colour)
    state.enemy_discards = with_item(state.enemy_discards, pile, (*state.enemy_discards[pile], token))
