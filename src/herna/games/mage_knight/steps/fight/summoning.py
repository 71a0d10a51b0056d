"""Monsters that stand in for those who summon them, while attacks are blocked and suffered."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.foes import alive, foes_of, info_of
from herna.games.mage_knight.rules.land import draw_token
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.fight.striking import discard_token
from herna.games.mage_knight.values import Foe
from herna.kernel import Automatic


def new_foe(state: KnightState, token: int, spot: int = NONE, **more: Any) -> Foe:
    """An enemy as it comes into a fight."""
    attacks = len(state.setting.enemies[token].attacks)
    no = (False,) * attacks
    return Foe(token, hex=spot, blocked=no, suffered=no, attack_changes=(0,) * attacks, **more)


class Summon(Automatic[KnightState], frozen=True):
    """Each summoning attack brings a monster, which stands in for its summoner until the attack phase. One that summons
    itself does so at once, and its monster stands in for it."""

    seat: int

    def run(self, state: KnightState) -> None:
        summoning = alive(state, self.seat)
        for place in summoning:
            foe = foes_of(state, self.seat)[place]
            piles = [attack.summon for attack in info_of(state, foe).attacks if attack.summon]
            if not piles or foe.no_attack:
                continue
            state.change_foe(self.seat, place, replace(foe, summoned=True))
            state.reveal()
            for pile in piles:
                token = draw_token(state, PILES.index(pile))
                if token != NONE:
                    foes = foes_of(state, self.seat)
                    summoning.append(len(foes))
                    monster = new_foe(state, token, summoner=place, city=foe.city)
                    state.change_foes(self.seat, (*foes, monster))
                    state.tell(told.EnemySummoned(token))
                    state.setting.scenario.monster_comes(state, self.seat, len(foes))


def dismiss_summoned(state: KnightState, seat: int) -> None:
    """Summoned monsters are gone, and their summoners are back."""
    foes = foes_of(state, seat)
    for foe in foes:
        if foe.summoner != NONE:
            discard_token(state, foe.token)
    state.change_foes(seat, tuple(replace(foe, summoned=False) for foe in foes if foe.summoner == NONE))
