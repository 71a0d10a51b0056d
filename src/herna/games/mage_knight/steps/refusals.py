"""Why an action is not offered: the clause, and the numbers where they say more."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.foes import attack_now, block_now
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import INFLUENCE, MOVE, NONE, KnightState
from herna.kernel import Action, IllegalAction

PLAIN: dict[type[Action], tuple[str, str]] = {
    act.MoveTo: ("cannot-move", "MK-6.1"),
    act.Explore: ("cannot-explore", "MK-6.5"),
    act.Interact: ("nobody-to-deal-with", "MK-7.1"),
    act.RecruitUnit: ("cannot-recruit", "MK-7.3"),
    act.BuyHealing: ("cannot-buy", "MK-7.5"),
    act.Learn: ("cannot-buy", "MK-7.6"),
    act.BuySpell: ("cannot-buy", "MK-7.7"),
    act.Plunder: ("cannot-plunder", "MK-7.9"),
    act.EnterSite: ("nothing-to-enter", "MK-5.6"),
    act.Burn: ("nothing-to-burn", "MK-5.6"),
    act.Challenge: ("nobody-to-challenge", "MK-5.6"),
    act.Rest: ("cannot-rest", "MK-5.8"),
    act.Heal: ("cannot-heal", "MK-10.3"),
    act.HealUnit: ("cannot-heal", "MK-10.3"),
    act.ActivateUnit: ("unit-not-usable", "MK-3.7"),
}


def card_refusal(state: KnightState, seat: int, action: act.PlayCard | act.PlaySideways) -> IllegalAction:
    """A card that is not in hand, a wound, or one whose costs cannot be met."""
    if action.card not in state.hand[seat]:
        return IllegalAction("card-not-in-hand", clause="MK-3.1")
    if action.card == WOUND:
        return IllegalAction("wound-not-playable", clause="MK-10.1")
    if isinstance(action, act.PlaySideways):
        return IllegalAction("no-use-sideways", clause="MK-3.5")
    return IllegalAction("card-not-playable", clause="MK-3.3")


def turn_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Why this cannot be done in a turn now."""
    if isinstance(action, act.PlayCard | act.PlaySideways):
        return card_refusal(state, seat, action)
    code, clause = PLAIN.get(type(action), ("not-now", "MK-5.2"))
    return IllegalAction(code, clause=clause, move=state.points[MOVE], influence=state.points[INFLUENCE])


def combat_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Why this cannot be done in a combat now."""
    assert state.combat is not None
    if isinstance(action, act.PlayCard | act.PlaySideways):
        return card_refusal(state, seat, action)
    if isinstance(action, act.Strike) and state.combat.targets:
        return IllegalAction("attack-too-weak", clause="MK-8.5", missing=attack_now(state).missing)
    if isinstance(action, act.FinishBlock) and state.combat.blocking[0] != NONE:
        return IllegalAction("block-too-weak", clause="MK-8.8", missing=block_now(state).missing)
    if isinstance(action, act.Target):
        return IllegalAction("cannot-aim", clause="MK-8.4")
    return IllegalAction("not-now", clause="MK-8.2")
