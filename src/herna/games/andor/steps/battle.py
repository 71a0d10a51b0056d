"""Battles: calling fellow heroes, rounds, and how it ends (chapters 5 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import (
    Agree,
    Begin,
    ClearRubble,
    Decline,
    Fight,
    Invite,
    Join,
    Object,
    Reward,
    Storm,
)
from herna.games.andor.events import CreatureDefeated, TokenSeen
from herna.games.andor.events.battle import (
    BattleBegan,
    BattleBroken,
    HeroDeclined,
    HeroInvited,
    HeroJoined,
    RewardRefused,
    RewardTaken,
    RubbleAttacked,
)
from herna.games.andor.pieces import COVERED, RUBBLE
from herna.games.andor.rules.creatures import let_go, release
from herna.games.andor.rules.fighting import foe_willpower, may_join, reaches
from herna.games.andor.rules.heroes import (
    MOST_WILLPOWER,
    gain_gold,
    gain_willpower,
)
from herna.games.andor.rules.plans import drop_fights_without_a_foe
from herna.games.andor.rules.roads import borders_now, has_rubble
from herna.games.andor.state import NONE, AndorState, Battle
from herna.games.andor.steps.fates import fate_slain
from herna.games.andor.steps.narrator import advance_narrator
from herna.games.andor.steps.round import StartRound
from herna.games.andor.steps.settling import settle
from herna.kernel import Action, Automatic, Prompt, Step
from herna.kernel.kit import SeatStep, Volunteers


def battle_options(state: AndorState, seat: int) -> list[Action]:
    """Whom he can attack from where he stands (AND-5.1), and rubble next door (AND-11.14)."""
    own = state.space[seat]
    borders = borders_now(state)[own]
    found: list[Action] = []
    if state.beasts[own] != NONE:
        found.append(Fight(own))
    found += (Fight(space) for space in borders if state.beasts[space] != NONE and reaches(state, seat, space))
    if state.garrison and state.setting.castle in borders:
        found += (Storm(kind) for kind in dict.fromkeys(state.garrison))
    if state.setting.has_rubble:
        found += (ClearRubble(space) for space in borders if has_rubble(state, space))
    return found


def begin_battle(state: AndorState, seat: int, action: Any) -> None:
    state.push(EndBattle())
    match action:
        case Fight(space):
            foe = state.beasts[space]
            state.tell(BattleBegan(seat, foe, space))
        case Storm(foe):
            space = state.setting.castle
            state.tell(BattleBegan(seat, foe, space))
        case ClearRubble(space):
            foe = NONE
            turn_up_rubble(state, space)
            state.tell(RubbleAttacked(seat, space))
    state.battle = Battle(space, foe, seat, (seat,), foe_willpower(state, foe) if foe != NONE else 0)
    state.push(Muster())


def turn_up_rubble(state: AndorState, space: int) -> None:
    """Whoever sets to work sees how heavy the rubble is."""
    for piece in state.ground[space]:
        if piece >= COVERED and piece - COVERED in RUBBLE:
            state.reveal()
            state.tell(TokenSeen(space, piece - COVERED))
    state.ground[space] = tuple(
        piece - COVERED if piece >= COVERED and piece - COVERED in RUBBLE else piece for piece in state.ground[space]
    )


class Muster(Step, frozen=True):
    """The hero on turn calls others to fight along (AND-6.2)."""

    clause: ClassVar[str] = "AND-6.2"

    def seats(self, state: AndorState) -> tuple[int, ...]:
        assert state.battle is not None
        return (state.battle.leader,)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        battle = state.battle
        assert battle is not None
        heroes = len(state.space)
        others = [(seat + offset) % heroes for offset in range(1, heroes)]
        return (
            Begin(),
            *(Invite(other) for other in others if other not in battle.asked and may_join(state, other, battle)),
        )

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        battle = state.battle
        assert battle is not None
        if isinstance(action, Invite):
            state.battle = replace(battle, asked=(*battle.asked, action.seat))
            state.tell(HeroInvited(seat, action.seat))
            state.push(self)
            state.push(AnswerCall(action.seat))
        else:
            state.push(StartRound())


class AnswerCall(SeatStep[AndorState, Join | Decline], frozen=True):
    """A hero who was called fights along or does not."""

    clause: ClassVar[str] = "AND-6.2"

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Join(), Decline()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        assert state.battle is not None
        return Prompt("answer-call", {"leader": state.battle.leader + 1, "space": state.battle.space})

    def take(self, state: AndorState, seat: int, action: Join | Decline) -> None:
        battle = state.battle
        assert battle is not None
        if isinstance(action, Join):
            heroes = len(state.space)
            joined = {*battle.fighters, seat}
            order = tuple(other for offset in range(heroes) if (other := (battle.leader + offset) % heroes) in joined)
            state.battle = replace(battle, fighters=order)
            state.tell(HeroJoined(seat))
        else:
            state.tell(HeroDeclined(seat))


class EndBattle(Automatic, frozen=True):
    """What follows the last round: a reward, or a creature that recovers (AND-5.9, AND-5.12)."""

    def run(self, state: AndorState) -> None:
        battle = state.battle
        assert battle is not None
        state.battle = None
        if battle.foe == NONE:
            return
        if battle.willpower > 0:
            state.tell(BattleBroken(battle.space))
            settle(state)
            return
        defeat(state, battle)


def defeat(state: AndorState, battle: Battle) -> None:
    """The creature goes to space 80, the reward is shared, the narrator moves (AND-5.9, AND-5.10)."""
    if battle.space == state.setting.castle and state.garrison:
        rest = list(state.garrison)
        rest.remove(battle.foe)
        state.garrison = tuple(rest)
        release(state, battle.foe)
    else:
        state.beasts[battle.space] = NONE
        release(state, battle.foe)
        let_go(state, battle.space, battle.space)
    drop_fights_without_a_foe(state)
    state.beaten = (*state.beaten, battle.foe)
    state.tell(CreatureDefeated(battle.foe, battle.space))
    state.push(AfterDefeat(battle.foe, battle.space, battle.fighters))
    reward = state.setting.kinds[battle.foe].reward
    if reward:
        state.push(ShareReward(reward, battle.fighters, battle.fighters[0]))


class AfterDefeat(Automatic, frozen=True):
    """Fates and goals are looked at; unless one of them moves the narrator, he moves a letter (AND-5.10)."""

    foe: int
    space: int
    fighters: tuple[int, ...]

    def run(self, state: AndorState) -> None:
        fate_slain(state, self.foe, self.fighters)
        if not settle(state, self.space):
            advance_narrator(state)


class ShareReward(Step, frozen=True):
    """The reward as gold and willpower, among the fighters of the last round (AND-6.10)."""

    clause: ClassVar[str] = "AND-6.10"

    left: int
    fighters: tuple[int, ...]
    leader: int
    refused: bool = False
    """A fellow fighter has objected to his keeping everything."""

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return (self.leader,)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        hero = self.fighters[0]
        room = MOST_WILLPOWER - state.willpower[hero]
        most = self.left - self.refused
        return [
            Reward(hero, gold, willpower)
            for gold in range(most, -1, -1)
            for willpower in range(min(room, most - gold), -1, -1)
        ]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-reward", {"left": self.left, "hero": self.fighters[0] + 1, "heroes": len(self.fighters)})

    def take(self, state: AndorState, seat: int, action: Reward) -> None:
        all_of_it = action.gold + action.willpower == self.left
        if action.seat == self.leader and all_of_it and len(self.fighters) > 1:
            state.push(AgreeToReward(self, action, waiting=self.fighters[1:]))
        else:
            self.give(state, action)

    def give(self, state: AndorState, action: Reward) -> None:
        """One fighter gets his share; the rest is for the others."""
        left = self.left - action.gold - action.willpower
        if action.gold:
            gain_gold(state, action.seat, action.gold)
        if action.willpower:
            gain_willpower(state, action.seat, action.willpower)
        state.tell(RewardTaken(action.seat, action.gold, action.willpower))
        if left and len(self.fighters) > 1:
            state.push(ShareReward(left, self.fighters[1:], self.leader))


class AgreeToReward(Volunteers[AndorState, Agree | Object], frozen=True):
    """The leader would keep the whole reward: his fellow fighters are asked first (AND-6.10)."""

    clause: ClassVar[str | None] = "AND-6.10"

    share: ShareReward
    wish: Reward

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Agree(), Object()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        facts: dict[str, int | str] = {
            "leader": self.share.leader + 1,
            "gold": self.wish.gold,
            "willpower": self.wish.willpower,
        }
        return Prompt("agree-to-reward", facts)

    def take(self, state: AndorState, seat: int, action: Agree | Object) -> None:
        if isinstance(action, Object):
            state.tell(RewardRefused(seat))
            state.push(replace(self.share, refused=True))
        elif len(self.waiting) == 1:
            self.share.give(state, self.wish)
        else:
            self.next_after(state, seat)
