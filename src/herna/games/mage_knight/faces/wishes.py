"""What a hero may want to do and cannot: for each of these it can be asked why not."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.atlas import fields, spot_of
from herna.games.mage_knight.faces.explained import UNITS
from herna.games.mage_knight.faces.fight_view import FightView
from herna.games.mage_knight.faces.view import HeroView, KnightView, fight_seen
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Action

OPEN = ("turn", "ranged-phase", "block-phase", "attack-phase", "before-turn")
"""The questions that leave one free to think of anything; others want their answer first."""
WOUND = "wound"


def wishes(setting: KnightSetting, view: KnightView) -> list[Action]:
    """Everything that somebody with this hand, in this place and in this fight may think of."""
    if view.seat is None or view.prompt is None or view.prompt.id not in OPEN:
        return []
    hero = view.hero_boards[view.seat]
    found = [*cards(setting, hero), *service(setting, hero)]
    fight = fight_seen(view)
    if fight is not None:
        found += fighting(fight, view.seat)
    elif hero.hex is not None:
        found += [*on_the_map(setting, view, hero), *at_the_site(setting, view, hero)]
    return list(dict.fromkeys(found))


def cards(setting: KnightSetting, hero: HeroView) -> Iterator[Action]:
    """Both effects of every card in hand."""
    for card in dict.fromkeys(hero.hand or ()):
        if card != WOUND:
            yield act.PlayCard(setting.card_number[card], "basic")
            yield act.PlayCard(setting.card_number[card], "strong")


def service(setting: KnightSetting, hero: HeroView) -> Iterator[Action]:
    """Every ability of every unit, and every skill."""
    for place, unit in enumerate(hero.units):
        for ability in range(len(UNITS[unit.unit].abilities)):
            yield act.ActivateUnit(place, ability)
    for skill in hero.skills:
        yield act.UseSkill(setting.skill_ids.index(skill.skill))


def fighting(fight: FightView, seat: int) -> Iterator[Action]:
    """Every enemy as a target, every attack to block, and carrying out what was begun."""
    for place, foe in enumerate(fight.sides[1 - fight.side_of(seat)].foes):
        if not foe.beaten:
            yield act.Target(place)
            yield from (act.BlockAttack(place, attack) for attack in range(len(foe.attacks)))
    yield from (act.Strike(), act.FinishBlock())


def on_the_map(setting: KnightSetting, view: KnightView, hero: HeroView) -> Iterator[Action]:
    """Steps to all sides, exploring, challenging, resting and healing."""
    assert hero.hex is not None
    lattice, land = setting.lattice, fields(view)
    here = lattice.hex_number[spot_of(hero.hex)]
    for spot in lattice.neighbours[here]:
        if lattice.hexes[spot] in land:
            yield act.MoveTo(spot)
    laid = {spot_of(tile.position) for tile in view.tiles}
    for position in lattice.positions_in_reach[here]:
        if lattice.positions[position] not in laid:
            yield act.Explore(position)
    for spot in lattice.neighbours[here]:
        field = land.get(lattice.hexes[spot])
        if field is not None and field.tokens and field.site.rampaging:
            yield act.Challenge(spot)
    near = {lattice.hexes[spot] for spot in lattice.neighbours[here]}
    for city in view.cities:
        if view.players > 1 and not near.isdisjoint(map(spot_of, city.hexes)):
            yield act.ProposeAssault(lattice.hex_number[spot_of(city.hexes[0])])
    resting = next((card for card in hero.hand or () if card != WOUND), None)
    if resting is not None:
        yield act.Rest(setting.card_number[resting])
    if WOUND in (hero.hand or ()):
        yield act.Heal()


def at_the_site(setting: KnightSetting, view: KnightView, hero: HeroView) -> Iterator[Action]:
    """What the site under the hero invites to."""
    assert hero.hex is not None
    site = fields(view)[spot_of(hero.hex)].site
    if site.entry == "action":
        yield act.EnterSite()
    if site.entry == "burning":
        yield act.Burn()
    if "lesson" in site.sells:
        yield from (act.Learn(setting.card_number[card]) for card in view.monastery_offer)
    if site.plunder is not None:
        yield act.Plunder()
    if "spell" in site.sells:
        yield from (act.BuySpell(setting.card_number[card]) for card in view.spell_offer)
    if site.people in ("always", "conquered"):
        yield act.Interact()
        yield from (act.RecruitUnit(setting.unit_ids.index(unit)) for unit in dict.fromkeys(view.unit_offer))
