"""Fights as everybody sees them, side by side, with the figures of what an attack or a block amounts to."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.faces.duel_view import ExchangeView, exchange_view
from herna.games.mage_knight.faces.figures_view import FiguresView, attack_view, block_view
from herna.games.mage_knight.fight.armour import RESIST_BITS
from herna.games.mage_knight.fight.figures import (
    absorb,
    resists_attack,
)
from herna.games.mage_knight.fight.foes import (
    alive,
    armour_of,
    fame_of,
    foes_of,
    fortified_of,
    has,
    hit_of,
    info_of,
    resists_of,
    spoils,
)
from herna.games.mage_knight.fight.protection import wounds_to_come
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.rules.hero import level_for, level_info
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import NONE, Fight, Foe, KnightState
from herna.games.mage_knight.steps.fight.damage import AssignDamage, shields
from herna.games.mage_knight.values import NO_ATTACK, Contribution, HiddenDie, Source
from herna.games.mage_knight.values.fight import BLOCK
from herna.games.mage_knight.vocabulary.names import COLOURS, ELEMENTS, KINDS
from herna.kernel import Say

OFFENSIVE = ("swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric")
DEFENSIVE = ("elusive", "unfortified", "arcane-immunity", "defend")


class HitView(msgspec.Struct, frozen=True):
    """One attack of an enemy: its value now, what blocks it and what it does, and what has become of it. A summoning
    attack has no value."""

    value: int
    needed: int
    """The block that stops it: twice the value of a swift one."""
    damage: int
    """What it does unblocked: twice the value of a brutal one."""
    poison: bool
    element: str
    summons: str | None
    blocked: bool
    suffered: bool


class FoeView(msgspec.Struct, frozen=True):
    """Somebody who can be hit, as he stands now: an enemy, or a unit of a hero in a fight between heroes."""

    enemy: str
    """The enemy, or the kind of the unit."""
    unit: bool
    """Is it a unit?"""
    armour: int
    fortified: int
    fame: int
    """What it brings whoever beats it now; a summoned monster nothing."""
    attacks: tuple[HitView, ...]
    abilities: tuple[str, ...]
    """Those that are in force, of any of its attacks or its own; what fortifies it is in `fortified`."""
    resists: tuple[str, ...]
    city: tuple[str, ...]
    """What the city it defends gives it."""
    no_attack: bool
    beaten: bool
    rampaging: bool
    on_land: bool
    """Does its token lie on the land, or was it drawn for this fight?"""
    summoner: int | None


class UnitDamageView(msgspec.Struct, frozen=True):
    """What would become of damage that is assigned to a unit, by its place."""

    place: int
    left: int
    wounded: bool


class DamageView(msgspec.Struct, frozen=True):
    """Damage that is being assigned: whose attack, how much is left, and what it would do."""

    foe: int
    attack: int
    damage: int
    armour: int
    """The hero's."""
    wounds: int
    """What the hero would take."""
    units: tuple[UnitDamageView, ...]


class MadeView(msgspec.Struct, frozen=True):
    """A part of the attack or block that is being made: what it comes from, and what it adds."""

    source: str
    """`card`, `sideways`, `unit`, `skill` or `effect`."""
    id: str | None
    kind: str
    element: str
    n: int


class SpoilsView(msgspec.Struct, frozen=True):
    """What beating those who are aimed at would bring, or all who stand while nobody is."""

    fame: int
    reputation: int
    level: int
    """The level that the fame would reach."""


class SideView(msgspec.Struct, frozen=True):
    """One side of a fight: a hero with units, or enemies whom nobody leads."""

    seat: int | None
    foes: tuple[FoeView, ...]
    made: tuple[MadeView, ...]
    targets: tuple[int, ...]
    """At whom of the other side the attack is aimed, by place."""
    blocking: tuple[int, int] | None
    """The attack of the other side that is being blocked."""
    attack: FiguresView | None
    block: FiguresView | None
    damage: DamageView | None
    """The damage that is being assigned on this side."""
    wounds: int
    wounds_most: int
    """The wounds in this fight that knock the hero out; 0 for enemies."""
    knocked_out: bool
    spoils: SpoilsView | None


class SecretDieView(msgspec.Struct, frozen=True):
    """A die that somebody has set in secret for the fight; its colour is there for him alone until it is shown."""

    by: int
    colour: str | None
    shown: bool
    ruled_out: tuple[str, ...]


class FightView(msgspec.Struct, frozen=True):
    """A fight that is going on."""

    kind: str
    phase: str
    site: str | None
    """The hex that is fought for."""
    attacker: int
    """The side that came to fight, by its place."""
    sides: tuple[SideView, ...]
    underground: bool
    alone: bool
    half_fame: bool
    exchange: ExchangeView | None
    """Between heroes: whose attack it is, and what it amounts to."""
    double_fame: bool
    die: SecretDieView | None

    def side_of(self, seat: int | None) -> int:
        """The side of a seat, by its place; for anybody else that of the first hero."""
        places = [place for place, side in enumerate(self.sides) if side.seat == seat]
        return places[0] if places and seat is not None else 0


def foe_name(foe: FoeView, say: Say) -> str:
    """The name of an enemy or a unit."""
    return say(f"unit-{foe.enemy}" if foe.unit else f"enemy-{foe.enemy}") if foe.enemy else "?"


