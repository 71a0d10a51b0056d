"""Building cities (EME-5.6 to EME-5.8)."""

from __future__ import annotations

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.steps.cities import CityStep
from herna.kernel.kit import ask_again


class BuildCity(CityStep[EmpireState], frozen=True):
    """Put one of your cities where you have an army (EME-5.6, EME-5.8)."""

    clause = "EME-5.6"

    def built(self, state: EmpireState, seat: int, region: int) -> None:
        if state.cities_left[seat]:
            ask_again(state, self)
