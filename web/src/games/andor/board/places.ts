// Where things stand inside the outline of a space: its number, what is drawn there for good, and the pieces that come
// and go. Worked out once per board, from the outline alone.

import { inside, type Point } from '../../eight_minute_family/coast'

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

const STEP = 7
const NUMBER_ROOM = 19
const SPOT_ROOM = 17
const SPOTS = 8

function away(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

function candidates(ring: Point[], width: number, height: number): Candidate[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const found: Candidate[] = []
  for (let y = Math.max(26, Math.min(...ys)); y <= Math.min(height - 16, Math.max(...ys)); y += STEP) {
    for (let x = Math.max(22, Math.min(...xs)); x <= Math.min(width - 22, Math.max(...xs)); x += STEP) {
      if (inside([x, y], ring)) found.push({ at: [x, y], room: Math.min(...ring.map((point) => away(point, [x, y]))) })
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
  const open = all.filter(({ room }) => room >= Math.min(SPOT_ROOM, deepest.room * 0.6))
  while (spots.length < SPOTS && open.length) {
    const worth = ({ at, room }: Candidate): number => {
      const crowd = spots.length ? Math.min(...spots.map((spot) => away(spot, at))) : 40
      const clear = Math.min(away(corner.at, at), 44) * 1.3
      const arrows = Math.min(30, ...taken.map((point) => away(point, at)))
      return Math.min(crowd, 52) + Math.min(room, spots.length ? 24 : 34) * 0.8 + clear + arrows * 0.5
    }
    spots.push(open.reduce((best, one) => (worth(one) > worth(best) ? one : best)).at)
  }
  return { space, shape, ring, number: corner.at, spots, arrow }
}
