"""Words about units, the land and enemies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.actions import ChooseAttack, ChooseFoe, Done, FlyTo
from herna.games.mage_knight.effects.duels import change_attack, change_unit, of_use, units_in_reach
from herna.games.mage_knight.fight.armour import ATTACK_ABILITIES
from herna.games.mage_knight.fight.duel import duel_of, sharers, take_share
from herna.games.mage_knight.fight.figures import RESIST_FIRE, RESIST_ICE
from herna.games.mage_knight.fight.foes import foes_of, fortified_of, hit_of, info_of, resists_of
from herna.games.mage_knight.rules.flight import flights
from herna.games.mage_knight.rules.land import look_around
from herna.games.mage_knight.rules.sources import UNIT, effect_colours
from herna.games.mage_knight.rules.spaces import is_defended, rivals_on
from herna.games.mage_knight.state import NONE, Foe, KnightState
from herna.games.mage_knight.steps.fight.blocking import lower_attack
from herna.games.mage_knight.steps.fight.striking import defeat
from herna.games.mage_knight.steps.moving import land_at, moving_allowed
from herna.games.mage_knight.steps.rivals.challenge import attack_hero
from herna.games.mage_knight.values import Loss
from herna.games.mage_knight.vocabulary import world as word
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.games.mage_knight.vocabulary.specials import WingsOfNight
from herna.games.programs import EffectStep, Frame, Ledger, Paid, amount, bind, does, needs, put_in_force, word_at
from herna.kernel import Action, with_item

RED, BLUE = BASIC.index("red"), BASIC.index("blue")

# The land


class Flying(EffectStep, frozen=True):
    """Where does the flight lead?"""

    clause = "MK-6.8"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.Fly)
        return [FlyTo(spot) for spot in flights(state, this, seat)]

    def take(self, state: KnightState, seat: int, action: FlyTo) -> None:
        this = word_at(state, self.frame, word.Fly)
        attacks = this.end != "safe" and not is_defended(state, seat, action.hex)
        land_at(state, seat, action.hex, flights(state, this, seat)[action.hex])
        if attacks:
            # MK-19.29: whoever comes up from below on the space of a hero attacks him.
            attack_hero(state, seat, rivals_on(state, seat, action.hex)[0])


@does(word.Fly)
def fly(state: KnightState, this: word.Fly, frame: Frame) -> None:
    state.push(Flying(frame))


@needs(word.Fly)
def fly_needs(state: KnightState, this: word.Fly, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if moving_allowed(state, frame.actor) and flights(state, this, frame.actor):
        yield ledger, frame


@does(word.ExploreCost, free=True)
def explore_cost(state: KnightState, this: word.ExploreCost, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(word.Reveal, free=True)
def reveal(state: KnightState, this: word.Reveal, frame: Frame) -> None:
    put_in_force(state, frame, "turn")
    look_around(state)


# Enemies


def touched(state: KnightState, this: word.ChangeEnemy, frame: Frame, foe: Foe) -> bool:
    """Does an effect do anything to this enemy? Resistances stop the colours they belong to, immunity everything but
    what lowers an attack."""
    colours, resists = effect_colours(state, frame), resists_of(state, foe)
    if (RED in colours and resists & RESIST_FIRE) or (BLUE in colours and resists & RESIST_ICE):
        return False
    if "arcane-immunity" in info_of(state, foe).abilities and not changes_attack(this):
        return False
    fortified = fortified_of(state, frame.actor, foe)
    if this.only == "unfortified" and fortified:
        return False
    if this.only == "open" and state.fighting(frame.actor).phase == "ranged" and fortified:
        return False
    return this.only != "blocked" or is_blocked(foe)


def is_blocked(foe: Foe) -> bool:
    """Were all its attacks blocked? Of a rival's unit: was an attack in which it had a share brought to nothing?"""
    return all(foe.blocked) and (foe.owner == NONE or bool(foe.blocked))


def changes_attack(this: word.ChangeEnemy) -> bool:
    """Does an effect change an attack? Such effects touch even those whom no other magic does; one that keeps them from
    attacking, or cancels an attack, does not (MK-8.31)."""
    return bool(this.attack or this.one_attack or this.gain) or "attack-abilities" in this.lose


