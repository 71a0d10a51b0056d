"""A die that another player sets in secret for a fight against a single enemy, and what it does when it is shown."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.actions import HideDie
from herna.games.mage_knight.events import variants as news
from herna.games.mage_knight.fight.foes import foes_of
from herna.games.mage_knight.rules.hero import gain_fame
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import FightPhase, HiddenDie
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import SeatStep

WHITE, RED, BLUE, BLACK = (COLOURS.index(name) for name in ("white", "red", "blue", "black"))
FACES = (WHITE, RED, BLUE, BLACK)
"""What the die can be set to: black does nothing."""
MATTERS: dict[FightPhase, int] = {"ranged": WHITE, "block": RED, "attack": BLUE}
"""The colour that helps the enemy in each phase."""
STRONGER = 1
"""What it adds to armour or attack, and the fame for beating the enemy all the same."""


class SetSecretDie(SeatStep[KnightState, HideDie], frozen=True):
    """To which colour is the die set, unseen by the hero who fights?"""

    clause = "MK-31.1"

    rival: int
    """Who fights."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [HideDie(colour) for colour in FACES]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else sees the die until it is shown."""
        return covered_die(seat)

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        enemy = state.setting.enemy_ids[foes_of(state, self.rival)[0].token]
        return Prompt("set-secret-die", {"enemy": enemy})

    def take(self, state: KnightState, seat: int, action: HideDie) -> None:
        state.change_fight(self.rival, die=HiddenDie(seat, action.colour))
        state.tell(news.DieHidden(seat, self.rival))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, HideDie):
            return IllegalAction("die-without-effect", clause="MK-31.6")
        return super().refusal(state, seat, action)


def covered_die(seat: int) -> str:
    """What a die that a seat has set is called while it lies face down."""
    return f"die-of-{seat}"


def to_the_right(state: KnightState, seat: int) -> int:
    """The next player on the right who plays this round, for seats go round clockwise; none if there is nobody else."""
    players = state.setting.players
    round_the_table = ((seat - steps) % players for steps in range(1, players))
    return next((other for other in round_the_table if other in state.order), NONE)


def show_die(state: KnightState, seat: int, die: HiddenDie) -> None:
    """The die of a hero's fight is shown to all."""
    state.reveal()
    state.change_fight(seat, die=replace(die, shown=True))
    state.tell(news.DieShown(die.by, die.colour))


def die_in_phase(state: KnightState, seat: int, phase: FightPhase) -> None:
    """A phase begins: the die is shown if it matters now, at the latest before the hero strikes back; otherwise it is
    said what it is not. What it did in an earlier phase ends, but for the attack."""
    die = state.fighting(seat).die
    if die is None:
        return
    if phase == "block" and die.colour == WHITE:
        harden(state, seat, -STRONGER)
    colour = MATTERS[phase]
    if not die.shown and (die.colour == colour or phase == "attack"):
        show_die(state, seat, die)
    elif not die.shown:
        state.reveal()
        state.change_fight(seat, die=replace(die, ruled_out=(*die.ruled_out, colour)))
        state.tell(news.DieIsNot(die.by, colour))
    if die.colour == colour:
        if phase == "block":
            sharpen(state, seat)
        else:
            harden(state, seat, STRONGER)


def harden(state: KnightState, seat: int, by: int) -> None:
    """The enemy has more armour, or less."""
    foe = foes_of(state, seat)[0]
    state.change_foe(seat, 0, replace(foe, armour_change=foe.armour_change + by))


def sharpen(state: KnightState, seat: int, place: int = 0) -> None:
    """Every attack of an enemy is stronger, but for those that only summon."""
    foe = foes_of(state, seat)[place]
    strikes = state.setting.enemies[foe.token].attacks
    changes = tuple(
        change if strike.summon else change + STRONGER
        for change, strike in zip(foe.attack_changes, strikes, strict=True)
    )
    state.change_foe(seat, place, replace(foe, attack_changes=changes))


def die_for_monster(state: KnightState, seat: int, place: int) -> None:
    """A monster stands in for the enemy: a red die makes its attacks stronger."""
    die = state.fighting(seat).die
    if die is not None and die.colour == MATTERS["block"]:
        sharpen(state, seat, place)


def die_after_fight(state: KnightState, seat: int) -> None:
    """The fight is over: a die that nobody has seen is shown, and fame comes for an enemy that it would have helped."""
    die = state.fighting(seat).die
    if die is None:
        return
    if not die.shown:
        show_die(state, seat, die)
    if foes_of(state, seat)[0].beaten and die.colour in MATTERS.values():
        gain_fame(state, seat, STRONGER)


def single_enemy(state: KnightState, seat: int) -> bool:
    """Does a hero fight against one enemy alone?"""
    foes = foes_of(state, seat)
    return len(foes) == 1 and foes[0].token != NONE
