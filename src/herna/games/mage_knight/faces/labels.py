"""What the labels of actions tell beside the actions' own fields, and the notes beside them: costs and what a step sets
off."""

from __future__ import annotations

from collections.abc import Callable

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.asked import Asked, Facts, unit_facts
from herna.games.mage_knight.faces.atlas import enemies_at, field_text, fields, spot_of, tile_way_text, way_text
from herna.games.mage_knight.faces.explained import (
    ability_text,
    card_text,
    effect_text,
    named_card,
    skill_text,
    tactic_text,
    worth_text,
)
from herna.games.mage_knight.faces.fight_labels import (
    answer_facts,
    block_facts,
    city_facts,
    foe_facts,
    hero_damage_facts,
    phase_facts,
    rival_facts,
    share_facts,
    strike_facts,
    unit_damage_facts,
)
from herna.games.mage_knight.faces.view import KnightView, turn_seen
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Action, Note, Say


def label_facts(setting: KnightSetting, view: KnightView, action: Action, say: Say) -> Facts:
    """Facts that the fields of an action do not hold: names of units and enemies, ways, what something does."""
    asked = Asked(setting, view, action, say)
    if type(action) in TELLERS:
        return TELLERS[type(action)](asked)
    if hasattr(action, "foe"):
        return foe_facts(asked)
    return unit_facts(asked) if hasattr(action, "place") else {}


# Cards, units and skills


def card_facts(asked: Asked) -> Facts:
    """A card by the name of the side that is played, and what it does."""
    card, strong = asked.setting.card_ids[asked.action.card], asked.action.way == "strong"
    is_spell = asked.action.card in asked.setting.spell_range
    name = asked.say(f"spell-strong-{card}" if strong and is_spell else f"card-{card}")
    return {"card": name, "strong": strong and not is_spell, "effect": card_text(card, asked.say, strong=strong)}


def inside_facts(asked: Asked) -> Facts:
    """A card that is played inside another, with its stronger effect."""
    return {"effect": card_text(asked.setting.card_ids[asked.action.card], asked.say, strong=True)}


def sideways_facts(asked: Asked) -> Facts:
    """What a card played sideways is worth."""
    return {"worth": asked.expense.n if asked.expense is not None else "none"}


def chosen_tactic_facts(asked: Asked) -> Facts:
    """What a tactic does, and its number."""
    tactic = asked.setting.tactics[asked.action.tactic]
    return {"number": tactic.number, "effect": tactic_text(tactic.id, asked.say)}


def taken_card_facts(asked: Asked) -> Facts:
    """A card that can be gained, with both its effects."""
    return {"effect": card_text(asked.setting.card_ids[asked.action.card], asked.say)}


def pay_facts(asked: Asked) -> Facts:
    """Is the mana used as another colour?"""
    return {"changed": asked.action.face != asked.action.colour}


def ability_facts(asked: Asked) -> Facts:
    """An ability of a unit."""
    action, units = asked.action, asked.hero.units
    if isinstance(action, act.UseOfferUnit):
        unit = asked.setting.unit_ids[action.unit]
    else:
        unit = units[action.place].unit if action.place < len(units) else ""
    effect = ability_text(unit, action.ability, asked.say) if unit else "none"
    return {"ability": action.ability + 1, "effect": effect} | unit_facts(asked)


def skill_facts(asked: Asked) -> Facts:
    """What a skill does."""
    return {"effect": skill_text(asked.setting.skill_ids[asked.action.skill], asked.say)}


def lasting_facts(asked: Asked) -> Facts:
    """What an effect in force turns, sells or has kept ready."""
    place = asked.expense.effect if asked.expense is not None else None
    return {"text": "none" if place is None else effect_text(asked.setting, *place, asked.say)}


def bargain_facts(asked: Asked) -> Facts:
    """An effect bought for a unit."""
    return lasting_facts(asked) | unit_facts(asked)


def tactic_facts(asked: Asked) -> Facts:
    """The tactic of the hero."""
    tactic = asked.hero.tactic
    if tactic is None:
        return {"tactic": "none"}
    return {"tactic": f"{asked.say(f'tactic-{tactic}')} – {tactic_text(tactic, asked.say)}"}


def hero_facts(asked: Asked) -> Facts:
    """What sets a hero apart: the cards of his own that he begins with."""
    setting = asked.setting
    info = setting.heroes[asked.action.hero]
    own = [
        card for card in info.replaces.values() if setting.card_number[card] in setting.hero_decks[asked.action.hero]
    ]
    told = [
        asked.say("card-line", card=named_card(card, asked.say), count=1, text=card_text(card, asked.say))
        for card in own
    ]
    return {"effect": "; ".join(told) or "none"}


