"""The table as it is, put on paper."""

from __future__ import annotations

from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.rehearsal.land import HERB_GOR, TOWER, PaperLand
from herna.games.andor.advice.planner.rehearsal.scene import Scene
from herna.games.andor.pieces import FARMER, HALF_WINESKIN, HERBS, WINESKIN
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.rules.heroes import DAY, SMALL_SLOTS, drinks_left
from herna.games.andor.state import FOG_SEEN, NONE, PRINCE, WITCH, WITCH_FOUND, AndorState


def scene_of(state: AndorState, look: Outlook) -> Scene:
    """The table as it is. What lies in the fog is dealt out anew for every rehearsal."""
    new = Scene.__new__(Scene)
    setting = state.setting
    new.land = PaperLand(state, look)
    new.letter, new.day = state.narrator, 0
    new.room = golden_shields(state) - state.castle
    tower = setting.kind_number["tower-skral"]
    held = {space for space, piece in state.held if piece in HERBS}
    new.beasts = {
        space: TOWER if kind == tower else HERB_GOR if space in held else setting.kinds[kind].moves_with
        for space, kind in enumerate(state.beasts)
        if kind != NONE
    }
    kinds = setting.fog_kinds
    new.fog = {space: kinds[(fog - 1) % FOG_SEEN] for space, fog in enumerate(state.fog) if fog}
    seats = look.heroes
    new.at = list(state.space)
    new.left = [look.hours(seat) for seat in seats]
    new.late = [max(0, state.hours[seat] - DAY) for seat in seats]
    new.asleep = [bool(state.asleep[seat]) for seat in seats]
    new.willpower, new.strength, new.gold = list(state.willpower), list(state.strength), list(state.gold)
    new.drinks = [drinks_left(state, seat) for seat in seats]
    # A wineskin is drunk or left behind for something better.
    new.slots = [SMALL_SLOTS - sum(one not in (WINESKIN, HALF_WINESKIN) for one in state.bag[seat]) for seat in seats]
    new.skins = [sum(2 if one == WINESKIN else one == HALF_WINESKIN for one in state.bag[seat]) for seat in seats]
    new.led = [False for _ in seats]
    new.wells = [int(state.wells[well] == 1) for well in setting.well_at.values()]
    for seat in seats:
        # Whoever stands beside a well drinks from it as soon as he can act, and nobody else does.
        if new.at[seat] in new.land.wells:
            new.drink(seat)
    castle = setting.castle
    new.farmers = [
        space for space, ground in enumerate(state.ground) for one in ground if one == FARMER and space != castle
    ]
    for seat in seats:
        # Whoever stands beside a farmer takes him along.
        if not new.asleep[seat] and new.at[seat] in new.farmers and new.at[seat] not in new.beasts and new.left[seat]:
            new.farmers.remove(new.at[seat])
            new.led[seat] = True
    new.bearer = next((seat for seat in seats if any(herb in state.bag[seat] for herb in HERBS)), NONE)
    new.herb = next((space for space, ground in enumerate(state.ground) if set(HERBS) & set(ground)), NONE)
    new.home = bool(set(HERBS) & set(state.ground[castle]))
    if new.bearer != NONE and new.at[new.bearer] == castle:
        # He lays it down as soon as he can act.
        new.slots[new.bearer] += 1
        new.bearer, new.home = NONE, True
    if not new.home:
        # Before the storm, others do not work overtime unless they have said so.
        new.asleep = [
            asleep or (not left and seat != state.turn and not state.proposals[seat][0])
            for seat, (asleep, left) in enumerate(zip(new.asleep, new.left, strict=True))
        ]
    new.searching = not state.flags & WITCH_FOUND and new.bearer == NONE and new.herb == NONE and not new.home
    new.witch = state.friends[WITCH]
    new.prince = state.friends[PRINCE]
    new.tower = state.beasts.index(tower) if tower in state.beasts else NONE
    new.lost, new.meant, new.turn, new.idle = False, [None for _ in seats], state.turn, 0
    return new
