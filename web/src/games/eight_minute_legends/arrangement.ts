import type { Point } from '../../kit/coast'
import type { Spot } from './archipelago'
import type { RegionView } from './content'

// How the things in a region stand together, and where its name goes.

export interface Piece {
  kind: 'start' | 'token' | 'army' | 'city'
  owner: number
  count: number
}

export interface Arrangement {
  pieces: (Piece & { at: Point })[]
  size: number
  name: Point
}

const LEAST = 11.5
const MOST = 19

export function arrange(spot: Spot, region: RegionView): Arrangement {
  const pieces: Piece[] = [
    ...(region.start ? [{ kind: 'start' as const, owner: 0, count: 1 }] : []),
    ...(region.token ? [{ kind: 'token' as const, owner: 0, count: 1 }] : []),
    ...region.cities.flatMap((count, owner) => (count ? [{ kind: 'city' as const, owner, count }] : [])),
    ...region.armies.flatMap((count, owner) => (count ? [{ kind: 'army' as const, owner, count }] : [])),
  ]
  const rowsWith = (columns: number): number => Math.ceil(pieces.length / columns)
  const sizeWith = (columns: number): number =>
    Math.min(MOST, (spot.room * 2.7) / (columns * 2.1), (spot.room * 2.05) / (Math.max(1, rowsWith(columns)) * 2.15))
  // As many in a row that they can be drawn as large as possible.
  const columns = [1, 2, 3, 4, 5].reduce((best, other) => (sizeWith(other) > sizeWith(best) ? other : best), 1)
  const rows = rowsWith(columns)
  const size = Math.max(LEAST, sizeWith(columns))
  const [x, y] = spot.at
  return {
    pieces: pieces.map((piece, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, pieces.length - row * columns)
      return {
        ...piece,
        at: [x + (index - row * columns - (inRow - 1) / 2) * size * 2.1, y + (row - (rows - 1) / 2) * size * 2.15 - 7],
      }
    }),
    size,
    name: [x, y + (pieces.length ? rows * size * 1.08 + 8 : 5)],
  }
}
