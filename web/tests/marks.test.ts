import { describe, expect, it } from 'vitest'
import { Marks, sinceLast, sinceTurn } from '../src/kit/marks'
import type { LogLine } from '../src/kit/types'

const KINDS = { walked: { seat: 'seat', source: 'space', target: 'space' }, rose: {}, moved: { target: 'space' } }
const line = (n: number, event: string, fields: Record<string, unknown> = {}): LogLine => ({ n, ply: n, event: { event, ...fields } })
const log = [
  line(1, 'walked', { seat: 0, source: 1, target: 2 }),
  line(2, 'walked', { seat: 1, source: 5, target: 6 }),
  line(3, 'rose'),
  line(4, 'moved', { target: 6 }),
]

describe('what happened since the own last action', () => {
  it('is everything after it', () => expect(sinceLast(log, [0], KINDS).map(({ n }) => n)).toEqual([2, 3, 4]))
  it('is nothing for whoever has not acted yet', () => expect(sinceLast(log, [3], KINDS)).toEqual([]))
  it('counts for all seats of a screen', () => expect(sinceLast(log, [0, 1], KINDS).map(({ n }) => n)).toEqual([3, 4]))
  it('is told by the thing it happened to', () => {
    const marks = new Marks(sinceLast(log, [0], KINDS), KINDS)
    expect(marks.of({ kind: 'space', n: 6 }).map(({ n }) => n)).toEqual([2, 4])
    expect(marks.of({ kind: 'space', n: 5 }).map(({ n }) => n)).toEqual([2])
    expect(marks.of({ kind: 'space', n: 2 })).toEqual([])
  })
})

describe('what happened since the own last turn', () => {
  const turn = (n: number, seat: number): LogLine => line(n, 'turn', { seat })
  const deed = (n: number, seat: number): LogLine => line(n, 'walked', { seat, source: 1, target: n })
  const turns = [turn(1, 0), deed(2, 0), turn(3, 1), deed(4, 1), turn(5, 2), deed(6, 2), turn(7, 0), deed(8, 0)]
  const news = (log: LogLine[], seats: number[]): number[] => sinceTurn(log, seats, 'turn').map(({ n }) => n)
  it('stays while one\'s own turn goes on', () => expect(news(turns, [0])).toEqual([3, 4, 5, 6]))
  it('stays in a second turn of one\'s own that follows at once', () => expect(news([...turns, turn(9, 0), deed(10, 0)], [0])).toEqual([3, 4, 5, 6]))
  it('grows while others play', () => expect(news(turns, [1])).toEqual([5, 6, 7, 8]))
  it('is everything before the first turn of one\'s own', () => expect(news(turns.slice(0, 4), [1])).toEqual([1, 2]))
  it('is nothing for whoever watches, or plays alone', () => {
    expect(news(turns, [])).toEqual([])
    expect(news([turn(1, 0), deed(2, 0), turn(3, 0)], [0])).toEqual([])
  })
})
