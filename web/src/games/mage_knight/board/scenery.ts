import type { Terrain } from '../content'

// What grows, rises and flows on a hex, in places that look strewn and are the same on every screen.

export type Growth =
  | 'fir' | 'oak' | 'tuft' | 'bloom' | 'hill' | 'peak' | 'crag' | 'dune' | 'cactus' | 'crack' | 'rock' | 'dead' | 'pool' | 'reed' | 'wave' | 'swell' | 'furrow' | 'stone'

export interface Grown {
  kind: Growth
  x: number
  y: number
  size: number
}

/** Places on a hex, the middle left out: what stands there is to be seen. */
const RING: [number, number][] = [[-33, -22], [-12, -38], [16, -36], [36, -18], [38, 8], [28, 31], [4, 44], [-24, 35], [-39, 12]]
const MIDDLE: [number, number][] = [[-12, -10], [14, -4], [-2, 16]]

/** What a terrain is strewn with; the first is there most. */
const STREWN: Partial<Record<Terrain, Growth[]>> = {
  plains: ['tuft', 'tuft', 'bloom', 'furrow'],
  forest: ['fir', 'fir', 'oak'],
  wasteland: ['crack', 'rock', 'dead'],
  swamp: ['reed', 'pool', 'reed'],
  lake: ['wave'],
  sea: ['swell'],
  city: ['stone', 'tuft'],
}
const SPARSE: Partial<Record<Terrain, number>> = { plains: 2, wasteland: 2, swamp: 2, lake: 2, sea: 2, city: 3 }

/** A number from 0 up to 1 that belongs to these two. */
export function chance(seed: number, place: number): number {
  const mixed = Math.imul(seed * 374761393 + place * 668265263 + 2246822519, 3266489917)
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 1000) / 1000
}

/** The scenery of a hex from the far to the near; `taken`: something stands in the middle. */
export function sceneryOf(terrain: Terrain, seed: number, taken: boolean): Grown[] {
  const roll = (place: number): number => chance(seed, place)
  if (terrain === 'mountain') {
    return [
      { kind: 'crag', x: -24 + 6 * roll(1), y: 4, size: 0.9 }, { kind: 'crag', x: 25, y: 8 - 6 * roll(2), size: 0.85 },
      { kind: 'peak', x: 2 - 8 * roll(3), y: 22, size: 1.16 }, { kind: 'rock', x: -30, y: 34, size: 0.9 }, { kind: 'rock', x: 28, y: 36, size: 0.8 },
    ]
  }
  if (terrain === 'hills') {
    const places: [number, number][] = taken ? [[-26, -24], [26, -22], [-30, 32], [30, 36]] : [[-22, -18], [24, -12], [-4, 14], [26, 32], [-30, 34]]
    return [
      ...places.map(([x, y], n): Grown => ({ kind: 'hill', x: x + 6 * roll(n) - 3, y: y + 8, size: 0.72 + 0.25 * roll(n + 9) })),
      { kind: 'tuft', x: 2, y: 44, size: 0.9 },
    ]
  }
  if (terrain === 'desert') {
    const places: [number, number][] = taken ? [[-4, -40], [0, 40], [-2, 26]] : [[-6, -30], [8, -6], [-6, 16], [10, 38]]
    return [
      ...places.map(([x, y], n): Grown => ({ kind: 'dune', x: x + 8 * roll(n) - 4, y, size: 0.85 + 0.25 * roll(n + 5) })),
      ...(roll(20) > 0.45 ? [{ kind: 'cactus', x: roll(21) > 0.5 ? 34 : -34, y: 12, size: 0.9 } as Grown] : []),
    ]
  }
  const kinds = STREWN[terrain] ?? []
  const every = SPARSE[terrain] ?? 1
  const places = taken ? RING : [...RING, ...MIDDLE]
  return places
    .map(([x, y], n) => ({ x: x + 8 * roll(n) - 4, y: y + 6 * roll(n + 30) - 3, n }))
    .filter(({ n }) => Math.floor(roll(n + 60) * every) === 0 || n % (every * 2) === seed % (every * 2))
    .map(({ x, y, n }): Grown => ({ kind: kinds[Math.floor(roll(n + 90) * kinds.length)]!, x, y, size: 0.82 + 0.36 * roll(n + 120) }))
    .sort((one, other) => one.y - other.y)
}
