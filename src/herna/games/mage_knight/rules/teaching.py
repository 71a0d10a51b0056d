"""Which actions teach nobody anything, as far as that can be told without trying: they can be taken back."""

from __future__ import annotations

from herna.games.mage_knight.actions import PlayCard, PlaySideways, Rest, Retarget, Target, TurnCrystal
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action


def teaches(state: KnightState, seat: int, action: Action) -> bool | None:
    """Would anybody learn something by this? None: it hangs on what follows, and has to be tried."""
    match action:
        case PlaySideways() | TurnCrystal() | Target() | Retarget():
            return False
        case PlayCard(card=card, way=way) if state.setting.quiet_cards[way == "strong"][card]:
            return False
        case Rest(card=card):
            # MK-5.9: a slow rest shows a hand of wounds; nothing else about a rest tells others anything.
            return card == WOUND and len(state.hand[seat]) > 1
    return None
