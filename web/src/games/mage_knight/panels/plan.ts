import { chipsOf, type Chip, type Sign, type Tint } from '../cards/chips'
import type { CardInfo } from '../content'

// A plan for the next turn: which cards, played how, and what that adds up to. It is made of what is printed on them; what effects change is not in it.

/** How a card is to be played: the way on it, and which of its alternatives. */
export interface Planned {
  card: string
  way: 'basic' | 'strong' | 'sideways'
  at: number
}

export interface PlanWay extends Planned {
  /** What it gives in signs; nothing where only words can say it. */
  chips: Chip[]
}

/** What any card gives sideways. */
const SIDEWAYS: readonly Sign[] = ['move', 'influence', 'attack', 'block']

/** Every way to play a card; a wound has none. */
export function planWays(card: string, info: CardInfo | undefined): PlanWay[] {
  if (!info) return []
  const printed = (['basic', 'strong'] as const).flatMap((way) => {
    if (!info[way]) return []
    const found = chipsOf(info[way])
    return (found ?? [[]]).map((chips, at): PlanWay => ({ card, way, at, chips }))
  })
  return [...printed, ...SIDEWAYS.map((sign, at): PlanWay => ({ card, way: 'sideways', at, chips: [{ sign, n: 1, tint: 'physical' }] }))]
}

/** What several cards give, by sign and element. */
export function sumOf(ways: readonly PlanWay[]): Chip[] {
  const found = new Map<string, Chip>()
  for (const { sign, n, tint } of ways.flatMap(({ chips }) => chips)) {
    const key = `${sign} ${tint}`
    found.set(key, { sign, tint, n: (found.get(key)?.n ?? 0) + n })
  }
  return [...found.values()]
}

/** The mana that the stronger effects among them ask for; of several colours any. */
export function manaFor(ways: readonly PlanWay[], info: (card: string) => CardInfo | undefined): Tint[] {
  return ways.flatMap(({ card, way }) => (way === 'strong' ? ((info(card)?.colour ?? []).slice(0, 1) as Tint[]) : []))
}

/** What of a plan can still be played from a hand: a card that is gone takes its place in the plan along. */
export function stillHeld(plan: readonly Planned[], hand: readonly string[]): Planned[] {
  const left = [...hand]
  return plan.filter(({ card }) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export type Order = 'dealt' | 'colour' | 'use' | 'own'
/** Those that a press of the button goes through; one's own comes by moving cards. */
export const ORDERS: readonly Order[] = ['dealt', 'colour', 'use']

/** The places of a hand in an order of one's own: cards as they were laid, new ones behind them. */
export function laidOut(hand: readonly string[], own: readonly string[]): number[] {
  const left = hand.map((_, at) => at)
  const known = own.flatMap((card) => {
    const found = left.findIndex((at) => hand[at] === card)
    return found < 0 ? [] : left.splice(found, 1)
  })
  return [...known, ...left]
}

/** A row in which what stood at one place stands at another. */
export function moved<T>(row: readonly T[], from: number, to: number): T[] {
  const rest = row.toSpliced(from, 1)
  return row[from] === undefined ? [...row] : rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, row[from])
}

/** The places of a hand in the order in which it is to lie. */
export function sorted(hand: readonly string[], order: Order, colour: (card: string) => string, use: (card: string) => string): number[] {
  const places = hand.map((_, at) => at)
  if (order === 'dealt' || order === 'own') return places
  const key = (at: number): string => (order === 'colour' ? `${colour(hand[at]!)} ${use(hand[at]!)}` : `${use(hand[at]!)} ${colour(hand[at]!)}`)
  return places.toSorted((one, other) => key(one).localeCompare(key(other)) || one - other)
}