def reachable(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> list[int]:
    """The enemies, by place, that an effect can be aimed at now."""
    fight = state.fight_of(frame.actor)
    if fight is None:
        return []
    foes = fight.against(frame.actor).foes
    if fight.kind == "heroes":
        found = units_in_reach(state, this, frame)
        return [place for place in found if touched(state, this, frame, foes[place])]
    if this.target == "blocked-with-this":
        blocked = fight.of(frame.actor).blocking[0]
        place = blocked if blocked != NONE else frame.about
        return [place] if 0 <= place < len(foes) and not foes[place].beaten else []
    open_phase = fight.phase in ("ranged", "attack")
    return [
        place
        for place, foe in enumerate(foes)
        if not foe.beaten
        and (foe.summoner == NONE if open_phase else not foe.summoned)
        and touched(state, this, frame, foe)
    ]


def change_enemy(state: KnightState, this: word.ChangeEnemy, frame: Frame, place: int, attack: int = NONE) -> None:
    """An effect works on an enemy."""
    seat = frame.actor
    foe = foes_of(state, seat)[place]
    if not touched(state, this, frame, foe):
        return
    if foe.owner != NONE:
        change_unit(state, this, frame, place)
        return
    if frame.bearer == UNIT:
        foe = replace(foe, by_units=True)
        state.change_foe(seat, place, foe)
    if this.destroy:
        defeat(state, seat, place)
        return
    immune = "arcane-immunity" in info_of(state, foe).abilities
    if not immune:
        down = this.armour
        if this.armour_if_fortified is not None and fortified_of(state, seat, foe):
            down = this.armour_if_fortified
        changed = amount(state, down, frame.with_bound("foe", (place,)))
        foe = replace(
            foe,
            armour_change=foe.armour_change + (0 if this.only_if_attacks else changed),
            armour_if_attacks=foe.armour_if_attacks + (changed if this.only_if_attacks else 0),
            armour_set=foe.armour_set if this.armour_set is None else this.armour_set,
            no_attack=foe.no_attack or this.no_attack,
        )
    lost = tuple(Loss(name, attack) if name == ATTACK_ABILITIES else Loss(name) for name in this.lose)
    state.change_foe(seat, place, replace(foe, lost=foe.lost + lost, gained=foe.gained + this.gain))
    if this.cancel and attack != NONE:
        foe = foes_of(state, seat)[place]
        foe = replace(foe, suffered=with_item(foe.suffered, attack, True))
        # One whose only attack is cancelled does not attack.
        state.change_foe(seat, place, foe if len(foe.blocked) > 1 else replace(foe, armour_if_attacks=0))
    lowered = amount(state, this.attack, frame)
    if lowered:
        for number in range(len(foe.blocked)) if attack == NONE else (attack,):
            if not foes_of(state, seat)[place].blocked[number]:
                lower_attack(state, seat, place, number, -lowered)


class PickAttack(EffectStep, frozen=True):
    """Which attack of the enemy is changed?"""

    clause = "MK-8.3"

    foe: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseAttack(self.foe, attack) for attack in standing_attacks(state, seat, self.foe)]

    def take(self, state: KnightState, seat: int, action: ChooseAttack) -> None:
        this = word_at(state, self.frame, word.ChangeEnemy)
        lower_attack(state, seat, action.foe, action.attack, -this.one_attack)


def standing_attacks(state: KnightState, seat: int, place: int) -> list[int]:
    """The attacks of an enemy that are neither blocked nor suffered nor brought to nothing."""
    foe = foes_of(state, seat)[place]
    return [
        attack
        for attack, blocked in enumerate(foe.blocked)
        if not (blocked or foe.suffered[attack] or foe.no_attack) and hit_of(state, seat, foe, attack).value
    ]


class AimEffect(EffectStep, frozen=True):
    """Which enemy does the effect work on?"""

    clause = "MK-8.3"

    left: int
    done: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.ChangeEnemy)
        found: list[Action] = [
            ChooseFoe(place) for place in reachable(state, this, self.frame) if place not in self.done
        ]
        return [*found, Done()] if self.done else found

    def take(self, state: KnightState, seat: int, action: ChooseFoe | Done) -> None:
        if isinstance(action, Done):
            return
        this = word_at(state, self.frame, word.ChangeEnemy)
        change_enemy(state, this, self.frame, action.foe)
        again = replace(self, left=self.left - 1, done=(*self.done, action.foe))
        if again.left and again.options(state, seat) != [Done()]:
            state.push(again)
        if this.one_attack and duel_of(state, seat) is None and standing_attacks(state, seat, action.foe):
            state.push(PickAttack(self.frame, action.foe))


class AimAtAttack(EffectStep, frozen=True):
    """Which attack does the effect work on?"""

    clause = "MK-8.3"

    left: int
    done: tuple[tuple[int, int], ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.ChangeEnemy)
        found: list[Action] = [
            ChooseAttack(place, attack)
            for place, attack in attacks_in_reach(state, this, self.frame)
            if (place, attack) not in self.done
        ]
        return [*found, Done()] if self.done else found

    def take(self, state: KnightState, seat: int, action: ChooseAttack | Done) -> None:
        if isinstance(action, Done):
            return
        this = word_at(state, self.frame, word.ChangeEnemy)
        bind(state, self.frame, "attack", (action.foe, action.attack))
        change_enemy(state, this, self.frame, action.foe, action.attack)
        again = replace(self, left=self.left - 1, done=(*self.done, (action.foe, action.attack)))
        if again.left and again.options(state, seat) != [Done()]:
            state.push(again)


