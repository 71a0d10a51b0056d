"""What stands in a legend file."""

from __future__ import annotations

from typing import Annotated, Literal

from herna.games.andor.components import BoardId
from herna.games.andor.vocabulary.tasks import AnyTask
from herna.games.andor.vocabulary.values import Amount, At, Letter, Level, Space, Spaces
from herna.games.content import Origin
from herna.games.programs import Conditions, Named, Program, Word

Rule = Literal["garrison", "gem-lure", "no-articles", "no-shields", "quiet-until-alarm", "treasury", "treasure-eaten"]
"""What is different in a legend:
`garrison`: creatures on space 0 share it and hold the castle; while one is left no hero may enter, heroes next to it
(or with a bow) may fight them, and who enters joins them; afterwards golden shields work as usual.
`gem-lure`: at sunrise a creature next to a gem goes there, to the dearest, instead of along its arrow; the gem is gone,
also when a new creature is put on it; gems cannot be spent.
`no-articles`: merchants sell strength and nothing else.
`no-shields`: space 0 is an exit: a creature that reaches it leaves, and the N moves one letter towards the narrator.
`quiet-until-alarm`: creatures do not move at sunrise until the alarm: when a hero and a creature share a space, or a
shot from next door does not kill in the first round.
`treasury`: a hero who stands on space 0 may hand over gems and gold for good; they count for `delivered`.
`treasure-eaten`: a creature that ends a step on gems or gold removes them."""

Moment = Literal["witch-fog", "gor-fog", "gem-taken", "alarm", "sunrise", "called"]
"""When a card comes that has no letter. `witch-fog`, `gor-fog`: a hero activates this fog token; the card comes instead
of what the token does. `gem-taken`: a gem is picked up. `alarm`: the alarm is raised. `sunrise`: a sunrise begins,
before its event card. `called`: when the group calls it, at any time."""

Deck = Literal["gold", "silver", "silver-start"]
"""`silver-start`: with the start card on top."""


class Text(Word, frozen=True):
    """What people read, in both languages."""

    en: str
    cs: str


class Card(Word, frozen=True):
    """A card of the legend. It comes at its letter, at a moment, when a hero stands on a space, when conditions have
    come true, or (nothing given) where an operation `card-to-letter` laid it; each card only once."""

    id: str
    title: Text
    story: Text
    letter: Letter | None = None
    """Several cards of a letter come in the order of the file. `N` is wherever the N lies."""
    moment: Moment | None = None
    stands: Spaces = ()
    when: Conditions = Conditions()
    do: Program = Program()
    goal: Text | None = None
    """What the heroes are to achieve, shown until the end."""
    levels: tuple[Level, ...] = ()
    """Only at these levels; nothing given: at all."""
    variant: bool = False
    """Of the variants of a letter one is drawn at the start."""
    help: bool = False
    """Only in play if it is drawn at the start; `helps` of the legend says how many are."""
    origin: Origin = "house"
    why: str = ""


class Whenever(Word, frozen=True):
    """Something that happens without a card: at a moment, if all conditions hold, or (without a moment) when they have
    come true. Once, or with `again` every time."""

    do: Program
    when: Conditions = Conditions()
    moment: Moment | None = None
    again: bool = False


class Opponent(Word, frozen=True):
    """One of those whom `reveal-opponent` draws from."""

    creature: Annotated[str, Named("creature")]
    at: At
    title: Text
    story: Text
    late_strength: int = 0
    late_willpower: int = 0
    """What it gains when it is revealed late."""
    origin: Origin = "house"


class TrainingTask(Word, frozen=True):
    id: str
    title: Text
    task: AnyTask


class Training(Word, frozen=True):
    """A first day without creatures, on which heroes only move and pass. It ends when a hero ends a move on `ends-at`
    or all hours are used; if not all tasks are done, it starts again. It takes the place of the legend's `setup`; gold,
    strength, willpower and where the heroes stand are kept, what it put on the board is taken off."""

    setup: Program
    card: tuple[Card, ...]
    task: tuple[TrainingTask, ...]
    ends_at: Space
    origin: Origin = "house"


class Legend(Word, frozen=True):
    """A story: what is set up, which cards come, and how it is won."""

    id: str
    title: Text
    summary: Text
    setup: Program
    card: tuple[Card, ...]
    win: Conditions
    """All of them must hold at `check-end`."""
    number: int = 6
    """Place in the list of legends."""
    board: BoardId = "main"
    deck: Deck = "gold"
    levels: tuple[Level, ...] = ("normal",)
    heroes: tuple[int, ...] = (2, 3, 4)
    rules: tuple[Rule, ...] = ()
    win_at_once: bool = False
    """Won as soon as `win` holds, not only at `check-end`."""
    lose: Conditions = Conditions()
    """Each of them ends the legend at once, as does a creature that enters the castle without a golden shield for
    it."""
    whenever: tuple[Whenever, ...] = ()
    opponent: tuple[Opponent, ...] = ()
    helps: Amount = 0
    training: Training | None = None
    origin: Origin = "house"
    why: str = ""

    def cards(self, level: Level) -> tuple[Card, ...]:
        """The cards used at this level."""
        return tuple(card for card in self.card if not card.levels or level in card.levels)
