"""How a fight between heroes ends: somebody is driven out, or nobody goes on."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.rivals import fame_of_winner
from herna.games.mage_knight.rules.hero import gain_fame, site_at
from herna.games.mage_knight.rules.land import look_around, owner_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.box import close_box
from herna.games.mage_knight.steps.ending import ReturnDice, end_turn
from herna.games.mage_knight.steps.healing import heal_options, take_healing
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.games.programs import end
from herna.kernel import Action, Automatic, IllegalAction, Prompt


def drive_out(state: KnightState, winner: int, loser: int, spot: int) -> None:
    """A hero is driven to another space, which provokes nobody: the fight is over, and may bring the winner fame
    (MK-19.15, MK-19.16). An owner who is driven out of his keep, or a
    partner who holds it for him, loses it (MK-19.17, MK-26.6)."""
    here = state.place[winner]
    state.place[loser] = spot
    state.tell(told.DrivenOut(loser, winner, spot))
    turn = state.turns[loser]
    if turn is not None:
        state.change_turn(loser, trail=(*turn.trail[:-1], spot) if turn.attends == "own" else (spot,))
    level, fame = state.level, state.fame
    gain_fame(state, winner, fame_of_winner(level[winner], fame[winner], level[loser], fame[loser]))
    if site_at(state, here).owned and state.setting.same_side(owner_of(state, here), loser):
        state.shields = (*(shield for shield in state.shields if shield[0] != here), (here, winner))
        state.tell(told.SiteConquered(winner, here, site_at(state, here).id))
        state.setting.scenario.site_conquered(state, winner, here)
    look_around(state)
    end_rivalry(state, winner)


class NobodyGoesOn(Automatic[KnightState], frozen=True):
    """Neither hero attacks any more: a draw, and the aggressor goes back to where he came from (MK-19.18)."""

    seat: int

    def run(self, state: KnightState) -> None:
        fight = state.fight_of(self.seat)
        if fight is None:
            return
        state.place[self.seat] = fight.origin
        state.change_turn(self.seat, trail=state.turn_of(self.seat).trail[:-1] or (fight.origin,))
        state.tell(told.FightDrawn(self.seat, fight.against(self.seat).seat))
        end_rivalry(state, self.seat)


def end_rivalry(state: KnightState, seat: int) -> None:
    """The fight is over for both. Whoever attended fully heals and ends his turn first, then the aggressor's goes on;
    whoever attended in part has no turn any more, and keeps what he has (MK-19.6, MK-19.19)."""
    fight = state.fighting(seat)
    aggressor, attacked = (side.seat for side in fight.sides)
    for side in fight.sides:
        end(state, "combat", scope=side.seat)
    state.fights = tuple(other for other in state.fights if other is not fight)
    state.change_turn(aggressor, phase="after", activations=())
    if state.turn_of(attacked).attends == "full":
        state.change_turn(attacked, phase="after", activations=())
        state.push(RecoverFromFight(attacked))
    else:
        ReturnDice(attacked).run(state)
        close_box(state, attacked)
        end(state, "turn", scope=attacked)
        state.turns[attacked] = None


class RecoverFromFight(OpenToOthers, frozen=True):
    """The hero who attended fully may heal and use special effects, then ends his turn (MK-19.19)."""

    clause = "MK-19.19"
    prompt_of_others = Prompt("fight-of-another")

    def own_options(self, state: KnightState) -> list[Action]:
        pressing = pressing_options(state, self.seat)
        return pressing or [*playing_options(state, self.seat), *heal_options(state, self.seat), act.EndTurn()]

    def own_take(self, state: KnightState, action: Action) -> None:
        if isinstance(action, act.EndTurn):
            end_turn(state, self.seat)
            return
        state.push(self)
        if isinstance(action, act.Heal | act.HealUnit):
            take_healing(state, self.seat, action)
        else:
            play(state, self.seat, action)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        return IllegalAction("fight-is-over", clause=self.clause)
