"""What the labels of actions tell beside the actions' own fields: foes, titles, and how far it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from herna.games.andor.actions import (
    CallHelp,
    Fight,
    HerbStrength,
    Invite,
    LeaveBehind,
    Share,
    Storm,
    Throw,
    TurnDie,
    Walk,
)
from herna.games.andor.atlas import board_of, name_of
from herna.games.andor.components import CREATURE_IDS, GOLDEN, NUMBERS, SILVER
from herna.games.andor.legend import Text
from herna.games.andor.pieces import PIECES
from herna.games.andor.roads import open_borders, reach
from herna.games.andor.setting import borders_of, legends
from herna.games.andor.view import AndorView
from herna.games.andor.vocabulary import LEVELS, Lasting, Level, Spaces
from herna.kernel import Action, Say, verb

WAITING = [op for card in (*SILVER, *GOLDEN) for op in card.do if isinstance(op, Lasting)]
"""Cards of the two decks that wait for a hero on some spaces."""
AMOUNTS = {"share-gold": "gold", "share-willpower": "willpower", "share-loss": "willpower"}
"""What is being shared out, by the question."""


def label_facts(view: AndorView, action: Action, say: Say) -> dict[str, Any]:
    """What the label of an action tells beside its own fields: the foe on the space, the title of the help, the way."""
    match action:
        case Walk(space):
            return {"space": with_steps(view, space, say)}
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


# How far it is


def with_steps(view: AndorView, space: int, say: Say) -> str:
    """A space with the steps it takes to get there, and a warning where they go beyond the hours of the day."""
    name = name_of(view, space, say)
    steps = steps_to(view, space)
    if steps is None or view.seat is None:
        return name
    free = view.prompt.facts.get("free", 0) if view.prompt is not None else 0
    hours = steps - int(free) + view.heroes[view.seat].hours
    return say("walk-steps", space=name, n=steps, overtime=max(0, hours - NUMBERS.hours))


def steps_to(view: AndorView, space: int) -> int | None:
    """The steps of the shortest way that is offered, where the view tells what would stop the hero on it."""
    waiting = {op.at: op.entering for op in WAITING}
    leads = any(isinstance(action, LeaveBehind) for action in view.options)
    if view.seat is None or leads or not all(at in waiting for at in view.lasting):
        return None
    hero = view.heroes[view.seat]
    halts: Spaces = tuple(place for at in view.lasting if waiting[at] for place in at)
    quiet = "quiet-until-alarm" in legends()[view.legend].rules and not view.alarm
    if quiet or "parchment" in hero.pieces:
        halts += tuple(beast.space for beast in view.creatures)
    offered = tuple(action.space for action in view.options if isinstance(action, Walk))
    return steps_over(view.board, view.broken, hero.space, offered, halts).get(space)


@lru_cache(maxsize=16)
def steps_over(
    board: str, broken: tuple[tuple[int, int], ...], start: int, offered: Spaces, halts: Spaces
) -> dict[int, int]:
    """How far everything that is offered lies. Whatever is not offered cannot be crossed either."""
    borders = open_borders(borders_of(board_of(board).id), broken)
    closed = tuple(set(range(len(borders))) - {start, *offered})
    ways = reach(borders, start, len(borders), closed, halts).ways
    return {space: len(way) for space, way in ways.items()}


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
