"""Cards and actions in words: what an ability does, what is given, what a label tells beside the action's fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import EQUIPMENT, LOOT, MEMBERS, TRAPS
from herna.games.monster_lands.components.pieces import Benefit
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.faces.view import LandsView
from herna.games.monster_lands.odds.forecast import Odds
from herna.games.monster_lands.vocabulary import (
    AFFINITIES,
    AddDice,
    Ban,
    BuyDie,
    ConvertDie,
    Defense,
    DieBonus,
    Discount,
    Gain,
    Give,
    Reroll,
    RollBonus,
    StealDice,
    TotalBonus,
    Trophy,
    Word,
)
from herna.kernel import Action, Note, Say, verb

MEMBER = {card.id: card for card in MEMBERS}
KIND = {card.id: card for card in EQUIPMENT}
TRAP = {token.id: token for token in TRAPS}


def kebabed(text: str) -> str:
    return text.replace("_", "-")


def listed(things: Iterable[str], say: Say) -> str:
    """Things in a row, or that there are none."""
    return ", ".join(things) or say("nothing")


def dice_text(dice: Iterable[str], say: Say) -> str:
    """Dice in words; alike ones are counted: `3× haggling die`."""
    return listed(counted(say(f"die-{die}") for die in dice), say)


def counted(things: Iterable[str]) -> list[str]:
    """Things in the order they come in, those that are called alike together."""
    return [f"{n}× {thing}" if n > 1 else thing for thing, n in Counter(things).items()]


def slots_text(slots: Iterable[str], say: Say) -> str:
    """Spaces for dice and the dice on them, in words; alike ones are counted: `2× strength, magic`."""
    return ", ".join(counted(say(f"slot-{slot}" if len(slot) == 1 else f"die-{slot}") for slot in slots))


def give_text(give: Give, say: Say) -> str:
    """What is given or paid, in words."""
    found = []
    for name in Give.__struct_fields__:
        value = getattr(give, name)
        if name == "dice":
            found += counted(say(f"die-{die}") for die in value)
        elif value:
            found.append(say(f"give-{kebabed(name)}", n=value))
    return listed(found, say)


def benefit_text(benefit: Benefit, say: Say) -> str:
    """What a path or the guards bring."""
    found = [
        say(f"benefit-{name}", n=getattr(benefit, name))
        for name in ("defense", "coins", "potion", "venom")
        if getattr(benefit, name)
    ]
    if benefit.reroll is not None:
        found.append(say("benefit-reroll", n=benefit.reroll.n, **reroll_facts(benefit.reroll.dice, say)))
    return listed(found, say)


def reroll_facts(dice: Iterable[str], say: Say) -> dict[str, str]:
    """Which dice may be rolled again: by their colours, and in words for any mixture without words of its own."""
    return {"dice": dice_text(dice, say), "colours": "".join(dice)}


def ability_facts(word: Word, say: Say) -> dict[str, Any]:
    """What the message of a word tells beside its plain numbers."""
    match word:
        case Defense(vs=vs):
            return {"vs": "all" if len(vs) == len(AFFINITIES) else listed((say(f"affinity-{one}") for one in vs), say)}
        case DieBonus(die=die, scope=scope) | RollBonus(die=die, scope=scope):
            return {
                "die": say(f"die-{die}"),
                "colours": die,
                "scope": listed((say(f"scope-{one}") for one in scope), say),
            }
        case TotalBonus(outcomes=outcomes):
            return {"for": listed((say(f"scope-{one}") for one in outcomes), say)}
        case Reroll(dice=dice, scope=scope, distinct=distinct):
            scopes = listed((say(f"scope-{one}") for one in scope), say)
            return reroll_facts(dice, say) | {"scope": scopes, "distinct": "yes" if distinct else "no"}
        case Gain(when=when, give=give, choose=choose):
            options = [give] if give is not None else list(choose)
            return {"when": say(f"moment-{kebabed(when)}"), "what": " / ".join(give_text(one, say) for one in options)}
        case _:
            return plain_facts(word, say)


def plain_facts(word: Word, say: Say) -> dict[str, Any]:
    """Facts of words that name dice, a building or things."""
    match word:
        case BuyDie(pay=pay, die=die):
            return {"coins": pay.coins, "die": say(f"die-{die}")}
        case Discount(building=building):
            return {"building": say(f"building-{building}")}
        case ConvertDie(source=source, to=to):
            from_text = say("any-die") if source == "any" else dice_text(source, say)
            return {"from": from_text, "to": say("any-other-die") if to == "any_other" else dice_text(to, say)}
        case AddDice(dice=dice) | StealDice(dice=dice):
            return {"dice": dice_text(dice, say)}
        case Ban(what=what):
            return {"what": listed((say(f"banned-{kebabed(one)}") for one in what), say)}
    coloured = getattr(word, "die", None)
    facts: dict[str, Any] = {"die": say(f"die-{coloured}"), "colours": coloured} if coloured else {}
    return facts | ({"coins": word.sell_coins} if isinstance(word, Trophy) else {})


def ability_text(word: Word, say: Say) -> str:
    """What a card does, as a sentence made from its word."""
    tag = word.__struct_config__.tag
    plain = {name: getattr(word, name) for name in word.__struct_fields__ if isinstance(getattr(word, name), int)}
    return say(f"ability-{kebabed(str(tag))}", **(plain | ability_facts(word, say)))


def label_facts(view: LandsView, action: Action, say: Say) -> dict[str, Any]:
    """What the label of an action tells beside its own fields."""
    match action:
        case act.BuyTrap(slot):
            trap = view.lodge[slot] if 0 <= slot < len(view.lodge) else None
            text = say("trap-for-sale", trap=say(f"trap-{trap}"), cost=TRAP[trap].cost) if trap else "none"
            return {"slot": slot + 1, "trap": text}
        case act.RevealTrap(path, token):
            there = view.paths[path] if 0 <= path < len(view.paths) else None
            trap = there.traps[token] if there is not None and 0 <= token < len(there.traps) else None
            return {"number": token + 1, "trap": say(f"trap-{trap}") if trap else "none"}
    return {}


def choice_text(action: Action, say: Say) -> str:
    """A choice that has odds, as the list of actions says it."""
    facts: dict[str, Any] = {}
    match action:
        case act.Roll(die) | act.Reroll(die):
            facts["die"] = say(f"die-{DIE_NAMES[die]}")
        case act.AddDie(die):
            facts["die"] = say(f"die-{DIE_NAMES[die]}")
        case act.ThrowMagic(dice):
            facts["dice"] = dice
        case act.UseLoot(loot):
            facts["loot"] = say(f"loot-{LOOT[loot].id}")
    return say(f"action-{verb(type(action))}", **facts)


def note(view: LandsView, action: Action, say: Say) -> Note | None:
    """The discount that a haggling die brings in a building, or what comes of a choice in a battle."""
    if isinstance(action, act.Visit):
        n = view.buildings[action.building].discounts.get(DIE_NAMES[action.die])
        if n is None:
            return None
        return Note(f"−{n}", say("note-discount", n=n))
    return odds_note(view, action, say)


def odds_note(view: LandsView, action: Action, say: Say) -> Note | None:
    """What comes of a choice, played well afterwards."""
    choices = () if view.forecast is None else view.forecast.choices
    found = next((odds for one, odds in zip(view.options, choices, strict=False) if one == action), None)
    if found is None:
        return None
    parts = PARTS[kind_of_odds(view, found)]
    chances = percents(found)
    shown = [name for name in parts if chances[name]] or ["fail"]
    told = " · ".join(
        say("odds-note", what=say(f"odds-{PART_NAMES.get(name, name)}"), n=chances[name]) for name in shown
    )
    return Note(told, told)


PARTS = {
    "": ("capture", "kill"),
    "-life": ("dead", "wounded", "capture", "kill"),
    "-blow": ("unhurt", "wounded", "dead"),
    "-success": ("success",),
    "-contest": ("success", "win"),
}
"""What the odds beside a choice tell, by what they are of; what cannot happen is left out."""
PART_NAMES = {"success": "mission"}


def kind_of_odds(view: LandsView, found: Odds) -> str:
    """Which message tells such odds: of a roll, of a blow, of a mission that others roll for too."""
    assert view.forecast is not None
    if found.win is not None:
        return "-contest" if percent(found.win) != percent(found.kill) else "-success"
    if not view.forecast.stands:
        return "-success"
    if view.throw is not None:
        return "" if view.throw.scope == "monster" else "-success"
    return "-blow" if view.forecast.blow else "-life"


def percents(found: Odds) -> dict[str, int]:
    """Odds in hundredths, by name."""
    chances = {name: percent(getattr(found, name) or 0.0) for name in Odds.__struct_fields__}
    return chances | {"success": chances["kill"]}


def percent(chance: float) -> int:
    return round(100 * chance)
