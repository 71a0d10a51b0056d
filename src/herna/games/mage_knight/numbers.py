"""The numbers of all programs of a setting, made once for all settings that have the same pieces."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakValueDictionary

from herna.games.mage_knight.components import CardInfo, SkillInfo, TacticInfo, UnitInfo
from herna.games.programs import Programs

NO_PROGRAM = (-1,)
"""The wound comes first among the cards and has no program."""


class Numbers:
    """The programs of cards, skills, tactics and units, each by its number."""

    def __init__(
        self,
        cards: Sequence[CardInfo],
        skills: Sequence[SkillInfo],
        tactics: Sequence[TacticInfo],
        units: Sequence[UnitInfo],
    ) -> None:
        self.pieces = (*cards, *skills, *tactics, *units)
        self.programs = programs = Programs()
        self.basic = NO_PROGRAM + tuple(programs.add(card.basic) for card in cards)
        self.strong = NO_PROGRAM + tuple(programs.add(card.strong) for card in cards)
        self.attach = NO_PROGRAM + tuple(programs.add(card.attach) for card in cards)
        self.skills = tuple(programs.add(skill.do) for skill in skills)
        self.tactics = tuple(programs.add(tactic.do) for tactic in tactics)
        self.abilities = tuple(tuple(programs.add(ability.do) for ability in unit.abilities) for unit in units)
        programs.freeze()


SHARED: WeakValueDictionary[tuple[int, ...], Numbers] = WeakValueDictionary()
"""Those that some setting uses, by the pieces themselves, which live as long as their numbers."""


def numbers_of(
    cards: Sequence[CardInfo], skills: Sequence[SkillInfo], tactics: Sequence[TacticInfo], units: Sequence[UnitInfo]
) -> Numbers:
    """The numbers of these pieces: those of an equal setting if there is one."""
    key = tuple(id(piece) for piece in (*cards, *skills, *tactics, *units))
    found = SHARED.get(key)
    if found is None:
        found = SHARED[key] = Numbers(cards, skills, tactics, units)
    return found
