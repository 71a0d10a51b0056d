import { describe, expect, it } from 'vitest'
import { turningPoints } from '../src/table/turning'

const moves = (...rows: [seat: number, ...scores: number[]][]) => rows.map(([seat, ...scores]) => ({ seat, scores }))

describe('what turned a game', () => {
  it('is the turn after which the winner was never caught up with, and the greatest swings', () => {
    const course = moves([0, 0, 0], [1, 0, 6], [0, 2, 6], [1, 2, 6], [0, 5, 6], [0, 9, 6], [1, 9, 7])
    expect(turningPoints(course, [0])).toEqual([
      { ply: 2, seat: 1, gain: -6, forGood: false },
      { ply: 3, seat: 0, gain: 2, forGood: false },
      { ply: 6, seat: 0, gain: 7, forGood: true },
    ])
  })
  it('counts a whole turn as one', () => {
    expect(turningPoints(moves([0, 2], [0, 4], [0, 9]), [0])).toEqual([{ ply: 3, seat: 0, gain: 9, forGood: false }])
  })
  it('is nothing where nobody has won or nothing was played', () => {
    expect(turningPoints(moves([0, 3, 3]), [])).toEqual([])
    expect(turningPoints([], [0])).toEqual([])
  })
  it('names at most three', () => {
    const course = moves([0, 5, 0], [1, 5, 9], [0, 12, 9], [1, 12, 20], [0, 30, 20])
    expect(turningPoints(course, [0])).toHaveLength(3)
  })
})
