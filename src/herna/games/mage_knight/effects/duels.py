"""What effects on enemies do between heroes: they hit units of the rival, or take a share off his attack."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.fight.duel import change_exchange, exchange_of, sharers, take_share
from herna.games.mage_knight.fight.foes import foes_of, fortified_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rivals.damage import wound_rival_unit
from herna.games.mage_knight.values import Loss
from herna.games.mage_knight.vocabulary.world import ChangeEnemy
from herna.games.programs import Frame, amount


def blocks_shot(state: KnightState, seat: int) -> bool:
    """Is a hero blocking an attack that was made from afar?"""
    return state.fighting(seat).phase == "block" and not exchange_of(state, seat).melee


def needs_share(this: ChangeEnemy) -> bool:
    """Is it about an attack, so that only a unit with a share in one can be meant?"""
    about_attack = this.no_attack or this.cancel or bool(this.attack)
    return about_attack or this.target in ("one-attack", "attacks", "blocked-with-this")


def units_in_reach(state: KnightState, this: ChangeEnemy, frame: Frame) -> list[int]:
    """The rival's units, by place, at which an effect can be aimed: unhurt ones, with a share in the attack where it is
    about one (MK-19.21)."""
    seat = frame.actor
    phase = state.fighting(seat).phase
    if needs_share(this):
        # What keeps from attacking is for the one who defends himself; what a block sets off comes right after it.
        right = phase in ("block", "damage") if this.target == "blocked-with-this" else phase == "block"
        places = sharers(state, seat) if right else []
    else:
        places = [place for place, foe in enumerate(foes_of(state, seat)) if not foe.beaten]
    return [place for place in places if has_meaning(this)]


def has_meaning(this: ChangeEnemy) -> bool:
    """Does anything of it mean something to a unit?"""
    armour = this.armour or this.armour_if_fortified or this.armour_set is not None
    attack = this.no_attack or this.cancel or this.attack or this.one_attack
    return bool(armour or attack or this.destroy or set(this.lose) - {"fortifications", "attack-abilities"})


def change_unit(state: KnightState, this: ChangeEnemy, frame: Frame, place: int) -> None:
    """An effect works on a unit of the rival: destroying it wounds it, keeping it from attacking takes its share off,
    its armour and resistances change for the whole fight."""
    seat = frame.actor
    if this.destroy:
        wound_rival_unit(state, seat, place)
        return
    if this.no_attack or this.cancel:
        take_share(state, seat, place)
    lowered = -(amount(state, this.attack, frame) + this.one_attack)
    if lowered and place in sharers(state, seat) and state.fighting(seat).phase == "block":
        take_share(state, seat, place, lowered)
    foe = foes_of(state, seat)[place]
    fortified = this.armour_if_fortified is not None and fortified_of(state, seat, foe)
    down = this.armour_if_fortified if fortified and this.armour_if_fortified is not None else this.armour
    foe = replace(
        foe,
        armour_change=foe.armour_change + amount(state, down, frame.with_bound("foe", (place,))),
        armour_set=foe.armour_set if this.armour_set is None else this.armour_set,
        lost=foe.lost + tuple(Loss(name) for name in this.lose if name.endswith(("resistance", "resistances"))),
    )
    state.change_foe(seat, place, foe)


def change_attack(state: KnightState, this: ChangeEnemy, frame: Frame) -> bool:
    """What concerns the attack or the place as a whole: without its abilities a shot is blocked point for point
    (MK-19.10), and where all have lost their fortifications there are no walls. Was there any such thing?"""
    seat = frame.actor
    plain = "attack-abilities" in this.lose and blocks_shot(state, seat)
    if plain:
        change_exchange(state, seat, replace(exchange_of(state, seat), plain=True))
    if breaches(state, this, frame):
        fight = state.fighting(seat)
        state.change_fight(seat, terms=replace(fight.terms, walls=False))
        state.change_foes(seat, tuple(replace(foe, walled=False) for foe in foes_of(state, seat)))
        return True
    return plain


def breaches(state: KnightState, this: ChangeEnemy, frame: Frame) -> bool:
    """Does it bring down walls that stand against this hero?"""
    fight = state.fighting(frame.actor)
    all_lose = this.target == "all" and "fortifications" in this.lose
    return all_lose and fight.terms.walls and fight.place_of(frame.actor) == fight.attacker


def of_use(state: KnightState, this: ChangeEnemy, frame: Frame) -> bool:
    """Would it change the attack or the place as a whole?"""
    plain = "attack-abilities" in this.lose and blocks_shot(state, frame.actor)
    return plain or breaches(state, this, frame)
