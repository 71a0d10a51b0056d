"""Small things on the way: merchants, wells, farmers, gold and fog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.andor.advice.planner.job import Job
from herna.games.andor.advice.planner.needs import bad_fog, farmer_pays
from herna.games.andor.pieces import FARMER
from herna.games.andor.rules.heroes import DWARF, MOST_STRENGTH, hero_of, purse, seat_of
from herna.games.andor.state import NONE

if TYPE_CHECKING:
    from herna.games.andor.advice.planner.jobs import Planner


def best_errand(planner: Planner, seat: int, home: int = NONE, firm: bool = False) -> Job | None:
    """What pays most on the way home, or anywhere; `firm`: there must be time to get home."""
    look, state = planner.look, planner.state
    hours = look.hours(seat)
    found: list[tuple[float, Job]] = []
    buyer = seat_of(state, DWARF)
    money = purse(state, seat)
    for market in look.setting.merchants:
        far = look.way(seat, market)
        if market in state.shut or far > hours:
            continue
        price = 1 if hero_of(state, seat) == DWARF and market == look.setting.dwarf_market else 2
        if money >= price and state.strength[seat] < MOST_STRENGTH and (price == 1 or seat != buyer or far <= 2):
            found.append((3.0 * (money // price) - 0.5 * far, Job("shop", market, (seat,), 4.0)))
    for number, well in enumerate(look.setting.well_spaces):
        far = look.way(seat, well)
        if state.wells[number] == 1 and far <= hours and state.willpower[seat] <= 12:
            found.append((0.35 * (14 - state.willpower[seat]) - 0.5 * far, Job("well", well, (seat,), 2.0)))
    for space, ground in enumerate(state.ground):
        far = look.way(seat, space)
        if far > hours:
            continue
        if home == NONE and FARMER in ground and state.beasts[space] == NONE and farmer_pays(look, seat, space):
            found.append((4.0 - 0.3 * far, Job("lead", space, (seat,), 3.0, to=look.setting.castle)))
        if state.coins[space] and not look.setting.gem_lure:
            found.append((1.2 * state.coins[space] - 0.5 * far, Job("go", space, (seat,), 2.0)))
    taken = {job.space for job in planner.jobs}
    for space, fog in enumerate(state.fog):
        far = look.way(seat, space)
        if fog and far <= hours and space not in taken and not (fog > 16 and fog - 17 in bad_fog(look)):
            found.append((1.0 - 0.3 * far, Job("fog", space, (seat,), 1.0)))
    if home != NONE:
        here = look.way(seat, home)
        found = [
            (worth - 0.25 * (look.way(seat, job.space) + look.distance[job.space][home] - here), job)
            for worth, job in found
            if not firm or look.way(seat, job.space) + look.distance[job.space][home] <= hours
        ]
    found = [entry for entry in found if entry[0] > 0]
    return max(found, key=lambda entry: entry[0])[1] if found else None
