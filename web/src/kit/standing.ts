import type { LogLine } from './types'

/** What moves that are taken back do not take with them. */
const STAYS = new Set(['stood-in', 'seat-back'])

/** The lines that still stand: those of moves that were taken back are gone, that they were taken back is told. */
export function standing(lines: LogLine[]): LogLine[] {
  let found: LogLine[] = []
  for (const line of lines) {
    if (line.event.event === 'taken-back') {
      const after = line.event.after as number
      found = found.filter((earlier) => earlier.n <= after || STAYS.has(earlier.event.event))
    }
    found.push(line)
  }
  return found
}
