"""A round of a battle: hours, dice, and who loses how much (AND-5.3, AND-5.6 to AND-5.8, chapter 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import (
    Drop,
    DropGold,
    FightOn,
    Give,
    GiveGold,
    HandOver,
    Keep,
    RaiseShield,
    RemoveRubble,
    SendFalcon,
    Withdraw,
)
from herna.games.andor.events import DragonCardTurned
from herna.games.andor.events.battle import (
    FoeThrew,
    HeroWithdrew,
    RoundBegan,
    RoundLost,
    RoundTied,
    RoundWon,
    RubbleCleared,
)
from herna.games.andor.pieces import BY_FALCON, FALCON, RUBBLE, TIRED_FALCON, VALUE
from herna.games.andor.rules.creatures import raise_alarm
from herna.games.andor.rules.fighting import (
    attack_so_far,
    dice_text,
    foe_dice,
    foe_strength,
    from_afar,
    may_join,
    pips,
    rubble_value,
)
from herna.games.andor.rules.heroes import (
    BLACK_DIE,
    lose_willpower,
    pay_hour,
    pieces_of,
    raise_shield,
    room_for,
    shield_of,
)
from herna.games.andor.rules.odds import worth
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.cards import AvertHarm
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.steps.free import FREE, do_free, fighter_options, free_options, has_free
from herna.games.andor.steps.handing import flies_to, give
from herna.games.andor.steps.refusals import free_refusal
from herna.games.andor.steps.settling import settle
from herna.games.andor.steps.throwing import ThrowDice, current
from herna.games.programs import Frame, carry
from herna.kernel import Action, Automatic, IllegalAction, Prompt, Step
from herna.kernel.kit import SeatStep


class StartRound(Automatic, frozen=True):
    """Every fighter pays an hour, whoever cannot must leave (AND-6.3, AND-6.9); then all roll in turn."""

    def run(self, state: AndorState) -> None:
        battle = current(state)
        for seat in battle.fighters:
            if not may_join(state, seat, battle):
                state.tell(HeroWithdrew(seat))
        fighters = tuple(seat for seat in battle.fighters if may_join(state, seat, battle))
        if not fighters:
            state.battle = replace(battle, fighters=())
            return
        for seat in fighters:
            pay_hour(state, seat)
        state.battle = replace(
            battle,
            fighters=fighters,
            round=battle.round + 1,
            thrown=(),
            turned=False,
            poison=0,
            card=NONE,
            averted=False,
            foe_dice=(),
            attack=0,
            defence=0,
        )
        state.tell(RoundBegan(battle.round + 1))
        state.push(FoeThrows())
        for seat in reversed(fighters):
            state.push(ThrowDice(seat))
        if battle.foe != NONE:
            kind = state.setting.kinds[battle.foe]
            if kind.round_program != NONE:
                carry(state, Frame(kind.round_program, actor=battle.leader, about=battle.space))
                if kind.round_shield:
                    state.push(AvertHarm())
            if kind.fight_cards:
                state.push(TurnDragonCard())


class TurnDragonCard(Automatic, frozen=True):
    """The dragon-fight card of the round; it goes under the deck (AND-12.9)."""

    def run(self, state: AndorState) -> None:
        state.reveal()
        card, *rest = state.dragon_deck
        state.dragon_deck = (*rest, card)
        state.battle = replace(current(state), card=card)
        setting = state.setting
        state.tell(DragonCardTurned(setting.dragon_ids[card]))
        carry(state, Frame(setting.dragon_programs[card], actor=current(state).leader, about=current(state).space))
        if setting.dragon_shields[card]:
            state.push(AvertHarm())


class FoeThrows(Automatic, frozen=True):
    """The creature rolls, and the numbers are compared (AND-5.6, AND-5.7); rubble has none."""

    def run(self, state: AndorState) -> None:
        battle = current(state)
        if not battle.fighters:
            return
        attack = attack_so_far(state, battle)
        if battle.foe == NONE:
            state.battle = replace(battle, attack=attack)
            clear(state, battle.space, attack)
            return
        black = state.setting.kinds[battle.foe].die == "black"
        dice = tuple(
            BLACK_DIE + state.below(6) if black else state.below(6) + 1 for _ in range(foe_dice(state, battle))
        )
        values = tuple(pips(die) for die in dice)
        state.tell(FoeThrew(battle.foe, dice_text(dice), worth(values)))
        defence = foe_strength(state, battle) + worth(values)
        state.battle = battle = replace(battle, foe_dice=dice, attack=attack, defence=defence)
        state.push(RoundOver())
        if attack > defence:
            state.tell(RoundWon(attack, defence))
            state.battle = replace(battle, willpower=max(0, battle.willpower - (attack - defence)))
        elif attack < defence:
            state.tell(RoundLost(attack, defence))
            for seat in reversed(battle.fighters):
                state.push(Harm(seat, defence - attack))
        else:
            state.tell(RoundTied(attack))


def clear(state: AndorState, space: int, attack: int) -> None:
    """As many pieces as the attack is worth, those that the heroes choose (AND-11.15); whoever tried may try again."""
    rubble = sorted((piece for piece in state.ground[space] if piece in RUBBLE), key=VALUE.__getitem__)
    within = tuple(piece for piece in dict.fromkeys(rubble) if VALUE[piece] <= attack)
    if len(within) > 1 and rubble_value(rubble) > attack:
        state.push(ChooseRubble(space, attack, within))
    elif within:
        clear_away(state, space, attack, within[0])
    else:
        settle(state)
        if rubble:
            state.push(RoundOver())


def clear_away(state: AndorState, space: int, attack: int, piece: int) -> None:
    """One piece is gone; what is left of the attack may be enough for another."""
    ground = list(state.ground[space])
    ground.remove(piece)
    state.ground[space] = tuple(ground)
    state.tell(RubbleCleared(space, piece))
    clear(state, space, attack - VALUE[piece])


class ChooseRubble(GroupStep[RemoveRubble], frozen=True):
    """Not all of it can be cleared: the heroes say what goes."""

    clause: ClassVar[str | None] = "AND-11.15"

    space: int
    attack: int
    within: tuple[int, ...]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [RemoveRubble(piece) for piece in self.within]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("choose-rubble", {"attack": self.attack})

    def take(self, state: AndorState, seat: int, action: RemoveRubble) -> None:
        clear_away(state, self.space, self.attack, action.piece)


class Harm(Automatic, frozen=True):
    """A fighter loses willpower, unless he has a shield and raises it (AND-5.7, AND-10.3)."""

    seat: int
    points: int

    def run(self, state: AndorState) -> None:
        if shield_of(state, self.seat) != NONE:
            state.push(ShieldUp(self.seat, self.points))
        else:
            harm(state, self.seat, self.points)


def harm(state: AndorState, seat: int, points: int) -> None:
    """Take willpower; a hero who falls is out of this battle (AND-5.11, AND-6.9)."""
    if lose_willpower(state, seat, points) and state.battle is not None:
        battle = state.battle
        state.battle = replace(battle, fighters=tuple(one for one in battle.fighters if one != seat))


class ShieldUp(SeatStep[AndorState, RaiseShield | Keep], frozen=True):
    """Raise the shield, or take the loss."""

    clause: ClassVar[str] = "AND-10.3"

    points: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return RaiseShield(), Keep()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("shield-up", {"points": self.points})

    def take(self, state: AndorState, seat: int, action: RaiseShield | Keep) -> None:
        if isinstance(action, RaiseShield):
            raise_shield(state, seat)
        else:
            harm(state, seat, self.points)


class RoundOver(Automatic, frozen=True):
    """Won, or on to the next round: each fighter decides (AND-5.8, AND-6.8). A shot that did not kill is heard."""

    def run(self, state: AndorState) -> None:
        battle = current(state)
        if battle.foe != NONE and battle.willpower <= 0:
            return
        if (
            battle.foe != NONE
            and battle.round == 1
            and any(from_afar(state, battle, one.seat) for one in battle.thrown)
        ):
            raise_alarm(state, battle.space)
        if battle.fighters:
            state.push(BetweenRounds())
        settle(state)


class BetweenRounds(Step, frozen=True):
    """After a round each fighter goes on or leaves; one article may change hands (AND-6.7, AND-6.8)."""

    clause: ClassVar[str] = "AND-6.8"

    decided: tuple[int, ...] = ()
    handed: bool = False

    def seats(self, state: AndorState) -> tuple[int, ...]:
        fighters = current(state).fighters
        heroes = range(len(state.space))
        return (*self.awaited(state), *(seat for seat in heroes if seat not in fighters and has_free(state, seat)))

    def awaited(self, state: AndorState) -> tuple[int, ...]:
        return tuple(seat for seat in current(state).fighters if seat not in self.decided)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        battle = current(state)
        if seat not in battle.fighters:
            return free_options(state, seat)
        found: list[Action] = []
        if may_join(state, seat, battle):
            found.append(FightOn())
        found.append(Withdraw())
        if not self.handed:
            for other in battle.fighters:
                if other != seat:
                    found += (HandOver(piece, other) for piece in handable(state, seat, other))
        return found + fighter_options(state, seat)

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        if seat not in current(state).fighters:
            return Prompt("free", {"turn": state.turn + 1})
        return Prompt("between-rounds")

    def refusal(self, state: AndorState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Give | GiveGold | SendFalcon | Drop | DropGold):
            return IllegalAction("not-offered", clause="AND-7.2")
        if isinstance(action, FREE):
            return free_refusal(state, seat, action)
        return super().refusal(state, seat, action)

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        battle = current(state)
        if isinstance(action, FREE):
            state.push(self)
            do_free(state, seat, action)
            return
        match action:
            case HandOver(piece, other):
                if state.space[seat] != state.space[other]:
                    owner = seat if state.large[seat] == FALCON else other
                    state.large[owner] = TIRED_FALCON
                give(state, seat, other, piece)
                state.push(BetweenRounds(self.decided, handed=True))
                return
            case Withdraw():
                state.battle = battle = replace(battle, fighters=tuple(one for one in battle.fighters if one != seat))
                state.tell(HeroWithdrew(seat))
                decided = self.decided
            case _:
                decided = (*self.decided, seat)
        if any(one not in decided for one in battle.fighters):
            state.push(BetweenRounds(decided, self.handed))
        elif battle.fighters:
            state.push(StartRound())


def handable(state: AndorState, seat: int, other: int) -> list[int]:
    """What one fighter can pass to another between two rounds."""
    kinds = dict.fromkeys(pieces_of(state, seat))
    if state.space[seat] == state.space[other]:
        return [piece for piece in kinds if room_for(state, other, piece)]
    if FALCON in (state.large[seat], state.large[other]) and flies_to(state, seat, other):
        return [piece for piece in kinds if piece in BY_FALCON and room_for(state, other, piece)]
    return []
