"""A legend file in a few sentences: what its author wants to see before trying it."""

from __future__ import annotations

from collections import Counter

from herna.games.andor.legend.story import Legend
from herna.games.andor.vocabulary import conditions as when
from herna.games.andor.vocabulary.values import LETTERS, Amount, amount
from herna.games.programs import Condition
from herna.games.programs.words import AnyOf, Not, tag_of
from herna.kernel import Say


def summary(legend: Legend, say: Say) -> tuple[str, ...]:
    """Title, board, levels, cards by letter, and how it is won."""
    title = legend.title.cs if say("language") == "cs" else legend.title.en
    levels = [say(f"level-{level}") for level in legend.levels]
    letters = Counter(card.letter for card in legend.card)
    cards = [f"{letter} {letters[letter]}" for letter in LETTERS if letter in letters]
    return (
        say("own-legend-fine", title=title, name=legend.id),
        say("own-legend-played", board=legend.board, levels=levels, heroes=[str(count) for count in legend.heroes]),
        say("own-legend-cards", n=len(legend.card), cards=cards, others=letters[None]),
        *(say("own-legend-won-when", condition=told(one, legend, say)) for one in legend.win),
        *(say("own-legend-lost-when", condition=told(one, legend, say)) for one in legend.lose),
    )


def told(condition: Condition, legend: Legend, say: Say) -> str:
    """A condition in words."""
    facts = {name: getattr(condition, name) for name in condition.__struct_fields__}
    match condition:
        case when.PieceAt(what) | when.Lost(what) | when.Defeated(what):
            facts["what"] = named(what, say)
        case when.Delivered(n):
            facts["n"] = amounts(n, legend)
        case when.AtLevel(of):
            facts["of"] = [say(f"level-{level}") for level in of]
        case Not(conditions) | AnyOf(conditions):
            name = condition.__struct_fields__[0]
            facts[name] = "; ".join(told(one, legend, say) for one in conditions)
    return say(f"condition-{tag_of(type(condition))}", **facts)


def named(what: str, say: Say) -> str:
    """A piece or a creature by its name; words that mean several kinds of pieces have messages of their own."""
    for message in (f"piece-{what}", f"creature-{what}", f"pieces-{what}"):
        if (name := say(message)) != message:
            return name
    return what


def amounts(value: Amount, legend: Legend) -> str:
    """A number, or the different ones it can be, from the fewest heroes and the first level on."""
    found = [amount(value, heroes, level) for level in legend.levels for heroes in legend.heroes]
    return "/".join(str(number) for number in dict.fromkeys(found))
