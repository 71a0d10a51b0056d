"""Blocks of a hero, and whatever else keeps an attack from doing damage."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.foes import block_now, foes_of, has, hit_of, open_attacks, plain_excess
from herna.games.mage_knight.fight.making import drop_made
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import NO_ATTACK
from herna.games.mage_knight.vocabulary.points import Block
from herna.games.mage_knight.vocabulary.specials import Dueling
from herna.games.programs import carry_inner, happen, word_at
from herna.kernel import Action, with_item


def block_options(state: KnightState, seat: int) -> list[Action]:
    """The attacks that can be blocked, one at a time; move points against cumbersome enemies."""
    blocking, foes = state.fighting(seat).of(seat).blocking, foes_of(state, seat)
    attacks = open_attacks(state, seat)
    found: list[Action] = [act.BlockAttack(*one) for one in attacks if one != blocking]
    if blocking in attacks and block_now(state, seat).enough:
        found.append(act.FinishBlock())
    if state.turn_of(seat).points.move:
        found += [
            act.Hinder(place, attack) for place, attack in attacks if has(state, foes[place], "cumbersome", attack)
        ]
    return found


def take_block(state: KnightState, seat: int, action: Action) -> None:
    """The hero turns to an attack, blocks it, or spends move points against it."""
    match action:
        case act.BlockAttack(foe=place, attack=attack):
            state.change_side(seat, blocking=(place, attack), duels=duels_now(state, seat, place))
        case act.FinishBlock():
            finish_block(state, seat)
        case act.Hinder(foe=place, attack=attack):
            state.set_points(seat, move=state.turn_of(seat).points.move - 1)
            lower_attack(state, seat, place, attack, 1)


def duels_now(state: KnightState, seat: int, place: int) -> tuple[int, ...]:
    """Whom a hero has met in a duel, when his block turns to an attack of the enemy at a place: a duel whose block is
    not carried out yet goes with it."""
    side = state.fighting(seat).of(seat)
    moving = sum(part.effect is not None and isinstance(word_at(state, part.effect), Dueling) for part in side.made)
    return (*side.duels[: len(side.duels) - moving], *(place for _ in range(moving)))


def finish_block(state: KnightState, seat: int) -> None:
    """The attack is blocked; what is left of the block is lost."""
    side = state.fighting(seat).of(seat)
    place, attack = side.blocking
    excess = (plain_excess(state, seat),)
    drop_made(state, seat)
    state.change_side(seat, blocking=NO_ATTACK)
    for part in side.made:
        word = None if part.effect is None else word_at(state, part.effect)
        if part.effect is not None and isinstance(word, Block):
            carry_inner(state, word.on_success, replace(part.effect, about=place).with_bound("excess", excess))
    blocked(state, seat, place, attack)


def blocked(state: KnightState, seat: int, place: int, attack: int) -> None:
    """An attack on a hero does no damage."""
    foe = foes_of(state, seat)[place]
    state.change_foe(seat, place, replace(foe, blocked=with_item(foe.blocked, attack, True)))
    state.tell(told.AttackBlocked(seat, foe.token))
    happen(state, "block-succeeded", seat, enemy=(place,), attack=(attack,))


def lower_attack(state: KnightState, seat: int, place: int, attack: int, by: int) -> None:
    """An attack on a hero is weaker; brought down to nothing it counts as blocked."""
    foe = foes_of(state, seat)[place]
    changes = with_item(foe.attack_changes, attack, foe.attack_changes[attack] - by)
    foe = replace(foe, attack_changes=changes)
    state.change_foe(seat, place, foe)
    if not hit_of(state, seat, foe, attack).value:
        if state.fighting(seat).of(seat).blocking == (place, attack):
            state.change_side(seat, blocking=NO_ATTACK)
        blocked(state, seat, place, attack)
