import { mark } from './choice'
import type { LogLine, References, Thing } from './types'

// What has happened since somebody's own last action, by the things it happened to.

/** Where the log was when one of these seats acted last, and no bot for it; the whole of it is news for somebody who has not acted yet. */
export function sinceLast(log: LogLine[], seats: number[], references: References): LogLine[] {
  const own = log.findLastIndex(({ event, for_person }) => !for_person && references[event.event]?.seat === 'seat' && seats.includes(event.seat as number))
  return own < 0 ? [] : log.slice(own + 1)
}

/** Where turns are made of many actions, each begun by an event of this name: what came between the last turn of these seats and
 * the one they are in now, or until now while others play. */
export function sinceTurn(log: LogLine[], seats: number[], begins: string): LogLine[] {
  const turns = log.flatMap(({ event }, at) => (event.event === begins ? [{ at, own: seats.includes(event.seat as number) }] : []))
  const theirs = turns.findLastIndex(({ own }) => !own)
  if (!seats.length || theirs < 0) return []
  const first = turns.slice(0, theirs).findLastIndex(({ own }) => own) + 1
  return log.slice(turns[first]!.at, turns[theirs + 1]?.at)
}

export class Marks {
  #lines = new Map<string, LogLine[]>()

  constructor(readonly since: LogLine[], references: References) {
    for (const line of since) {
      const fields = references[line.event.event] ?? {}
      const touched = new Set(Object.entries(fields).map(([field, kind]) => mark({ kind, n: line.event[field] as number })))
      for (const thing of touched) this.#lines.set(thing, [...(this.#lines.get(thing) ?? []), line])
    }
  }

  /** What happened to this thing. */
  of(thing: Thing): LogLine[] {
    return this.#lines.get(mark(thing)) ?? []
  }
}

export const NO_MARKS = new Marks([], {})
