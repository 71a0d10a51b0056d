"""Bots as people might write them: a good one, and every way to get it wrong."""

import asyncio
import os
import sys
import time
from pathlib import Path

import herna


class Eager(herna.Bot):
    """Takes what gives most points at once."""

    def think(self, state, seat):
        return max(state.options(seat), key=lambda action: self.worth(state, seat, action))

    def worth(self, state, seat, action):
        after = state.copy()
        after.apply(action, seat)
        return after.scores[seat]


class Rememberer(herna.Bot):
    """Chooses blindly, but breaks down unless it has thought as often as it remembers."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.thoughts = []

    def think(self, state, seat):
        assert all(earlier < state.ply for earlier in self.thoughts), "somebody else's memories"
        self.thoughts.append(state.ply)
        return self.dice.choice(state.options(seat))


class Peeker(herna.Bot):
    """Writes down what it sees of the deck, for the test to compare with the truth."""

    def think(self, state, seat):
        with Path(os.environ["HERNA_BOT_PEEKED"]).open("a") as file:
            file.write(f"{state.ply} {state.rng} {state.deck}\n")
        return state.options(seat)[0]


class Sleeper(herna.Bot):
    def think(self, state, seat):
        time.sleep(600)


class Breaker(herna.Bot):
    def think(self, state, seat):
        print("about to divide")
        return state.options(seat)[1 // 0]


class Leaver(herna.Bot):
    def think(self, state, seat):
        sys.exit(3)


class Dier(herna.Bot):
    def think(self, state, seat):
        os._exit(3)


class Talker(herna.Bot):
    def think(self, state, seat):
        return "the first card, please"


class Outlaw(herna.Bot):
    def think(self, state, seat):
        return state.parse("build A1")


class Cheat(herna.Bot):
    def choose(self, state, seat):
        return state.options(seat)[0]


class Thoughtless(herna.Bot):
    pass


class Stranger:
    def think(self, state, seat):
        return state.options(seat)[0]


class Interrupter(herna.Bot):
    def think(self, state, seat):
        raise KeyboardInterrupt


class Canceller(herna.Bot):
    def think(self, state, seat):
        raise asyncio.CancelledError


class Hog(herna.Bot):
    """Takes memory until there is none left, and says how much it got."""

    def think(self, state, seat):
        taken = []
        try:
            while True:
                taken.append(bytearray(16 * 1024 * 1024))
        except MemoryError:
            count = len(taken)
            taken.clear()
            raise RuntimeError(f"{count * 16} MB") from None


class Forker(herna.Bot):
    """Leaves a child behind that would live for ever, and is late itself."""

    def think(self, state, seat):
        child = os.fork()
        if child:
            Path(os.environ["HERNA_BOT_PEEKED"]).write_text(str(child))
        time.sleep(600)


class Spy(herna.Bot):
    """Looks for secrets in its environment."""

    def think(self, state, seat):
        secret = [name for name, value in os.environ.items() if "hunter2" in value or "SETTINGS" in name]
        raise RuntimeError(f"found {secret}")
