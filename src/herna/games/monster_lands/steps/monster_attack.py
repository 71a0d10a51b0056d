"""The monster's attack on one member (ML-9.3 to ML-9.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import FACES, M, colour_of
from herna.games.monster_lands.events.adventure import (
    DiceDiverted,
    HitsCancelled,
    MagicThrown,
    MemberDied,
    MemberWounded,
    MonsterStruck,
    MonsterStruckAll,
)
from herna.games.monster_lands.events.solo import DiceLostOnSam
from herna.games.monster_lands.path import SAM, place_of
from herna.games.monster_lands.rules.attack import (
    attack_dice,
    defense_abilities,
    magic_on,
    neighbours,
    roll_black,
    standing,
    threat_at,
)
from herna.games.monster_lands.rules.clan import drop_gear_of, gain_glory, leave
from herna.games.monster_lands.rules.strike import monster_of, working_powers
from herna.games.monster_lands.rules.supply import send_away
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.discarding import keep_traps
from herna.games.monster_lands.steps.rolling import banned
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep

USE_DEFENSE, DRINK_POTION, TAKE_HITS = act.UseDefense(), act.DrinkPotion(), act.TakeHits()
DEADLY = NUMBERS.battle.wounds


def text_of(rolled: tuple[int, ...]) -> str:
    return " ".join(map(str, rolled)) or "none"


class MonsterAttack(Automatic[LandsState], frozen=True):
    """In this order: dice against all, diverted dice, the attack itself (ML-9.4)."""

    path: int

    def run(self, state: LandsState) -> None:
        assert state.battle is not None
        state.battle = replace(state.battle, diverted=0)
        state.push_all([StrikeAll(self.path), Divert(self.path), DivertByTricks(self.path), MainAttack(self.path)])


class StrikeAll(Automatic[LandsState], frozen=True):
    """Some monsters first strike everybody in the land with the same dice (ML-9.10)."""

    path: int

    def run(self, state: LandsState) -> None:
        place = place_of(self.path)
        dice = threat_at(state, place).pre_attack
        if dice:
            rolled, hits = roll_black(state, dice)
            state.tell(MonsterStruckAll(state.monsters[place], text_of(rolled), hits))
            if hits:
                state.push_all([Strike(path, hits) for path in standing(state, place)])


class Divert(Automatic[LandsState], frozen=True):
    """A member who diverts dice sends them to a neighbour, always if there is one (ML-9.4)."""

    path: int

    def run(self, state: LandsState) -> None:
        there = state.on(self.path)
        if not there.alive:
            return
        weapons = not threat_at(state, place_of(self.path)).bans_weapon
        dice = sum(power.diverts for power in working_powers(state, there, weapons=weapons))
        dice = min(dice, dice_left(state, self.path))
        targets = neighbours(state, self.path)
        if not dice or not targets:
            return
        if len(targets) == 1:
            divert(state, self.path, targets[0], dice)
        else:
            state.push(ChooseTarget(there.seat, self.path, dice))


class ChooseTarget(SeatStep[LandsState, act.DivertTo], frozen=True):
    """Which neighbour the diverted dice go to (ML-9.4)."""

    clause: ClassVar[str] = "ML-9.4"

    path: int
    dice: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.DivertTo(path) for path in neighbours(state, self.path)]

    def take(self, state: LandsState, seat: int, action: act.DivertTo) -> None:
        divert(state, self.path, action.path, self.dice)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-target", {"dice": self.dice})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("diverted-to-neighbours", clause=self.clause)


def divert(state: LandsState, path: int, target: int, dice: int) -> None:
    """Dice strike somebody else first; the attack itself has as many fewer (ML-9.4)."""
    assert state.battle is not None
    state.battle = replace(state.battle, diverted=state.battle.diverted + dice)
    state.tell(DiceDiverted(state.on(path).seat, target, dice))
    if state.on(target).seat == SAM:
        state.tell(DiceLostOnSam(target, dice))
    else:
        state.push(Assault(target, dice))


def dice_left(state: LandsState, path: int) -> int:
    """The monster's dice against a path that nobody has diverted yet."""
    assert state.battle is not None
    return max(0, attack_dice(state, path) - state.battle.diverted)


