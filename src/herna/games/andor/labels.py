"""What the labels of actions tell beside the actions' own fields: foes, titles, and what a way takes."""

from __future__ import annotations

from typing import Any

from herna.games.andor.actions import (
    CallHelp,
    Fight,
    HerbStrength,
    Invite,
    MoveFriend,
    Share,
    Storm,
    Swim,
    Throw,
    TurnDie,
    Walk,
)
from herna.games.andor.atlas import name_of
from herna.games.andor.components import CREATURE_IDS
from herna.games.andor.legend import Text
from herna.games.andor.pieces import PIECES
from herna.games.andor.setting import legends
from herna.games.andor.view import AndorView
from herna.games.andor.vocabulary.values import LEVELS, Level
from herna.kernel import Action, Say, verb

AMOUNTS = {"share-gold": "gold", "share-willpower": "willpower", "share-loss": "willpower"}
"""What is being shared out, by the question."""


def label_facts(view: AndorView, action: Action, say: Say) -> dict[str, Any]:
    """What the label of an action tells beside its own fields: the foe on the space, the title of the help, the way."""
    match action:
        case Walk(space) | Swim(space) | MoveFriend(space=space):
            return {"space": with_expense(view, action, space, say)}
        case Fight(space):
            beast = next((one for one in view.creatures if one.space == space), None)
            return {"creature": say(f"creature-{beast.creature}") if beast else "none"}
        case Share(_, amount) if view.prompt is not None and view.prompt.id in AMOUNTS:
            return {"amount": say(AMOUNTS[view.prompt.id], n=amount)}
        case CallHelp(card):
            cards = legends()[view.legend].cards(level_of(view))
            return {"card": worded(cards[card].title, say)}
    return {}


def level_of(view: AndorView) -> Level:
    return next(level for level in LEVELS if level == view.difficulty)


def worded(text: Text, say: Say) -> str:
    """A text of a legend file in the language that is spoken."""
    return text.cs if say("language") == "cs" else text.en


# What a way takes


def with_expense(view: AndorView, action: Action, space: int, say: Say) -> str:
    """A space with the hours it takes to get there, and the willpower that those beyond the day cost."""
    name = name_of(view, space, say)
    found = (cost for one, cost in zip(view.options, view.expenses, strict=False) if one == action)
    expense = next(found, None)
    return name if expense is None else say("way-takes", space=name, n=expense.hours, willpower=expense.willpower)


# Choices with odds


def choice(view: AndorView, action: Action, say: Say) -> str:
    """A choice that has odds, as the list of actions says it."""
    facts: dict[str, Any] = label_facts(view, action, say)
    match action:
        case Fight(space):
            facts["space"] = name_of(view, space, say)
        case Storm(creature):
            facts["creature"] = say(f"creature-{CREATURE_IDS[creature]}")
        case Invite(seat):
            facts["seat"] = say("seat", n=seat + 1)
        case Throw(dice):
            facts["dice"] = dice
        case TurnDie(die):
            facts["die"] = die
        case HerbStrength(herb):
            facts["herb"] = say(f"piece-{PIECES[herb]}")
    return say(f"action-{verb(type(action))}", **facts)
