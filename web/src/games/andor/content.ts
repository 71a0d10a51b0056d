import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import { drawMine, type MineDrawing } from './board/caves'
import { drawLand, type LandDrawing } from './board/land'
import type { HeroName } from './pieces/heroes'
import type * as printed from './printed'
import type * as schema from './schema'

// The shapes of what the server sends about Andor, and what is worked out from the content files once per table.

export type { Board as BoardFile, Space as SpaceFile } from './printed'

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
export type AndorEvent = schema.Happening
export type AndorDeed = schema.Deed
export type Verb = AndorDeed['do']
export type AndorView = Shown<schema.AndorView, AndorDeed, {
  board: 'main' | 'mine'
  heroes: HeroView[]
  creatures: CreatureView[]
  garrison: CreatureView[]
  spaces: SpaceView[]
  battle: BattleView | null
  result: 'won' | 'lost' | null
}>

export interface AndorContext {
  board: printed.Board
  spaces: Map<number, printed.Space>
  land: LandDrawing | null
  mine: MineDrawing | null
  dice: Record<string, number[]>
  slots: Record<string, string>
  creatures: printed.Creature[]
  /** Cards that a shield averts. */
  shielded: Set<string>
  strengthPrice: number
  table: TableInfo
}

export type AndorScene = Scene<AndorView, AndorContext, AndorEvent>

export function prepare(content: Record<string, Json>, table: TableInfo): AndorContext {
  const isMine = table.facts.board === 'mine'
  const files = content as unknown as printed.Printed
  const board = isMine ? files.board_mine : files.board_main
  const cards = [files.events_silver, files.events_gold, files.lake, files.dragon_cards].flatMap(({ event }) => event)
  return {
    board,
    spaces: new Map(board.space.map((space) => [space.id, space])),
    land: isMine ? null : drawLand(board),
    mine: isMine ? drawMine(board) : null,
    dice: Object.fromEntries(files.heroes.hero.map(({ id, dice }) => [id, dice])),
    slots: Object.fromEntries(files.articles.article.flatMap(({ id, slot, 'other-side': other }) => [[id, slot], ...(other ? [[other, slot]] : [])])),
    creatures: files.creatures.creature,
    shielded: new Set(cards.filter(({ shield }) => shield).map(({ id }) => id)),
    strengthPrice: files.numbers['strength-price'],
    table,
  }
}
