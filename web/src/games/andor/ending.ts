import type { LogLine } from '../../kit/types'
import type { Ending } from '../face'
import type { AndorEvent, AndorView } from './content'

// How a legend came to its end: why it was lost, what turned it, and the last sunrises, from which it can be tried again.

/** What turns a legend, the weightier first. */
const WEIGHT: Partial<Record<AndorEvent['event'], number>> = {
  'castle-freed': 5, 'hero-fell': 4, 'creature-entered': 3, 'garrison-grew': 3, 'farmer-killed': 2, 'treasure-delivered': 2, 'friend-came': 2,
  'creature-defeated': 1,
}
const TURNS = 4
const SUNRISES = 3

export function ending(log: LogLine<AndorEvent>[], view: AndorView): Ending<AndorEvent> {
  const why = view.result === 'won' ? null : (log.findLast(({ event }) => event.event === 'legend-lost') ?? null)
  const weighty = log
    .filter(({ event }) => WEIGHT[event.event])
    .map((line, at) => ({ line, at }))
    .sort((one, other) => WEIGHT[other.line.event.event]! - WEIGHT[one.line.event.event]! || other.at - one.at)
    .slice(0, TURNS)
    .sort((one, other) => one.at - other.at)
  const sunrises = view.result === 'won' ? [] : log.flatMap(({ event, ply }) => (event.event === 'sun-rose' ? [{ ply, day: event.day }] : []))
  return {
    why,
    turns: weighty.map(({ line }) => line),
    back: sunrises.slice(-SUNRISES).reverse().map(({ ply, day }) => ({ ply, words: 'page-back-to-sunrise', facts: { day } })),
  }
}
