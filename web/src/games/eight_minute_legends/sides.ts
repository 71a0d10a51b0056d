import { inside, land, randomOf, type Land, type Point } from '../../kit/coast'
import { doodlesOf, type Doodle } from '../eight_minute_family/doodles'
import type { Side } from './printed'

// One side of a board, drawn upright once; on the table it is only moved and turned.

export const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

export interface DrawnRegion {
  id: string
  /** By this number actions know it, whatever the map. */
  number: number
  island: number
  shape: string
  colour: string
  /** The middle of its widest place, and how wide that is. */
  label: Point
  room: number
}

export interface Bridge {
  ends: [number, number]
  from: Point
  to: Point
}

export interface SideDrawing {
  id: string
  n: number
  board: string
  islands: { id: string; regions: number[] }[]
  regions: DrawnRegion[]
  land: Land
  whole: string
  lanes: { ends: [number, number]; path: string; landings: Point[] }[]
  bridges: Bridge[]
  borders: [number, number][]
  exits: Record<Edge, { region: number; path: Point[] }>
  doodles: Doodle[]
  startMustBeHere: boolean
  /** What the house made up because nobody publishes it. */
  house: { drawing: boolean; start: boolean }
}

/** The look of each side: colours of its islands by turns, and what grows there. */
const LOOKS: Record<string, { colours: string[]; doodles: Doodle['kind'][] }> = {
  village: { colours: ['var(--land-1)'], doodles: ['stone', 'hill', 'tree'] },
  greatland: { colours: ['var(--land-2)'], doodles: ['tree', 'hill', 'peak', 'reed'] },
  bridges: { colours: ['var(--land-4)', 'var(--land-5)', 'var(--land-1)'], doodles: ['peak', 'reed'] },
  redforest: { colours: ['color-mix(in oklab, var(--land-3), var(--food) 18%)'], doodles: ['tree'] },
  volcano: {
    colours: ['color-mix(in oklab, var(--land-4), var(--wood-light) 16%)', 'color-mix(in oklab, var(--land-4), var(--land-edge) 24%)'],
    doodles: ['smoke', 'peak'],
  },
  sundered: { colours: ['var(--land-5)', 'var(--land-1)', 'var(--land-2)'], doodles: ['reed', 'hill'] },
  jungle: { colours: ['color-mix(in oklab, var(--land-2), var(--good) 20%)'], doodles: ['palm', 'palm', 'reed'] },
  peaks: { colours: ['color-mix(in oklab, var(--land-4), var(--iron) 20%)', 'color-mix(in oklab, var(--land-5), var(--iron) 14%)'], doodles: ['peak'] },
}
const PLAIN = { colours: ['var(--land-1)', 'var(--land-3)', 'var(--land-5)'], doodles: ['tree', 'hill'] as Doodle['kind'][] }
const GRID = 6
/** Regions that no look is given for stay playable; so do those of content files that owners of the game put in. */
const LANDING = 9

export function drawSide(side: Side, n: number, first: number, size: Point): SideDrawing {
  const number = new Map(side.region.map(({ id }, index) => [id, first + index]))
  const drawn = land(side.region)
  const look = LOOKS[side.id] ?? PLAIN
  const islandOf = (id: string): number => side.island.findIndex(({ regions }) => regions.includes(id))
  const regions = side.region.map(({ id, label }, index) => {
    const island = islandOf(id)
    return {
      id,
      number: first + index,
      island,
      shape: drawn.shapes.get(id)!,
      colour: look.colours[island % look.colours.length]!,
      ...widest(drawn.rings.get(id)!, label),
    }
  })
  const at = (id: string): Point => regions[number.get(id)! - first]!.label
  const numbers = (ends: [string, string]): [number, number] => [number.get(ends[0])!, number.get(ends[1])!]
  return {
    id: side.id,
    n,
    board: side.board,
    islands: side.island.map(({ id, regions: members }) => ({ id, regions: members.map((member) => number.get(member)!) })),
    regions,
    land: drawn,
    whole: [...drawn.shapes.values()].join(''),
    lanes: side.link.filter(({ kind }) => kind === 'sea').map(({ ends, path = [] }) => {
      const [from, to] = [towards(path[0]!, at(ends[0])), towards(path.at(-1)!, at(ends[1]))]
      return { ends: numbers(ends), path: bent([from, ...path, to]), landings: [from, to] }
    }),
    bridges: side.link.filter(({ kind }) => kind === 'bridge').map(({ ends, path = [] }) => ({
      ends: numbers(ends), from: towards(path[0]!, at(ends[0])), to: towards(path.at(-1)!, at(ends[1])),
    })),
    borders: side.link.filter(({ kind }) => kind === 'land').map(({ ends }) => numbers(ends)),
    exits: Object.fromEntries(EDGES.map((edge) => {
      const { region, path } = side.exits[edge]!
      return [edge, { region: number.get(region)!, path: [...path, towards(path.at(-1)!, at(region))] }]
    })) as SideDrawing['exits'],
    doodles: regions.flatMap((region) => {
      const random = randomOf(region.id)
      const kind = look.doodles[Math.floor(random() * look.doodles.length)]!
      return doodlesOf(region, drawn.rings.get(region.id)!, size, kind, random)
    }),
    startMustBeHere: side.special === 'start-must-be-here',
    house: { drawing: side.exits_origin === 'house', start: !!side.special && side.special_origin === 'house' },
  }
}

/** The point of a region that is farthest from its edge: room for names and pieces. */
function widest(ring: Point[], label: Point): { label: Point; room: number } {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const roomAt = ([x, y]: Point): number => Math.min(...ring.map((point) => Math.hypot(point[0] - x, point[1] - y)))
  let best = label
  let room = inside(label, ring) ? roomAt(label) : 0
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
      if (!inside([x, y], ring)) continue
      const here = roomAt([x, y])
      if (here > room) [best, room] = [[x, y], here]
    }
  }
  return { label: best, room }
}

/** A landing lies a little inland of the end of its line. */
function towards(end: Point, region: Point): Point {
  const far = Math.hypot(region[0] - end[0], region[1] - end[1]) || 1
  return [end[0] + ((region[0] - end[0]) / far) * LANDING, end[1] + ((region[1] - end[1]) / far) * LANDING]
}

/** A line through the points, bent the way a ship would go. */
export function bent(points: readonly Point[]): string {
  const [first, last] = [points[0]!, points.at(-1)!]
  let path = `M${first[0]} ${first[1]}`
  if (points.length === 2) return `${path}L${last[0]} ${last[1]}`
  for (let index = 1; index < points.length - 1; index++) {
    const [here, next] = [points[index]!, points[index + 1]!]
    const end: Point = index === points.length - 2 ? last : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2]
    path += `Q${here[0]} ${here[1]} ${end[0]} ${end[1]}`
  }
  return path
}
