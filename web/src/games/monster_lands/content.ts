import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import type * as printed from './printed'
import type * as schema from './schema'

// The shapes of the content files and of the view, and what is worked out from them once.

export type { Benefit, Building as BuildingInfo, EquipmentCard as GearCard, EventPath, Give, LandCard, LootToken as LootCard, MemberCard, MissionToken as Mission, MonsterCard, TrapToken } from './printed'
export type Affinity = printed.MonsterCard['affinity']
export const AFFINITIES: readonly Affinity[] = ['forest', 'water', 'fire', 'wind']
export type Colour = printed.MemberCard['dice'][number]
export type Slot = printed.EventPath['need'][number]
/** One word of a card, a token or a piece of loot. */
export type Ability = printed.MemberCard['ability'] | printed.MonsterCard['ability'] | printed.EquipmentCard['ability'] | printed.TrapToken['effect'] | printed.LootToken['effect']
type Origins = NonNullable<printed.MemberCard['origin']>
type Entry = { id: string; origin?: Origins }

/** Which colours a space for a die takes. */
export const TAKES: Record<Slot, Colour[]> = { S: ['S'], M: ['M'], H: ['H'], X: ['S', 'M'], Y: ['S', 'H'], Z: ['S', 'M', 'H'] }

export type LandsEvent = schema.Happening
export type LandsDeed = schema.Deed
export type Verb = LandsDeed['do']
export type { BattleView, BuildingView, CampaignView, ConflictView, Need, Odds, GearView, MemberView, PathView, PlaceView, RatingView, SamView, ScoreLine, SoloView } from './schema'
export type ClanView = Omit<schema.ClanView, 'clan'> & { clan: Affinity | null }
export type ThrowView = schema.ThrowView
export type LandsView = Shown<schema.LandsView, LandsDeed, { clan_boards: ClanView[] }>

export interface LandsContext {
  /** Short names of things by their kind. */
  names: Record<string, string[]>
  members: Map<string, printed.MemberCard>
  monsters: Map<string, printed.MonsterCard>
  lands: Map<string, printed.LandCard>
  gear: Map<string, printed.EquipmentCard>
  traps: Map<string, printed.TrapToken>
  loot: Map<string, printed.LootToken>
  missions: Map<number, printed.MissionToken>
  buildings: printed.Building[]
  /** The four paths of each side of an event tile: `3b`. */
  tiles: Map<string, printed.EventPath[]>
  death: number[]
  gateDeath: number
  guards: printed.Benefit[]
  bands: printed.Band[]
  limits: printed.Limits
  glory: number
  affinityPoints: number[]
  venom: number
  hitsFrom: number
  defensePrice: number
  beer: number
  /** The fields of a card that are of our own making (`house`), or read from what is known (`inferred`). */
  origins(kind: string, id: string): { house: string[]; inferred: string[] }
}

export type LandsScene = Scene<LandsView, LandsContext, LandsEvent>

const byId = <T extends Entry>(cards: T[]): Map<string, T> => new Map(cards.map((card) => [card.id, card]))

export function prepare(content: Record<string, Json>, table: TableInfo): LandsContext {
  const files = content as unknown as printed.Printed
  const { board, numbers } = files
  const tiles = new Map<string, printed.EventPath[]>()
  for (const path of files.events.path) {
    const name = `${path.tile}${path.side}`
    tiles.set(name, [...(tiles.get(name) ?? []), path])
  }
  const members = byId(files.members.member)
  const monsters = byId(files.monsters.monster)
  const lands = byId(files.lands.land)
  const gear = byId(files.equipment.equipment)
  const traps = byId(files.traps.trap)
  const loot = byId(files.loot.loot)
  const cards: Record<string, [Map<string, Entry>, Origins]> = {
    member: [members, files.members.origin], monster: [monsters, files.monsters.origin], land: [lands, files.lands.origin],
    gear: [gear, files.equipment.origin], trap: [traps, files.traps.origin], loot: [loot, files.loot.origin],
  }
  return {
    names: table.names,
    members, monsters, lands, gear, traps, loot,
    missions: new Map(files.missions.mission.map((token) => [token.id, token])),
    buildings: board.building,
    tiles,
    death: [...board.path.death, ...board.path.death],
    gateDeath: board.gate.death,
    guards: board.gate.guards,
    bands: numbers.band,
    limits: numbers.limits,
    glory: numbers.game.glory,
    affinityPoints: numbers.points.affinity,
    venom: numbers.battle.venom,
    hitsFrom: numbers.battle.hits_from,
    defensePrice: numbers.price.defense,
    beer: numbers.price.beer,
    origins(kind, id) {
      const [all, file] = cards[kind] ?? []
      const card = all?.get(id)
      return card && file ? split(card, file) : { house: [], inferred: [] }
    },
  }
}

function split(card: Entry, file: Origins): { house: string[]; inferred: string[] } {
  const whole = { ...file, ...card.origin }
  const of = (origin: string): string[] =>
    Object.keys(whole).filter((field) => whole[field] === origin && field in card && field !== 'copies')
  return { house: of('house'), inferred: of('inferred') }
}
