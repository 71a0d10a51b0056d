// The mine: every space a cave hewn into the rock, tunnels where one can walk; before the gate, clearings in a forest.

import { randomOf, type Point } from '../../../kit/coast'
import type { BoardFile } from '../content'
import { placed, type Place } from './places'

export interface MineDrawing {
  places: Map<number, Place>
  /** Tunnels and paths, as SVG paths. */
  tunnels: { path: string; outside: boolean }[]
  lake: string
}

const SIZE: Point = [1400, 1000]
const REACH = 43

/** A closed curve through the points. */
function closed(points: Point[]): string {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count]!
  const write = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return points.reduce((path, from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const one = write(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)
    const other = write(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)
    return `${path}C${one} ${other} ${write(...to)}`
  }, `M${write(...points[0]!)}`) + 'Z'
}

function cave(id: number, [x, y]: Point, reach: number): Point[] {
  const random = randomOf(`cave-${id}`)
  const corners = 11
  return Array.from({ length: corners }, (_, n): Point => {
    const turn = (n * 2 * Math.PI) / corners + random() * 0.2
    const far = reach * (0.86 + random() * 0.26)
    return [Math.max(4, x + Math.cos(turn) * far * 1.06), y + Math.sin(turn) * far * 0.94]
  })
}

export function drawMine(board: BoardFile): MineDrawing {
  const spaces = new Map(board.space.map((space) => [space.id, space]))
  const places = new Map<number, Place>()
  const tunnels: MineDrawing['tunnels'] = []
  for (const space of board.space) {
    const at: Point = [space.x, space.y]
    const closest = Math.min(...board.space.filter(({ id }) => id !== space.id).map((other) => Math.hypot(other.x - space.x, other.y - space.y)))
    const ring = cave(space.id, at, Math.min(REACH, closest / 2 - 3))
    const next = space.next === undefined || space.next === null ? null : spaces.get(space.next)!
    const turn = next && Math.atan2(next.y - space.y, next.x - space.x)
    const half = next && Math.hypot(next.x - space.x, next.y - space.y) / 2
    const arrow = next && turn !== null && half ? { at: [space.x + Math.cos(turn) * half, space.y + Math.sin(turn) * half] as Point, turn: (turn * 180) / Math.PI } : null
    places.set(space.id, placed(space.id, closed(ring), dense(ring), SIZE, arrow, arrow ? [arrow.at] : []))
    for (const neighbour of space.neighbours) {
      if (neighbour < space.id) continue
      const other = spaces.get(neighbour)!
      const random = randomOf(`tunnel-${space.id}-${neighbour}`)
      const bend = (random() - 0.5) * 16
      const [mx, my] = [(space.x + other.x) / 2 - ((other.y - space.y) / 90) * bend, (space.y + other.y) / 2 + ((other.x - space.x) / 90) * bend]
      tunnels.push({
        path: `M${space.x} ${space.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${other.x} ${other.y}`,
        outside: space.terrain === 'forest' || other.terrain === 'forest',
      })
    }
  }
  return { places, tunnels, lake: closed((board.lake ?? []) as Point[]) }
}

/** More points on the outline, so that distances to it are true. */
function dense(ring: Point[]): Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]!
    return [0, 0.33, 0.66].map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  })
}
