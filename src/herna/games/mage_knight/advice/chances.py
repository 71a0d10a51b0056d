"""What a piece of a turn is worth on average that ends in something nobody knows yet."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.attraction import explore_worth, need_of
from herna.games.mage_knight.advice.fights import go_through
from herna.games.mage_knight.advice.forecast import against
from herna.games.mage_knight.advice.joint import promised
from herna.games.mage_knight.advice.prices import wound_cost
from herna.games.mage_knight.advice.roads import here
from herna.games.mage_knight.advice.script import Script, after_all
from herna.games.mage_knight.advice.worth import CARD, CRYSTAL, WOUND_IN_HAND, points_left, value
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.land import is_held
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.memo import by_setting
from herna.kernel import Action

SHARES = (0.3, 0.6, 0.9)
"""Of the enemies that could stand there, from the weakest on, those a fight is tried with."""


def expected(state: KnightState, seat: int, actions: Sequence[Action]) -> float | None:
    """A tile, enemies or cards that are turned up at the end of a piece, on average; None if nothing is."""
    last = actions[-1]
    if isinstance(last, act.EndTurn | act.AnnounceEnd | act.StartTurn | act.Explore):
        return before_chance(after_all(state, seat, actions[:-1]), seat, last)
    if isinstance(last, act.ProposeAssault | act.GiveDefenders):
        after = after_all(state, seat, actions)
        return value(after, seat) + promised(after, seat)
    turn = state.turns[seat]
    if turn is not None and turn.phase == "ending" and isinstance(last, act.Done):
        return value(state, seat)
    after = after_all(state, seat, actions)
    return unknown_fight(state, after, seat) if after.learnt and state.fight_of(seat) is None else None


def before_chance(state: KnightState, seat: int, action: Action) -> float:
    """The worth of a position in which this is done next, whatever comes of it."""
    found = value(state, seat)
    if isinstance(action, act.EndTurn):
        found += at_end(state, seat) - points_left(state, seat)
    elif isinstance(action, act.AnnounceEnd):
        found -= CARD * len(state.hand[seat])
    elif isinstance(action, act.Explore):
        found += explore_worth(state) - points_left(state, seat)
    return found


def unknown_fight(state: KnightState, after: KnightState, seat: int) -> float | None:
    """A fight that has begun with enemies nobody had seen, on average over those it might be; None if it has not."""
    fight = after.fight_of(seat)
    if fight is None:
        return None
    foes = fight.against(seat).foes
    seen = {(token.hex, token.token) for token in state.tokens if token.face_up and not token.ruin}
    hidden = [foe.hex == NONE or (foe.hex, foe.token) not in seen for foe in foes]
    if not any(hidden):
        return None
    found = 0.0
    for share in SHARES:
        tokens = tuple(
            typical(after.setting, after.setting.enemies[foe.token].colour, share) if unknown else foe.token
            for foe, unknown in zip(foes, hidden, strict=True)
        )
        script = Script(against(after, seat, tokens), seat)
        go_through(script)
        found += value(script.state, seat) / len(SHARES)
    return found


def at_end(state: KnightState, seat: int) -> float:
    """What the space gives at the end of a turn, and what it costs to be thrown back from it."""
    spot = here(state, seat)
    found = 0.0 if state.turn_of(seat).card_done or not state.hand[seat] else -CARD
    if not is_safe(state, seat, spot):
        found -= WOUND_IN_HAND + wound_cost(state)
    site = site_at(state, spot)
    if is_held(state, spot):
        return found
    if site.crystal:
        found += CRYSTAL
    elif site.takes_wound and WOUND in state.hand[seat] + state.discard[seat]:
        found += wound_cost(state)
    return found


@by_setting
def typical(setting: KnightSetting, colour: str, share: float) -> int:
    """The enemy of a pile that is stronger than such a share of it."""
    tokens = [token for token, info in enumerate(setting.enemies) if info.colour == colour for _ in range(info.count)]
    tokens.sort(key=lambda token: (need_of(setting, (token,)), token))
    return tokens[int(share * len(tokens))]
