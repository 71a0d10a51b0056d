import { describe, expect, test } from 'vitest'
import type { Point } from '../src/kit/coast'
import { layOut, printedEdge, turned, turnedSize, type Segment } from '../src/games/eight_minute_legends/archipelago'
import { arrange } from '../src/games/eight_minute_legends/arrangement'
import { drawSide, EDGES, type Edge, type SideDrawing } from '../src/games/eight_minute_legends/sides'

const SIZE: Point = [340, 500]
const MIDDLES: Record<Edge, Point> = { top: [170, 0], right: [340, 250], bottom: [170, 500], left: [0, 250] }

/** A side with one square island of two regions; the upper owns the top and left exits, the lower the others. */
function side(n: number): SideDrawing {
  const id = `s${n}`
  const [upper, lower] = [`${id}u`, `${id}l`]
  const exit = (edge: Edge): { region: string; path: [number, number][] } => ({
    region: edge === 'top' || edge === 'left' ? upper : lower, path: [[...MIDDLES[edge]] as [number, number], [170, 250]],
  })
  return drawSide({
    id, board: `b${n}`, exits_origin: 'house', graph_origin: 'house', drawing_origin: 'house',
    island: [{ id: `${id}-a`, regions: [upper, lower] }],
    region: [
      { id: upper, label: [170, 150], outline: [[70, 50], [270, 50], [270, 250], [70, 250]] },
      { id: lower, label: [170, 350], outline: [[70, 250], [270, 250], [270, 450], [70, 450]] },
    ],
    link: [{ ends: [upper, lower], kind: 'land' }],
    exits: { top: exit('top'), right: exit('right'), bottom: exit('bottom'), left: exit('left') },
  }, n, n * 2, SIZE)
}
const SIDES = [0, 1, 2, 3].map(side)
const laid = (...turns: number[]): Segment[] => turns.map((turn, n) => ({ place: '', side: `s${n}`, turn }))

describe('a turned board', () => {
  test('turns clockwise: what was on top lies on the right', () => {
    expect(printedEdge('right', 1)).toBe('top')
    expect(printedEdge('top', 3)).toBe('right')
    for (const edge of EDGES) expect(printedEdge(edge, 2)).not.toBe(edge)
  })
  test.each([0, 1, 2, 3])('keeps every middle of an edge in the middle of an edge, turned by %i', (turn) => {
    const [width, height] = turnedSize(turn)
    const onTable: Record<Edge, Point> = { top: [width / 2, 0], right: [width, height / 2], bottom: [width / 2, height], left: [0, height / 2] }
    for (const edge of EDGES) expect(turned(MIDDLES[printedEdge(edge, turn)], turn)).toEqual(onTable[edge])
  })
})

describe('a T', () => {
  test('joins both arms and the stem to the centre, by the edges as they lie', () => {
    const map = layOut('t', laid(0, 0, 2, 1), SIDES)
    // centre, left arm, right arm upside down, stem with its top to the right: its right edge lies below.
    expect(map.joins.map(({ ends }) => ends)).toEqual([[3, 0], [1, 5], [7, 0]])
    expect(map.stubs).toHaveLength(16 - 6)
    expect(map.stubs.every(({ ring }) => ring === null)).toBe(true)
  })
  test('puts all land on the sheet', () => {
    const map = layOut('t', laid(1, 0, 3, 2), SIDES)
    expect(map.spots.size).toBe(8)
    for (const { at: [x, y], room } of map.spots.values()) {
      expect(x - room).toBeGreaterThan(0)
      expect(y - room).toBeGreaterThan(0)
      expect(x + room).toBeLessThan(map.width)
      expect(y + room).toBeLessThan(map.height)
    }
  })
  test('shows where boards are missing, with room for them to lie', () => {
    const map = layOut('t', laid(0), SIDES)
    expect(map.empty.map(({ place }) => place)).toEqual(['left', 'right', 'stem'])
    for (const turn of [0, 1, 2, 3]) {
      const next = map.next(SIDES[1]!, turn)!
      expect(next.x).toBeGreaterThanOrEqual(0)
      expect(next.x + next.width).toBe(map.boards[0]!.x - 12)
    }
    expect(layOut('t', laid(0, 0, 0, 0), SIDES).next(SIDES[0]!, 0)).toBeNull()
  })
})

test('a row is a ring: its two outer lines carry the mark', () => {
  const map = layOut('row', laid(0, 2, 0, 2), SIDES)
  expect(map.joins.map(({ ends }) => ends)).toEqual([[1, 3], [2, 4], [5, 7]])
  const ends = map.stubs.filter(({ ring }) => ring)
  expect(ends.map(({ region, ring }) => [region, ring!.edge])).toEqual([[0, 'left'], [6, 'right']])
})

test('what stands in a region does not stand on top of each other', () => {
  const spot = layOut('t', laid(0, 0, 0, 0), SIDES).spots.get(0)!
  const region = { id: 's0u', number: 0, armies: [4, 5, 1, 2], cities: [1, 0, 2, 0], token: 'dragon', face_down: false, control: 1, start: true }
  const { pieces, size } = arrange(spot, region)
  expect(pieces.map(({ kind }) => kind)).toEqual(['start', 'token', 'city', 'city', 'army', 'army', 'army', 'army'])
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(size * 2)
    }
  }
})
