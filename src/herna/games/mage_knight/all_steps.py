"""All steps of the game: those of the rules, of the effects and of the language of cards."""

from __future__ import annotations

from herna.games.mage_knight.effects import EFFECT_STEPS
from herna.games.mage_knight.steps.adventure import ServeAltar
from herna.games.mage_knight.steps.agreement import AgreeOnTactic
from herna.games.mage_knight.steps.auction import AUCTION_STEPS
from herna.games.mage_knight.steps.banners import KeepBanners
from herna.games.mage_knight.steps.card_play import CardDone
from herna.games.mage_knight.steps.chosen import ChooseChosen
from herna.games.mage_knight.steps.draft import DRAFT_STEPS
from herna.games.mage_knight.steps.drawing import DRAWING_STEPS
from herna.games.mage_knight.steps.ending import (
    BeforeClearing,
    ChooseVein,
    Clear,
    CloseTurn,
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
from herna.games.mage_knight.steps.fight.damage import Assign, AssignDamage, NextAttack, SpareUnit, SufferAttacks
from herna.games.mage_knight.steps.fight.die import SetSecretDie
from herna.games.mage_knight.steps.fight.phases import PHASE_STEPS
from herna.games.mage_knight.steps.fight.start import CallOut
from herna.games.mage_knight.steps.fight.striking import ChooseDefender
from herna.games.mage_knight.steps.glades import MarkGladeHere
from herna.games.mage_knight.steps.interaction import Enlist, LearnSpell, MakeRoom, PayForUnit
from herna.games.mage_knight.steps.joint.assault import (
    ConquerOrRetreat,
    EnterCity,
    GoIn,
    OpenPart,
    PartDone,
    RecoverFromAssault,
    TakePart,
)
from herna.games.mage_knight.steps.joint.proposal import AnswerAll, ShareOut
from herna.games.mage_knight.steps.levels import ChooseAdvanced, ChooseSkill, LevelUp, ShowDummySkill
from herna.games.mage_knight.steps.maze import ChooseCompanion, WalkMaze
from herna.games.mage_knight.steps.paying import NeedMana, PayInEffect, PowerEffect
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
from herna.games.mage_knight.steps.rivals.challenge import AttendFight
from herna.games.mage_knight.steps.rivals.damage import ChooseDamage, DealDamage
from herna.games.mage_knight.steps.rivals.exchange import BlockRival, FromAfar, HandToHand, NextStrike, StrikeRival
from herna.games.mage_knight.steps.rivals.outcome import NobodyGoesOn, RecoverFromFight
from herna.games.mage_knight.steps.round import (
    AfterRound,
    BeginRound,
    ChooseTactic,
    DummyTurn,
    EndRound,
    NextTurn,
    PrepareRound,
    SetOrder,
)
from herna.games.mage_knight.steps.secrets import ChooseHideout, HideBeside
from herna.games.mage_knight.steps.setup import ChooseDummyHero, ChooseOwnHero, DummyComes, SetUp
from herna.games.mage_knight.steps.surrender import AskGivingUp, OfferGivingUp
from herna.games.mage_knight.steps.turn.hub import DiscardWounds, PlayTurn
from herna.games.mage_knight.steps.turn.opening import AskBeforeTurn, BeforeTurn, BeginTurn, Decide, PlayOrAnnounce
from herna.games.mage_knight.steps.upgrades import UPGRADE_STEPS
from herna.games.programs import PROGRAM_STEPS
from herna.kernel import Step

__all__ = ["STEPS", "SetUp"]

STEPS: tuple[type[Step], ...] = (
    SetUp, ChooseOwnHero, DummyComes, ChooseDummyHero,
    BeginRound, KeepBanners, KeepFamiliars, RenewMana,
    PrepareRound, ChooseTactic, SetOrder, NextTurn, DummyTurn, EndRound, AfterRound,
    BeginTurn, BeforeTurn, AskBeforeTurn, Decide, PlayOrAnnounce, PlayTurn, DiscardWounds, NeedMana, PowerEffect,
    PayInEffect, CardDone,
    ChooseCompanion, WalkMaze, ChooseVein, Forewarn, Forewarned, LearnSpell, Enlist, PayForUnit,
    MakeRoom, ServeAltar,
    CallOut, *PHASE_STEPS, ChooseDefender, SufferAttacks, NextAttack, Assign, AssignDamage,
    SpareUnit,
    AttendFight, FromAfar, HandToHand, StrikeRival, BlockRival, DealDamage, ChooseDamage, NextStrike, NobodyGoesOn,
    RecoverFromFight,
    ShareOut, AnswerAll, TakePart, OpenPart, GoIn, EnterCity, PartDone, ConquerOrRetreat, RecoverFromAssault,
    ReturnDice, Withdraw, BeforeClearing, Clear, UseSpace, RestInGlade, GiveRewards, NextReward, PickCrystal, PickCard,
    PickUnit, PutBackArtifact, OrderArtifacts, LevelUp, ShowDummySkill, ChooseSkill, ChooseAdvanced,
    DiscardDown, TacticAtEnd, DrawUp, CloseTurn, UseLongNight,
    DiscardBeforeDrawing,
    HideBeside, ChooseHideout, MarkGladeHere, AgreeOnTactic,
    OfferGivingUp, AskGivingUp, ChooseChosen,
    SetSecretDie, *AUCTION_STEPS, *DRAFT_STEPS, *UPGRADE_STEPS,
    *DRAWING_STEPS,
    *EFFECT_STEPS, *PROGRAM_STEPS,
)  # fmt: skip