def foe_view(state: KnightState, seat: int, foe: Foe) -> FoeView:
    """An enemy with everything that effects have done to it."""
    info = info_of(state, foe)
    hits, by_attack = [], set[str]()
    for number, strike in enumerate(info.attacks):
        hit = hit_of(state, seat, foe, number)
        by_attack.update(name for name in ("brutal", "poison") if getattr(hit, name))
        by_attack.update(name for name in OFFENSIVE if has(state, foe, name, number))
        hits.append(
            HitView(
                value=hit.value,
                needed=hit.needed,
                damage=hit.damage,
                poison=hit.poison,
                element=ELEMENTS[hit.element],
                summons=strike.summon,
                blocked=foe.blocked[number],
                suffered=foe.suffered[number],
            )
        )
    return FoeView(
        enemy=info.id,
        unit=foe.owner != NONE,
        armour=armour_of(state, seat, foe),
        fortified=fortified_of(state, seat, foe),
        fame=0 if foe.summoner != NONE or foe.owner != NONE else fame_of(state, seat, foe),
        attacks=tuple(hits),
        abilities=(
            *(name for name in OFFENSIVE if name in by_attack),
            *(name for name in DEFENSIVE if has(state, foe, name)),
        ),
        resists=tuple(name for name, bit in RESIST_BITS.items() if resists_of(state, foe) & bit),
        city=foe.city,
        no_attack=foe.no_attack,
        beaten=foe.beaten,
        rampaging=foe.rampaging,
        on_land=foe.hex != NONE,
        summoner=None if foe.summoner == NONE else foe.summoner,
    )


def damage_view(state: KnightState, seat: int) -> DamageView | None:
    """The damage that a hero is assigning now."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, AssignDamage) or step.seat != seat:
        return None
    foe = foes_of(state, seat)[step.foe]
    hit = hit_of(state, seat, foe, step.attack)
    units = []
    for place in shields(state, seat, foe, step.attack):
        resistant = resists_attack(resists_of_unit(state, seat, place), hit.element)
        taken = absorb(step.damage, armour_of_unit(state, seat, place), resistant=resistant)
        units.append(UnitDamageView(place, *taken))
    armour = level_info(state, seat).armour
    wounds = wounds_to_come(state, seat, hit.element, step.damage)
    return DamageView(step.foe, step.attack, step.damage, armour, wounds, tuple(units))


def source_name(setting: KnightSetting, source: Source) -> str | None:
    """The card, unit or skill that points come from."""
    names = {
        "card": setting.card_ids,
        "sideways": setting.card_ids,
        "unit": setting.unit_ids,
        "skill": setting.skill_ids,
    }
    return names[source.kind][source.number] if source.kind in names else None


def made_view(setting: KnightSetting, part: Contribution) -> MadeView:
    """A part of an attack or a block."""
    kind = "block" if part.kind == BLOCK else KINDS[part.kind]
    return MadeView(part.source.kind, source_name(setting, part.source), kind, ELEMENTS[part.element], part.amount)


def side_view(state: KnightState, fight: Fight, place: int) -> SideView:
    """One side of a fight, with what its hero is making."""
    side = fight.sides[place]
    seat, rival = side.seat, fight.sides[1 - place].seat
    blocks = seat != NONE and fight.phase == "block" and side.blocking != NO_ATTACK
    return SideView(
        seat=None if seat == NONE else seat,
        foes=tuple(foe_view(state, rival, foe) for foe in side.foes),
        made=tuple(made_view(state.setting, part) for part in side.made),
        targets=side.targets,
        blocking=None if side.blocking == NO_ATTACK else side.blocking,
        attack=attack_view(state, seat) if side.targets else None,
        block=block_view(state, seat) if blocks else None,
        damage=damage_view(state, seat) if seat != NONE and fight.phase == "damage" else None,
        wounds=side.wounds,
        wounds_most=0 if seat == NONE else level_info(state, seat).hand_limit,
        knocked_out=side.knocked_out,
        spoils=spoils_view(state, seat) if seat != NONE and rival == NONE else None,
    )


def spoils_view(state: KnightState, seat: int) -> SpoilsView:
    """What a hero fights for."""
    targets = state.fighting(seat).of(seat).targets or alive(state, seat)
    fame, reputation = spoils(state, seat, targets)
    return SpoilsView(fame, reputation, max(state.level[seat], level_for(state, state.fame[seat] + fame)))


def fight_view(state: KnightState, fight: Fight) -> FightView:
    """A fight as everybody sees it."""
    return FightView(
        kind=fight.kind,
        phase=fight.phase,
        site=None if fight.site == NONE else state.setting.hex_names[fight.site],
        attacker=fight.attacker,
        sides=tuple(side_view(state, fight, place) for place in range(len(fight.sides))),
        underground=fight.terms.underground,
        alone=fight.terms.alone,
        half_fame=fight.terms.half_fame,
        exchange=exchange_view(state, fight),
        double_fame=fight.terms.double_fame,
        die=None if fight.die is None else die_view(fight.die, None),
    )


def die_view(die: HiddenDie, seat: int | None) -> SecretDieView:
    """The die of a fight as a seat sees it."""
    known = die.shown or die.by == seat
    out = tuple(COLOURS[colour] for colour in die.ruled_out)
    return SecretDieView(die.by, COLOURS[die.colour] if known else None, die.shown, out)


def fights_for(state: KnightState, seat: int, fights: tuple[FightView, ...]) -> tuple[FightView, ...]:
    """The fights as a seat sees them: whoever has set a die knows what it shows."""
    if not any(fight.die is not None for fight in state.fights):
        return fights
    return tuple(
        shown if fight.die is None else msgspec.structs.replace(shown, die=die_view(fight.die, seat))
        for fight, shown in zip(state.fights, fights, strict=True)
    )