def attacks_in_reach(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> list[tuple[int, int]]:
    """The attacks that an effect can be aimed at: real ones that are not blocked yet."""
    found: list[tuple[int, int]] = []
    for place in reachable(state, this, frame):
        found += [(place, attack) for attack in standing_attacks(state, frame.actor, place)]
    return found


@does(word.ChangeEnemy)
def enemy(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> None:
    if duel_of(state, frame.actor) is not None:
        on_rival(state, this, frame)
        return
    match this.target:
        case "one" | "some" | "one-other":
            if reachable(state, this, frame):
                state.push(AimEffect(frame, this.n))
        case "one-attack" | "attacks":
            if attacks_in_reach(state, this, frame):
                state.push(AimAtAttack(frame, this.n))
        case _:
            for place in reachable(state, this, frame):
                if this.target != "all-blocked" or all(foes_of(state, frame.actor)[place].blocked):
                    change_enemy(state, this, frame, place)


def on_rival(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> None:
    """Between heroes: units of the rival are changed, one after another where they can be chosen, or his attack is."""
    change_attack(state, this, frame)
    places = reachable(state, this, frame)
    if this.target in ("all", "all-others", "all-blocked"):
        for place in places:
            if this.target != "all-blocked" or is_blocked(foes_of(state, frame.actor)[place]):
                change_enemy(state, this, frame, place)
    elif places:
        state.push(AimEffect(frame, this.n))


@needs(word.ChangeEnemy)
def enemy_needs(state: KnightState, this: word.ChangeEnemy, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if duel_of(state, frame.actor) is not None and of_use(state, this, frame):
        yield ledger, frame
        return
    by_attack = this.target in ("one-attack", "attacks") and duel_of(state, frame.actor) is None
    found: Any = attacks_in_reach(state, this, frame) if by_attack else reachable(state, this, frame)
    # What follows from a blow or a block is no cost: with nobody left to be changed, nothing is.
    follows = this.target in ("one-other", "blocked-with-this")
    if found or follows or (not this.cancel and stands_among_others(state, frame)):
        yield ledger, frame


def stands_among_others(state: KnightState, frame: Frame) -> bool:
    """Does the effect do something besides changing enemies? Then it may be used though no enemy can be changed."""
    return any(not isinstance(other, word.ChangeEnemy) for other in state.setting.programs[frame.program])


class WingsAtNight(EffectStep, frozen=True):
    """Which enemy does not attack? The first for nothing, each other one for one move point more than the last."""

    clause = "MK-8.3"

    cost: int = 0

    def options(self, state: KnightState, seat: int) -> list[Action]:
        if state.turn_of(seat).points.move < self.cost:
            return [Done()]
        found: list[Action] = [ChooseFoe(place) for place in attackers(state, seat)]
        return [*found, Done()] if self.cost else found

    def take(self, state: KnightState, seat: int, action: ChooseFoe | Done) -> None:
        if isinstance(action, Done):
            return
        state.set_points(seat, move=state.turn_of(seat).points.move - self.cost)
        if duel_of(state, seat) is not None:
            take_share(state, seat, action.foe)
        else:
            state.change_foe(seat, action.foe, replace(foes_of(state, seat)[action.foe], no_attack=True))
        again = WingsAtNight(self.frame, self.cost + 1)
        if again.options(state, seat) != [Done()]:
            state.push(again)


def attackers(state: KnightState, seat: int) -> list[int]:
    """The enemies, by place, that can be kept from attacking a hero."""
    fight = state.fight_of(seat)
    if fight is None or fight.phase == "attack":
        return []
    if fight.kind == "heroes":
        return sharers(state, seat) if fight.phase == "block" else []
    return [
        place
        for place, foe in enumerate(fight.against(seat).foes)
        if not (foe.beaten or foe.no_attack or foe.summoned) and "arcane-immunity" not in info_of(state, foe).abilities
    ]


@does(WingsOfNight)
def wings_of_night(state: KnightState, this: WingsOfNight, frame: Frame) -> None:
    state.push(WingsAtNight(frame))


@needs(WingsOfNight)
def wings_needs(state: KnightState, this: WingsOfNight, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if attackers(state, frame.actor):
        yield ledger, frame


WORLD_STEPS = (Flying, PickAttack, AimEffect, AimAtAttack, WingsAtNight)
