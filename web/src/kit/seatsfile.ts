import type { MyTable } from './mine.svelte'

// All of one's seats in a small file, to carry them to another browser: a line for the file and a line for every table,
// so that of a file that was cut everything before the cut is still good.

const FORM = 1

export interface SeatsRead {
  tables: Pick<MyTable, 'id' | 'game' | 'seats'>[]
  /** `foreign`: not such a file; `newer`: of a form this page does not know; `cut`: lines are missing or broken. */
  trouble: 'foreign' | 'newer' | 'cut' | null
  /** How many tables are missing, where the file was cut. */
  missing: number
}

export function written(tables: MyTable[]): string {
  const lines = tables.map(({ id, game, seats }) => JSON.stringify({ id, game, seats }))
  return [JSON.stringify({ herna_seats: FORM, tables: tables.length }), ...lines, ''].join('\n')
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(line)
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isSeat(found: unknown): found is MyTable['seats'][number] {
  const { seat, token } = (found ?? {}) as Record<string, unknown>
  return Number.isInteger(seat) && (seat as number) >= 0 && typeof token === 'string' && token.length > 0 && token.length <= 64
}

function tableOf(line: string): SeatsRead['tables'][number] | null {
  const found = parsed(line)
  if (!found || typeof found.id !== 'string' || typeof found.game !== 'string' || !Array.isArray(found.seats)) return null
  const seats = found.seats.filter(isSeat).map(({ seat, token }) => ({ seat, token }))
  return seats.length ? { id: found.id, game: found.game, seats } : null
}

export function read(text: string): SeatsRead {
  const [first = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim())
  const head = parsed(first)
  if (!head || typeof head.herna_seats !== 'number') return { tables: [], trouble: 'foreign', missing: 0 }
  if (head.herna_seats > FORM) return { tables: [], trouble: 'newer', missing: 0 }
  const tables = rest.flatMap((line) => tableOf(line) ?? [])
  const promised = typeof head.tables === 'number' ? head.tables : rest.length
  const missing = Math.max(0, promised - tables.length)
  return { tables, trouble: missing || tables.length < rest.length ? 'cut' : null, missing }
}