class DivertByTricks(Automatic[LandsState], frozen=True):
    """Tricks that were aimed in the conflict: for each its owner decides now (ML-16.6)."""

    path: int
    trick: int = 0

    def run(self, state: LandsState) -> None:
        there = state.on(self.path)
        for trick in range(self.trick, len(there.aims)):
            target, _ = there.aims[trick]
            if there.alive and state.on(target).alive and dice_left(state, self.path):
                state.push_all([DecideToDivert(there.seat, self.path, trick), DivertByTricks(self.path, trick + 1)])
                return


class DecideToDivert(SeatStep[LandsState, Action], frozen=True):
    """Whether the dice of a trick go where it was aimed (ML-16.6)."""

    clause: ClassVar[str] = "ML-16.6"

    path: int
    trick: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.DivertTo(state.on(self.path).aims[self.trick][0]), act.Done()]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.DivertTo):
            divert(state, self.path, action.path, self.dice(state))

    def dice(self, state: LandsState) -> int:
        return min(state.on(self.path).aims[self.trick][1], dice_left(state, self.path))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        target = state.on(self.path).aims[self.trick][0]
        return Prompt("decide-to-divert", {"dice": self.dice(state), "path": state.setting.names("path")[target]})


class MainAttack(Automatic[LandsState], frozen=True):
    """All dice of the monster but those that were diverted, and its sure hits (ML-9.3)."""

    path: int

    def run(self, state: LandsState) -> None:
        if state.on(self.path).alive:
            sure = threat_at(state, place_of(self.path)).sure_hits
            state.push(Assault(self.path, dice_left(state, self.path), sure))


class Assault(Automatic[LandsState], frozen=True):
    """The monster's dice and sure hits against one member, who may throw magic dice away first (ML-9.5)."""

    path: int
    dice: int
    sure: int = 0

    def run(self, state: LandsState) -> None:
        there = state.on(self.path)
        if not there.alive or not (self.dice or self.sure):
            return
        if self.dice and magic_on(there):
            state.push(ThrowMagicAway(there.seat, self.path, self.dice, self.sure))
        else:
            roll_against(state, self.path, self.dice, self.sure)


class ThrowMagicAway(SeatStep[LandsState, act.ThrowMagic], frozen=True):
    """Each magic die thrown away takes a die from the monster (ML-9.5)."""

    clause: ClassVar[str] = "ML-9.5"

    path: int
    dice: int
    sure: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.ThrowMagic(dice) for dice in range(min(self.dice, magic_on(state.on(self.path))) + 1)]

    def take(self, state: LandsState, seat: int, action: act.ThrowMagic) -> None:
        if action.dice:
            throw_away(state, self.path, action.dice)
            state.tell(MagicThrown(seat, self.path, action.dice))
        roll_against(state, self.path, self.dice - action.dice, self.sure)

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.ThrowMagic):
            return IllegalAction("not-offered", clause=self.clause)
        facts: dict[str, Any] = {"magic": magic_on(state.on(self.path)), "dice": self.dice, "number": action.dice}
        return IllegalAction("so-much-magic", clause=self.clause, **facts)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        names = state.setting.names("path")
        return Prompt("throw-magic", {"dice": self.dice, "sure": self.sure, "path": names[self.path]})


def throw_away(state: LandsState, path: int, number: int) -> None:
    """Magic dice leave a path, those on hidden traps last."""
    there = state.on(path)
    rows = []
    for row in (there.dice, there.safe):
        kept = []
        for die in row:
            if number and colour_of(die) == M and not die % FACES:
                number -= 1
            else:
                kept.append(die)
        rows.append(tuple(kept))
    state.put_path(path, replace(there, dice=rows[0], safe=rows[1]))


def roll_against(state: LandsState, path: int, dice: int, sure: int) -> None:
    """The monster rolls; what hits strikes (ML-9.6)."""
    if not (dice or sure):
        return
    rolled, hits = roll_black(state, dice)
    there = state.on(path)
    state.tell(MonsterStruck(monster_of(state, path), there.seat, path, text_of(rolled), hits + sure))
    if hits + sure:
        state.push(Strike(path, hits + sure, costs_glory=True))


