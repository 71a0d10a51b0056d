import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import type * as printed from './printed'
import type * as schema from './schema'

// The shapes of the view and of the content files, and what is worked out from them once per table.

export type {
  CardInfo, CityInfo, EnemyInfo, HeroInfo, HexInfo, LevelInfo, RuinInfo, SiteInfo, SkillInfo, TacticInfo, TileInfo, UnitInfo,
} from './printed'
export type {
  CityView, DieView, DummyView, EffectView, Expense, FightView, FoeView, HeroView, LookView, PathView, PilesView, Progress,
  ScoreView, ShieldView, SideView, SkillView, TileView, TokenView, TurnView, UnitView,
} from './schema'

export type KnightEvent = schema.Happening
export type KnightDeed = schema.Deed
export type Verb = KnightDeed['do']
export type KnightView = Shown<schema.KnightView, KnightDeed>

export type Terrain = printed.HexInfo['terrain']
export type Colour = NonNullable<printed.HexInfo['colour']>
export type Pile = printed.EnemyInfo['colour']
/** The decks that cards come from. */
export type CardKind = 'basic' | 'advanced' | 'spell' | 'artifact'

/** Kinds of things that actions name by number; `context.names[kind][n]` is the name of one. */
export type ThingKind = 'card' | 'colour' | 'enemy' | 'hero' | 'hex' | 'position' | 'skill' | 'tactic' | 'unit'

export interface KnightContext {
  /** Short names of things by their kind. */
  names: Record<string, string[]>
  /** The number by which actions name a thing of a kind; -1 where there is none of that name. */
  number(kind: ThingKind, name: string): number
  cards: Map<string, printed.CardInfo & { kind: CardKind }>
  units: Map<string, printed.UnitInfo>
  skills: Map<string, printed.SkillInfo>
  heroes: Map<string, printed.HeroInfo>
  tactics: Map<string, printed.TacticInfo>
  enemies: Map<string, printed.EnemyInfo>
  ruins: Map<string, printed.RuinInfo>
  sites: Map<string, printed.SiteInfo>
  tiles: Map<string, printed.TileInfo>
  terrains: Map<string, printed.TerrainInfo>
  cities: Map<string, printed.CityInfo>
  bonuses: Map<string, printed.BonusInfo>
  shapes: Map<string, printed.ShapeInfo>
  scenarios: Map<string, printed.ScenarioInfo>
  levels: printed.LevelInfo[]
  reputation: number[]
  table: TableInfo
}

export type KnightScene = Scene<KnightView, KnightContext, KnightEvent>

const byId = <T extends { id: string }>(things: T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]))

export function prepare(content: Record<string, Json>, table: TableInfo): KnightContext {
  const files = content as unknown as printed.Printed
  const numbers = new Map<string, Map<string, number>>(
    Object.entries(table.names).map(([kind, names]) => [kind, new Map(names.map((name, n) => [name, n]))]),
  )
  const decks: [CardKind, printed.Cards][] = [
    ['basic', files.basic_actions], ['advanced', files.advanced_actions], ['spell', files.spells], ['artifact', files.artifacts],
  ]
  return {
    names: table.names,
    number: (kind, name) => numbers.get(kind)?.get(name) ?? -1,
    cards: byId(decks.flatMap(([kind, { card }]) => card.map((one) => ({ ...one, kind })))),
    units: byId(files.units.unit),
    skills: byId(files.skills.skill),
    heroes: byId(files.heroes.hero),
    tactics: byId(files.tactics.tactic),
    enemies: byId(files.enemies.enemy),
    ruins: byId(files.ruins.ruin),
    sites: byId(files.sites.site),
    tiles: byId(files.tiles.tile),
    terrains: byId(files.board.terrain),
    cities: byId(files.board.city),
    bonuses: byId(files.board.bonus),
    shapes: byId(files.board.shape),
    scenarios: byId(files.scenarios.scenario),
    levels: files.board.level,
    reputation: files.board.reputation.influence,
    table,
  }
}
