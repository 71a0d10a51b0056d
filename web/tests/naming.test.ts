import { expect, test } from 'vitest'
import type { Point } from '../src/kit/coast'
import { overlap, placeNames, written, type Named } from '../src/games/eight_minute_legends/naming'

const region = (name: string, at: Point, pieces: Point[]): Named => ({
  name, flag: false, at, arrangement: { size: 15, name: [at[0], at[1] + 24], pieces: pieces.map((one) => ({ kind: 'army', owner: 0, count: 1, at: one })) },
})

test('a name lies under no piece of a neighbour and on no other name', () => {
  const regions = [region('South Cape', [100, 100], [[100, 100]]), region('West Vale', [120, 130], [[120, 128]])]
  const boxes = placeNames(regions, 400, 400).map((at, n) => written(regions[n]!, at))
  expect(overlap(boxes[0]!, boxes[1]!)).toBe(0)
  const pieces = regions.flatMap(({ arrangement }) => arrangement.pieces.map(({ at: [x, y] }) => ({ x: x - 15, y: y - 15, wide: 30, tall: 30 })))
  for (const box of boxes) for (const piece of pieces) expect(overlap(box, piece)).toBe(0)
})

test('a name with nothing in its way stays where it is', () => {
  expect(placeNames([region('Heart', [100, 100], [[100, 100]])], 400, 400)).toEqual([[100, 124]])
})
