"""Counters."""

from __future__ import annotations

from herna.games.mage_knight.vocabulary.roots import KnightCounter


class WoundsHandAndUnits(KnightCounter, frozen=True, tag="wounds-hand-and-units"):
    """Wounds in hand and on one's own units."""


class EnemiesBlocked(KnightCounter, frozen=True, tag="enemies-blocked"):
    """Enemies all of whose attacks were blocked in this turn, without summoned ones."""


class EnemiesFaced(KnightCounter, frozen=True, tag="enemies-faced"):
    """Enemy tokens in the combat."""


class ReadyUnwoundedUnits(KnightCounter, frozen=True, tag="ready-unwounded-units"):
    """Ready units of one's own that bear no wound."""


class CrystalColoursOwned(KnightCounter, frozen=True, tag="crystal-colours-owned"):
    """Colours of which one owns a crystal."""


class FullCrystalSets(KnightCounter, frozen=True, tag="full-crystal-sets"):
    """Sets of one crystal of each basic colour."""


class EmptyCommandTokens(KnightCounter, frozen=True, tag="empty-command-tokens"):
    """Command tokens without a unit."""


class BlockedEnemyTraits(KnightCounter, frozen=True, tag="blocked-enemy-traits"):
    """Abilities, colours of attack (cold fire two) and resistances of the blocked enemy; none with arcane immunity."""


class TargetResistances(KnightCounter, frozen=True, tag="target-resistances"):
    """Resistances of the target."""


class ExcessBlock(KnightCounter, frozen=True, tag="excess-block"):
    """Block points above what was needed."""


class TerrainCostHere(KnightCounter, frozen=True, tag="terrain-cost-here"):
    """The cost of the hero's space on the board, a mountain 5, a lake 2."""


class UnitLevel(KnightCounter, frozen=True, tag="unit-level"):
    """The level of the unit this is bought for."""


class OwnRedToken(KnightCounter, frozen=True, tag="own-red-token"):
    """1 if the mana token on this unit is red."""


class OwnBlueToken(KnightCounter, frozen=True, tag="own-blue-token"):
    """1 if the mana token on this unit is blue."""


class OwnWhiteToken(KnightCounter, frozen=True, tag="own-white-token"):
    """1 if the mana token on this unit is white."""


class OwnGreenToken(KnightCounter, frozen=True, tag="own-green-token"):
    """1 if the mana token on this unit is green."""
