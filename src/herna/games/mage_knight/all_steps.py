"""All steps of the game: those of the rules, of the effects and of the language of cards."""

from __future__ import annotations

from herna.games.mage_knight.effects import EFFECT_STEPS
from herna.games.mage_knight.steps.adventure import ServeAltar
from herna.games.mage_knight.steps.banners import KeepBanners
from herna.games.mage_knight.steps.cards import CardDone
from herna.games.mage_knight.steps.combat import BeginAttackPhase, ChooseGuard, Fight, SomethingPlayed
from herna.games.mage_knight.steps.combat_start import CallOut
from herna.games.mage_knight.steps.damage import Assign, AssignDamage, NextAttack, SpareUnit, SufferAttacks
from herna.games.mage_knight.steps.drawing import DRAWING_STEPS
from herna.games.mage_knight.steps.ending import (
    BeforeClearing,
    ChooseVein,
    Clear,
    DiscardBeforeDrawing,
    DiscardDown,
    DrawUp,
    RestInGlade,
    ReturnDice,
    TacticAtEnd,
    UseLongNight,
    UseSpace,
    Withdraw,
)
from herna.games.mage_knight.steps.familiars import KeepFamiliars, RenewMana
from herna.games.mage_knight.steps.interaction import Enlist, LearnSpell, MakeRoom, PayForUnit
from herna.games.mage_knight.steps.levels import ChooseAdvanced, ChooseSkill, LevelUp, ShowDummySkill
from herna.games.mage_knight.steps.mana import NeedMana, PayInEffect, PowerEffect
from herna.games.mage_knight.steps.maze import ChooseCompanion, WalkMaze
from herna.games.mage_knight.steps.outcome import EndCombat
from herna.games.mage_knight.steps.reactions import Forewarn, Forewarned
from herna.games.mage_knight.steps.rewards import (
    GiveRewards,
    NextReward,
    OrderArtifacts,
    PickCard,
    PickCrystal,
    PickUnit,
    PutBackArtifact,
)
from herna.games.mage_knight.steps.round import (
    BeginRound,
    ChooseTactic,
    DummyTurn,
    EndRound,
    NextTurn,
    PrepareRound,
    SetOrder,
)
from herna.games.mage_knight.steps.setup import ChooseDummyHero, ChooseOwnHero, DummyComes, SetUp
from herna.games.mage_knight.steps.turn import DiscardWounds, Turn
from herna.games.mage_knight.steps.turn_start import AskBeforeTurn, BeforeTurn, BeginTurn, Decide, PlayOrAnnounce
from herna.games.programs import PROGRAM_STEPS
from herna.kernel import Step

__all__ = ["STEPS", "SetUp"]

STEPS: tuple[type[Step], ...] = (
    SetUp, ChooseOwnHero, DummyComes, ChooseDummyHero,
    BeginRound, KeepBanners, KeepFamiliars, RenewMana,
    PrepareRound, ChooseTactic, SetOrder, NextTurn, DummyTurn, EndRound,
    BeginTurn, BeforeTurn, AskBeforeTurn, Decide, PlayOrAnnounce, Turn, DiscardWounds, NeedMana, PowerEffect,
    PayInEffect, CardDone,
    ChooseCompanion, WalkMaze, ChooseVein, Forewarn, Forewarned, LearnSpell, Enlist, PayForUnit,
    MakeRoom, ServeAltar,
    CallOut, Fight, SomethingPlayed, ChooseGuard, BeginAttackPhase, SufferAttacks, NextAttack, Assign, AssignDamage,
    SpareUnit, EndCombat,
    ReturnDice, Withdraw, BeforeClearing, Clear, UseSpace, RestInGlade, GiveRewards, NextReward, PickCrystal, PickCard,
    PickUnit, PutBackArtifact, OrderArtifacts, LevelUp, ShowDummySkill, ChooseSkill, ChooseAdvanced,
    DiscardDown, TacticAtEnd, DrawUp, UseLongNight,
    DiscardBeforeDrawing,
    *DRAWING_STEPS,
    *EFFECT_STEPS, *PROGRAM_STEPS,
)  # fmt: skip
