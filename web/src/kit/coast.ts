// From coarse outlines to land with natural coasts. The outlines of neighbours share their points, so the sheet is
// taken apart into lines (a stretch of coast, a border between two regions), every line is rounded and roughened once,
// and the regions are put together again from the same lines: no gaps, and the same picture on every screen.

export type Point = readonly [number, number]

export interface Outlined {
  id: string
  outline: Point[]
}

export interface Land {
  /** The shape of each region, as an SVG path. */
  shapes: Map<string, string>
  /** The same as points, for placing drawings inside. */
  rings: Map<string, Point[]>
  /** Coast lines and borders apart from each other, as SVG paths. */
  coast: string
  borders: string
}

const STEP = 4.5
const COAST_ROUGHNESS = 4.2
const BORDER_ROUGHNESS = 2.4
const EDGE = 22
const BEYOND = 40

const key = (point: Point): string => `${point[0]},${point[1]}`
const edgeKey = (one: Point, other: Point): string => [key(one), key(other)].sort().join(' ')

/** Land that reaches the edge of the sheet runs on beyond it. */
function runningOff([x, y]: Point, [width, height]: Point): Point {
  const outside = (value: number, size: number): number =>
    value <= EDGE ? -BEYOND : value >= size - EDGE ? size + BEYOND : value
  return [outside(x, width), y <= 8 ? -BEYOND : y >= height - 18 ? height + BEYOND : y]
}

/** A small repeatable generator, so that the same line always gets the same bays. */
export function randomOf(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

function spline(points: Point[], closed: boolean): Point[][] {
  const count = points.length
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  const pieces: Point[][] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(2, Math.round(length / STEP))
    const piece: Point[] = []
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const mix = (axis: 0 | 1): number => {
        const slopeFrom = (to[axis] - before[axis]) * 0.42
        const slopeTo = (after[axis] - from[axis]) * 0.42
        const cube = 2 * from[axis] - 2 * to[axis] + slopeFrom + slopeTo
        const square = -3 * from[axis] + 3 * to[axis] - 2 * slopeFrom - slopeTo
        return ((cube * t + square) * t + slopeFrom) * t + from[axis]
      }
      piece.push([mix(0), mix(1)])
    }
    pieces.push(piece)
  }
  return pieces
}

/** Bays and headlands: waves of several sizes across the line, none at its ends. */
function roughened(line: Point[], seed: string, roughness: number): Point[] {
  const random = randomOf(seed)
  const waves = [0.09, 0.21, 0.47].map((pitch, octave) => ({
    pitch: pitch * (0.8 + 0.4 * random()),
    phase: random() * Math.PI * 2,
    height: roughness / (1 + octave * 0.9),
  }))
  return line.map((point, index) => {
    if (index === 0 || index === line.length - 1) return point
    const [before, after] = [line[index - 1]!, line[index + 1]!]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const calm = Math.min(1, Math.min(index, line.length - 1 - index) / 5)
    const far = index * STEP
    const shift = waves.reduce((sum, wave) => sum + Math.sin(far * wave.pitch + wave.phase) * wave.height, 0)
    const across = (shift * 0.62 + (random() - 0.5) * roughness * 0.5) * calm
    return [point[0] - ((after[1] - before[1]) / length) * across, point[1] + ((after[0] - before[0]) / length) * across]
  })
}

