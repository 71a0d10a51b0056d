// Where things stand inside the outline of a space: its number, what is drawn there for good, and the pieces that come
// and go. Worked out once per board, from the outline alone.

import { inside, type Point } from '../../../kit/coast'

export interface Place {
  space: number
  /** The outline as an SVG path, and as points. */
  shape: string
  ring: Point[]
  /** The middle of the number's disc. */
  number: Point
  /** Spots for pieces, the roomiest first. */
  spots: Point[]
  /** Where the creature arrow sits and which way it points, in degrees. */
  arrow: { at: Point; turn: number } | null
}

interface Candidate {
  at: Point
  /** How far the next border is. */
  room: number
}

const STEP = 8
const NUMBER_ROOM = 19
const SPOT_ROOM = 17
const SPOTS = 8

function away(one: Point, other: Point): number {
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(ring: Point[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Fewer points of an outline: enough to tell how far away it is. */
export function thinned(ring: Point[]): Point[] {
  return ring.length < 60 ? ring : ring.filter((_, index) => index % 3 === 0)
}

export function nearest(point: Point, ring: Point[]): number {
  let least = Infinity
  for (const [x, y] of ring) {
    const square = (point[0] - x) ** 2 + (point[1] - y) ** 2
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

function candidates(ring: Point[], width: number, height: number): Candidate[] {
  const { left, top, right, bottom } = boxOf(ring)
  const outline = thinned(ring)
  const found: Candidate[] = []
  for (let y = Math.max(26, top); y <= Math.min(height - 16, bottom); y += STEP) {
    for (let x = Math.max(22, left); x <= Math.min(width - 22, right); x += STEP) {
      if (inside([x, y], outline)) found.push({ at: [x, y], room: nearest([x, y], outline) })
    }
  }
  return found
}

/** The spots of one space. `taken` are points that should stay clear: its arrow, and arrows that lead here. */
export function placed(
  space: number, shape: string, ring: Point[], size: Point, arrow: Place['arrow'], taken: Point[],
): Place {
  const all = candidates(ring, ...size)
  const deepest = all.reduce((best, one) => (one.room > best.room ? one : best))
  const corner = all
    .filter(({ at, room }) => room >= Math.min(NUMBER_ROOM, deepest.room * 0.8) && taken.every((point) => away(point, at) > 27))
    .reduce((best, one) => (one.at[0] * 0.75 + one.at[1] < best.at[0] * 0.75 + best.at[1] ? one : best), deepest)
  const spots: Point[] = []
  const open = all
    .filter(({ room }) => room >= Math.min(SPOT_ROOM, deepest.room * 0.6))
    .map(({ at, room }) => ({
      at,
      room,
      /** What a spot here is worth by itself: clear of the number and of arrows. */
      worth: Math.min(away(corner.at, at), 44) * 1.3 + Math.min(30, nearest(at, taken)) * 0.5,
      crowd: 40,
    }))
  while (spots.length < SPOTS && open.length) {
    const roomy = spots.length ? 24 : 34
    let [best, most] = [open[0]!, -Infinity]
    for (const one of open) {
      const worth = one.worth + Math.min(one.crowd, 52) + Math.min(one.room, roomy) * 0.8
      if (worth > most) [best, most] = [one, worth]
    }
    spots.push(best.at)
    for (const one of open) one.crowd = spots.length === 1 ? away(best.at, one.at) : Math.min(one.crowd, away(best.at, one.at))
  }
  return { space, shape, ring, number: corner.at, spots, arrow }
}
