"""The rules, one small file for each chapter."""

from __future__ import annotations

from herna.games.monster_lands.steps.armory import BuyDefenses
from herna.games.monster_lands.steps.battle import BeginBattle, EndBattle, Fight
from herna.games.monster_lands.steps.campaign import NextGame, Rate, begin
from herna.games.monster_lands.steps.cleanup import (
    BeforeWages,
    CheckGlory,
    ChooseChief,
    ChooseFirst,
    ClearBoard,
    EndGame,
    HealAtHome,
    PrepareBoard,
    ReplaceChiefs,
    SpreadPanic,
    Wages,
)
from herna.games.monster_lands.steps.conflict import (
    AimTrick,
    BeginConflict,
    Conflict,
    DecideToCancel,
    DecideToReveal,
    StealDice,
)
from herna.games.monster_lands.steps.conquest import AskToTry, Conquer, JudgeConquest, SettleNow, TryLand
from herna.games.monster_lands.steps.deployment import NextTurn, Turn
from herna.games.monster_lands.steps.discarding import DiscardTraps
from herna.games.monster_lands.steps.free import BeforePaying
from herna.games.monster_lands.steps.hiring import HireFree
from herna.games.monster_lands.steps.laboratory import MixFlasks
from herna.games.monster_lands.steps.lodge import PickTraps, RefillLodge
from herna.games.monster_lands.steps.looting import PickLoot, RefillLoot, ShareLoot
from herna.games.monster_lands.steps.market import PickGear, PlaceGear, RefillMarket, TakeFreeGear
from herna.games.monster_lands.steps.member_attack import JudgeAttack, MemberAttack, MonsterGone, UseFittingLoot
from herna.games.monster_lands.steps.missions import (
    AskToPay,
    DecideToPay,
    FinishRoll,
    JudgeMissions,
    PayMissions,
    PayWithTrap,
    RollMission,
    RollMissions,
)
from herna.games.monster_lands.steps.monster_attack import (
    Assault,
    ChooseTarget,
    DecideToDivert,
    Defend,
    Divert,
    DivertByTricks,
    MainAttack,
    MonsterAttack,
    Strike,
    StrikeAll,
    ThrowMagicAway,
)
from herna.games.monster_lands.steps.outing import ChooseMember, Load
from herna.games.monster_lands.steps.pawnshop import PawnMore
from herna.games.monster_lands.steps.revealing import RevealTraps
from herna.games.monster_lands.steps.rolling import Rolling
from herna.games.monster_lands.steps.round import (
    BeginDeployment,
    BeginPhase,
    BeginRound,
    ChooseGift,
    ChooseGiftDie,
    FillPools,
    GuardGate,
    MoreMonsters,
    Rebirth,
    RollHaggling,
)
from herna.games.monster_lands.steps.sam import SamFights, SamRemoves, SamsTurn
from herna.games.monster_lands.steps.settled import ChooseLoot, LayOnLand
from herna.games.monster_lands.steps.setup import ChooseOwnClan, SetUp
from herna.games.monster_lands.steps.tavern import HireOne, RefillTavern
from herna.games.monster_lands.steps.wages import ChooseDeserter, PayDay
from herna.kernel import Step

__all__ = ["STEPS", "begin"]

STEPS: tuple[type[Step], ...] = (
    SetUp, ChooseOwnClan,
    BeginRound, BeginPhase, Rebirth, MoreMonsters, FillPools, ChooseGiftDie, ChooseGift, RollHaggling,
    BeginDeployment,
    NextTurn, Turn, PickTraps, RefillLodge, DiscardTraps, MixFlasks, HireOne, HireFree, RefillTavern, BuyDefenses,
    PawnMore, PickGear, PlaceGear, RefillMarket, TakeFreeGear, ChooseMember, Load, LayOnLand, ChooseLoot, BeforePaying,
    RollMissions, RollMission, FinishRoll, JudgeMissions, PayMissions, AskToPay, DecideToPay, PayWithTrap,
    BeginBattle, RevealTraps, Fight, EndBattle, MonsterAttack, StrikeAll, Divert, ChooseTarget, MainAttack, Assault,
    ThrowMagicAway, Strike, Defend, MemberAttack, JudgeAttack, MonsterGone, UseFittingLoot, Rolling,
    BeginConflict, Conflict, DecideToReveal, AimTrick, DecideToCancel, StealDice, DivertByTricks, DecideToDivert,
    Conquer, AskToTry, TryLand, JudgeConquest, SettleNow, ShareLoot, PickLoot, RefillLoot,
    ClearBoard, HealAtHome, SpreadPanic, ReplaceChiefs, ChooseChief, Wages, BeforeWages, PayDay, ChooseDeserter,
    CheckGlory, EndGame, PrepareBoard, ChooseFirst,
    GuardGate, SamsTurn, SamFights, SamRemoves, Rate, NextGame,
)  # fmt: skip
