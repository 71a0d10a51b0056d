"""The position: what lies on the board, on the heroes' boards and on the tracks."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.andor.components import NUMBERS
from herna.games.andor.setting import AndorSetting
from herna.games.andor.vocabulary.operations import AwaitHero
from herna.games.programs import Lasting, ProgramState, word_at
from herna.kernel import Step

NOWHERE = -1
NONE = -1
OPEN, WON, LOST = range(3)

# What a flag of the state says; each is one bit.
WITCH_FOUND, ALARM, LIBERATED, TRAINING, LATE, HEARD = (1 << bit for bit in range(6))

PLAIN_DAY = (0, NUMBERS.last_hour, NUMBERS.overtime_cost, NUMBERS.overtime_cost, NUMBERS.overtime_cost)
"""What `today` is while no card has changed it."""

PRINCE, DWARVES, WITCH, MAGE, TOWER = range(5)
FRIENDS = ("prince", "dwarves", "witch", "dark-mage", "tower")

FOG_SEEN = 16
"""Added to the kind of a fog token that has been turned up."""


class Thrown(msgspec.Struct, frozen=True, gc=False):
    """What one fighter has rolled in this round. A black die is kept as 16 + the number of its face."""

    seat: int
    dice: tuple[int, ...] = ()
    way: Literal["own", "bow", "black", "barred"] = "own"
    brew: bool = False
    herb: int = 0
    left: int = 0
    """Dice that a bow may still roll."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    """A fight that goes on. `foe` is the number of the creature, or `NONE` for rubble."""

    space: int
    foe: int
    leader: int
    fighters: tuple[int, ...]
    willpower: int
    asked: tuple[int, ...] = ()
    round: int = 0
    thrown: tuple[Thrown, ...] = ()
    turned: bool = False
    """The wizard has turned a die in this round."""
    poison: int = 0
    """Dice that the foe rolls fewer in this round."""
    card: int = NONE
    """The dragon-fight card of this round."""
    averted: bool = False
    foe_dice: tuple[int, ...] = ()
    attack: int = 0
    defence: int = 0


class AndorState(ProgramState):
    """Heroes by seat, spaces by number."""

    __slots__ = (
        "asleep", "bag", "battle", "beasts", "beaten", "cards_read", "castle", "closed", "coins", "come_true", "day",
        "deck", "delivered", "dragon_deck", "events_used", "farmers_in", "fate_done", "fates", "figure", "first",
        "flags", "fog", "friends", "garrison", "gems", "gold", "ground", "heap", "held", "helm", "helps", "hours",
        "lake", "large", "last", "letters", "market", "narrator", "opponent", "proposals", "refuges", "result",
        "shut", "space", "stock", "strength", "supply", "tasks", "today", "top_known", "turn", "visited", "wells",
        "willpower",
    )  # fmt: skip

    setting: AndorSetting

    # The heroes
    figure: list[int]
    space: list[int]
    strength: list[int]
    willpower: list[int]
    hours: list[int]
    asleep: list[bool]
    """Whose time marker lies in the sunrise box."""
    gold: list[int]
    bag: list[tuple[int, ...]]
    """Small articles."""
    large: list[int]
    helm: list[bool]
    gems: list[tuple[int, ...]]
    fates: list[int]
    fate_done: list[bool]
    visited: list[int]
    """Spaces of a fate that were visited, one bit each."""
    proposals: tuple[tuple[str, int], ...]

    # The board
    beasts: list[int]
    """The creature on each space, or `NONE`."""
    garrison: tuple[int, ...]
    held: tuple[tuple[int, int], ...]
    """Pieces that a creature stands on and takes along, with its space."""
    ground: list[tuple[int, ...]]
    coins: list[int]
    """Gold that lies on each space."""
    fog: list[int]
    """0: none; else the kind + 1, and 16 more once it has been turned up."""
    wells: list[int]
    """0: gone, 1: full, 2: empty, in the order of the board's wells."""
    friends: tuple[int, ...]
    """Where the prince, the dwarves, the witch, the dark mage and the tower stand."""
    closed: tuple[tuple[int, int], ...]
    """Bridges that are gone."""
    refuges: tuple[tuple[int, int], ...]
    """Spaces beside the castle where farmers are safe, each with the program that follows."""
    shut: tuple[int, ...]
    """Merchants that trade no more."""
    castle: int
    """Creatures that stand on golden shields."""
    farmers_in: int
    delivered: int

    # Supply and cards
    market: tuple[int, ...]
    """Articles left on the equipment board."""
    stock: tuple[int, ...]
    """Rune stones, herbs, gems and so on still in the box, shuffled."""
    supply: list[int]
    """Figures of each kind in the box or on space 80."""
    beaten: tuple[int, ...]
    """Creatures defeated so far."""
    deck: tuple[int, ...]
    top_known: bool
    """The next event card has been looked at and put back."""
    events_used: tuple[int, ...]
    lake: tuple[int, ...]
    dragon_deck: tuple[int, ...]
    heap: tuple[int, ...]
    """Creature tokens face down, the last is drawn first."""
    letters: tuple[tuple[int, ...], ...]
    """Cards that lie at each letter, by number, in the order they are read."""
    cards_read: tuple[int, ...]
    helps: tuple[int, ...]
    opponent: int
    today: tuple[int, int, int, int, int]
    """Strength that creatures have more, the last hour of the day, and what the hours 8, 9 and 10 cost."""

    # The day
    turn: int
    first: int
    """Who lies on the rooster, or `NONE`."""
    day: int
    narrator: int
    last: int
    """The letter at which the legend ends."""
    flags: int
    come_true: int
    """Which of the legend's conditions have come true, one bit each."""
    tasks: int
    """Tasks of the training day that are done, one bit each."""
    result: int
    battle: Battle | None

    def push(self, step: Step) -> None:
        """Nothing happens any more once the legend is over."""
        if not self.result:
            self.steps.append(step)

    def finish(self, result: int) -> None:
        """The legend ends at once."""
        if not self.result:
            self.result = result
            self.steps.clear()

    def awaited(self) -> list[tuple[Lasting, AwaitHero]]:
        """The event cards that wait on their spaces, each with the word that says where and for what."""
        found = [(thing, word_at(self, thing.frame)) for thing in self.lasting]
        return [(thing, word) for thing, word in found if isinstance(word, AwaitHero)]

    def has(self, flag: int) -> bool:
        return bool(self.flags & flag)
