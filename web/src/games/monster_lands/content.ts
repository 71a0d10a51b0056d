import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import type * as schema from './schema'

// The shapes of the content files and of the view, and what is worked out from them once.

export const AFFINITIES = ['forest', 'water', 'fire', 'wind'] as const
export type Affinity = (typeof AFFINITIES)[number]
export type Colour = 'S' | 'M' | 'H'
export type Slot = Colour | 'X' | 'Y' | 'Z'
export type Origins = Record<string, string>

/** Which colours a space for a die takes. */
export const TAKES: Record<Slot, Colour[]> = { S: ['S'], M: ['M'], H: ['H'], X: ['S', 'M'], Y: ['S', 'H'], Z: ['S', 'M', 'H'] }

export interface Give {
  coins?: number
  glory?: number
  trophies?: number
  defense?: number
  potion?: number
  venom?: number
  trap?: number
  loot?: number
  dice?: Colour[]
  free_hire?: number
  free_equipment?: number
}

/** One ability as the content files write it. */
export interface Ability {
  op: string
  n?: number
  die?: Colour
  dice?: Colour[] | number
  vs?: Affinity[]
  scope?: string[]
  for?: string[]
  distinct?: boolean
  when?: string
  give?: Give
  choose?: Give[]
  pay?: Give
  building?: string
  from?: Colour[] | 'any'
  to?: Colour[] | 'any_other'
  what?: string[]
  sell_coins?: number
}

interface Entry {
  id: string
  origin?: Origins
}

export interface MemberCard extends Entry {
  role: 'chief' | 'basic' | 'mercenary' | 'rookie'
  affinity?: Affinity
  cost: number
  reputation: number
  dice: Colour[]
  outskirts: boolean
  ability: Ability
}

export interface MonsterCard extends Entry {
  affinity: Affinity
  level: string
  attack: number
  capture: number
  kill: number
  captured: Give
  killed: Give
  ability: Ability
}

export interface LandCard extends Entry {
  affinity: Affinity
  conquest: number
  glory: number
  place: Colour[][]
  give: Give
}

export interface GearCard extends Entry {
  deck: string
  type: 'weapon' | 'outfit' | 'spell'
  cost: number
  ability: Ability
  outskirts: boolean
}

export interface TrapToken extends Entry {
  group: 'basic' | 'upgraded' | 'hidden' | 'trick'
  cost: number
  effect: Ability
}

export interface LootCard extends Entry {
  outskirts: boolean
  effect: Ability
}

export interface Benefit {
  defense?: number
  coins?: number
  potion?: number
  venom?: number
  reroll?: { dice: Colour[]; n: number }
}

export interface EventPath {
  tile: number
  side: 'a' | 'b'
  number: number
  need: Slot[]
  more: Slot[]
  benefit: Benefit
  origin?: Origins
}

export interface Mission {
  id: number
  a: { dice: Slot[]; target: number; reward: Give; penalty: Give }
  b: { dice: Slot[]; cost: Give; left: Give; right: Give }
}

interface SpaceInfo {
  dice?: number
  gives?: number
  players?: number
}

export interface BuildingInfo {
  id: string
  dice: Colour[]
  haggling?: boolean
  space: SpaceInfo[]
}

export type { BattleView, BuildingView, CampaignView, ConflictView, Need, Odds, GearView, MemberView, PathView, PlaceView, RatingView, SamView, ScoreLine, SoloView } from './schema'
export type ClanView = Omit<schema.ClanView, 'clan'> & { clan: Affinity | null }
export type ThrowView = schema.ThrowView
export type LandsView = Shown<schema.LandsView, { clan_boards: ClanView[] }>

interface Card {
  card: Entry
  file: Origins
}

export interface LandsContext {
  /** Short names of things by their kind. */
  names: Record<string, string[]>
  members: Map<string, MemberCard>
  monsters: Map<string, MonsterCard>
  lands: Map<string, LandCard>
  gear: Map<string, GearCard>
  traps: Map<string, TrapToken>
  loot: Map<string, LootCard>
  missions: Map<number, Mission>
  buildings: BuildingInfo[]
  /** The four paths of each side of an event tile: `3b`. */
  tiles: Map<string, EventPath[]>
  death: number[]
  gateDeath: number
  guards: Benefit[]
  bands: { up_to: number; dice: Colour[]; wages: number }[]
  limits: Record<'trap' | 'defense' | 'potion' | 'venom', number>
  glory: number
  affinityPoints: number[]
  venom: number
  hitsFrom: number
  defensePrice: number
  beer: number
  /** The fields of a card that are of our own making (`house`), or read from what is known (`inferred`). */
  origins(kind: string, id: string): { house: string[]; inferred: string[] }
}

export type LandsScene = Scene<LandsView, LandsContext>

type File = Record<string, Json> & { origin: Origins }

export function prepare(content: Record<string, Json>, table: TableInfo): LandsContext {
  const file = (name: string): File => content[name] as unknown as File
  const byId = <T extends Entry>(name: string, list: string): Map<string, T> =>
    new Map((file(name)[list] as unknown as T[]).map((card) => [card.id, card]))
  const board = file('board') as unknown as {
    building: BuildingInfo[]
    path: { death: number[] }
    gate: { death: number; guards: Benefit[] }
  }
  const numbers = file('numbers') as unknown as {
    band: LandsContext['bands']
    limits: LandsContext['limits']
    game: { glory: number }
    points: { affinity: number[] }
    battle: { venom: number; hits_from: number }
    price: { defense: number; beer: number }
  }
  const tiles = new Map<string, EventPath[]>()
  for (const path of file('events').path as unknown as EventPath[]) {
    const name = `${path.tile}${path.side}`
    tiles.set(name, [...(tiles.get(name) ?? []), path])
  }
  const members = byId<MemberCard>('members', 'member')
  const monsters = byId<MonsterCard>('monsters', 'monster')
  const lands = byId<LandCard>('lands', 'land')
  const gear = byId<GearCard>('equipment', 'equipment')
  const traps = byId<TrapToken>('traps', 'trap')
  const loot = byId<LootCard>('loot', 'loot')
  const cards: Record<string, [Map<string, Entry>, string]> = {
    member: [members, 'members'], monster: [monsters, 'monsters'], land: [lands, 'lands'], gear: [gear, 'equipment'],
    trap: [traps, 'traps'], loot: [loot, 'loot'],
  }
  return {
    names: table.names,
    members, monsters, lands, gear, traps, loot,
    missions: new Map((file('missions').mission as unknown as Mission[]).map((token) => [token.id, token])),
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
      const [all, name] = cards[kind] ?? []
      const card = all?.get(id)
      if (!card || !name) return { house: [], inferred: [] }
      return split({ card, file: file(name).origin })
    },
  }
}

function split({ card, file }: Card): { house: string[]; inferred: string[] } {
  const whole = { ...file, ...card.origin }
  const of = (origin: string): string[] =>
    Object.keys(whole).filter((field) => whole[field] === origin && (card as unknown as Record<string, unknown>)[field] !== undefined && field !== 'copies')
  return { house: of('house'), inferred: of('inferred') }
}
