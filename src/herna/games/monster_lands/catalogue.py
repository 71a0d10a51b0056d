"""Every action that can ever be offered in a setting, in a fixed order: for learning machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import BOARD, LANDS, LOOT, MEMBERS, MONSTERS, NUMBERS, TRAPS
from herna.games.monster_lands.dice import DICE, FACES, HAGGLE, MAGIC, STRENGTH
from herna.games.monster_lands.path import PATHS, PATHS_OF
from herna.games.monster_lands.vocabulary import AFFINITIES
from herna.kernel import Action

if TYPE_CHECKING:
    from herna.games.monster_lands.setting import LandsSetting

COLOURS = (STRENGTH, MAGIC, HAGGLE)
IN_POOL = (STRENGTH, MAGIC, *(HAGGLE + value for value in range(1, FACES)))
MOST_MAGIC = 16
MOST_TOKENS = 4
FOUGHT_ON = tuple(path for paths in PATHS_OF for path in paths)


def catalogue(setting: LandsSetting) -> tuple[Action, ...]:
    cards, gears, traps, loot = range(len(MEMBERS)), range(18), range(len(TRAPS)), range(len(LOOT))
    lands = range(len(LANDS))
    spaces = range(4)
    plain = (
        act.PassTurn, act.OrderBeer, act.AddDefense, act.AddPotion, act.AddVenom, act.Done, act.RollAll, act.UseVenom,
        act.Stop, act.PayMission, act.UseDefense, act.DrinkPotion, act.TakeHits, act.PayWages,
    )  # fmt: skip
    sources = setting.deploy_sources
    return (
        *(kind() for kind in plain),
        *(act.ChooseClan(clan) for clan in range(len(AFFINITIES))),
        *(act.TakeGiftDie(die) for die in COLOURS),
        *(act.TakeGift(gift) for gift in range(len(NUMBERS.queens_gift.choose))),
        *(act.Visit(building, die) for building, dice in enumerate(setting.visit) for die in dice),
        *(act.Brew(space) for space in spaces),
        *(act.Dig(space) for space in spaces),
        *(kind(die) for kind in (act.Pawn, act.AddDie) for die in IN_POOL),
        *(kind(path) for kind in (act.Send, act.DivertTo) for path in range(PATHS)),
        *(act.UseLand(land) for land in lands),
        *(act.BuyTrap(slot) for slot in range(BOARD.building[0].display)),
        *(act.Flasks(potions) for potions in range(4)),
        *(kind(card) for kind in (act.Hire, act.SendMember, act.Heal, act.Promote, act.LetGo) for card in cards),
        *(act.BuyDefense(tokens) for tokens in range(1, NUMBERS.price.most_defense + 1)),
        *(kind(gear) for kind in (act.BuyGear, act.DropGear) for gear in gears),
        *(act.GiveGear(gear, card) for gear in gears for card in cards),
        *(act.Bargain(source) for source in sorted({s for row in setting.discount_sources for s in row})),
        *(kind(trap) for kind in (act.AddTrap, act.DiscardTrap, act.PayTrap) for trap in traps),
        *(act.UseAbility(source, choice) for source in sources for choice in range(2)),
        *(act.Exchange(source, die, into) for source in sources for die in IN_POOL for into in COLOURS),
        *(kind(token) for kind in (act.UseLoot, act.TakeLoot) for token in loot),
        *(act.ExchangeForLoot(token, die) for token in loot for die in IN_POOL),
        *(act.SellTrophy(monster) for monster in range(len(MONSTERS))),
        *(act.Settle(land, card) for land in lands for card in cards),
        *(act.Roll(die) for die in COLOURS),
        *(act.Reroll(die) for die in range(DICE)),
        *(act.ThrowMagic(dice) for dice in range(MOST_MAGIC)),
        *(kind() for kind in (act.LeaveTrap, act.CancelTrick, act.AllowTrick, act.GoOn)),
        *(act.RevealTrap(path, token) for path in FOUGHT_ON for token in range(MOST_TOKENS)),
        *(act.AimAt(path) for path in FOUGHT_ON),
        *(act.Steal(die) for die in (STRENGTH, MAGIC)),
        *(kind() for kind in (act.TryLand, act.LeaveLand)),
    )