const written = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`

function path(points: Point[], closed: boolean): string {
  const [first, ...rest] = points
  return first ? `M${written(first)}L${rest.map(written).join(' ')}${closed ? 'Z' : ''}` : ''
}

/** All outlines the same way round, so that coasts can be followed from region to region. */
function clockwise(ring: Point[]): Point[] {
  const area = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0 ? [...ring].reverse() : ring
}

/** With the size of the sheet, land at its edge runs on beyond it; without, all land is islands. */
export function land(regions: Outlined[], size?: Point): Land {
  const outlines = regions.map(({ id, outline }) => ({
    id,
    outline: clockwise(
      outline
        .map((point) => (size ? runningOff(point, size) : point))
        .filter((point, index, all) => key(point) !== key(all[(index + 1) % all.length]!)),
    ),
  }))
  const owners = new Map<string, string[]>()
  for (const { id, outline } of outlines) {
    outline.forEach((point, index) => {
      const edge = edgeKey(point, outline[(index + 1) % outline.length]!)
      owners.set(edge, [...(owners.get(edge) ?? []), id])
    })
  }
  const lines = new Map<string, Point[]>()
  drawCoasts(outlines, owners, lines)
  drawBorders(outlines, owners, lines)
  return together(outlines, owners, lines)
}

/** Whole coasts at once, so that a border meeting the coast leaves no corner in it. */
function drawCoasts(outlines: Outlined[], owners: Map<string, string[]>, lines: Map<string, Point[]>): void {
  const next = new Map<string, Point[]>()
  for (const { outline } of outlines) {
    outline.forEach((point, index) => {
      const to = outline[(index + 1) % outline.length]!
      if (owners.get(edgeKey(point, to))!.length === 1) next.set(key(point), [...(next.get(key(point)) ?? []), to])
    })
  }
  const starts = outlines.flatMap(({ outline }) => outline)
  for (const start of starts) {
    while (next.get(key(start))?.length) {
      const ring: Point[] = []
      let here = start
      do {
        ring.push(here)
        here = next.get(key(here))!.pop()!
      } while (key(here) !== key(start) && next.get(key(here))?.length)
      spline(ring, true).forEach((piece, index) => {
        const [from, to] = [ring[index]!, ring[(index + 1) % ring.length]!]
        keep(lines, from, to, roughened(piece, edgeKey(from, to), COAST_ROUGHNESS))
      })
    }
  }
}

/** Borders from junction to junction. */
function drawBorders(outlines: Outlined[], owners: Map<string, string[]>, lines: Map<string, Point[]>): void {
  const meeting = new Map<string, Set<string>>()
  for (const edge of owners.keys()) {
    for (const end of edge.split(' ')) meeting.set(end, (meeting.get(end) ?? new Set()).add(edge))
  }
  for (const { outline } of outlines) {
    const shared = (index: number): boolean => {
      const [from, to] = [outline[index % outline.length]!, outline[(index + 1) % outline.length]!]
      return owners.get(edgeKey(from, to))!.length === 2
    }
    const begins = (index: number): boolean => shared(index) && meeting.get(key(outline[index]!))!.size !== 2
    outline.forEach((_, begin) => {
      if (!begins(begin) && !(shared(begin) && !shared(begin + outline.length - 1))) return
      const chain: Point[] = [outline[begin]!]
      let index = begin
      do {
        index++
        chain.push(outline[index % outline.length]!)
      } while (shared(index) && meeting.get(key(outline[index % outline.length]!))!.size === 2)
      if (lines.has(edgeKey(chain[0]!, chain[1]!))) return
      spline(chain, false).forEach((piece, step) => {
        const [from, to] = [chain[step]!, chain[step + 1]!]
        keep(lines, from, to, roughened(piece, edgeKey(from, to), BORDER_ROUGHNESS))
      })
    })
  }
}

function keep(lines: Map<string, Point[]>, from: Point, to: Point, line: Point[]): void {
  const edge = edgeKey(from, to)
  if (!lines.has(edge)) lines.set(edge, edge.startsWith(`${key(from)} `) ? line : [...line].reverse())
}

function together(outlines: Outlined[], owners: Map<string, string[]>, lines: Map<string, Point[]>): Land {
  const shapes = new Map<string, string>()
  const rings = new Map<string, Point[]>()
  for (const { id, outline } of outlines) {
    const ring = outline.flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length]!
      const edge = edgeKey(from, to)
      const line = lines.get(edge) ?? [from, to]
      return (edge.startsWith(`${key(from)} `) ? line : [...line].reverse()).slice(0, -1)
    })
    rings.set(id, ring)
    shapes.set(id, path(ring, true))
  }
  const coast: string[] = []
  const borders: string[] = []
  for (const [edge, line] of lines) (owners.get(edge)!.length === 1 ? coast : borders).push(path(line, false))
  return { shapes, rings, coast: coast.join(''), borders: borders.join('') }
}

export function inside([x, y]: Point, ring: Point[]): boolean {
  let within = false
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const [one, other] = [ring[index]!, ring[last]!]
    if (one[1] > y !== other[1] > y && x < ((other[0] - one[0]) * (y - one[1])) / (other[1] - one[1]) + one[0]) {
      within = !within
    }
  }
  return within
}

export function farFromEdge([x, y]: Point, ring: Point[], distance: number): boolean {
  return ring.every((point) => Math.hypot(point[0] - x, point[1] - y) >= distance)
}
