import type { LogLine } from './types'

/** The lines that still stand: those of moves that were taken back are gone, that they were taken back is told. */
export function standing(lines: LogLine[]): LogLine[] {
  let found: LogLine[] = []
  for (const line of lines) {
    if (line.event.event === 'taken-back') {
      const after = line.event.after as number
      found = found.filter((earlier) => earlier.n <= after)
    }
    found.push(line)
  }
  return found
}
