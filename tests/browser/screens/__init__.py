"""All screens that people meet, by name: one list for the machine's eye and for contact sheets."""

from tests.browser.screens import andor, every_game, house, knights, lands, legends
from tests.browser.screens.named import Screen

SCREENS: dict[str, Screen] = {
    **house.SCREENS,
    **every_game.SCREENS,
    **andor.SCREENS,
    **legends.SCREENS,
    **lands.SCREENS,
    **knights.SCREENS,
}
