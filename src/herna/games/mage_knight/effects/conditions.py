"""Conditions and counters of the cards."""

from __future__ import annotations

from herna.games.mage_knight.fight.duel import duel_of, enemies_met, exchange_of
from herna.games.mage_knight.fight.foes import foes_of, info_of, resists_of
from herna.games.mage_knight.rules.hero import can_act, site_at
from herna.games.mage_knight.rules.land import hex_at, printed_cost
from herna.games.mage_knight.rules.mana import is_night
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.values import NO_ATTACK
from herna.games.mage_knight.vocabulary import conditions as cond
from herna.games.mage_knight.vocabulary import counters as count
from herna.games.mage_knight.vocabulary.names import BASIC, ELEMENTS
from herna.games.programs import Frame, counts, holds_when

COLOURS_IN = {"physical": 0, "fire": 1, "ice": 1, "cold-fire": 2}
"""How many colours an attack of an element has."""


@holds_when(cond.Day)
def day(state: KnightState, this: cond.Day, frame: Frame) -> bool:
    return not is_night(state, frame.actor)


@holds_when(cond.Night)
def night(state: KnightState, this: cond.Night, frame: Frame) -> bool:
    return is_night(state, frame.actor)


@holds_when(cond.InCombat)
def in_combat(state: KnightState, this: cond.InCombat, frame: Frame) -> bool:
    return state.fight_of(frame.actor) is not None


@holds_when(cond.NotInCombat)
def not_in_combat(state: KnightState, this: cond.NotInCombat, frame: Frame) -> bool:
    return state.fight_of(frame.actor) is None


@holds_when(cond.InInteraction)
def in_interaction(state: KnightState, this: cond.InInteraction, frame: Frame) -> bool:
    turn = state.turns[frame.actor]
    return turn is not None and turn.phase == "interacting"


@holds_when(cond.OnForest)
def on_forest(state: KnightState, this: cond.OnForest, frame: Frame) -> bool:
    info = hex_at(state, state.place[frame.actor])
    return info is not None and info.terrain == "forest"


@holds_when(cond.AtFortifiedSite)
def at_fortified_site(state: KnightState, this: cond.AtFortifiedSite, frame: Frame) -> bool:
    return site_at(state, state.place[frame.actor]).fortified


@holds_when(cond.AtMagicalGlade)
def at_magical_glade(state: KnightState, this: cond.AtMagicalGlade, frame: Frame) -> bool:
    return site_at(state, state.place[frame.actor]).id == "magical-glade"


@holds_when(cond.LeastFame)
def least_fame(state: KnightState, this: cond.LeastFame, frame: Frame) -> bool:
    own = state.fame[frame.actor]
    return all(own < fame for seat, fame in enumerate(state.fame) if seat != frame.actor)


@holds_when(cond.NoSourceDieUsedThisTurn)
def no_source_die(state: KnightState, this: cond.NoSourceDieUsedThisTurn, frame: Frame) -> bool:
    return not state.turn_of(frame.actor).dice.used and bool(frame.things("forgone"))


@holds_when(cond.NoWoundsToHandThisCombat)
def no_wounds(state: KnightState, this: cond.NoWoundsToHandThisCombat, frame: Frame) -> bool:
    fight = state.fight_of(frame.actor)
    return fight is None or not fight.of(frame.actor).wounds


@holds_when(cond.DeckNotEmpty)
def deck_not_empty(state: KnightState, this: cond.DeckNotEmpty, frame: Frame) -> bool:
    return bool(state.deck[frame.actor])


@holds_when(cond.RangedSiegePhase)
def ranged_phase(state: KnightState, this: cond.RangedSiegePhase, frame: Frame) -> bool:
    fight = state.fight_of(frame.actor)
    return fight is not None and fight.phase == "ranged"


@holds_when(cond.AttackPhase)
def attack_phase(state: KnightState, this: cond.AttackPhase, frame: Frame) -> bool:
    fight = state.fight_of(frame.actor)
    return fight is not None and fight.phase == "attack"


@holds_when(cond.DuelWon)
def duel_won(state: KnightState, this: cond.DuelWon, frame: Frame) -> bool:
    fought = state.fighting(frame.actor).of(frame.actor).duels
    foes = foes_of(state, frame.actor)
    return any(place in fought and not foes[place].by_units for place in frame.things("enemy"))


@holds_when(cond.ScoutedEnemy)
def scouted_enemy(state: KnightState, this: cond.ScoutedEnemy, frame: Frame) -> bool:
    seen = state.turn_of(frame.actor).scouted
    met = foes_of(state, frame.actor)
    foes = [met[place] for place in frame.things("enemy")]
    return any((foe.token, spot) in seen for foe in foes for spot in (foe.hex, NONE))


@holds_when(cond.NoUnitRecruitedThisTurn)
def no_unit_recruited(state: KnightState, this: cond.NoUnitRecruitedThisTurn, frame: Frame) -> bool:
    return not state.turn_of(frame.actor).recruited


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
    wanted = frame.things("unit")
    return sum(state.setting.units[unit.kind].level for unit in state.units[frame.actor] if unit.id in wanted)


@counts(count.WoundsHandAndUnits)
def wounds_hand_and_units(state: KnightState, this: count.WoundsHandAndUnits, frame: Frame) -> int:
    return state.hand[frame.actor].count(WOUND) + sum(unit.wounds for unit in state.units[frame.actor])


@counts(count.EnemiesBlocked)
def enemies_blocked(state: KnightState, this: count.EnemiesBlocked, frame: Frame) -> int:
    return sum(bool(foe.blocked) and all(foe.blocked) and foe.summoner == NONE for foe in foes_of(state, frame.actor))


@counts(count.EnemiesFaced)
def enemies_faced(state: KnightState, this: count.EnemiesFaced, frame: Frame) -> int:
    if duel_of(state, frame.actor) is not None:
        return enemies_met(state, frame.actor)
    return sum(not foe.beaten for foe in foes_of(state, frame.actor))


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
    fight = state.fight_of(frame.actor)
    if fight is not None and fight.kind == "heroes":
        elements = () if fight.phase != "block" else exchange_of(state, frame.actor).elements
        return sum(COLOURS_IN[ELEMENTS[element]] for element in elements)
    if fight is None or fight.of(frame.actor).blocking == NO_ATTACK:
        return 0
    place, attack = fight.of(frame.actor).blocking
    info = info_of(state, fight.against(frame.actor).foes[place])
    if "arcane-immunity" in info.abilities:
        return 0
    element = info.attacks[attack].element
    return len(info.abilities) + COLOURS_IN[element] + len(info.resists)


@counts(count.TargetResistances)
def target_resistances(state: KnightState, this: count.TargetResistances, frame: Frame) -> int:
    fight, foe = state.fight_of(frame.actor), frame.things("foe")
    return 0 if fight is None or not foe else resists_of(state, fight.against(frame.actor).foes[foe[0]]).bit_count()


@counts(count.TerrainCostHere)
def terrain_cost_here(state: KnightState, this: count.TerrainCostHere, frame: Frame) -> int:
    info = hex_at(state, state.place[frame.actor])
    assert info is not None
    if info.terrain in ("mountain", "lake"):
        return 5 if info.terrain == "mountain" else 2
    return printed_cost(state, info.terrain)


def token_count(state: KnightState, frame: Frame, colour: str) -> int:
    """1 if the mana token that lies on the unit of this effect has this colour."""
    return sum(unit.id == frame.about and unit.token == BASIC.index(colour) for unit in state.units[frame.actor])


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
