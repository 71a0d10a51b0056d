import { describe, expect, it } from 'vitest'
import { Marks, sinceLast } from '../src/kit/marks'
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
