"""What there is to play: games with their content, rules and guided first game."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, MediaType, get
from litestar.params import FromPath, QueryParameter

from herna import bots
from herna.games import folder, names
from herna.games import game as find_game
from herna.kernel import Action, Event, OptionInfo, Shelf, kebab, references, verb
from herna.server.refusals import told
from herna.table import TOLD_BY_THE_TABLE, TableError
from herna.words import Chapter, rulebook, say
from herna.words.languages import check as check_language
from herna.words.speech import own_text

CACHED = {"cache-control": "public, max-age=300"}


class GameInfo(msgspec.Struct, frozen=True):
    """A game as a lobby shows it. `actions` and `events` say which fields point at which kind of thing."""

    name: str
    prefix: str
    rules: int
    least: int
    most: int
    usual: int
    """How many players a lobby proposes."""
    scenario: str
    """The option that says which story or scenario is played; empty where there is none."""
    options: tuple[OptionInfo, ...]
    actions: dict[str, dict[str, str]]
    events: dict[str, dict[str, str]]
    levels: tuple[str, ...]
    tutorial: bool
    lexicon: bool
    """Is there something in the box that is explained thing by thing?"""
    wishes: bool
    """Can it be asked what is not offered, and why?"""
    secret: tuple[str, ...]
    """The actions that others may not learn of when they are taken."""
    own_fields: tuple[str, ...]
    """The fields of a view that differ from seat to seat without anything being secret."""


@cache
def game_info(name: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        name=game.name,
        prefix=game.prefix,
        rules=game.rules,
        least=game.players[0],
        most=game.players[-1],
        usual=game.usual_players,
        scenario=game.scenario,
        options=game.option_info(),
        actions={verb(kind): dict(references(kind)) for kind in game.actions},
        events={
            **TOLD_BY_THE_TABLE,
            **{_tag(kind): dict(references(cast("type[Action]", kind))) for kind in game.events},
        },
        levels=bots.levels(),
        tutorial=(folder(name) / "tutorial.toml").is_file(),
        lexicon=game.brings("lexicon"),
        wishes=game.brings("wishes"),
        secret=tuple(verb(kind) for kind in (game.actions if game.secret is None else game.secret)),
        own_fields=game.view_type.own,
    )


def _tag(kind: type[Event]) -> str:
    return kebab(kind.__name__)


@cache
def content(name: str) -> dict[str, Any]:
    """The content files of a game, by their name."""
    files = sorted((folder(name) / "content").glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}


def tutorial(name: str) -> dict[str, Any]:
    file = folder(name) / "tutorial.toml"
    if not file.is_file():
        raise TableError("no-tutorial", game=name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", response_headers=CACHED, sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """Every game that can be played."""
        return [game_info(name) for name in names()]

    @get("/{name:str}/content", response_headers=CACHED, responses=told(400, 404, 429), sync_to_thread=False)
    def content(self, name: FromPath[str]) -> dict[str, Any]:
        """Cards, maps and tokens, as the game's content files have them."""
        return content(name)

    @get("/{name:str}/rulebook", response_headers=CACHED, responses=told(400, 404, 429), sync_to_thread=False)
    def rulebook(
        self,
        name: FromPath[str],
        language: Annotated[str, QueryParameter(description="`cs` or `en`", max_length=8)] = "en",
    ) -> tuple[Chapter, ...]:
        """The rules in our own words, clause by clause."""
        return rulebook(find_game(name).name, check_language(language))

    @get("/{name:str}/lexicon", response_headers=CACHED, responses=told(400, 404, 429), sync_to_thread=False)
    def lexicon(
        self,
        name: FromPath[str],
        language: Annotated[str, QueryParameter(description="`cs` or `en`", max_length=8)] = "en",
    ) -> tuple[Shelf, ...]:
        """Everything in the box that needs an explanation, kind by kind; nothing where the rules say it all."""
        game = find_game(name)
        return game.lexicon(say(check_language(language), game.name))

    @get("/{name:str}/words", media_type=MediaType.TEXT, responses=told(400, 404, 429), sync_to_thread=False)
    def words(
        self,
        name: FromPath[str],
        language: Annotated[str, QueryParameter(description="`cs` or `en`", max_length=8)] = "en",
    ) -> str:
        """The game's own messages as Fluent text: for a page that was built before the game came."""
        return own_text(check_language(language), find_game(name).name)

    @get("/{name:str}/tutorial", responses=told(400, 404, 429), sync_to_thread=False)
    def tutorial(self, name: FromPath[str]) -> dict[str, Any]:
        """The guided first game."""
        return tutorial(name)
