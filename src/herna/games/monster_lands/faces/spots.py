"""The cards and paths that the page draws, each in a sentence, for whoever comes to one of them there."""

from __future__ import annotations

from herna.games.monster_lands.faces.about import LAND, ROOKIE, about, gear_in_sight, kind_of_member, members_in_sight
from herna.games.monster_lands.faces.clan_picture import own_land, own_member
from herna.games.monster_lands.faces.labels import KIND, MEMBER, ability_text, give_text
from herna.games.monster_lands.faces.picture import (
    gear_text,
    land_text,
    member_text,
    missions_text,
    monster_text,
    path_line,
)
from herna.games.monster_lands.faces.view import LandsView
from herna.games.monster_lands.path import PATH_NAMES
from herna.games.monster_lands.setting import CARDS, NAMES, gear_names
from herna.kernel import Say

GEAR_NAMES = {deck: gear_names(deck) for deck in ("rulebook", "house")}


def for_hire(view: LandsView, name: str) -> bool:
    """Is this somebody in the tavern? The first rookie stands for the stack of them."""
    return name in view.tavern or name == ROOKIE


def spots(view: LandsView, say: Say) -> dict[str, dict[int, str]]:
    """Cards, missions and paths by their numbers, dice said in words; and what each is (`about-…`)."""

    lands, monsters = NAMES["land"], NAMES["monster"]
    cards = GEAR_NAMES[view.equipment]
    gear = {cards.index(name): kind for name, kind in gear_in_sight(view).items()}
    for_sale = {cards.index(card.gear) for card in view.market if card is not None}
    members = {NAMES["member"].index(name): name for name in members_in_sight(view)}
    own = {member.member: member for clan in view.clan_boards for member in clan.members}
    abilities = {n: ability_text(MEMBER[kind_of_member(name)].ability, say) for n, name in members.items()}
    gear_abilities = {n: ability_text(KIND[kind].ability, say) for n, kind in gear.items()}
    return {
        "member": {n: own_member(own[name], say) for n, name in members.items() if name in own},
        "hire": {n: member_text(kind_of_member(name), say) for n, name in members.items() if for_hire(view, name)},
        "gear": {
            n: gear_text(kind, say) if n in for_sale else f"{say(f'gear-{kind}')}: {gear_abilities[n]}"
            for n, kind in gear.items()
        },
        "source": abilities | {CARDS + n: text for n, text in gear_abilities.items()},
        "land": {
            lands.index(one.land): f"{own_land(one, say)}: {give_text(LAND[one.land].give, say)}"
            for clan in view.clan_boards
            for one in clan.lands
        }
        | {
            lands.index(place.land): land_text(place.land, letter, say)
            for place, letter in zip(view.places, "AB", strict=False)
            if place.land is not None
        },
        "monster": {
            monsters.index(place.monster): monster_text(place.monster, place.attack, say)
            for place in view.places
            if place.monster is not None
        },
        "mission": {number: text for number, text in enumerate(missions_text(view, say)) if text},
        "path": {path: path_line(view, path, say)[0] for path in range(len(PATH_NAMES))},
        **about(view, {**NAMES, "gear": cards}, say),
    }