def die_facts(asked: Asked) -> Facts:
    """The colour by its name, for what it does."""
    return {"name": asked.setting.names("colour")[asked.action.colour]}


def recruit_facts(asked: Asked) -> Facts:
    """What a unit on offer is worth."""
    return {"effect": worth_text(asked.setting.unit_ids[asked.action.unit], asked.say)}


def terms_facts(asked: Asked) -> Facts:
    """Is a discount used?"""
    return {"cheaper": "yes" if asked.action.discount >= 0 else "no"}


def rival_unit_facts(asked: Asked) -> Facts:
    """A unit of another hero."""
    units = asked.view.hero_boards[asked.action.seat].units
    place = asked.action.place
    return {"unit": asked.say(f"unit-{units[place].unit}") if place < len(units) else str(place + 1)}


# The land


def place_facts(asked: Asked) -> Facts:
    """The way to a hex and what is there."""
    say = asked.say
    end = asked.setting.lattice.hexes[asked.action.hex]
    field = fields(asked.view).get(end)
    if asked.hero.hex is None or field is None:
        return {"where": "none", "foe": "none"}
    enemies = enemies_at(field, say)
    way = way_text(spot_of(asked.hero.hex), end, say)
    where = say("way-to", way=way, field=field_text(field, say))
    return {"where": where, "foe": say("way-to", way=way, field=enemies[0]) if enemies else "none"}


def explore_facts(asked: Asked) -> Facts:
    """Where a tile would be turned up."""
    if asked.hero.hex is None:
        return {"where": "none"}
    position = asked.setting.lattice.positions[asked.action.position]
    return {"where": tile_way_text(spot_of(asked.hero.hex), position, asked.say)}


def site_facts(asked: Asked) -> Facts:
    """The site that the hero stands on, and the influence that is lost when an action begins there."""
    hero = asked.hero
    field = fields(asked.view).get(spot_of(hero.hex)) if hero.hex is not None else None
    site = "" if field is None else field.site.id
    return {"site": asked.say(f"site-{site}") if site else "none", "lost": turn_seen(asked.view).influence}


# Every action


TELLERS: dict[type[Action], Callable[[Asked], Facts]] = {
    act.PlayCard: card_facts,
    act.PlayInside: inside_facts,
    act.PlaySideways: sideways_facts,
    act.PayWith: pay_facts,
    act.ActivateUnit: ability_facts,
    act.UseOfferUnit: ability_facts,
    act.UseSkill: skill_facts,
    act.TakeSkill: skill_facts,
    act.BorrowSkill: skill_facts,
    act.TakeCard: taken_card_facts,
    act.PutBack: taken_card_facts,
    act.Learn: taken_card_facts,
    act.BuySpell: taken_card_facts,
    act.TakeTactic: chosen_tactic_facts,
    act.NameTactic: chosen_tactic_facts,
    act.TurnPoints: lasting_facts,
    act.BuyEffect: lasting_facts,
    act.UseHeld: lasting_facts,
    act.BuyForUnit: bargain_facts,
    act.SpendUnit: rival_unit_facts,
    act.UseTactic: tactic_facts,
    act.MoveTo: place_facts,
    act.FlyTo: place_facts,
    act.ChooseSpace: place_facts,
    act.GoUnderground: place_facts,
    act.LookAtToken: place_facts,
    act.Challenge: place_facts,
    act.RecruitOnTerms: terms_facts,
    act.Explore: explore_facts,
    act.Interact: site_facts,
    act.EnterSite: site_facts,
    act.NextPhase: phase_facts,
    act.Strike: strike_facts,
    act.FinishBlock: block_facts,
    act.WoundUnit: rival_facts,
    act.WoundHero: rival_facts,
    act.DriveOut: place_facts,
    act.ProposeAssault: city_facts,
    act.GiveDefenders: share_facts,
    act.AnswerProposal: answer_facts,
    act.AssignToUnit: unit_damage_facts,
    act.AssignToHero: hero_damage_facts,
    act.ChooseHero: hero_facts,
    act.WantHero: hero_facts,
    act.AddDrafted: taken_card_facts,
    act.HideDie: die_facts,
    act.RecruitUnit: recruit_facts,
}


# Notes


def note(setting: KnightSetting, view: KnightView, action: Action, say: Say) -> Note | None:
    """What an offered action costs, and whom a step provokes or assaults."""
    expense = Asked(setting, view, action, say).expense
    if expense is None or expense.kind in ("worth", "effect"):
        return None
    cost = say(f"cost-{expense.kind}", n=expense.n)
    land = fields(view)
    foes = [name for spot in expense.provokes for name in enemies_at(land[spot_of(spot)], say)]
    about = [say("note-provokes", foes=", ".join(foes))] if foes else []
    about += [say("note-assault")] if expense.assault else []
    return Note(cost, cost, "; ".join(about))
