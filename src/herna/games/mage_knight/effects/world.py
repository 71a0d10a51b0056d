"""Words about units, the land and enemies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.actions import ChooseAttack, ChooseFoe, Done, FlyTo
from herna.games.mage_knight.effects.points import put_by
from herna.games.mage_knight.foes import fighting, fortified_of, hit_of, info_of, resists_of
from herna.games.mage_knight.land import hex_at, look_around
from herna.games.mage_knight.rules.figures import RESIST_FIRE, RESIST_ICE
from herna.games.mage_knight.state import ATTACK_PHASE, MOVE, NONE, RANGED_PHASE, Foe, KnightState
from herna.games.mage_knight.steps.cards import CARDS_END, SKILLS_START, colours_of
from herna.games.mage_knight.steps.combat import change_foe, defeat, lower_attack
from herna.games.mage_knight.steps.moving import is_closed, is_defended, is_safe, land_at, moving_allowed
from herna.games.mage_knight.vocabulary import world as word
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.mage_knight.vocabulary.specials import WingsOfNight
from herna.games.programs import EffectStep, Frame, Ledger, Way, amount, bind, does, flag, needs, word_at
from herna.kernel import Action, with_item

# The land


class Flying(EffectStep, frozen=True):
    """Where does the flight lead?"""

    clause = "MK-6.8"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this: Any = word_at(state, self.frame)
        return [FlyTo(spot) for spot in flights(state, this, seat)]

    def take(self, state: KnightState, seat: int, action: FlyTo) -> None:
        this: Any = word_at(state, self.frame)
        land_at(state, seat, action.hex, flights(state, this, seat)[action.hex])


def flights(state: KnightState, this: word.Fly, seat: int) -> dict[int, int]:
    """The spaces that a flight can end on, and the move points it takes."""
    start = state.place[seat]
    reached = {start: 0}
    edge = [start]
    bent = 2 if flag(state, seat, "space-bending") else 1
    for far in range(1, this.spaces * bent + 1):
        edge = [
            spot
            for place in edge
            for spot in state.setting.lattice.neighbours[place]
            if spot not in reached and over(state, this, spot)
        ]
        reached |= dict.fromkeys(edge, -(-far // bent))
        edge = list(dict.fromkeys(edge))
    points = state.points[MOVE]
    return {
        spot: this.cost + this.cost_per_space * far
        for spot, far in reached.items()
        if far
        and this.cost + this.cost_per_space * far <= points
        and not is_closed(state, spot)
        and (is_safe(state, seat, spot) if this.end == "safe" else is_defended(state, seat, spot))
    }


def over(state: KnightState, this: word.Fly, spot: int) -> bool:
    """May a flight lead over this space?"""
    info = hex_at(state, spot)
    return info is not None and info.terrain not in (*this.forbid, "sea")


@does(word.Fly)
def fly(state: KnightState, this: word.Fly, frame: Frame) -> None:
    state.push(Flying(frame))


@needs(word.Fly)
def fly_needs(state: KnightState, this: word.Fly, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if moving_allowed(state) and flights(state, this, frame.actor):
        yield ledger, frame


@does(word.ExploreCost)
def explore_cost(state: KnightState, this: word.ExploreCost, frame: Frame) -> None:
    put_by(state, "explore-cost", frame)


@does(word.Reveal)
def reveal(state: KnightState, this: word.Reveal, frame: Frame) -> None:
    put_by(state, "sight", frame)
    look_around(state)


# Enemies


def card_colours(state: KnightState, frame: Frame) -> tuple[str, ...]:
    """The colours an effect has against resistances: those of its card, or of the mana a unit was paid with."""
    if frame.source >= SKILLS_START:
        return ()
    if frame.source < CARDS_END:
        return tuple(COLOURS[colour] for colour in colours_of(state, frame.source))
    kind = state.setting.units[frame.source - CARDS_END]
    for ability, program in zip(kind.abilities, state.setting.ability_programs[frame.source - CARDS_END], strict=True):
        if program == frame.program:
            return tuple(ability.pay)
    return ()


def touched(state: KnightState, this: word.ChangeEnemy, frame: Frame, foe: Foe) -> bool:
    """Does an effect do anything to this enemy? Resistances stop the colours they belong to, immunity everything but
    what lowers an attack."""
    colours, resists = card_colours(state, frame), resists_of(state, foe)
    if ("red" in colours and resists & RESIST_FIRE) or ("blue" in colours and resists & RESIST_ICE):
        return False
    if "arcane-immunity" in info_of(state, foe).abilities and not changes_attack(this):
        return False
    if this.only == "unfortified" and fortified_of(state, foe):
        return False
    if this.only == "open" and fighting(state).phase == RANGED_PHASE and fortified_of(state, foe):
        return False
    return not (this.only == "blocked" and not all(foe.blocked))


def changes_attack(this: word.ChangeEnemy) -> bool:
    """Does an effect change an attack? Such effects touch even those whom no other magic does; one that keeps them from
    attacking, or cancels an attack, does not (MK-8.31)."""
    return bool(this.attack or this.one_attack or this.gain) or "attack-abilities" in this.lose


def reachable(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> list[int]:
    """The enemies, by place, that an effect can be aimed at now."""
    combat = state.combat
    if combat is None:
        return []
    if this.target == "blocked-with-this":
        place = combat.blocking[0] if combat.blocking[0] != NONE else frame.place
        return [place] if 0 <= place < len(combat.foes) and not combat.foes[place].beaten else []
    open_phase = combat.phase in (RANGED_PHASE, ATTACK_PHASE)
    return [
        place
        for place, foe in enumerate(combat.foes)
        if not foe.beaten
        and (foe.summoner == NONE if open_phase else not foe.summoned)
        and touched(state, this, frame, foe)
    ]


def change_enemy(state: KnightState, this: word.ChangeEnemy, frame: Frame, place: int, attack: int = NONE) -> None:
    """An effect works on an enemy."""
    foe = fighting(state).foes[place]
    if not touched(state, this, frame, foe):
        return
    seat = frame.actor
    if CARDS_END <= frame.source < SKILLS_START:
        foe = replace(foe, by_units=True)
        change_foe(state, place, foe)
    if this.destroy:
        defeat(state, seat, place)
        return
    immune = "arcane-immunity" in info_of(state, foe).abilities
    if not immune:
        down = this.armour
        if this.armour_if_fortified is not None and fortified_of(state, foe):
            down = this.armour_if_fortified
        changed = amount(state, down, frame.with_bound("foe", (place,)))
        foe = replace(
            foe,
            armour_change=foe.armour_change + (0 if this.only_if_attacks else changed),
            armour_if_attacks=foe.armour_if_attacks + (changed if this.only_if_attacks else 0),
            armour_set=foe.armour_set if this.armour_set is None else this.armour_set,
            no_attack=foe.no_attack or this.no_attack,
        )
    lost = tuple(f"{name}@{attack}" if name == "attack-abilities" else name for name in this.lose)
    change_foe(state, place, replace(foe, lost=foe.lost + lost, gained=foe.gained + this.gain))
    if this.cancel and attack != NONE:
        foe = fighting(state).foes[place]
        foe = replace(foe, suffered=with_item(foe.suffered, attack, True))
        # One whose only attack is cancelled does not attack.
        change_foe(state, place, foe if len(foe.blocked) > 1 else replace(foe, armour_if_attacks=0))
    lowered = amount(state, this.attack, frame)
    if lowered:
        for number in range(len(foe.blocked)) if attack == NONE else (attack,):
            if not fighting(state).foes[place].blocked[number]:
                lower_attack(state, seat, place, number, -lowered)


class PickAttack(EffectStep, frozen=True):
    """Which attack of the enemy is changed?"""

    clause = "MK-8.3"

    foe: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseAttack(self.foe, attack) for attack in standing_attacks(state, self.foe)]

    def take(self, state: KnightState, seat: int, action: ChooseAttack) -> None:
        this: Any = word_at(state, self.frame)
        lower_attack(state, seat, action.foe, action.attack, -this.one_attack)


def standing_attacks(state: KnightState, place: int) -> list[int]:
    """The attacks of an enemy that are neither blocked nor suffered nor brought to nothing."""
    foe = fighting(state).foes[place]
    return [
        attack
        for attack, blocked in enumerate(foe.blocked)
        if not (blocked or foe.suffered[attack] or foe.no_attack) and hit_of(state, foe, attack).value
    ]


class AimEffect(EffectStep, frozen=True):
    """Which enemy does the effect work on?"""

    clause = "MK-8.3"

    left: int
    done: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this: Any = word_at(state, self.frame)
        found: list[Action] = [
            ChooseFoe(place) for place in reachable(state, this, self.frame) if place not in self.done
        ]
        return [*found, Done()] if self.done else found

    def take(self, state: KnightState, seat: int, action: ChooseFoe | Done) -> None:
        if isinstance(action, Done):
            return
        this: Any = word_at(state, self.frame)
        change_enemy(state, this, self.frame, action.foe)
        again = replace(self, left=self.left - 1, done=(*self.done, action.foe))
        if again.left and again.options(state, seat) != [Done()]:
            state.push(again)
        if this.one_attack and standing_attacks(state, action.foe):
            state.push(PickAttack(self.frame, action.foe))


class AimAtAttack(EffectStep, frozen=True):
    """Which attack does the effect work on?"""

    clause = "MK-8.3"

    left: int
    done: tuple[tuple[int, int], ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this: Any = word_at(state, self.frame)
        found: list[Action] = [
            ChooseAttack(place, attack)
            for place, attack in attacks_in_reach(state, this, self.frame)
            if (place, attack) not in self.done
        ]
        return [*found, Done()] if self.done else found

    def take(self, state: KnightState, seat: int, action: ChooseAttack | Done) -> None:
        if isinstance(action, Done):
            return
        this: Any = word_at(state, self.frame)
        bind(state, self.frame, "attack", (action.foe, action.attack))
        change_enemy(state, this, self.frame, action.foe, action.attack)
        again = replace(self, left=self.left - 1, done=(*self.done, (action.foe, action.attack)))
        if again.left and again.options(state, seat) != [Done()]:
            state.push(again)


def attacks_in_reach(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> list[tuple[int, int]]:
    """The attacks that an effect can be aimed at: real ones that are not blocked yet."""
    found: list[tuple[int, int]] = []
    for place in reachable(state, this, frame):
        found += [(place, attack) for attack in standing_attacks(state, place)]
    return found


@does(word.ChangeEnemy)
def enemy(state: KnightState, this: word.ChangeEnemy, frame: Frame) -> None:
    match this.target:
        case "one" | "some" | "one-other":
            if reachable(state, this, frame):
                state.push(AimEffect(frame, this.n))
        case "one-attack" | "attacks":
            if attacks_in_reach(state, this, frame):
                state.push(AimAtAttack(frame, this.n))
        case _:
            for place in reachable(state, this, frame):
                if this.target != "all-blocked" or all(fighting(state).foes[place].blocked):
                    change_enemy(state, this, frame, place)


@needs(word.ChangeEnemy)
def enemy_needs(state: KnightState, this: word.ChangeEnemy, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    found: Any = (
        attacks_in_reach(state, this, frame)
        if this.target in ("one-attack", "attacks")
        else reachable(state, this, frame)
    )
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
        if state.points[MOVE] < self.cost:
            return [Done()]
        found: list[Action] = [ChooseFoe(place) for place in attackers(state)]
        return [*found, Done()] if self.cost else found

    def take(self, state: KnightState, seat: int, action: ChooseFoe | Done) -> None:
        if isinstance(action, Done):
            return
        state.points[MOVE] -= self.cost
        change_foe(state, action.foe, replace(fighting(state).foes[action.foe], no_attack=True))
        again = WingsAtNight(self.frame, self.cost + 1)
        if again.options(state, seat) != [Done()]:
            state.push(again)


def attackers(state: KnightState) -> list[int]:
    """The enemies, by place, that can be kept from attacking."""
    if state.combat is None or state.combat.phase == ATTACK_PHASE:
        return []
    return [
        place
        for place, foe in enumerate(state.combat.foes)
        if not (foe.beaten or foe.no_attack or foe.summoned) and "arcane-immunity" not in info_of(state, foe).abilities
    ]


@does(WingsOfNight)
def wings_of_night(state: KnightState, this: WingsOfNight, frame: Frame) -> None:
    state.push(WingsAtNight(frame))


@needs(WingsOfNight)
def wings_needs(state: KnightState, this: WingsOfNight, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if attackers(state):
        yield ledger, frame


WORLD_STEPS = (Flying, PickAttack, AimEffect, AimAtAttack, WingsAtNight)
