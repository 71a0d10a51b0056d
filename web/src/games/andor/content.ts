import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import { drawMine, type MineDrawing } from './board/caves'
import { drawLand, type LandDrawing } from './board/land'
import type { HeroName } from './pieces/heroes'
import type * as schema from './schema'

// The shapes of what the server sends about Andor, and what is worked out from the content files once per table.

export interface SpaceFile {
  id: number
  name?: string
  x: number
  y: number
  terrain: string
  neighbours: number[]
  next?: number | null
  well?: boolean
  merchant?: boolean
  gem?: boolean
  shore?: boolean
}

export interface BoardFile {
  id: 'main' | 'mine'
  width: number
  height: number
  castle: number
  space: SpaceFile[]
  lake?: [number, number][]
  'fire-zones'?: number[][]
}

export interface Told {
  en: string
  cs: string
}

export type { CardView as LegendCard, Chance, Expense } from './schema'
type Die = { die: 'red' | 'black' }
export type HeroView = Omit<schema.HeroView, 'hero'> & { hero: HeroName | null }
export type CreatureView = Omit<schema.CreatureView, 'die'> & Die
export type SpaceView = Omit<schema.SpaceView, 'well'> & { well: 'full' | 'empty' | null }
export type ThrowView = Omit<schema.ThrowView, 'way'> & { way: 'own' | 'bow' | 'black' | 'barred' }
export type BattleView = Omit<schema.BattleView, 'die' | 'thrown'> & Die & { thrown: ThrowView[] }
export type AndorView = Shown<schema.AndorView, {
  board: 'main' | 'mine'
  heroes: HeroView[]
  creatures: CreatureView[]
  garrison: CreatureView[]
  spaces: SpaceView[]
  battle: BattleView | null
  result: 'won' | 'lost' | null
}>

export interface CreatureFile {
  id: string
  strength: number | Record<string, Json>
  willpower: number | Record<string, Json>
  die: 'red' | 'black'
  dice: [number, number, number]
  reward?: number
  figures?: number
}

export interface AndorContext {
  board: BoardFile
  spaces: Map<number, SpaceFile>
  land: LandDrawing | null
  mine: MineDrawing | null
  dice: Record<string, [number, number, number]>
  slots: Record<string, string>
  creatures: CreatureFile[]
  /** Cards that a shield averts. */
  shielded: Set<string>
  strengthPrice: number
  table: TableInfo
}

export type AndorScene = Scene<AndorView, AndorContext>

type Entries<Entry> = Record<string, Entry[]>

export function prepare(content: Record<string, Json>, table: TableInfo): AndorContext {
  const isMine = table.facts.board === 'mine'
  const file = <Kind>(name: string): Kind => content[name] as unknown as Kind
  const board = file<BoardFile>(isMine ? 'board_mine' : 'board_main')
  const heroes = file<Entries<{ id: string; dice: [number, number, number] }>>('heroes').hero!
  const articles = file<Entries<{ id: string; slot: string; 'other-side'?: string }>>('articles').article!
  const cards = ['events_silver', 'events_gold', 'lake', 'dragon_cards'].flatMap((name) =>
    Object.values(file<Entries<{ id: string; shield?: boolean }>>(name) ?? {}).flat())
  return {
    board,
    spaces: new Map(board.space.map((space) => [space.id, space])),
    land: isMine ? null : drawLand(board),
    mine: isMine ? drawMine(board) : null,
    dice: Object.fromEntries(heroes.map(({ id, dice }) => [id, dice])),
    slots: Object.fromEntries(articles.flatMap(({ id, slot, 'other-side': other }) => [[id, slot], ...(other ? [[other, slot]] : [])])),
    creatures: file<Entries<CreatureFile>>('creatures').creature!,
    shielded: new Set(cards.filter(({ shield }) => shield).map(({ id }) => id)),
    strengthPrice: file<Record<string, number>>('numbers')['strength-price']!,
    table,
  }
}
