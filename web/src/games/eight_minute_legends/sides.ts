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
  village: { colours: ['var(--ground-wheat)'], doodles: ['stone', 'hill', 'tree'] },
  greatland: { colours: ['var(--ground-meadow)'], doodles: ['tree', 'hill', 'peak', 'reed'] },
  bridges: { colours: ['var(--ground-chalk)', 'var(--ground-moss)', 'var(--ground-wheat)'], doodles: ['peak', 'reed'] },
  redforest: { colours: ['var(--ground-rust)'], doodles: ['tree'] },
  volcano: { colours: ['var(--ground-ash)', 'var(--ground-basalt)'], doodles: ['smoke', 'peak'] },
  sundered: { colours: ['var(--ground-moss)', 'var(--ground-sand)', 'var(--ground-meadow)'], doodles: ['reed', 'hill'] },
  jungle: { colours: ['var(--ground-jungle)'], doodles: ['palm', 'palm', 'reed'] },
  peaks: { colours: ['var(--ground-slate)', 'var(--ground-chalk)'], doodles: ['peak'] },
}
const PLAIN = { colours: ['var(--land-1)', 'var(--land-3)', 'var(--land-5)'], doodles: ['tree', 'hill'] as Doodle['kind'][] }
const GRID = 6
/** Regions that no look is given for stay playable; so do those of content files that owners of the game put in. */
const LANDING = 9

/** Water around the islands of a board, and how much larger than printed they are drawn at most to fill it. */
const WATER = 14
const LARGEST = 1.3

/** The islands of a side, stretched until they fill its board; lines still leave it where they meet the next board. */
export function stretched(side: Side, size: Point): Side {
  const points = side.region.flatMap(({ outline }) => outline)
  const along = (axis: 0 | 1): ((at: number) => number) => {
    const [least, most] = [Math.min(...points.map((point) => point[axis])), Math.max(...points.map((point) => point[axis]))]
    const scale = Math.max(1, Math.min(LARGEST, (size[axis] - 2 * WATER) / (most - least)))
    const middle = Math.max(WATER + (scale * (most - least)) / 2, Math.min(size[axis] - WATER - (scale * (most - least)) / 2, (least + most) / 2))
    return scale === 1 ? (at) => at : (at) => middle + (at - (least + most) / 2) * scale
  }
  const [x, y] = [along(0), along(1)]
  const move = (point: readonly [number, number]): [number, number] => [x(point[0]), y(point[1])]
  return {
    ...side,
    region: side.region.map((region) => ({ ...region, label: move(region.label), outline: region.outline.map(move) })),
    link: side.link.map((link) => (link.path ? { ...link, path: link.path.map(move) } : link)),
    exits: Object.fromEntries(Object.entries(side.exits).map(([edge, exit]) => [edge, { ...exit, path: exit.path.map((point, at) => (at ? move(point) : point)) }])),
  }
}

export function drawSide(printed: Side, n: number, first: number, size: Point): SideDrawing {
  const side = stretched(printed, size)
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
