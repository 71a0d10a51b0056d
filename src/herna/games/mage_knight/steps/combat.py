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
    has,
    hit_of,
    info_of,
    open_attacks,
)
from herna.games.mage_knight.hero import change_reputation, gain_fame
from herna.games.mage_knight.land import draw_token, rampaging_on
from herna.games.mage_knight.points import clear_combat_points
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    DAMAGE_PHASE,
    MOVE,
    NONE,
    RANGED_PHASE,
    Foe,
    KnightState,
)
from herna.games.mage_knight.steps import cards
from herna.games.mage_knight.steps.banners import banner_options, take_banner_option
from herna.games.mage_knight.steps.bargains import lasting_options, take_lasting_option
from herna.games.mage_knight.steps.damage import SufferAttacks
from herna.games.mage_knight.steps.outcome import EndCombat
from herna.games.mage_knight.steps.refusals import combat_refusal
from herna.games.mage_knight.steps.skills import skill_options, use_skill
from herna.games.mage_knight.vocabulary.points import Attack, Block
from herna.games.programs import Lasting, carry_inner, end, happen, word_at
from herna.kernel import Action, Automatic, IllegalAction, with_item
from herna.kernel.kit import TurnStep

RAMPAGING_REPUTATION = {"green": 1, "red": 2}


class Fight(TurnStep[KnightState, Any], frozen=True):
    """The hub of a combat: aim, play points, strike or block, go on."""

    clause = "MK-8.2"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        combat = fighting(state)
        found = cards.card_options(state, seat) + cards.unit_options(state, seat) + skill_options(state, seat)
        found += lasting_options(state, seat) + banner_options(state, seat)
        if combat.phase == BLOCK_PHASE:
            found += block_options(state)
        else:
            found += attack_options(state, seat)
        return [*found, act.NextPhase()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if not isinstance(action, act.NextPhase):
            state.push(self)
        match action:
            case act.PlayCard():
                cards.play_card(state, seat, action)
            case act.PlaySideways():
                cards.play_sideways(state, seat, action)
            case act.ActivateUnit():
                cards.activate(state, seat, action)
            case act.AttachBanner() | act.UseBanner():
                take_banner_option(state, seat, action)
            case act.UseOfferUnit():
                cards.use_offer_unit(state, seat, action)
            case act.UseSkill(skill=skill):
                use_skill(state, seat, skill)
            case act.TurnPoints() | act.BuyEffect():
                take_lasting_option(state, seat, action)
            case act.Challenge(hex=spot):
                from_next_door(state, spot)
            case act.Target(foe=place):
                aim(state, (*fighting(state).targets, place))
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
        return combat_refusal(state, seat, action)


# Aiming and attacking


def attack_options(state: KnightState, seat: int) -> list[Action]:
    """Enemies that can be aimed at, striking when it is enough, and challenging more before anything is done."""
    combat = fighting(state)
    ranged = combat.phase == RANGED_PHASE
    found: list[Action] = [
        act.Target(place)
        for place in alive(combat)
        if place not in combat.targets and not (ranged and fortified_of(state, combat.foes[place]) > 1)
    ]
    if combat.targets:
        found.append(act.Retarget())
        if attack_now(state).enough:
            found.append(act.Strike())
    elif ranged and combat.kind in ("assault", "rampage") and not any(foe.beaten for foe in combat.foes):
        there = {foe.hex for foe in combat.foes}
        around = state.setting.lattice.neighbours[state.place[seat]]
        found += [act.Challenge(spot) for spot in around if spot not in there and rampaging_on(state, spot) is not None]
    return found


def from_next_door(state: KnightState, spot: int) -> None:
    """A rampaging enemy beside the hero joins the combat."""
    token = rampaging_on(state, spot)
    assert token is not None
    combat = fighting(state)
    state.combat = replace(combat, foes=(*combat.foes, new_foe(state, token.token, spot, rampaging=True)))


def new_foe(state: KnightState, token: int, spot: int = NONE, **more: Any) -> Foe:
    """An enemy as it comes into a combat."""
    attacks = len(state.setting.enemies[token].attacks)
    no = (False,) * attacks
    return Foe(token, spot, blocked=no, suffered=no, attack_changes=(0,) * attacks, **more)


def aim(state: KnightState, targets: tuple[int, ...]) -> None:
    """The attack is aimed at these enemies."""
    state.combat = replace(fighting(state), targets=targets)


def strike(state: KnightState, seat: int) -> None:
    """The attack is carried out: all its targets are defeated, and what is left of it is lost."""
    targets = fighting(state).targets
    clear_combat_points(state)
    aim(state, ())
    for thing in take_lasting(state, "on-defeat"):
        word = word_at(state, thing.frame)
        assert isinstance(word, Attack)
        times = len(targets) if word.defeat_times is None else min(len(targets), word.defeat_times)
        for _ in range(times):
            carry_inner(state, word.on_defeat, thing.frame)
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
    """An enemy is beaten: its token is discarded, fame comes at once, and reputation for rampaging ones."""
    combat = fighting(state)
    foe = combat.foes[place]
    info = info_of(state, foe)
    change_foe(state, place, replace(foe, beaten=True))
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
    if combat.blocking[0] != NONE and block_now(state).enough:
        found.append(act.FinishBlock())
    if state.points[MOVE]:
        found += [
            act.Hinder(place, attack) for place, attack in attacks if has(state, combat.foes[place], "cumbersome")
        ]
    return found


def finish_block(state: KnightState, seat: int) -> None:
    """The attack is blocked; what is left of the block is lost."""
    place, attack = fighting(state).blocking
    clear_combat_points(state)
    state.combat = replace(fighting(state), blocking=(NONE, NONE))
    for thing in take_lasting(state, "on-block"):
        word = word_at(state, thing.frame)
        assert isinstance(word, Block)
        carry_inner(state, word.on_success, replace(thing.frame, place=place))
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
    state.combat = replace(combat, targets=(), blocking=(NONE, NONE), phase=combat.phase + 1)
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
    """Each summoning attack brings a monster, which stands in for its summoner until the attack phase."""
    for place in alive(fighting(state)):
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
                monster = new_foe(state, token, summoner=place)
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
