"""Every action that can ever be offered in a setting, in a fixed order: for learning machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.andor import actions as act
from herna.games.andor.components import CREATURES, FIGURES, NUMBERS
from herna.games.andor.pieces import BREW, CARRIED, COVERED_RUBBLE, NAMED, NUMBER, RUBBLE, SHOP
from herna.kernel import Action

if TYPE_CHECKING:
    from herna.games.andor.setting import AndorSetting

AIMS: tuple[act.Aim, ...] = ("fight", "meet", "trade", "goal")
MOST_SHARED = 20


def catalogue(setting: AndorSetting) -> tuple[Action, ...]:
    seats = range(setting.players)
    spaces = [space.id for space in setting.board.space]
    carried = sorted(CARRIED)
    herbs = NAMED["herb"]
    farmers = (NUMBER["farmer"], NUMBER["fated-farmer"])
    coins = NUMBERS.coins
    shared = range(1, MOST_SHARED + 1)
    most = max(kind.reward for kind in setting.kinds)
    covered = (NUMBER["covered-rune"], NUMBER["covered-herb"], NUMBER["covered-gem"])
    plain = (
        act.Stop, act.DrinkWine, act.Pass, act.EndDay, act.EmptyWell, act.PickUpGold, act.BuyStrength, act.Land,
        act.FulfilFate, act.Begin, act.Join, act.Decline, act.RollOn, act.Keep, act.DrinkBrew, act.UsePoison,
        act.RaiseShield, act.FightOn, act.Withdraw, act.Bargain, act.DiscardCard, act.PutBack,
        act.Agree, act.Object, act.GoAhead,
    )  # fmt: skip
    return (
        *(kind() for kind in plain),
        *(act.ChooseFigure(figure) for figure in range(len(FIGURES))),
        *(kind(space) for kind in (act.LayFog, act.Walk, act.ChooseSpace) for space in spaces),
        *(kind(space) for kind in (act.Swim,) for space in setting.shores),
        *(kind(herb) for kind in (act.HerbSteps, act.HerbWillpower, act.HerbStrength) for herb in herbs),
        *(kind(farmer) for kind in (act.TakeAlong, act.LeaveBehind) for farmer in farmers),
        *(act.MoveFriend(friend, space) for friend in range(2) for space in spaces),
        *(act.Propose(aim, space) for aim in AIMS for space in spaces),
        *(act.PickUp(piece) for piece in (*carried, *covered)),
        *(kind(piece) for kind in (act.Drop, act.GiveUp) for piece in carried),
        *(kind(coin) for kind in (act.DropGold, act.HandInGold) for coin in coins),
        *(kind(piece, seat) for kind in (act.Give, act.HandOver) for piece in carried for seat in seats),
        *(act.GiveGold(coin, seat) for coin in coins for seat in seats),
        *(act.Buy(piece) for piece in SHOP),
        *(act.BargainFor(piece) for piece in SHOP if piece != BREW),
        *(act.HandIn(gem) for gem in NAMED["gem"]),
        *(act.Look(space) for space in spaces),
        *(act.TurnUp(back, space) for back in (*covered, COVERED_RUBBLE) for space in spaces),
        *(act.RemoveRubble(piece) for piece in RUBBLE),
        *(kind(seat) for kind in (act.SendFalcon, act.Invite, act.ChooseHero) for seat in seats),
        *(act.CallHelp(number) for number, card in enumerate(setting.cards) if card.moment == "called"),
        *(kind(space) for kind in (act.Fight, act.ClearRubble) for space in spaces),
        *(act.Storm(number) for number in range(len(CREATURES))),
        *(act.Throw(way) for way in ("own", "bow", "black")),
        *(act.TurnDie(die) for die in range(5)),
        *(
            act.Reward(seat, gold, willpower)
            for seat in seats
            for gold in range(most + 1)
            for willpower in range(most + 1 - gold)
        ),
        *(act.Share(seat, n) for seat in seats for n in shared),
        *(act.Contribute(seat, unit, n) for seat in seats for unit in ("gold", "willpower") for n in range(1, 7)),
    )
