import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import type * as printed from './printed'
import type * as schema from './schema'
import { land, randomOf, type Land, type Point } from '../../kit/coast'
import { doodlesOf, type Doodle } from '../eight_minute_family/doodles'
import { OpenSea } from './opensea'

export type { Card } from './printed'
export type Good = printed.Card['good']
export const GOODS: readonly Good[] = ['crystal', 'coal', 'wood', 'iron', 'food']

export type ScoreLine = schema.ScoreLine
type RegionView = Omit<schema.RegionView, 'token'> & { token: Good | null }
export type EmpireView = Shown<schema.EmpireView, schema.Deed, { side: 'A' | 'B'; regions: RegionView[] }>
export type EmpireEvent = schema.Happening

export interface Spot {
  id: string
  label: Point
  room: number
  triangle: boolean
  start: boolean
  continent: number
  shape: string
}

export interface EmpireContext {
  size: Point
  spots: Spot[]
  land: Land
  lanes: { from: number; to: number; path: string; ends: [Point, Point] }[]
  /** Neighbours of each region over land. */
  neighbours: number[][]
  continents: { id: string }[]
  /** Where the legend of the continents and the compass have room. */
  legend: Point | null
  compass: Point | null
  doodles: Doodle[]
  cards: Map<string, printed.Card>
  steps: Record<string, [number, number][]>
}

export type EmpireScene = Scene<EmpireView, EmpireContext, EmpireEvent>

export const LEGEND_WIDTH = 132
export const LEGEND_ROW = 16
const COMPASS = 76

const DOODLES: Doodle['kind'][] = ['tree', 'hill', 'peak', 'reed']

export function prepare(content: Record<string, Json>, table: TableInfo): EmpireContext {
  const side = table.options.side === 'B' ? 'b' : 'a'
  const files = content as unknown as printed.Printed
  const board = files[`board_${side}`]
  const drawn = land(board.region, board.size)
  const number = new Map(board.region.map((region, index) => [region.id, index]))
  const continentOf = (id: string): number => board.continent.findIndex((continent) => continent.regions.includes(id))
  const spots = board.region.map((region) => ({
    id: region.id,
    label: region.label,
    room: region.room,
    triangle: region.triangle ?? false,
    start: region.id === board.start,
    continent: continentOf(region.id),
    shape: drawn.shapes.get(region.id)!,
  }))
  const sea = new OpenSea(
    [...drawn.rings.values()],
    board.lane.map((lane) => lane.line),
    board.size,
  )
  return {
    size: board.size,
    spots,
    land: drawn,
    lanes: board.lane.map((lane) => lanePath(lane, number, board.region)),
    neighbours: board.region.map(({ id }) =>
      board.borders.land.flatMap(([one, other]) =>
        one === id ? [number.get(other)!] : other === id ? [number.get(one)!] : []),
    ),
    continents: board.continent.map(({ id }) => ({ id })),
    legend: sea.take(LEGEND_WIDTH, board.continent.length * LEGEND_ROW + 12),
    compass: sea.take(COMPASS, COMPASS),
    doodles: spots.flatMap((spot) => {
      const random = randomOf(spot.id)
      const kind = DOODLES[(spot.continent + Math.floor(random() * 2)) % DOODLES.length]!
      return doodlesOf(spot, drawn.rings.get(spot.id)!, board.size, kind, random)
    }),
    cards: new Map(files.cards.card.map((card) => [card.id, asPrinted(card, String(table.options.printing ?? 'icons'))])),
    steps: Object.fromEntries(files.goods.good.map((good) => [good.id, good.points])),
  }
}

/** The card as the printing at this table has it. */
function asPrinted(card: printed.Card, printing: string): printed.Card {
  return printing === 'words' && card.worded ? { ...card, ...card.worded } : card
}

/** A lane from shore to shore, bent a little the way a ship would go. */
function lanePath(
  lane: printed.Lane, number: Map<string, number>, regions: printed.RegionInfo[],
): EmpireContext['lanes'][number] {
  const [from, to] = [number.get(lane.ends[0])!, number.get(lane.ends[1])!]
  const reach = (end: Point, region: Point, by: number): Point => {
    const far = Math.hypot(region[0] - end[0], region[1] - end[1]) || 1
    return [end[0] + ((region[0] - end[0]) / far) * by, end[1] + ((region[1] - end[1]) / far) * by]
  }
  const inner = lane.line
  const first = reach(inner[0]!, regions[from]!.label, 16)
  const last = reach(inner.at(-1)!, regions[to]!.label, 16)
  const points: Point[] = [first, ...inner, last]
  let path = `M${first[0]} ${first[1]}`
  for (let index = 1; index < points.length - 1; index++) {
    const [here, next] = [points[index]!, points[index + 1]!]
    const end: Point = index === points.length - 2 ? last : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2]
    path += `Q${here[0]} ${here[1]} ${end[0]} ${end[1]}`
  }
  return { from, to, path, ends: [first, last] }
}
