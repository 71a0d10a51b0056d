"""A battle as a list: traps revealed, the monster, the land, loot (chapter 9)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.monster_lands.events.adventure import BattleBegan
from herna.games.monster_lands.path import GATE, SAM, Battle
from herna.games.monster_lands.rules.attack import occupied, threat_at
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.conflict import BeginConflict
from herna.games.monster_lands.steps.conquest import Conquer
from herna.games.monster_lands.steps.looting import ShareLoot
from herna.games.monster_lands.steps.member_attack import MemberAttack
from herna.games.monster_lands.steps.monster_attack import MonsterAttack
from herna.games.monster_lands.steps.revealing import RevealTraps
from herna.games.monster_lands.steps.sam import SamFights
from herna.kernel import Automatic


class BeginBattle(Automatic[LandsState], frozen=True):
    """Where nobody stands nothing happens; the monster there was not fought (ML-9.1)."""

    place: int

    def run(self, state: LandsState) -> None:
        place = self.place
        if not occupied(state, place):
            return
        state.battle = Battle(place)
        if state.monsters[place] != NONE:
            state.battle = Battle(place, unarmed=threat_at(state, place).bans_weapon)
            state.fought |= 1 << place
            state.tell(BattleBegan(place, state.monsters[place]))
        traps = BeginConflict(place) if state.setting.tricks else RevealTraps(place)
        if place == GATE:
            state.push_all([traps, Fight(place), EndBattle()])
        else:
            state.push_all([traps, Fight(place), Conquer(place), ShareLoot(place), EndBattle()])


class Fight(Automatic[LandsState], frozen=True):
    """From the left each member is attacked and then attacks, until the monster is beaten (ML-9.1)."""

    place: int

    def run(self, state: LandsState) -> None:
        if state.monsters[self.place] == NONE:
            return
        for path in occupied(state, self.place):
            there = state.on(path)
            if not there.fought:
                state.put_path(path, replace(there, fought=True))
                assert state.battle is not None
                state.battle = replace(state.battle, active=path)
                outing = [SamFights(path)] if there.seat == SAM else [MonsterAttack(path), MemberAttack(path)]
                state.push_all([*outing, Fight(self.place)])
                return


class EndBattle(Automatic[LandsState], frozen=True):
    """The place is quiet again."""

    def run(self, state: LandsState) -> None:
        state.battle = None
