"""Sentences: actions, events, questions and errors in words.

A message is given the fields of the action or event. A field that points at a thing is told by the thing's name (the
message `<kind>-<name>`, where there is one, after the short name that a player types); a seat by the player's name;
a text by the message `<field>-<text>`, where there is one; a `Wording` in the language spoken; a list with one number
for every seat by "Anna 3, Eva 1".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from herna.games import game as room
from herna.games import names as room_names
from herna.games.programs.telling import sentence
from herna.kernel import Action, Event, HernaError, OptionInfo, Reason, Setting, View, Wording, kebab, references, verb
from herna.words.speech import Speech, say

PEOPLE = ("seat", "owner")
OFFERED_SHOWN = 8


def seat_name(n: int, names: Sequence[str], language: str) -> str:
    """The name of the player in seat `n` (from 0), else "Player 1".

    >>> seat_name(0, ("", "Eva"), "en"), seat_name(1, ("", "Eva"), "en")
    ('Player 1', 'Eva')
    """
    return say(language, None, names)("seat", n=n + 1)


def label(
    view: View, action: Action, language: str, names: Sequence[str] = (), *, setting: Setting | None = None
) -> str:
    """An action in words."""
    return spoken_label(view, action, setting or setting_of(view), say(language, view.game, names))


def answer(
    view: View, action: Action, language: str, names: Sequence[str] = (), *, setting: Setting | None = None
) -> str:
    """An action in words with what it costs or brings, for a list of what may be done that has one line for each."""
    speech = say(language, view.game, names)
    setting = setting or setting_of(view)
    words = spoken_label(view, action, setting, speech)
    note = setting.game.note(view, action, speech)
    told = "; ".join(part for part in (note.spoken, note.about) if part) if note else ""
    return speech("action-noted", label=words, note=told) if told else words


def spoken_label(view: View, action: Action, setting: Setting, speech: Speech) -> str:
    """The label of an action, as this speech says it."""
    facts = _facts(action, setting, speech) | setting.game.label_facts(view, action, speech)
    return speech(f"action-{verb(type(action))}", **facts)


def kind_text(action: Action, setting: Setting, speech: Speech) -> str:
    """What an action is one of ("Walk"), for a list that shows those of a kind as one."""
    return speech(f"group-{verb(type(action))}", **_facts(action, setting, speech))


def event_text(setting: Setting, event: Event, language: str, names: Sequence[str] = ()) -> str:
    """What happened, in words, for the log."""
    return spoken_event(setting, event, say(language, setting.game.name, names))


def spoken_event(setting: Setting, event: Event, speech: Speech) -> str:
    """What happened, as this speech says it."""
    return speech(f"event-{kebab(type(event).__name__)}", **_facts(event, setting, speech))


def prompt_text(view: View, language: str, names: Sequence[str] = ()) -> str:
    """What the viewer is asked; else whom the table waits for, or who has won."""
    speech = say(language, view.game, names)
    if view.over:
        winners = [speech("seat", n=seat + 1) for seat in view.winners]
        return speech("prompt-over", winners=winners, count=len(winners), end=end_of(view))
    if view.prompt is not None:
        table = setting_of(view).facts
        facts = {name: _worded(name, value, speech, table) for name, value in view.prompt.facts.items()}
        return speech(f"prompt-{view.prompt.id}", **{**table, **facts})
    waited = [speech("seat", n=seat + 1) for seat in view.seats_awaited]
    return speech("prompt-waiting", seats=waited, count=len(waited))


def reason_text(setting: Setting, reason: Reason, language: str) -> str:
    """Why something is the thing to do, in one line."""
    speech = say(language, setting.game.name)
    facts = {name: _worded(name, value, speech, setting.facts) for name, value in reason.facts.items()}
    return speech(f"reason-{reason.id}", **{**setting.facts, **facts})


def end_of(view: View) -> str:
    """How a game has ended, for the sentence that says so.

    `won` and `lost` where there was nobody to play against; else `nobody`, `one` seat, one `team`, or a win that is
    `shared`.
    """
    won = [team for team in view.teams if any(seat in view.winners for seat in team)]
    if len(view.teams) == 1:
        return "won" if won else "lost"
    if len(won) != 1:
        return "shared" if won else "nobody"
    return "one" if len(won[0]) == 1 else "team"


def choice_text(info: OptionInfo, choice: Any, speech: Speech) -> str:
    """One of the choices of an option, as lobbies show it."""
    title = info.titles.get(str(choice))
    if title is not None:
        return str(getattr(title, speech.language))
    return speech("switch", on=str(choice).lower()) if info.kind == "switch" else speech(f"option-{info.name}-{choice}")


def error_text(error: HernaError, language: str, offered: str | None = None) -> str:
    """What is wrong and what would be right, with the clause of the rules that says so.

    What is possible instead is told in notation, for people who type. `offered` says it otherwise, for people who
    point; where the words for those are others too, they are called `error-<code>-pointed`.
    """
    speech = say(language, error.game)
    facts = dict(error.facts)
    if "why" in facts:
        cause = error.__cause__
        why = error_text(cause, language) if isinstance(cause, HernaError) else str(facts["why"])
        facts["why"] = why.removesuffix(".") + "."
    if "offered" in facts:
        facts["offered"] = _shortened(facts["offered"]) if offered is None else offered
    if "to_act" in facts:
        facts["to_act"] = [speech("seat", n=n) for n in facts["to_act"]]
    if error.game in room_names():
        facts |= _about_options(error.game, facts, speech)
    facts["game"] = speech("game-title") if speech.knows("game-title") else error.game or ""
    kinds = _kinds_of_fields(error.game) if error.game in room_names() else {}
    for name, value in facts.items():
        if isinstance(value, str) and kinds.get(name, "seat") not in PEOPLE:
            facts[name] = _thing(kinds[name], value, speech, {})
        elif isinstance(value, list | tuple):
            facts[name] = [_worded(name, item, speech, {}) for item in value]
    # A selector cannot ask for an empty text, so nothing is told as "none".
    facts = {name: "none" if value in ("", [], ()) else value for name, value in facts.items()}
    pointed = f"error-{error.code}-pointed"
    text = speech(pointed if offered is not None and speech.knows(pointed) else f"error-{error.code}", **facts)
    return speech("error-cited", text=text.removesuffix("."), clause=error.clause) if error.clause else text


def _about_options(game: str, facts: Mapping[str, Any], speech: Speech) -> dict[str, Any]:
    """What an error says about options, in the words in which lobbies show them."""
    known = {info.name: info for info in room(game).option_info()}
    told: dict[str, Any] = {}
    for fact, title in (("option", "title"), ("other", "other_title")):
        if facts.get(fact) in known:
            told[title] = speech(f"option-{facts[fact]}")
    if facts.get("other") in known:
        other = known[facts["other"]]
        told["right"] = [choice_text(other, choice, speech) for choice in facts["right"]]
        told["found"] = choice_text(other, facts["found"], speech)
    if isinstance(facts.get("value"), bool):
        told["value"] = speech("switch", on=str(facts["value"]).lower())
    return told


def setting_of(view: View) -> Setting:
    """A setting in which things are called as at the table the view shows.

    A view tells those options that change what is seen, under their own names; the rest does not matter to words.
    """
    game = room(view.game)
    names = [name for name in game.options.__struct_fields__ if name not in view.homonyms]
    told = {name: getattr(view, name) for name in names if hasattr(view, name)}
    for info in game.option_info():
        if told.get(info.name, info.default) != info.default:
            # What it goes with need not be told, and still has to be so.
            told = {other: right[0] for other, right in info.needs(view.players).items()} | told
    return game.setting(view.players, **told)


def _facts(told: Action | Event, setting: Setting, speech: Speech) -> dict[str, Any]:
    """The fields as the message wants them, and what every sentence at the table may ask for."""
    table = setting.facts
    facts = dict(table)
    kinds = references(type(told))
    for name in told.__struct_fields__:
        value = getattr(told, name)
        if name in kinds:
            facts[name] = _pointed_at(kinds[name], value, setting, speech, table)
        elif isinstance(value, tuple) and len(value) == setting.players:
            facts[name] = [speech("seat-number", seat=speech("seat", n=n), number=m) for n, m in enumerate(value, 1)]
        else:
            facts[name] = _worded(name, value, speech, table)
            if isinstance(value, int):
                # What became less is told as a loss: nobody says that something "changes by −3".
                facts[f"{name}_lost"] = max(0, -value)
    return facts


def _pointed_at(kind: str, number: int, setting: Setting, speech: Speech, table: Mapping[str, Any]) -> str:
    """The name of the thing with that number."""
    if kind == "effect":
        return sentence(setting.programs[number], speech)
    if kind in PEOPLE:
        return speech("seat", n=number + 1) if number < setting.players else speech("owner-neutral")
    names = setting.names(kind)
    return _thing(kind, names[number], speech, table) if 0 <= number < len(names) else str(number)


def _thing(kind: str, name: str, speech: Speech, table: Mapping[str, Any]) -> str:
    """A thing by the short name that is typed and drawn, and by the full one: "A13 Heart".

    A game may have kinds of things that are known otherwise; then its message `thing-<kind>` says how.
    """
    message = f"{kind}-{name}"
    if not speech.knows(message):
        return name
    full = speech(message, **table)
    if speech.drawn and speech.knows(f"page-thing-{kind}"):
        return speech(f"page-thing-{kind}", short=name, name=full)
    return speech(f"thing-{kind}", short=name, name=full) if speech.knows(f"thing-{kind}") else f"{name} {full}"


def _worded(field: str, value: Any, speech: Speech, table: Mapping[str, Any]) -> Any:
    """A text by the message that says it, if there is one, or in the language spoken; anything else as it is.

    A text of several short names (`S2 S2 M5`) is told name by name, equal ones together: "2× strength 2, magic 5".
    """
    if isinstance(value, Wording):
        return str(getattr(value, speech.language))
    if not isinstance(value, str):
        return value
    parts = Counter(value.split(" "))
    if not all(speech.knows(f"{field}-{part}") for part in parts):
        return value
    worded = [(speech(f"{field}-{part}", **table), n) for part, n in parts.items()]
    return ", ".join(f"{n}× {text}" if n > 1 else text for text, n in worded)


def _shortened(offered: Sequence[str]) -> str:
    shown = ", ".join(offered[:OFFERED_SHOWN])
    return f"{shown} …" if len(offered) > OFFERED_SHOWN else shown


@cache
def _kinds_of_fields(game: str | None) -> Mapping[str, str]:
    """What the fields of a game's actions point at: errors use the same names for the same things."""
    assert game is not None
    found: dict[str, str] = {}
    for kind in room(game).actions:
        found |= references(kind)
    return found
