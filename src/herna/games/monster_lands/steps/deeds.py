"""Words as deeds: what abilities and loot do when they are used (ML-5.5, ML-5.6, ML-11.6)."""

from __future__ import annotations

from herna.games.monster_lands.dice import DIE_NAMES, NUMBER_OF, colour_of, colours, take_die
from herna.games.monster_lands.events import DieExchanged
from herna.games.monster_lands.rules.clan import gain, gain_coins, gain_dice
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.hiring import HireFree
from herna.games.monster_lands.vocabulary import BuyDie, ConvertDie, Gain, LandsOp
from herna.games.programs import Frame, does
from herna.games.programs.deeds import deed_of
from herna.games.programs.frame import NOTHING


def perform(state: LandsState, word: LandsOp, seat: int, source: int, **bound: int) -> None:
    """Carry out the word on a card; `bound` is what its owner has chosen for it."""
    chosen = tuple((name, (thing,)) for name, thing in bound.items())
    deed_of(type(word))(state, word, Frame(NOTHING, actor=seat, source=source, bound=chosen))


@does(Gain, free=True)
def take_gain(state: LandsState, word: Gain, frame: Frame) -> None:
    """What is given, or what was chosen of it (ML-5.5)."""
    give = word.choose[frame.things("choice")[0]] if word.choose else word.give
    assert give is not None
    gain(state, frame.actor, give)
    if give.free_hire:
        state.push(HireFree())


@does(BuyDie, free=True)
def buy_die(state: LandsState, word: BuyDie, frame: Frame) -> None:
    """Coins for a die (ML-5.5)."""
    gain_coins(state, frame.actor, -word.pay.coins)
    gain_dice(state, frame.actor, *colours((word.die,)))


@does(ConvertDie, free=True)
def convert_die(state: LandsState, word: ConvertDie, frame: Frame) -> None:
    """One die for others: of the colour that was chosen, or what the word says (ML-5.6)."""
    (die,) = frame.things("die")
    take_die(state, frame.actor, die)
    if word.to == "any_other":
        (into,) = frame.things("into")
        state.tell(DieExchanged(frame.actor, die, DIE_NAMES[into]))
        gain_dice(state, frame.actor, *(int(colour_of(into) == colour) for colour in NUMBER_OF.values()))
    else:
        state.tell(DieExchanged(frame.actor, die, " ".join(word.to)))
        gain_dice(state, frame.actor, *colours(word.to))
