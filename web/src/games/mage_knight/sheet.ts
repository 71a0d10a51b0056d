import type { LogLine, Say } from '../../kit/types'
import type { Ending } from '../face'
import type { KnightEvent, KnightView } from './content'
import { goalWords } from './deeds'
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

/** Where rounds begin: after which move, with what they are called. */
export function chapters(log: LogLine<KnightEvent>[], say: Say): { ply: number; title: string }[] {
  return log.flatMap(({ ply, event }) =>
    event.event === 'round-began' ? [{ ply, title: say('chart-round', { round: event.round, night: event.night ? 'yes' : 'no' }) }] : [])
}

const ROUNDS = 3

/** After a lost game: the last rounds, from whose beginning it can be tried again. Why it was lost says the sheet of points. */
export function ending(log: LogLine<KnightEvent>[], view: KnightView): Ending<KnightEvent> {
  const rounds = view.winners.length ? [] : log.flatMap(({ event, ply }) => (event.event === 'round-began' ? [{ ply, round: event.round }] : []))
  return {
    why: null,
    turns: [],
    back: rounds.slice(-ROUNDS).reverse().map(({ ply, round }) => ({ ply, words: 'page-back-to-round', facts: { round } })),
  }
}

/** Why a finished game was won or lost, as messages with their facts: by its goal, or among rivals by the row that made the difference. */
export function whyOf(view: KnightView, nameOf: (seat: number) => string, say: Say): string[] {
  if (!view.over) return []
  const told = view.goals.map((goal) => goalWords(goal, say, nameOf)).join(' ')
  const scores = view.hero_boards.map(({ score }) => score)
  if (!view.winners.length) return [say('why-lost', { goal: told, round: view.round, rounds: view.rounds })]
  const [winner] = view.winners
  const own = best(scores[winner!]!)
  const most = own ? [say('why-most', { row: say(`score-${own.row}`), n: own.points })] : []
  if (view.teams.length === 1) return [say('why-won', { goal: told, round: view.round, rounds: view.rounds }), ...most]
  const behind = view.teams.filter((team) => !team.some((seat) => view.winners.includes(seat))).map(([seat]) => seat!)
  const second = behind.sort((one, other) => scores[other]!.total - scores[one]!.total)[0]
  if (second === undefined) return [say('why-shared', { n: scores[winner!]!.total }), ...most]
  const lead = rowsOf([scores[winner!]!, scores[second]!])
    .filter(({ row }) => row !== 'total')
    .map(({ row, cells }) => ({ row, n: cells[0]!.points + cells[0]!.title - cells[1]!.points - cells[1]!.title }))
    .sort((one, other) => other.n - one.n)[0]!
  const margin = scores[winner!]!.total - scores[second]!.total
  const ahead = say('why-ahead', { seat: nameOf(winner!), second: nameOf(second), n: margin })
  return lead.n > 0 ? [ahead, say('why-row', { row: say(`score-${lead.row}`), n: lead.n })] : [ahead]
}

/** The row that brought most points. */
function best(score: ScoreView): { row: string; points: number } | null {
  const rows = rowsOf([score]).filter(({ row }) => row !== 'total').map(({ row, cells }) => ({ row, points: cells[0]!.points + cells[0]!.title }))
  const found = rows.sort((one, other) => other.points - one.points)[0]
  return found && found.points > 0 ? found : null
}
