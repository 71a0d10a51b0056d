import type { Json, TableInfo, View } from '../../kit/types'
import type { Scene } from '../face'
import { drawMine, type MineDrawing } from './board/caves'
import { drawLand, type LandDrawing } from './board/land'
import type { HeroName } from './pieces/heroes'

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

export interface HeroView {
  figure: string | null
  hero: HeroName | null
  space: number
  strength: number
  willpower: number
  dice: number
  /** Hours used up, and hours that could still be paid for. */
  hours: number
  hours_left: number
  asleep: boolean
  rooster: boolean
  gold: number
  pieces: string[]
  fate: { id: string; done: boolean; visited: number[]; goal: number | null; strength: number } | null
  proposal: [aim: string, space: number] | null
}

export interface CreatureView {
  space: number
  creature: string
  strength: number
  willpower: number
  die: 'red' | 'black'
  dice: number
  reward: number
  boss: boolean
  /** After how many sunrises it is in the castle; null if it stays. */
  sunrises: number | null
  next: number | null
}

export interface SpaceView {
  space: number
  pieces: string[]
  coins: number
  fog: string | null
  well: 'full' | 'empty' | null
  held: string[]
}

export interface LegendCard {
  id: string
  letter: string | null
  title: Told
  story: Told
  goal: Told | null
}

export interface ThrowView {
  seat: number
  dice: number[]
  way: 'own' | 'bow' | 'black' | 'barred'
  value: number
  brew: boolean
  herb: number
}

export interface BattleView {
  space: number
  /** Null for rubble. */
  creature: string | null
  leader: number
  fighters: number[]
  round: number
  strength: number
  willpower: number
  dice: number
  die: 'red' | 'black'
  thrown: ThrowView[]
  foe_dice: number[]
  heroes_strength: number
  friends_strength: number
  attack: number
  defence: number
  card: string | null
  averted: boolean
}

/** Parts of a thousand to win the round and the fight; ten times the willpower likely lost. */
export type Chance = [round: number, fight: number, loss: number]

/** Hours to be paid, and the willpower that those beyond the day cost. */
export type Expense = [hours: number, willpower: number]

export interface AndorView extends View {
  legend: string
  number: number
  title: Told
  summary: Told
  difficulty: string
  board: 'main' | 'mine'
  day: number
  turn: number | null
  narrator: string
  last: string
  stars: string[]
  heroes: HeroView[]
  creatures: CreatureView[]
  garrison: CreatureView[]
  spaces: SpaceView[]
  friends: Record<string, number>
  broken: [number, number][]
  shut: number[]
  shields: number
  shields_used: number
  farmers: number
  market: { piece: string; left: number; price: number }[]
  cards: LegendCard[]
  tasks: { id: string; title: Told; done: boolean }[]
  helps: string[]
  lasting: number[][]
  creature_strength: number
  last_hour: number
  hour_costs: [number, number, number]
  next_event: string | null
  deck: number
  creature_tokens: number
  delivered: number
  target: number | null
  alarm: boolean
  castle_free: boolean
  opponent: string | null
  opponent_late: boolean
  training: boolean
  battle: BattleView | null
  /** Beside the options, in their order; empty where none has odds. */
  odds: (Chance | null)[]
  /** The same for what takes hours for certain. */
  expenses: (Expense | null)[]
  result: 'won' | 'lost' | null
}

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
