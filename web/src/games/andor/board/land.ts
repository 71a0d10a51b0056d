// The land of Andor: outlines grown into ground with natural borders, and what stands and grows on it.

import { inside, land, randomOf, type Point } from '../../../kit/coast'
import type { BoardFile, SpaceFile } from '../content'
import { OUTLINES } from './outlines'
import { boxOf, nearest, placed, thinned, type Place } from './places'
import { CROSSINGS, EASTERN_ARM, NARNE, offLine, SEA } from './river'

export interface Scenery {
  kind: 'fir' | 'oak' | 'peak' | 'hill' | 'tuft' | 'wave'
  at: Point
  size: number
}

export interface LandDrawing {
  places: Map<number, Place>
  coast: string
  borders: string
  scenery: Scenery[]
}

const SIZE: Point = [1400, 1000]

const mean = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

function near(one: Point, other: Point, distance: number): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < distance
}

/** The middle of the border that two spaces share, or of the bridge between them. */
function between(one: Point[], other: Point[], edge: [number, number]): Point | null {
  const bridge = Object.values(CROSSINGS).find(({ between: ends }) => ends.every((end) => edge.includes(end)))
  if (bridge) return mean([bridge.from, bridge.to])
  const marks = new Set(other.map(([x, y]) => `${x},${y}`))
  const shared = one.filter(([x, y]) => marks.has(`${x},${y}`))
  if (!shared.length) return null
  const middle = mean(shared)
  const off = (point: Point): number => Math.hypot(point[0] - middle[0], point[1] - middle[1])
  return shared.reduce((best, point) => (off(point) < off(best) ? point : best))
}

export function drawLand(board: BoardFile): LandDrawing {
  const ground = land(OUTLINES.map(({ space, outline }) => ({ id: String(space), outline })), SIZE)
  const spaces = new Map(board.space.map((space) => [space.id, space]))
  const ringOf = (space: number): Point[] => ground.rings.get(String(space)) ?? []
  const arrows = new Map<number, { at: Point; turn: number }>()
  for (const { space } of OUTLINES) {
    const next = spaces.get(space)!.next
    if (next === undefined || next === null) continue
    const at = between(ringOf(space), ringOf(next), [space, next])
    if (!at) continue
    const [from, to] = [spaces.get(space)!, spaces.get(next)!]
    arrows.set(space, { at, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI })
  }
  const places = new Map<number, Place>()
  for (const { space } of OUTLINES) {
    const ring = ringOf(space)
    const arrow = arrows.get(space) ?? null
    const taken = [...arrows.values()].map(({ at }) => at).filter((at) => near(at, [spaces.get(space)!.x, spaces.get(space)!.y], 160))
    places.set(space, placed(space, ground.shapes.get(String(space))!, ring, SIZE, arrow, taken))
  }
  for (const lonely of [80, 83]) {
    const space = spaces.get(lonely)
    if (space) places.set(lonely, apart(space))
  }
  return { places, coast: ground.coast, borders: ground.borders, scenery: grown(board, places) }
}

/** The two spaces nobody walks to: a round place of their own. */
function apart({ id, ...where }: SpaceFile): Place {
  // The place of the defeated stands clear of the dragon's road.
  const [x, y] = id === 80 ? [1302, 908] : [where.x, where.y]
  const reach = id === 80 ? 46 : 34
  const ring = Array.from({ length: 40 }, (_, n): Point => [
    x + Math.cos((n * Math.PI) / 20) * reach * (id === 80 ? 1.7 : 1), y + Math.sin((n * Math.PI) / 20) * reach,
  ])
  const shape = `M${ring.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`
  return { space: id, shape, ring, number: [x - reach * (id === 80 ? 1.35 : 0.7), y - reach * 0.5], spots: [[x, y], [x - 34, y + 10], [x + 34, y + 10]], arrow: null }
}

/** Trees at the rim of forest spaces, tufts on the plains, mountains and woods where nobody walks. */
function grown(board: BoardFile, places: Map<number, Place>): Scenery[] {
  const found: Scenery[] = []
  for (const { id, terrain } of board.space) {
    const place = places.get(id)
    if (!place || id === 80 || id === 83) continue
    const random = randomOf(`space-${id}`)
    const { left, top, right, bottom } = boxOf(place.ring)
    const outline = thinned(place.ring)
    const here: Scenery[] = []
    const wanted = terrain === 'forest' ? 26 : terrain === 'plain' ? 9 : 0
    for (let tries = 0, got = 0; tries < 260 && got < wanted; tries++) {
      const at: Point = [left + random() * (right - left), top + random() * (bottom - top)]
      if (!inside(at, outline) || at[0] < 6 || at[1] < 20 || at[0] > 1394) continue
      const edge = nearest(at, outline)
      const busy = near(at, place.number, 24) || (place.arrow && near(at, place.arrow.at, 22))
      if (busy || edge < 5 || here.some((other) => near(other.at, at, terrain === 'forest' ? 12 : 22))) continue
      if (terrain === 'forest' && edge > 20) continue
      if (terrain === 'forest') here.push({ kind: random() < 0.6 ? 'fir' : 'oak', at, size: 0.7 + random() * 0.4 })
      else here.push({ kind: 'tuft', at, size: 0.7 + random() * 0.6 })
      got++
    }
    found.push(...here)
  }
  wild(places, found)
  return found.sort((one, other) => one.at[1] - other.at[1])
}

function wild(places: Map<number, Place>, found: Scenery[]): void {
  const random = randomOf('beyond')
  const MARGIN = 20
  const outlines = [...places.values()].map(({ ring }) => ({ outline: thinned(ring), box: boxOf(ring) }))
  for (let y = 22; y < 1030; y += 25) {
    for (let x = 10; x < 1400; x += 30) {
      const at: Point = [x + random() * 22, y + random() * 16]
      const water = SEA.some((sea) => inside(at, sea))
      if (water) {
        if (random() < 0.16) found.push({ kind: 'wave', at, size: 0.8 + random() * 0.5 })
        continue
      }
      if (offLine(at, NARNE) < 34 || offLine(at, EASTERN_ARM) < 30) continue
      const foot: Point = [at[0], at[1] - 8]
      const taken = outlines.some(({ outline, box }) =>
        at[0] > box.left - MARGIN && at[0] < box.right + MARGIN && at[1] > box.top - MARGIN && at[1] < box.bottom + MARGIN &&
        (inside(at, outline) || inside(foot, outline) || nearest(at, outline) < MARGIN))
      if (taken) continue
      const north = y < 130 && x < 1330
      const mountains = !north && (x > 900 || y > 860 || random() < 0.35)
      if (mountains) found.push({ kind: random() < 0.72 ? 'peak' : 'hill', at, size: 0.75 + random() * 0.75 })
      else found.push({ kind: random() < 0.7 ? 'fir' : 'oak', at, size: 0.8 + random() * 0.5 })
    }
  }
}
