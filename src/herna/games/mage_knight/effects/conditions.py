"""Conditions and counters of the cards."""

from __future__ import annotations

from herna.games.mage_knight.foes import fighting, info_of, resists_of
from herna.games.mage_knight.hero import can_act, site_at
from herna.games.mage_knight.land import FORTIFIED, hex_at, terrain_of
from herna.games.mage_knight.rules.mana import is_night
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import ATTACK_PHASE, INTERACTING, NONE, RANGED_PHASE, KnightState
from herna.games.mage_knight.steps.cards import colours_of
from herna.games.mage_knight.vocabulary import conditions as cond
from herna.games.mage_knight.vocabulary import counters as count
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.games.programs import Frame, counts, flag, holds_when


@holds_when(cond.Day)
def day(state: KnightState, this: cond.Day, frame: Frame) -> bool:
    return not is_night(state)


@holds_when(cond.Night)
def night(state: KnightState, this: cond.Night, frame: Frame) -> bool:
    return is_night(state)


@holds_when(cond.InCombat)
def in_combat(state: KnightState, this: cond.InCombat, frame: Frame) -> bool:
    return state.combat is not None


@holds_when(cond.NotInCombat)
def not_in_combat(state: KnightState, this: cond.NotInCombat, frame: Frame) -> bool:
    return state.combat is None


@holds_when(cond.InInteraction)
def in_interaction(state: KnightState, this: cond.InInteraction, frame: Frame) -> bool:
    return state.phase == INTERACTING


@holds_when(cond.OnForest)
def on_forest(state: KnightState, this: cond.OnForest, frame: Frame) -> bool:
    info = hex_at(state, state.place[frame.actor])
    return info is not None and info.terrain == "forest"


@holds_when(cond.AtFortifiedSite)
def at_fortified_site(state: KnightState, this: cond.AtFortifiedSite, frame: Frame) -> bool:
    return site_at(state, state.place[frame.actor]) in FORTIFIED


@holds_when(cond.AtMagicalGlade)
def at_magical_glade(state: KnightState, this: cond.AtMagicalGlade, frame: Frame) -> bool:
    return site_at(state, state.place[frame.actor]) == "magical-glade"


@holds_when(cond.LeastFame)
def least_fame(state: KnightState, this: cond.LeastFame, frame: Frame) -> bool:
    own = state.fame[frame.actor]
    return all(own < fame for seat, fame in enumerate(state.fame) if seat != frame.actor)


@holds_when(cond.NoSourceDieUsedThisTurn)
def no_source_die(state: KnightState, this: cond.NoSourceDieUsedThisTurn, frame: Frame) -> bool:
    return not state.dice_used and bool(frame.things("forgone"))


@holds_when(cond.NoWoundsToHandThisCombat)
def no_wounds(state: KnightState, this: cond.NoWoundsToHandThisCombat, frame: Frame) -> bool:
    return state.combat is None or not state.combat.wounds


@holds_when(cond.DeckNotEmpty)
def deck_not_empty(state: KnightState, this: cond.DeckNotEmpty, frame: Frame) -> bool:
    return bool(state.deck[frame.actor])


@holds_when(cond.RangedSiegePhase)
def ranged_phase(state: KnightState, this: cond.RangedSiegePhase, frame: Frame) -> bool:
    return state.combat is not None and state.combat.phase == RANGED_PHASE


@holds_when(cond.AttackPhase)
def attack_phase(state: KnightState, this: cond.AttackPhase, frame: Frame) -> bool:
    return state.combat is not None and state.combat.phase == ATTACK_PHASE


@holds_when(cond.DuelWon)
def duel_won(state: KnightState, this: cond.DuelWon, frame: Frame) -> bool:
    fought = [thing.frame.place for thing in state.lasting if thing.flag == "duel" and thing.frame.actor == frame.actor]
    return any(place in fought and not fighting(state).foes[place].by_units for place in frame.things("enemy"))


@holds_when(cond.ScoutedEnemy)
def scouted_enemy(state: KnightState, this: cond.ScoutedEnemy, frame: Frame) -> bool:
    seen = [thing.frame.things("token") for thing in state.lasting if thing.flag == "scouted"]
    foes = [fighting(state).foes[place] for place in frame.things("enemy")]
    return any((foe.token, spot) in seen for foe in foes for spot in (foe.hex, NONE))


@holds_when(cond.NoUnitRecruitedThisTurn)
def no_unit_recruited(state: KnightState, this: cond.NoUnitRecruitedThisTurn, frame: Frame) -> bool:
    return not flag(state, frame.actor, "recruited")


@holds_when(cond.PaidRed)
def paid_red(state: KnightState, this: cond.PaidRed, frame: Frame) -> bool:
    return BASIC.index("red") in frame.things("c")


@holds_when(cond.PaidGreen)
def paid_green(state: KnightState, this: cond.PaidGreen, frame: Frame) -> bool:
    return BASIC.index("green") in frame.things("c")


