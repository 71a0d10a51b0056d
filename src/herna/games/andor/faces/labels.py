"""What the labels of actions tell beside the actions' own fields, and the notes beside them: expenses and odds."""

from __future__ import annotations

import math
from typing import Any

from herna.games.andor.actions import (
    CallHelp,
    Fight,
    HerbStrength,
    Invite,
    MoveFriend,
    Pass,
    Propose,
    Share,
    Storm,
    Swim,
    Throw,
    TurnDie,
    Walk,
)
from herna.games.andor.components import CREATURE_IDS
from herna.games.andor.faces.atlas import name_of, standing_told
from herna.games.andor.faces.view import AndorView
from herna.games.andor.legend import Text
from herna.games.andor.pieces import PIECES
from herna.games.andor.setting import legends
from herna.games.andor.vocabulary.values import LEVELS, Level
from herna.kernel import Action, Note, Say, verb

AMOUNTS = {"share-gold": "gold", "share-willpower": "willpower", "share-loss": "willpower"}
"""What is being shared out, by the question."""


def label_facts(view: AndorView, action: Action, say: Say) -> dict[str, Any]:
    """What the label of an action tells beside its own fields: the foe on the space, the title of the help."""
    match action:
        case Walk(space) | Swim(space) | MoveFriend(space=space):
            return {"space": name_of(view, space, say)}
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


# Notes


def note(view: AndorView, action: Action, say: Say) -> Note | None:
    """How likely an offered action is to win, or what it costs and who and what is there where it leads."""
    if action not in view.options:
        return None
    at = view.options.index(action)
    odds = view.odds[at] if at < len(view.odds) else None
    if odds is not None:
        facts = {"round": percent(odds.round, say), "fight": percent(odds.fight, say)}
        facts["loss"] = say("tenths", n=odds.loss / 10)
        return Note(say("odds-short", **facts), say("odds-spoken", **facts))
    about = listed_there(view, action, say)
    expense = view.expenses[at] if at < len(view.expenses) else None
    if expense is None or isinstance(action, Pass):
        return Note(about=about) if about else None
    costs = {"n": expense.hours, "willpower": expense.willpower}
    return Note(say("expense-short", **costs), say("expense", **costs), about)


def percent(promille: int, say: Say) -> str:
    """A chance as people say it; what is neither certain nor impossible is never told as if it were."""
    certain = promille in (0, 1000)
    exact = promille / 10
    near = promille < 10 or promille > 990
    return say("percent-tenths", n=exact) if near and not certain else say("percent", n=math.floor(exact + 0.5))


def listed_there(view: AndorView, action: Action, say: Say) -> str:
    """Who and what is on the space that an action leads to, the acting hero aside."""
    match action:
        case Walk(space) | Swim(space) | MoveFriend(space=space) | Propose(space=space):
            there = standing_told(view, space, say, aside=view.seat)
            return say("note-there", there=there) if there else ""
    return ""


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
