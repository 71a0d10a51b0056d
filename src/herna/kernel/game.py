"""Game and Setting: what a game is, and one way of playing it (how many people, which options)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from herna.kernel.action import Action
from herna.kernel.errors import BadSetting, HernaError
from herna.kernel.event import Event
from herna.kernel.features import FeatureSheet
from herna.kernel.memo import MANY, Memo
from herna.kernel.options import OptionInfo, Options, OptionSheet
from herna.kernel.rng import Dice
from herna.kernel.state import State
from herna.kernel.step import Reason, Solution, Step
from herna.kernel.view import Note, Panel, Say, Shelf, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Position = TypeVar("Position", bound=State, default=Any)
    """The state of a game."""
else:
    from typing import TypeVar

    Position = TypeVar("Position")

SEEDS = 1 << 64
MOST_SETTINGS = 512
"""Settings that are kept; ages alone can make any number of them."""


class Setting:
    """A game with its number of players and options fixed. Never changes; shared by all states of a table."""

    programs: Any = ()
    """The programs of the cards by number, if the game has cards that are written in words."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.words = game.words
        self.players = players
        self.options = options
        self._memos: dict[str, Memo[Any]] = {}

    def memo(self, what: str, most: int = MANY) -> Memo[Any]:
        """What somebody (a bot, a forecast) has worked out for this setting; it goes when the setting goes."""
        found = self._memos.get(what)
        if found is None:
            found = self._memos[what] = Memo(most)
        return found

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose as one: everybody alone, or teams, or all of them together."""
        return tuple((seat,) for seat in range(self.players))

    @property
    def together(self) -> bool:
        """Is there nobody to play against? Then all win or lose by what the game asks of them, a single player too; a
        lost game has no winners."""
        return len(self.teams) == 1

    @property
    def nobody_may_win(self) -> bool:
        """Can a game end without winners? Among rivals only where a game says so."""
        return self.together

    def share(self, winners: Sequence[int], seat: int) -> float:
        """What a finished game has brought to a seat: one win, shared among the teams that won; nothing to others."""
        if seat not in winners:
            return 0.0
        return 1 / sum(any(seat in winners for seat in team) for team in self.teams)

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        """What every sentence at the table may ask for: the options, and whatever a game adds to them."""
        return msgspec.structs.asdict(self.options)

    def names(self, kind: str) -> tuple[str, ...]:
        """The short names of all things of a kind, in the order of their numbers: for notation."""
        if kind == "seat":
            return tuple(str(seat + 1) for seat in range(self.players))
        raise KeyError(kind)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        """Every action that can ever be offered in this setting, in a fixed order: for learning machines."""
        raise NotImplementedError(type(self).__name__)


class Game(Generic[Position]):
    """The contract of a game. A room under `games/` subclasses it and fills it in: `class Andor(Game[AndorState])`."""

    name: ClassVar[str]
    rules: ClassVar[int]
    prefix: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    words: ClassVar[Any] = None
    """The vocabulary in which the cards of the game are written, if it has such cards."""
    usual: ClassVar[int | None] = None
    """How many usually play, where it is not the fewest."""
    scenario: ClassVar[str] = ""
    """The option that says which story or scenario is played; nothing: there is only one way to play."""
    file_kind: ClassVar[str] = ""
    """What people can write for the game themselves (`legend`); nothing: there is no such thing."""
    state: ClassVar[type[State]]
    view_type: ClassVar[type[View]] = View
    actions: ClassVar[tuple[type[Action], ...]]
    secret: ClassVar[tuple[type[Action], ...] | None] = None
    """The kinds of actions that another seat may not be able to tell when they are taken; None: any may be such a one.
    Everything else is known to all at once, which is quicker to find out."""
    ends: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of actions that end something (a turn, a phase, a fight): every list has them last, under a key that is
    the same always."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    steps: ClassVar[tuple[type[Step], ...]]
    swing: ClassVar[float] = 10.0
    """By how many points the end of a game among rivals usually differs from what its beginning promises: an analysis
    makes chances of leads by it."""
    aims: ClassVar[tuple[str, ...]] = ()
    """What may matter first where something is solved, in the usual order; each has words, `solve-aim-…`."""
    horizon: ClassVar[int] = 40
    """How many more pieces of a turn (`plans`) the general bots look ahead: few where one piece is a whole turn."""

    def __init__(self) -> None:
        self.option_sheet = OptionSheet(self.name, self.options)
        self.defaults = self.option_sheet.defaults
        self._settings: dict[tuple[int, Options], Setting] = {}

    def __repr__(self) -> str:
        return f"<{self.name}, rules version {self.rules}>"

    # What a game fills in

    def prepare(self, players: int, options: Options) -> Setting:
        """Work out everything that stays the same during a game; refuse options that do not fit together."""
        return Setting(self, players, options)

    def deal(self, setting: Any, seed: Any) -> State:
        """Set the table up: the state before anything has been asked. `seed`, which goes to the state as it is, is a
        number, or the key of a fair shuffle."""
        raise NotImplementedError

    def scores(self, state: Position) -> tuple[int, ...]:
        """The points of every seat as they stand; final once the game is over."""
        raise NotImplementedError

    def winners(self, state: Position) -> tuple[int, ...]:
        """The seats that have won a finished game; none where all have lost together."""
        raise NotImplementedError

    def view(self, state: Position, seat: int | None) -> View:
        """What a seat may see, `None` being a spectator, built up from nothing."""
        raise NotImplementedError

    def views(self, state: Position, seats: Sequence[int | None]) -> Sequence[View]:
        """The views of several seats. A game may make what they see alike only once, and let them share it."""
        return [self.view(state, seat) for seat in seats]

    def deal_again(self, state: Position, seat: int | None, dice: Dice) -> None:
        """Deal everything hidden from the seat again, in place."""
        raise NotImplementedError

    def uncover(self, covered: Any, event: Event) -> Any:
        """What still lies face down after an event, of what a step said it `covers`; None once it has been turned up.

        In doubt it stays covered until the game is over.
        """
        return covered

    def picture(self, view: Any, say: Say) -> tuple[Panel, ...]:
        """The view as blocks of text."""
        raise NotImplementedError

    def spots(self, view: Any, say: Say) -> Mapping[str, Mapping[int, str]]:
        """The parts of the map, each in a sentence that says who and what is there: by their kind and number.

        Where the map is drawn, whoever comes to a part of it hears this.
        """
        return {}

    def label_facts(self, view: Any, action: Action, say: Say) -> dict[str, Any]:
        """What the label of an action tells beside the action's own fields."""
        return {}

    def note(self, view: Any, action: Action, say: Say) -> Note | None:
        """What an offered action costs or brings, where that is worth a note beside its label."""
        return None

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        """Everything in the box that needs an explanation, kind by kind; nothing where the rules say it all."""
        return ()

    def teaches(self, state: Position, seat: int, action: Action) -> bool | None:
        """Would anybody learn something by an offered action, so that it could not be taken back?

        A game answers for what is offered often, from what its seat may know. None: it hangs on what follows, and is
        found out by trying.
        """
        return None

    def unspent(self, view: Any, action: Action, say: Say) -> str | None:
        """What would be lost by an action that ends something, in a sentence: then whoever wants it is asked whether it
        is meant."""
        return None

    def wishes(self, view: Any) -> Sequence[Action]:
        """What the viewer may want to do and cannot: for each of these it can be asked why not."""
        return ()

    def value(self, state: Position, seat: int) -> float:
        """How good a position is for a seat, in points: what the general bots compare."""
        scores = self.scores(state)
        others = [scores[other] for team in state.setting.teams if seat not in team for other in team]
        return scores[seat] - max(others, default=0)

    def plans(self, state: Position, seat: int) -> Sequence[tuple[Action, ...]]:
        """The next pieces of a turn worth trying, each some actions of the seat; in doubt every option alone."""
        return [(action,) for action in state.options(seat)]

    def expected(self, state: Position, seat: int, actions: Sequence[Action]) -> float | None:
        """What a piece of a turn that ends in a roll or a draw is worth on average, in the points of `value`.

        A bot would otherwise judge it by the one outcome it imagined. None: nothing is left to chance, or the game
        cannot say; then the position it leads to decides.
        """
        return None

    def foreseen(self, state: Position, seat: int) -> Position:
        """An imagined state for plans to begin from. Where something moves by chance between two actions of a seat, a
        game may leave it out there: one move that happened to be imagined would decide what looks best."""
        return state

    def rests(self, state: Position, seat: int) -> bool:
        """Has the seat nothing more to decide in its turn, though it still has to end it? Plans stop there: what comes
        afterwards, such as another round, cannot be compared with what comes before."""
        return False

    def reason(self, state: Position, seat: int, actions: Sequence[Action]) -> Reason | None:
        """Why a piece of a turn is a good one, from an imagined state; None where the game has no words for it."""
        return None

    def check_solve(self, state: Position, seat: int, aims: Sequence[str] = ()) -> None:
        """Raise `BadSetting` where a seat has nothing before it that could be solved, or the aims are none."""
        raise BadSetting("nothing-to-solve", game=self.name)

    def solve(
        self,
        state: Position,
        seat: int,
        aims: Sequence[str] = (),
        nodes: int | None = None,
        stop: Callable[[], bool] | None = None,
        seconds: float | None = None,
    ) -> Solution:
        """The best way through what lies before a seat (a fight), searched to its end from what the seat knows.

        `aims` are what matters first, `nodes` how many positions may be looked at, `seconds` how long it may take;
        `stop` is asked now and then whether to give up. Raises `BadSetting` where there is nothing to be solved, as in
        a game that has no such search.
        """
        raise BadSetting("nothing-to-solve", game=self.name)

    def hears(self, state: Position) -> tuple[int, ...]:
        """The seats that bots want to hear before they do anything here, if people play them: where all talk first."""
        return ()

    def advise(self, state: Position, seat: int, stop: Callable[[], bool] | None = None) -> Action | None:
        """What a planner of the game's own would do here, from an imagined state; None where it has no such planner.

        Where chance decides so much, or a plan takes so long, that following single turns leads nowhere, a game knows
        better than the general bots what is to be done. A planner that thinks for long asks `stop` now and then whether
        somebody waits; then it answers with the best it has found so far.
        """
        return None

    def feature_sheet(self, setting: Any) -> FeatureSheet | None:
        """What can be counted in positions of a setting: bots learn from it what a position is worth, environments show
        it to learning machines, data sets keep it. None: the game declares nothing; general features serve instead."""
        return None

    def lessons(self, players: int) -> tuple[Mapping[str, Any], ...]:
        """The options of every way of playing that is learnt for itself: mostly one, with the usual options.

        The feature sheet of each names its `lesson`, by which its weights are found again.
        """
        return ({},)

    def achieved(self, state: Position, seat: int) -> float:
        """How well a finished game has ended for a seat beside who has won, in points: usually by how much it leads."""
        return Game.value(self, state, seat)

    def features(self, view: Any) -> list[float]:
        """A view as numbers of fixed length: for the learning machines of a game without a feature sheet."""
        raise NotImplementedError

    def check_file(self, path: Path, say: Say) -> tuple[str, ...]:
        """What a file says that somebody wrote for the game, in sentences; raises `HernaError` if it is wrong."""
        raise NotImplementedError

    def own_files(self) -> tuple[Path, ...]:
        """The files that the owner of the table has written for the game and wants to play with."""
        return ()

    # What a game offers

    def brings(self, part: str) -> bool:
        """Does the game fill in a part of this contract that not every game needs (`lexicon`, `wishes`)?"""
        return getattr(type(self), part) is not getattr(Game, part)

    def may_be_secret(self, action: Action) -> bool:
        """Could it be that another seat cannot tell what was done?"""
        return self.secret is None or isinstance(action, self.secret)

    def wrong_files(self, say: Say) -> tuple[HernaError, ...]:
        """What is wrong with files of the owner: the game is played without them."""
        wrong = []
        for path in self.own_files():
            try:
                self.check_file(path, say)
            except HernaError as error:
                wrong.append(error)
        return tuple(wrong)

    def new(self, players: int | None = None, seed: int | None = None, **options: Any) -> State:
        """A fresh game, at its first question.

        `players` is the least number the game is for if left out; the same `seed` deals the same game, without one
        each is another; options are keywords. Raises `BadSetting` for what does not exist or does not go together.
        """
        state = self.deal(self.setting(players, **options), self.check_seed(seed))
        state.start()
        return state

    def setting(self, players: int | None = None, **options: Any) -> Setting:
        """The setting for a number of players and their options; raises `BadSetting` for anything unknown."""
        return self.setting_of(players, options)

    def setting_of(self, players: int | None, options: Mapping[str, Any]) -> Setting:
        """The setting for options that come from outside, as a mapping; raises `BadSetting` for anything unknown."""
        chosen = self.check_options(options) if options else self.defaults
        count = self.check_players(players, chosen)
        chosen = self.option_sheet.fitted(chosen, options, count)
        key = (count, chosen)
        if key not in self._settings:
            if len(self._settings) >= MOST_SETTINGS:
                del self._settings[next(iter(self._settings))]
            self._settings[key] = self.prepare(count, chosen)
        return self._settings[key]

    @property
    def usual_players(self) -> int:
        """How many players lobbies propose."""
        return self.usual or min(self.players[-1], max(self.players[0], 3))

    def allowed_players(self, **options: Any) -> tuple[int, ...]:
        """With how many players these options can be played."""
        return self.option_sheet.allowed_players(self.check_options(options), self.players)

    def check_players(self, players: Any, chosen: Options | None = None) -> int:
        """The number of players; for `None` the usual one that goes with the options. Raises `BadSetting` if the game
        is not for their number."""
        if players is None:
            allowed = self.option_sheet.allowed_players(chosen or self.defaults, self.players)
            usual = self.usual or self.players[0]
            return usual if usual in allowed or not allowed else allowed[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            code = "wrong-players" if len(self.players) > 1 else "only-players"
            least, most = self.players[0], self.players[-1]
            raise BadSetting(code, game=self.name, players=str(players), least=least, most=most)
        return players

    def check_seat(self, seat: Any, players: int) -> int:
        """The seat, if it is one of the players'; raises `BadSetting` otherwise."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            named = seat + 1 if isinstance(seat, int) else str(seat)
            raise BadSetting("no-such-seat", game=self.name, seat=named, seats=players)
        return seat

    def check_seed(self, seed: Any) -> int:
        """The seed, a fresh one for `None`; raises `BadSetting` if it is not a whole number from 0 to 2⁶⁴ - 1."""
        if seed is None:
            return secrets.randbits(53)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise BadSetting("wrong-seed", game=self.name, seed=str(seed))
        return seed

    def check_options(self, options: Mapping[str, Any]) -> Options:
        """The options with their defaults; raises `BadSetting`, with what would be right, for any that is not one."""
        return self.option_sheet.read(options)

    def option_info(self) -> tuple[OptionInfo, ...]:
        """Every option with its kind, default and choices, and what it goes with."""
        return self.option_sheet.infos
