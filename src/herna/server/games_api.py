"""What there is to play: games with their content, rules and guided first game."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from herna import bots
from herna.games import folder, names
from herna.games import game as find_game
from herna.kernel import Action, Event, OptionInfo, Shelf, kebab, references, verb
from herna.server.kept import kept
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
    """The bots that a lobby offers; the one that it proposes stands last."""
    usual_level: str
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
        usual_level=bots.USUAL,
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


def games() -> list[GameInfo]:
    return [game_info(name) for name in names()]


def chapters(name: str, language: str) -> tuple[Chapter, ...]:
    return rulebook(name, language)


def lexicon(name: str, language: str) -> tuple[Shelf, ...]:
    return find_game(name).lexicon(say(language, name))


def messages(name: str, language: str) -> str:
    return own_text(language, name)


Language = Annotated[str, QueryParameter(description="`cs` or `en`", max_length=8)]


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def games(self) -> Response[list[GameInfo]]:
        """Every game that can be played."""
        return await kept(games, headers=CACHED)

    @get("/{name:str}/content", responses=told(400, 404, 429))
    async def content(self, name: FromPath[str]) -> Response[dict[str, Any]]:
        """Cards, maps and tokens, as the game's content files have them."""
        return await kept(content, find_game(name).name, headers=CACHED)

    @get("/{name:str}/rulebook", responses=told(400, 404, 429))
    async def rulebook(self, name: FromPath[str], language: Language = "en") -> Response[tuple[Chapter, ...]]:
        """The rules in our own words, clause by clause."""
        return await kept(chapters, find_game(name).name, check_language(language), headers=CACHED)

    @get("/{name:str}/lexicon", responses=told(400, 404, 429))
    async def lexicon(self, name: FromPath[str], language: Language = "en") -> Response[tuple[Shelf, ...]]:
        """Everything in the box that needs an explanation, kind by kind; nothing where the rules say it all."""
        return await kept(lexicon, find_game(name).name, check_language(language), headers=CACHED)

    @get("/{name:str}/words", media_type=MediaType.TEXT, responses=told(400, 404, 429))
    async def words(self, name: FromPath[str], language: Language = "en") -> Response[str]:
        """The game's own messages as Fluent text: for a page that was built before the game came."""
        facts = find_game(name).name, check_language(language)
        return await kept(messages, *facts, media_type=MediaType.TEXT)

    @get("/{name:str}/tutorial", responses=told(400, 404, 429))
    async def tutorial(self, name: FromPath[str]) -> Response[dict[str, Any]]:
        """The guided first game."""
        return await kept(tutorial, find_game(name).name)
