import type { Point } from '../../kit/coast'
import type { Arrangement } from './arrangement'

// Where the names of regions are written: each at the place near its own that covers the fewest pieces and other names.

export interface Named {
  /** What is written, and whether a flag stands before it. */
  name: string
  flag: boolean
  at: Point
  arrangement: Arrangement
}

/** The size of the letters, and how wide one is on average. */
export const SIZE = 17
const LETTER = SIZE * 0.53
const FLAG = 22
const LINE = SIZE * 1.05

interface Box {
  x: number
  y: number
  wide: number
  tall: number
}

export function written({ name, flag }: Pick<Named, 'name' | 'flag'>, [x, y]: Point): Box {
  const wide = name.length * LETTER + (flag ? FLAG : 0)
  return { x: x - wide / 2 - (flag ? 4 : 0), y: y - LINE / 2, wide, tall: LINE }
}

function standing({ pieces, size }: Arrangement): Box[] {
  return pieces.map(({ at: [x, y] }) => ({ x: x - size, y: y - size, wide: 2 * size, tall: 2 * size }))
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)
  const tall = Math.min(one.y + one.tall, other.y + other.tall) - Math.max(one.y, other.y)
  return wide > 0 && tall > 0 ? wide * tall : 0
}

/** The place of every name, in order. The usual place is below the pieces; the farther from it the worse. */
export function placeNames(regions: Named[], wide: number, tall: number): Point[] {
  const pieces = regions.flatMap(({ arrangement }) => standing(arrangement))
  const placed: Box[] = []
  return regions.map((region) => {
    const { at: [x], arrangement } = region
    const [, below] = arrangement.name
    const tops = arrangement.pieces.map(({ at }) => at[1])
    const above = Math.min(below, ...tops) - arrangement.size - LINE * 0.6
    const ups = arrangement.pieces.length ? [below, above, below + 9, above - 8, below + 18] : [below, below - 14, below + 14, below - 28, below + 26]
    const places = ups.flatMap((y) => [0, -16, 16, -34, 34].map((aside): Point => [x + aside, y]))
    const cost = (place: Point): number => {
      const box = written(region, place)
      const outside = Math.max(0, -box.x, box.x + box.wide - wide) + Math.max(0, -box.y, box.y + box.tall - tall)
      const covered = [...pieces, ...placed].reduce((sum, other) => sum + overlap(box, other), 0)
      return covered * 3 + outside * 60 + Math.abs(place[0] - x) * 0.6 + Math.abs(place[1] - below) * 0.5
    }
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one))
    placed.push(written(region, best))
    return best
  })
}
