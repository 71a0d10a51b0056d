"""How quick the combat solver is: drawn fights for a keep, a mage tower and a city of level 8.

Times are those of the processor, so that other work on the machine counts little; for a city the answer is given after
the seconds that people wait for it.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import cast

from herna.games.mage_knight import GAME
from herna.games.mage_knight.advice.solved import solve
from herna.games.mage_knight.positions import arrange, fight, first_turn
from herna.games.mage_knight.state import KnightState
from herna.table.solving import SECONDS

COLOURS = ("red", "blue", "green", "white", "gold", "black")
HANDS = {"keep": 5, "tower": 6, "city": 8}
UNITS = {"keep": 1, "tower": 2, "city": 4}
BONUS = ("poison",)
"""What the city gives those who defend it."""
LEVELS = {"keep": 2, "tower": 4, "city": 8}


def drawn(what: str, seed: int) -> KnightState:
    """A hero with a hand from his own deck and some advanced actions, before those who defend such a site."""
    dice = Random(seed)
    state = first_turn(cast("KnightState", GAME.new(1, seed, named=["tovak"], scenario="solo-conquest")))
    setting = state.setting
    own = [*state.hand[0], *state.deck[0]]
    advanced = [card for card in range(len(setting.cards)) if card in setting.advanced_range]
    own += dice.sample(advanced, {"keep": 1, "tower": 3, "city": 8}[what])
    units = [unit.id for unit in setting.units]
    arrange(
        state,
        hand=dice.sample(own, HANDS[what]),
        units=[dice.choice(units) for _ in range(dice.randint(0, UNITS[what]))],
        crystals=[dice.choice(COLOURS[:4]) for _ in range(dice.randint(0, LEVELS[what] // 2))],
        dice=[dice.choice(COLOURS) for _ in range(3)],
        level=LEVELS[what],
    )
    piles = {"keep": ["grey"], "tower": ["violet"], "city": ["white", "white", "grey", "violet", "white"]}[what]
    met = [dice.choice([one for one in setting.enemy_ids if one.startswith(colour)]) for colour in piles]
    fight(state, *met, walled=True, city=BONUS if what == "city" else ())
    return state


def main() -> None:
    """Print how long answers take, and how many are proven."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--fights", type=int, default=40, help="how many fights of each kind")
    count = asked.parse_args().fights
    for what in HANDS:
        took, proven, soon = [], 0, 0
        for seed in range(count if what != "city" else max(count // 4, 1)):
            state = drawn(what, seed)
            began = time.process_time()
            answer = solve(state, 0, seconds=SECONDS if what == "city" else None, wishes=False)
            took.append(time.process_time() - began)
            proven += answer.proven
            soon += answer.proven and took[-1] <= 0.2
        took.sort()
        middle, late = took[len(took) // 2], took[int(0.95 * (len(took) - 1))]
        print(
            f"{what}: {len(took)} fights, proven {proven}, proven within 200 ms {soon}, "
            f"median {1000 * middle:.0f} ms, 95 % within {1000 * late:.0f} ms, longest {took[-1]:.2f} s"
        )


if __name__ == "__main__":
    main()