class Strike(Automatic[LandsState], frozen=True):
    """Hits on one member: abilities cancel theirs by themselves, then the owner is asked (ML-9.7)."""

    path: int
    hits: int
    costs_glory: bool = False

    def run(self, state: LandsState) -> None:
        there = state.on(self.path)
        if not there.alive:
            return
        by_ability = min(self.hits, defense_abilities(state, self.path))
        if by_ability:
            there = replace(there, guarded=there.guarded + by_ability)
            state.put_path(self.path, there)
            state.tell(HitsCancelled(there.seat, self.path, by_ability, "ability"))
        face_hits(state, self.path, self.hits - by_ability, costs_glory=self.costs_glory)


def face_hits(state: LandsState, path: int, hits: int, *, costs_glory: bool) -> None:
    """Ask how the member defends himself, as long as there is a hit and something against it."""
    if not hits:
        return
    there = state.on(path)
    if there.defense or (there.potion and not potions_banned(state, path)):
        state.push(Defend(there.seat, path, hits, costs_glory))
    else:
        suffer(state, path, hits, costs_glory=costs_glory)


def potions_banned(state: LandsState, path: int) -> bool:
    return threat_at(state, place_of(path)).bans_potion


class Defend(SeatStep[LandsState, Action], frozen=True):
    """A defence token or a potion for each hit, or none (ML-9.7, ML-9.8)."""

    clause: ClassVar[str] = "ML-9.7"

    path: int
    hits: int
    costs_glory: bool

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        there = state.on(self.path)
        found: list[Action] = [USE_DEFENSE] if there.defense else []
        if there.potion and not potions_banned(state, self.path):
            found.append(DRINK_POTION)
        return [*found, TAKE_HITS]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        there = state.on(self.path)
        if isinstance(action, act.TakeHits):
            suffer(state, self.path, self.hits, costs_glory=self.costs_glory)
            return
        if isinstance(action, act.UseDefense):
            state.put_path(self.path, replace(there, defense=there.defense - 1))
            state.tell(HitsCancelled(seat, self.path, 1, "defense"))
        else:
            state.put_path(self.path, replace(there, potion=there.potion - 1))
            state.tell(HitsCancelled(seat, self.path, 1, "potion"))
        face_hits(state, self.path, self.hits - 1, costs_glory=self.costs_glory)

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        match action:
            case act.DrinkPotion() if potions_banned(state, self.path):
                return banned(state, self.path, "potion")
            case act.DrinkPotion():
                return IllegalAction("no-potion-there", clause="ML-9.8", hits=self.hits)
            case act.UseDefense():
                return IllegalAction("no-defense-there", clause=self.clause, hits=self.hits)
        return IllegalAction("not-offered", clause=self.clause)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        there = state.on(self.path)
        member = state.setting.names("member")[there.member]
        wounded = int(state.wounded >> there.member & 1)
        return Prompt("defend", {"hits": self.hits, "member": member, "wounded": wounded})


def suffer(state: LandsState, path: int, hits: int, *, costs_glory: bool) -> None:
    """One wound hurts, two kill (ML-9.8); some monsters take glory with it (ML-9.10)."""
    there = state.on(path)
    seat, card = there.seat, there.member
    if costs_glory:
        loss = threat_at(state, place_of(path)).glory_loss
        if loss:
            gain_glory(state, seat, -loss)
    wounds = hits + (state.wounded >> card & 1)
    if wounds < DEADLY:
        state.wounded |= 1 << card
        state.tell(MemberWounded(seat, card, path))
    else:
        die(state, path)


def die(state: LandsState, path: int) -> None:
    """Glory of the path for the fallen; everything with him is lost (ML-9.9)."""
    there = state.on(path)
    seat, card = there.seat, there.member
    glory = state.setting.death_glory[path]
    state.tell(MemberDied(seat, card, path, glory))
    gain_glory(state, seat, glory)
    drop_gear_of(state, card)
    leave(state, seat, card)
    send_away(state, card)
    dice, safe = (tuple(one for one in row if one % FACES) for row in (there.dice, there.safe))
    left = replace(there, alive=False, dice=dice, safe=safe, defense=0, potion=0, venom=0, coins=0)
    state.put_path(path, left)
    keep_traps(state, seat)