@holds_when(cond.AdvancedSpellOrArtifact)
def advanced_spell_or_artifact(state: KnightState, this: cond.AdvancedSpellOrArtifact, frame: Frame) -> bool:
    return any(card not in state.setting.basic_range for card in frame.things("card"))


@holds_when(cond.SameColourActionOrSpell)
def same_colour(state: KnightState, this: cond.SameColourActionOrSpell, frame: Frame) -> bool:
    paid = frame.things("paid")
    return any(colour in paid for card in frame.things("card") for colour in colours_of(state, card))


@counts(count.ExcessBlock)
def excess_block(state: KnightState, this: count.ExcessBlock, frame: Frame) -> int:
    return sum(frame.things("excess"))


@counts(count.UnitLevel)
def unit_level(state: KnightState, this: count.UnitLevel, frame: Frame) -> int:
    return sum(state.setting.units[state.units[frame.actor][place].kind].level for place in frame.things("unit"))


@counts(count.WoundsHandAndUnits)
def wounds_hand_and_units(state: KnightState, this: count.WoundsHandAndUnits, frame: Frame) -> int:
    return state.hand[frame.actor].count(WOUND) + sum(unit.wounds for unit in state.units[frame.actor])


@counts(count.EnemiesBlocked)
def enemies_blocked(state: KnightState, this: count.EnemiesBlocked, frame: Frame) -> int:
    return sum(bool(foe.blocked) and all(foe.blocked) and foe.summoner == NONE for foe in fighting(state).foes)


@counts(count.EnemiesFaced)
def enemies_faced(state: KnightState, this: count.EnemiesFaced, frame: Frame) -> int:
    return len(fighting(state).foes)


@counts(count.ReadyUnwoundedUnits)
def ready_unwounded_units(state: KnightState, this: count.ReadyUnwoundedUnits, frame: Frame) -> int:
    return sum(can_act(unit) for unit in state.units[frame.actor])


@counts(count.CrystalColoursOwned)
def crystal_colours(state: KnightState, this: count.CrystalColoursOwned, frame: Frame) -> int:
    return sum(number > 0 for number in state.crystals[frame.actor])


@counts(count.FullCrystalSets)
def crystal_sets(state: KnightState, this: count.FullCrystalSets, frame: Frame) -> int:
    return min(state.crystals[frame.actor])


@counts(count.EmptyCommandTokens)
def empty_command_tokens(state: KnightState, this: count.EmptyCommandTokens, frame: Frame) -> int:
    used = sum(not unit.bonded and unit.command == NONE for unit in state.units[frame.actor])
    return max(state.command[frame.actor] - used, 0)


@counts(count.BlockedEnemyTraits)
def blocked_enemy_traits(state: KnightState, this: count.BlockedEnemyTraits, frame: Frame) -> int:
    combat = state.combat
    if combat is None or combat.blocking[0] == NONE:
        return 0
    place, attack = combat.blocking
    info = info_of(state, combat.foes[place])
    if "arcane-immunity" in info.abilities:
        return 0
    element = info.attacks[attack].element
    colours = {"physical": 0, "fire": 1, "ice": 1, "cold-fire": 2}[element]
    return len(info.abilities) + colours + len(info.resists)


@counts(count.TargetResistances)
def target_resistances(state: KnightState, this: count.TargetResistances, frame: Frame) -> int:
    combat = state.combat
    foe = frame.things("foe")
    return 0 if combat is None or not foe else resists_of(state, combat.foes[foe[0]]).bit_count()


@counts(count.TerrainCostHere)
def terrain_cost_here(state: KnightState, this: count.TerrainCostHere, frame: Frame) -> int:
    info = hex_at(state, state.place[frame.actor])
    assert info is not None
    if info.terrain in ("mountain", "lake"):
        return 5 if info.terrain == "mountain" else 2
    costs = state.setting.cost_by_night if state.night else state.setting.cost_by_day
    return costs[terrain_of(info)]


def token_count(state: KnightState, frame: Frame, colour: str) -> int:
    """1 if the mana token that lies on the unit of this effect has this colour."""
    units = state.units[frame.actor]
    return int(0 <= frame.place < len(units) and units[frame.place].token == BASIC.index(colour))


@counts(count.OwnRedToken)
def own_red_token(state: KnightState, this: count.OwnRedToken, frame: Frame) -> int:
    return token_count(state, frame, "red")


@counts(count.OwnBlueToken)
def own_blue_token(state: KnightState, this: count.OwnBlueToken, frame: Frame) -> int:
    return token_count(state, frame, "blue")


@counts(count.OwnWhiteToken)
def own_white_token(state: KnightState, this: count.OwnWhiteToken, frame: Frame) -> int:
    return token_count(state, frame, "white")


@counts(count.OwnGreenToken)
def own_green_token(state: KnightState, this: count.OwnGreenToken, frame: Frame) -> int:
    return token_count(state, frame, "green")
