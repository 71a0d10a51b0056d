"""Games of Mage Knight among heroes who look for a fight with each other."""

from __future__ import annotations

from herna.bots import bot
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Match


def play(match: Match, seed: int) -> Match:
    """Random bots that walk to other heroes and attack them; once a fight has begun greedy ones take over."""
    state = match.state
    assert isinstance(state, KnightState)
    wild = [bot("random", seed + seat) for seat in range(state.setting.players)]
    wise = [bot("greedy", seed + seat) for seat in range(state.setting.players)]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        wanted = quarrel(state, seat)
        minds = wise if state.fights or isinstance(wanted, act.Attend) else wild
        match.play(wanted if isinstance(wanted, act.AttackHero | act.MoveTo) else minds[seat].choose(state, seat), seat)
    return match


def quarrel(state: KnightState, seat: int) -> Action | None:
    """The attack on another hero, or the step to where one stands."""
    options = state.options(seat)
    for option in options:
        if isinstance(option, act.AttackHero | act.Attend):
            return option
        if isinstance(option, act.MoveTo) and option.hex in state.place and option.hex != state.setting.portal:
            return option
    return None
