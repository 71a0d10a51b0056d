"""What actions refer to: cards, hexes, units and so on by number, and words they can hold."""

from __future__ import annotations

from typing import Annotated, Literal

from herna.kernel import Ref

CardNumber = Annotated[int, Ref("card")]
ColourNumber = Annotated[int, Ref("colour")]
EnemyNumber = Annotated[int, Ref("enemy")]
HeroNumber = Annotated[int, Ref("hero")]
HexNumber = Annotated[int, Ref("hex")]
PositionNumber = Annotated[int, Ref("position")]
SkillNumber = Annotated[int, Ref("skill")]
TacticNumber = Annotated[int, Ref("tactic")]
UnitNumber = Annotated[int, Ref("unit")]

ManaKind = Literal["token", "crystal", "die", "kept-die"]
Strength = Literal["basic", "strong"]
Shape = Literal["move", "attack", "block"]
SidewaysKind = Literal["move", "influence", "attack", "block"]
Reward = Literal["spell", "artifact", "advanced-action", "unit", "crystal", "crystals-each-colour", "chosen-crystal"]
