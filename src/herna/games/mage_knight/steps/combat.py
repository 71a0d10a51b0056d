"""Combat with enemies: ranged and siege, block, damage, attack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.foes import (
    alive,
    attack_now,
    block_now,
    fighting,
    fortified_of,
    guards_left,
    has,
    hit_of,
    info_of,
    open_attacks,
    plain_excess,
)
from herna.games.mage_knight.hero import change_reputation, gain_fame
from herna.games.mage_knight.land import draw_token
from herna.games.mage_knight.points import clear_combat_points
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    COMBAT_PHASES,
    DAMAGE_PHASE,
    MOVE,
    NONE,
    RANGED_PHASE,
    Foe,
    KnightState,
)
from herna.games.mage_knight.steps.damage import SufferAttacks
from herna.games.mage_knight.steps.outcome import EndCombat
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers, open_to, react, reaction_refusal
from herna.games.mage_knight.steps.refusals import combat_refusal
from herna.games.mage_knight.vocabulary.points import Attack, Block
from herna.games.programs import Lasting, carry_inner, end, happen, word_at
from herna.kernel import Action, Automatic, IllegalAction, Prompt, with_item
from herna.kernel.kit import SeatStep

RAMPAGING_REPUTATION = {"green": 1, "red": 2}


class Fight(OpenToOthers, frozen=True):
    """The hub of a combat: aim, play points, strike or block, go on."""

    clause = "MK-8.2"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        if seat != state.turn:
            return open_to(state, seat)
        combat = fighting(state)
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        found = playing_options(state, seat)
        if combat.phase == BLOCK_PHASE:
            found += block_options(state)
        else:
            found += attack_options(state)
        found.append(act.NextPhase())
        if combat.targets and combat.phase != BLOCK_PHASE:
            found.append(act.Retarget())  # last, so that whoever always takes the first option comes to an end
        return found

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("fight", {"phase": COMBAT_PHASES[fighting(state).phase] if seat == state.turn else "waiting"})

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if not isinstance(action, act.NextPhase):
            state.push(self)
        if seat != state.turn:
            react(state, seat, action)
            return
        state.push(SomethingPlayed())
        if play(state, seat, action):
            return
        state.steps.pop()
        match action:
            case act.Target(foe=place):
                aim(state, (*fighting(state).targets, place))
                guard(state, seat, place)
            case act.Retarget():
                aim(state, ())
            case act.Strike():
                strike(state, seat)
            case act.BlockAttack(foe=place, attack=attack):
                state.combat = replace(fighting(state), blocking=(place, attack))
            case act.FinishBlock():
                finish_block(state, seat)
            case act.Hinder(foe=place, attack=attack):
                state.points[MOVE] -= 1
                lower_attack(state, seat, place, attack, 1)
            case act.NextPhase():
                next_phase(state, seat)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if seat != state.turn:
            return reaction_refusal(state, seat, action)
        return combat_refusal(state, seat, action)


class SomethingPlayed(Automatic[KnightState], frozen=True):
    """What was played first in the combat is over: nothing else can be the first thing any more."""

    def run(self, state: KnightState) -> None:
        if state.combat is not None:
            state.combat = replace(state.combat, busy=True)


# Aiming and attacking


def attack_options(state: KnightState) -> list[Action]:
    """Enemies that can be aimed at, and striking when it is enough."""
    combat = fighting(state)
    ranged = combat.phase == RANGED_PHASE
    found: list[Action] = [
        act.Target(place)
        for place in alive(combat)
        if place not in combat.targets and not (ranged and fortified_of(state, combat.foes[place]) > 1)
    ]
    if combat.targets and attack_now(state).enough:
        found.append(act.Strike())
    return found


def new_foe(state: KnightState, token: int, spot: int = NONE, **more: Any) -> Foe:
    """An enemy as it comes into a combat."""
    attacks = len(state.setting.enemies[token].attacks)
    no = (False,) * attacks
    return Foe(token, spot, blocked=no, suffered=no, attack_changes=(0,) * attacks, **more)


def aim(state: KnightState, targets: tuple[int, ...]) -> None:
    """The attack is aimed at these enemies; with nobody aimed at nobody is defended either."""
    combat = fighting(state)
    state.combat = replace(combat, targets=targets, guards=combat.guards if targets else ())


def guard(state: KnightState, seat: int, place: int) -> None:
    """A target that is attacked gets the armour of one enemy that defends and has not done so yet (MK-8.32)."""
    left = guards_left(state)
    if len({info_of(state, fighting(state).foes[one]).defend for one in left}) > 1:
        state.push(ChooseGuard(seat, place))
    elif left:
        stand_before(state, left[0], place)


def stand_before(state: KnightState, place: int, target: int) -> None:
    """One enemy defends another, or itself."""
    combat = fighting(state)
    state.combat = replace(combat, guards=(*combat.guards, (place, target)))


class ChooseGuard(SeatStep[KnightState, act.ChooseFoe], frozen=True):
    """Several enemies could defend the target: which of them does?"""

    clause = "MK-8.32"

    target: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.ChooseFoe(place) for place in guards_left(state)]

    def take(self, state: KnightState, seat: int, action: act.ChooseFoe) -> None:
        stand_before(state, action.foe, self.target)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("no-guard", clause=self.clause)


def strike(state: KnightState, seat: int) -> None:
    """The attack is carried out: all its targets are defeated, and what is left of it is lost."""
    combat = fighting(state)
    targets = combat.targets
    clear_combat_points(state)
    state.combat = replace(
        combat, targets=(), guards=(), guarded=(*combat.guarded, *(guard for guard, _ in combat.guards))
    )
    for thing in take_lasting(state, "on-defeat"):
        word = word_at(state, thing.frame)
        assert isinstance(word, Attack)
        if word.defeat_times is None:
            for place in reversed(targets):
                carry_inner(state, word.on_defeat, thing.frame.with_bound("enemy", (place,)))
        else:
            for _ in range(min(len(targets), word.defeat_times)):
                carry_inner(state, word.on_defeat, thing.frame.with_bound("enemy", targets))
    for place in targets:
        defeat(state, seat, place)


def take_lasting(state: KnightState, name: str) -> list[Lasting]:
    """What waits for an attack or a block to be carried out, and waits no more."""
    found = [thing for thing in state.lasting if thing.flag == name]
    if found:
        state.lasting = tuple(thing for thing in state.lasting if thing.flag != name)
    return found


def change_foe(state: KnightState, place: int, foe: Foe) -> None:
    """An enemy of the combat has changed."""
    combat = fighting(state)
    state.combat = replace(combat, foes=with_item(combat.foes, place, foe))


def defeat(state: KnightState, seat: int, place: int) -> None:
    """An enemy is beaten: its token is discarded, fame comes at once, and reputation for rampaging ones. A monster that
    was summoned gives neither, and goes with the others when the attack phase begins."""
    combat = fighting(state)
    foe = combat.foes[place]
    info = info_of(state, foe)
    change_foe(state, place, replace(foe, beaten=True))
    look_elsewhere(state, place)
    if foe.summoner != NONE:
        return
    if foe.hex != NONE:
        here = next(
            token for token in state.tokens if token.hex == foe.hex and token.token == foe.token and not token.ruin
        )
        state.tokens = tuple(token for token in state.tokens if token is not here)
    discard_token(state, foe.token)
    state.tell(told.EnemyDefeated(seat, foe.token))
    half = combat.half_fame and foe.walled
    gain_fame(state, seat, -(-info.fame // 2) if half else info.fame)
    change_reputation(state, seat, info.reputation)
    if foe.rampaging:
        change_reputation(state, seat, RAMPAGING_REPUTATION[info.colour])
    happen(state, "enemy-defeated", seat, enemy=(place,))


def look_elsewhere(state: KnightState, place: int) -> None:
    """Nobody aims at an enemy that is gone, blocks it, or is defended by it."""
    combat = fighting(state)
    state.combat = replace(
        combat,
        targets=tuple(target for target in combat.targets if target != place),
        guards=tuple(pair for pair in combat.guards if place not in pair),
        blocking=(NONE, NONE) if combat.blocking[0] == place else combat.blocking,
    )


def discard_token(state: KnightState, token: int) -> None:
    """A token lies beside its pile."""
    pile = PILES.index(state.setting.enemies[token].colour)
    state.enemy_discards = with_item(state.enemy_discards, pile, (*state.enemy_discards[pile], token))


# Blocking


def block_options(state: KnightState) -> list[Action]:
    """The attacks that can be blocked, one at a time; move points against cumbersome enemies."""
    combat = fighting(state)
    attacks = open_attacks(state)
    found: list[Action] = [act.BlockAttack(*one) for one in attacks if one != combat.blocking]
    if combat.blocking in attacks and block_now(state).enough:
        found.append(act.FinishBlock())
    if state.points[MOVE]:
        found += [
            act.Hinder(place, attack)
            for place, attack in attacks
            if has(state, combat.foes[place], "cumbersome", attack)
        ]
    return found


def finish_block(state: KnightState, seat: int) -> None:
    """The attack is blocked; what is left of the block is lost."""
    place, attack = fighting(state).blocking
    excess = (plain_excess(state),)
    clear_combat_points(state)
    state.combat = replace(fighting(state), blocking=(NONE, NONE))
    for thing in take_lasting(state, "on-block"):
        word = word_at(state, thing.frame)
        assert isinstance(word, Block)
        carry_inner(state, word.on_success, replace(thing.frame, place=place).with_bound("excess", excess))
    blocked(state, seat, place, attack)


def blocked(state: KnightState, seat: int, place: int, attack: int) -> None:
    """An attack does no damage."""
    foe = fighting(state).foes[place]
    change_foe(state, place, replace(foe, blocked=with_item(foe.blocked, attack, True)))
    state.tell(told.AttackBlocked(seat, foe.token))
    happen(state, "block-succeeded", seat, enemy=(place,), attack=(attack,))


def lower_attack(state: KnightState, seat: int, place: int, attack: int, by: int) -> None:
    """An attack is weaker; brought down to nothing it counts as blocked."""
    foe = fighting(state).foes[place]
    changes = with_item(foe.attack_changes, attack, foe.attack_changes[attack] - by)
    foe = replace(foe, attack_changes=changes)
    change_foe(state, place, foe)
    if not hit_of(state, foe, attack).value:
        if fighting(state).blocking == (place, attack):
            state.combat = replace(fighting(state), blocking=(NONE, NONE))
        blocked(state, seat, place, attack)


# Phases


def next_phase(state: KnightState, seat: int) -> None:
    """The next phase begins; what was played for an attack or block that was not carried out is lost."""
    combat = fighting(state)
    clear_combat_points(state)
    end(state, "phase")
    state.combat = replace(combat, targets=(), guards=(), blocking=(NONE, NONE), phase=combat.phase + 1)
    if combat.phase == RANGED_PHASE:
        if alive(fighting(state)):
            summon(state)
            state.push(Fight())
        else:
            state.push(EndCombat(seat))
    elif combat.phase == BLOCK_PHASE:
        state.combat = replace(fighting(state), phase=DAMAGE_PHASE)
        state.push(BeginAttackPhase())
        state.push(SufferAttacks(seat))
    else:
        state.push(EndCombat(seat))


def summon(state: KnightState) -> None:
    """Each summoning attack brings a monster, which stands in for its summoner until the attack phase. One that summons
    itself does so at once, and its monster stands in for it."""
    summoning = alive(fighting(state))
    for place in summoning:
        foe = fighting(state).foes[place]
        piles = [attack.summon for attack in info_of(state, foe).attacks if attack.summon]
        if not piles or foe.no_attack:
            continue
        change_foe(state, place, replace(foe, summoned=True))
        state.reveal()
        for pile in piles:
            token = draw_token(state, PILES.index(pile))
            if token != NONE:
                combat = fighting(state)
                monster = new_foe(state, token, summoner=place, city=foe.city)
                summoning.append(len(combat.foes))
                state.combat = replace(combat, foes=(*combat.foes, monster))
                state.tell(told.EnemySummoned(token))


def dismiss_summoned(state: KnightState) -> None:
    """Summoned monsters are gone, and their summoners are back."""
    combat = fighting(state)
    for foe in combat.foes:
        if foe.summoner != NONE:
            discard_token(state, foe.token)
    kept = tuple(replace(foe, summoned=False) for foe in combat.foes if foe.summoner == NONE)
    state.combat = replace(combat, foes=kept)


class BeginAttackPhase(Automatic[KnightState], frozen=True):
    """All damage is done: the attack phase begins."""

    def run(self, state: KnightState) -> None:
        dismiss_summoned(state)
        state.combat = replace(fighting(state), phase=ATTACK_PHASE)
        state.push(Fight())
        happen(state, "attack-phase", state.turn)
