"""An action that is to be told: at which table, to whom, and what the tellers of its label ask about it."""

from __future__ import annotations

from typing import Any, NamedTuple

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.expenses import Expense
from herna.games.mage_knight.faces.view import HeroView, KnightView
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Say


class Asked(NamedTuple):
    """An action that is to be told, at which table and to whom."""

    setting: KnightSetting
    view: KnightView
    action: Any
    say: Say

    @property
    def hero(self) -> HeroView:
        """The hero of the viewer."""
        return self.view.hero_boards[self.view.seat if self.view.seat is not None else 0]

    @property
    def expense(self) -> Expense | None:
        """What the action costs or brings, if it is offered and does."""
        pairs = zip(self.view.options, self.view.expenses, strict=False)
        return next((expense for option, expense in pairs if option == self.action), None)


Facts = dict[str, Any]


def unit_facts(asked: Asked) -> Facts:
    """The unit at a place, and its banner."""
    place = getattr(asked.action, "place", -1)
    units = asked.hero.units
    if not 0 <= place < len(units):
        return {} if isinstance(asked.action, act.UseOfferUnit) else {"unit": str(place + 1), "banner": "?"}
    banner = units[place].banner
    return {
        "unit": asked.say(f"unit-{units[place].unit}"),
        "banner": "?" if banner is None else asked.say(f"card-{banner}"),
    }
