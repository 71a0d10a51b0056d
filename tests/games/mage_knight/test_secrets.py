"""Whatever a step, a turn or a side of a fight holds is either declared as somebody's secret or open to everybody."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from herna.games.mage_knight.all_steps import STEPS
from herna.games.mage_knight.hidden import SECRETS
from herna.games.mage_knight.values import Assault, Exchange, Fight, HiddenDie, Side, Turn
from herna.kernel import Step

NAMES = ("card", "cards", "token", "tokens", "die", "hero", "heroes", "colour")
"""Fields of a single number that may stand for a piece."""
OPEN = {
    "NeedMana cost", "PowerEffect cost", "PayInEffect colours", "ChooseVein colours", "LearnSpell card",
    "Enlist token", "CallOut hexes", "ChooseSkill shown", "GiveUpCards gone", "NameColour cards", "NameColour named",
    "Recycling chosen", "PlaceCards cards", "PickColours colours", "PickColours picked", "TakeLost colours",
    "AskMinds left", "AskMinds given", "StealCard given", "DrainUnits left", "PayForSideways colours",
    "SearchDice rolled", "AimEffect done", "AimAtAttack done", "PickEffect among",
    "ShareOut fit", "ShareOut shares", "AnswerAll waiting", "AnswerAll shares", "Turn declined",
    "Assault seats", "Assault parts", "Assault origins",
    "Turn trail", "Turn crystals_spent", "Turn along", "Turn pressing",
    "Side targets", "Side blocking", "Side defenders", "Side defended", "Side assigned", "Side duels", "Side taken",
    "Side stand_ins", "Exchange elements", "Exchange units",
    "AgreeOnTactic named", "OfferGivingUp sides", "AskGivingUp side",
    "ContestHero waiting", "ContestHero hero", "RaiseBid hero", "RaiseBid bidders", "KeepCard waiting",
    "ShuffleIn waiting", "NextUpgrade waiting", "SwapAction card", "HiddenDie ruled_out", "AskMinds colour",
}  # fmt: skip
"""What everybody may know: it was played, discarded or turned up in sight of all, or stands for no piece."""


def undeclared(kinds: Iterable[type]) -> list[str]:
    """The fields of numbers that are neither declared as a secret nor known to be open."""
    return [
        f"{kind.__name__} {field.name}"
        for kind in kinds
        for field in msgspec.structs.fields(kind)
        if ("tuple[" in str(field.type) and "int" in str(field.type)) or (field.name in NAMES and field.type is int)
        if (kind, field.name) not in SECRETS and f"{kind.__name__} {field.name}" not in OPEN
    ]


def test_every_secret_of_a_step_a_turn_or_a_side_is_declared() -> None:
    assert undeclared((*STEPS, Turn, Side, Fight, Exchange, Assault, HiddenDie)) == []


class HoldDraft(Step, frozen=True):
    """A step of nobody's that holds cards."""

    kept: tuple[int, ...]


class SetDie(Step, frozen=True, tag="set-die-of-the-test"):
    """A step of nobody's that holds a die."""

    die: int


def test_a_secret_that_nobody_declares_is_found() -> None:
    assert undeclared((HoldDraft, SetDie)) == ["HoldDraft kept", "SetDie die"]
