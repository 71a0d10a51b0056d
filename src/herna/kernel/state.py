"""State: a board plus a stack of steps still to be resolved. Everything in it is plain data."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from herna.kernel import rng as generator
from herna.kernel import saving
from herna.kernel.action import Action, decode, notation, parse_notation
from herna.kernel.errors import Endless, IllegalAction
from herna.kernel.event import Event, Told
from herna.kernel.layout import clearer, copier, keyer, own_slots
from herna.kernel.rng import Dice, Rng
from herna.kernel.step import Step
from herna.kernel.view import View

if TYPE_CHECKING:
    from herna.kernel.game import Setting

AUTOMATIC_MOST = range(10_000)
"""The most steps that ask nobody which may follow on one action: a whole sunrise takes some dozens."""
NOBODY: tuple[int, ...] = ()
NOTHING: tuple[Action, ...] = ()
Kind = TypeVar("Kind")
Known = TypeVar("Known")
COPY = """\
    new = make(type(self))
    new.setting = self.setting
    new.steps = self.steps[:]
    new.rng = self.rng
    new.ply = self.ply
    new.learnt = self.learnt
    new.events = new._known = None
    new._acting = self._acting
    new._offered = self._offered
    new._offered_to = self._offered_to"""
"""The lines that copy what every state has."""


def with_item(items: tuple[Kind, ...], at: int, item: Kind) -> tuple[Kind, ...]:
    """A tuple in which one item is another.

    >>> with_item((3, 5, 7), 1, 6)
    (3, 6, 7)
    """
    return (*items[:at], item, *items[at + 1 :])


Drawer = Callable[["State", int | None, str], str]


class State:
    """A position of a game.

    A game's own state adds slots of ints, lists and tuples and annotates each; from that `copy`, the empty table, save
    and load follow. The slots in `board` make up the position: they are saved and hashed. A slot whose name begins with
    an underscore is only rebuilt from them.
    """

    __slots__ = ("_acting", "_known", "_offered", "_offered_to", "events", "learnt", "ply", "rng", "setting", "steps")

    board: ClassVar[tuple[str, ...]] = ()
    drawer: ClassVar[Drawer | None] = None
    """Draws a table in words. The package hands one in: the kernel itself knows no language."""

    setting: Setting
    steps: list[Step]
    rng: Rng
    ply: int
    learnt: bool
    events: list[Told] | None
    _acting: tuple[int, ...] | None
    _offered: tuple[Action, ...] | None
    _offered_to: int
    _known: dict[Any, Any] | None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.board = (*cls.board, *(name for name in own_slots(cls) if not name.startswith("_")))
        cls._clear = clearer(cls, State)  # type: ignore[method-assign, assignment]
        if "copy" not in cls.__dict__:
            cls.copy = copier(cls, State, COPY)  # type: ignore[method-assign, assignment]
        cls.key = keyer(cls, State)  # type: ignore[method-assign, assignment]

    def __init__(self, setting: Setting, seed: Rng) -> None:
        self.setting = setting
        self.steps = []
        self.rng = generator.from_seed(seed)
        self.ply = 0
        self.learnt = False
        self.events = None
        self._acting = None
        self._offered = None
        self._offered_to = -1
        self._known = None
        self._clear()

    def _clear(self) -> None:
        """Let every slot of the game's own hold nothing."""

    def __repr__(self) -> str:
        """Which game, how it is set up, how far it has come, and who is to act."""
        setting = self.setting
        chosen, usual = setting.options, setting.game.defaults
        told = [f"{setting.players} players"]
        told += [
            f"{name}={getattr(chosen, name)!r}"
            for name in chosen.__struct_fields__
            if getattr(chosen, name) != getattr(usual, name)
        ]
        told += [f"ply {self.ply}", f"over, winners {self.winners}" if self.over else f"to act {self.seats_to_act}"]
        return f"<{setting.game.name}: {', '.join(told)}>"

    def __str__(self) -> str:
        """The table in words as the seat to act sees it; after the end, as everybody does."""
        return self.text(next(iter(self.seats_to_act), None))

    # What a player asks of a state

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The table in words, as the terminal draws it, with what the seat is asked and may do.

        `seat` is whose eyes look, `None` a spectator's; `language` is `en` or `cs`. Raises `IllegalAction` if there is
        no such seat and `BadSetting` if the language is not spoken.
        """
        drawer = type(self).drawer
        view = self.view(seat)
        return repr(view) if drawer is None else drawer(self, seat, language)

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return not self.steps

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that may act now. The game waits for the first; others may act out of turn."""
        acting = self._acting
        if acting is None:
            acting = self._acting = self.steps[-1].seats(self) if self.steps else NOBODY
        return acting

    @property
    def seats_awaited(self) -> tuple[int, ...]:
        """Of the seats that may act, those the game waits for; the others may act of their own free will."""
        return self.steps[-1].awaited(self) if self.steps else NOBODY

    def options(self, seat: int | None = None) -> tuple[Action, ...]:
        """What a seat may do now, in a fixed order; nothing when it is not to act."""
        acting = self._acting
        if acting is None:
            acting = self.seats_to_act
        if seat is None:
            seat = acting[0] if acting else -1
        if self._offered is not None and self._offered_to == seat:
            return self._offered
        offered = tuple(self.steps[-1].options(self, seat)) if seat in acting else NOTHING
        self._offered = offered
        self._offered_to = seat
        return offered

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Carry out an offered action, given as one or by its notation: `state.apply("march A4 A6")`.

        Without a seat the first that may act is meant. Anything that is not offered raises `IllegalAction`, which
        says why and cites the rules, and changes nothing.
        """
        if seat is None:
            seat = (self.seats_to_act or (-1,))[0]
        offered = self._offered
        if offered is None or self._offered_to != seat:
            offered = self.options(seat)
        if action not in offered:
            if isinstance(action, str) and self.steps:
                action = self.parse(action)
            if action not in offered:
                raise self.refusal(action, seat)
        steps = self.steps
        step = steps.pop()
        self._acting = self._offered = self._known = None
        self.learnt = False
        self.ply += 1
        step.take(self, seat, action)
        for _ in AUTOMATIC_MOST:
            if not steps or steps[-1].asks:
                return
            steps.pop().run(self)  # type: ignore[attr-defined]
        raise Endless("endless", game=self.setting.game.name)

    def refusal(self, action: object, seat: int) -> IllegalAction:
        """Why a seat may not do this now: the error that `apply` would raise."""
        if not self.steps:
            return IllegalAction("game-over", game=self.setting.game.name)
        step = self.steps[-1]
        if not isinstance(action, Action):
            return IllegalAction("not-an-action", game=self.setting.game.name, action=repr(action))
        if seat not in self.seats_to_act:
            return self._with_facts(IllegalAction("wrong-seat", clause=step.clause), action, seat)
        return self._with_facts(step.refusal(self, seat, action), action, seat)

    def _with_facts(self, error: IllegalAction, action: Action, seat: int) -> IllegalAction:
        """The error with what every refusal tells: who, what, and what would be right."""
        setting = self.setting
        error.game = setting.game.name
        try:
            written = notation(action, setting)
        except (IndexError, TypeError, KeyError):
            written = repr(action)
        seats = self.seats_to_act
        offered = [notation(option, setting) for option in self.options(seat)]
        error.facts = {
            "action": written,
            "seat": seat + 1 if isinstance(seat, int) else repr(seat),
            "to_act": [other + 1 for other in seats],
            "offered": offered,
        } | error.facts
        return error

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand, final once the game is over."""
        return self.setting.game.scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the game goes on, and when a co-operative game is lost."""
        return self.setting.game.winners(self) if not self.steps else NOBODY

    def view(self, seat: int | None) -> View:
        """What a seat may see and nothing else, ready for JSON; `None` is a spectator.

        Raises `IllegalAction` if there is no such seat.
        """
        if seat is not None and not 0 <= seat < self.setting.players:
            raise IllegalAction("no-such-seat", game=self.setting.game.name, seat=seat + 1, seats=self.setting.players)
        return self.setting.game.view(self, seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What several seats see: the same as `view` for each, but what they see alike is worked out once."""
        return self.setting.game.views(self, seats)

    def seen_by(self, seat: int | None, scores: tuple[int, ...] | None = None) -> dict[str, Any]:
        """The part of a view that every game has; `scores` if they were counted already."""
        return {**self.seen_by_all(scores), **self.asked_of(seat)}

    def seen_by_all(self, scores: tuple[int, ...] | None = None) -> dict[str, Any]:
        """Of the part of a view that every game has: what is the same for everybody."""
        setting = self.setting
        return {
            "game": setting.game.name,
            "rules": setting.game.rules,
            "players": setting.players,
            "teams": setting.teams,
            "ply": self.ply,
            "seats_to_act": self.seats_to_act,
            "seats_awaited": self.seats_awaited,
            "over": self.over,
            "scores": self.scores if scores is None else scores,
            "winners": self.winners,
        }

    def asked_of(self, seat: int | None) -> dict[str, Any]:
        """Of the part of a view that every game has: what is the seat's own."""
        if seat is None or seat not in self.seats_to_act:
            return {"seat": seat, "prompt": None, "options": NOTHING}
        return {"seat": seat, "prompt": self.steps[-1].prompt(self, seat), "options": self.options(seat)}

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """A copy in which everything hidden from the seat, the generator too, is dealt again with `dice`.

        A `random.Random` will do. The seat sees the same in it as here: its view and its options are equal.
        """
        imagined = self.copy()
        imagined.rng = dice.getrandbits(64)
        imagined.changed()
        self.setting.game.deal_again(imagined, seat, dice)
        return imagined

    def parse(self, text: str) -> Action:
        """The action a short notation means: `state.parse("march A4 A6")`. Raises `IllegalAction` if it means none."""
        return parse_notation(text, self.setting)

    def decode(self, data: Any) -> Action:
        """The action that JSON (text, bytes or a dictionary) means. Raises `IllegalAction` if it means none."""
        return decode(data, self.setting.game.actions, self.setting.game.name)

    def notation(self, action: Action) -> str:
        """The short text of an action."""
        return notation(action, self.setting)

    # What a step does to a state

    def push(self, step: Step) -> None:
        """This is to be resolved next, before what is on the stack already."""
        self.steps.append(step)

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        """Report what happened, to everybody or to some seats only; nobody listens in a simulation."""
        if self.events is not None:
            self.events.append(Told(event, to))

    def push_all(self, steps: Sequence[Step]) -> None:
        """These are to be resolved next, in this order: a round or a turn as a list one can read."""
        self.steps.extend(reversed(steps))

    def changed(self) -> None:
        """Something on the table was changed by other hands than a step's: what was offered is asked for again."""
        self._acting = self._offered = self._known = None

    def remember(self, key: Any, work: Callable[[], Known]) -> Known:
        """What `work` gives, worked out once for every decision. While an action is carried out nothing is kept,
        because the table changes under one's hands."""
        if self._acting is None:
            return work()
        known = self._known
        if known is None:
            known = self._known = {}
        if key not in known:
            known[key] = work()
        found: Known = known[key]
        return found

    def reveal(self) -> None:
        """Somebody learns something now: the action that led here cannot be taken back alone."""
        self.learnt = True

    def below(self, limit: int) -> int:
        """A random number from 0 to `limit - 1`; a roll of a die is a thing learnt."""
        self.learnt = True
        self.rng, number = generator.below(self.rng, limit)
        return number

    def roll(self, sides: int = 6) -> int:
        """A die with `sides` sides, from 1 up; everybody sees it."""
        return self.below(sides) + 1

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place. Nobody learns anything from a shuffle."""
        self.rng = generator.shuffle(self.rng, items)

    def start(self) -> None:
        """Run what needs no answer, up to the first question."""
        steps = self.steps
        for _ in AUTOMATIC_MOST:
            if not steps or steps[-1].asks:
                return
            steps.pop().run(self)  # type: ignore[attr-defined]
        raise Endless("endless", game=self.setting.game.name)

    # Copy, hash, save

    def copy(self) -> Self:
        """An independent copy that nobody listens to; made for every game from the annotations of its slots."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """The whole position as one tuple, to find equal ones quickly in a search; made from the slots' annotations."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included; `load` takes it back."""
        return saving.dumped(self)

    @classmethod
    def load(cls, setting: Setting, data: dict[str, Any]) -> Self:
        """The position that `dump` wrote, in the same setting. Raises `BadRecord` if it is none."""
        state = object.__new__(cls)
        state.setting = setting
        state.events = None
        state.changed()
        state._offered_to = -1
        saving.fill(state, data)
        return state

    def rebuild(self) -> None:
        """Fill the slots that only follow from the position, after it was loaded."""

    def digest(self) -> str:
        """A stable hash of the whole position: equal positions of equal settings have equal digests."""
        return saving.digest(self)


State.copy = copier(State, State, COPY)  # type: ignore[method-assign, assignment]
State.key = keyer(State, State)  # type: ignore[method-assign, assignment]
