import type { Say } from '../../kit/types'
import type { Item, ScoreView } from './schema'

// The score card as rows for all heroes, and its lines in words.

export interface Row {
  row: string
  cells: { points: number; title: number }[]
}

export function rowsOf(scores: ScoreView[]): Row[] {
  const names = [...new Set(scores.flatMap(({ rows }) => Object.keys(rows)))]
  return [
    { row: 'fame', cells: scores.map(({ fame }) => ({ points: fame, title: 0 })) },
    ...names.map((row) => ({ row, cells: scores.map(({ rows }) => ({ points: rows[row]?.[0] ?? 0, title: rows[row]?.[1] ?? 0 })) })),
    { row: 'total', cells: scores.map(({ total }) => ({ points: total, title: 0 })) },
  ]
}

const CARDS = new Set(['spell', 'advanced-action', 'artifact'])
const UNITS = new Set(['unit', 'wounded-unit'])
const SHIELDS = new Set(['conqueror', 'adventurer', 'liberator', 'crawler'])

/** What brought some points; `place` words a hex. */
export function wordsOf(item: Item, say: Say, place: (hex: string) => string): string {
  const thing = item.thing === null ? say(`score-${item.row}`) : CARDS.has(item.what) ? say(`card-${item.thing}`) : UNITS.has(item.what) ? say(`unit-${item.thing}`) : place(item.thing)
  const kind = SHIELDS.has(item.row) && item.what !== 'title' ? 'shield' : item.what
  return say(`score-of-${kind}`, { thing, n: item.count })
}
