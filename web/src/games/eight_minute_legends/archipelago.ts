import type { Point } from '../../kit/coast'
import { bent, EDGES, type DrawnRegion, type Edge, type SideDrawing } from './sides'

// Four boards as they lie on the table: where each is, how it is turned, and which dotted lines meet.

export interface Segment {
  place: string
  side: string
  /** In quarters, clockwise. */
  turn: number
}

export interface LaidBoard {
  place: string
  side: SideDrawing
  turn: number
  /** The frame on the table. */
  x: number
  y: number
  width: number
  height: number
  /** Moves the upright drawing to where the board lies. */
  transform: string
}

export interface Spot extends DrawnRegion {
  /** Where it is on the table, whatever way its board is turned. */
  at: Point
  side: SideDrawing
}

export interface Join {
  ends: [number, number]
  path: string
  landings: Point[]
}

/** A line that meets no other: it leads nowhere. In a row the two outer ones are the joined ends of the ring. */
export interface Stub {
  region: number
  path: string
  landing: Point
  /** Where the ring goes on, and on which edge of the table that is. */
  ring: { at: Point; edge: Edge } | null
}

export interface EmptyPlace {
  place: string
  x: number
  y: number
  width: number
  height: number
}

export interface Archipelago {
  width: number
  height: number
  boards: LaidBoard[]
  empty: EmptyPlace[]
  spots: Map<number, Spot>
  islands: { id: string; regions: number[]; side: SideDrawing }[]
  joins: Join[]
  stubs: Stub[]
  /** How the next board would lie. */
  next(side: SideDrawing, turn: number): LaidBoard | null
}

const SIZE: Point = [340, 500]
const GAP = 12
const MARGIN = 16
const SHALLOWS = 24
export const PLACES = { t: ['centre', 'left', 'right', 'stem'], row: ['first', 'second', 'third', 'fourth'] } as const
type Meeting = [place: number, edge: Edge, otherPlace: number, otherEdge: Edge]
const MEETINGS: Record<'t' | 'row', Meeting[]> = {
  t: [[1, 'right', 0, 'left'], [0, 'right', 2, 'left'], [3, 'bottom', 0, 'top']],
  row: [[0, 'right', 1, 'left'], [1, 'right', 2, 'left'], [2, 'right', 3, 'left']],
}
const RING: [place: number, edge: Edge][] = [[0, 'left'], [3, 'right']]

export function turnedSize(turn: number): Point {
  return turn % 2 ? [SIZE[1], SIZE[0]] : SIZE
}

/** A point of the upright board in the box of the turned one. */
export function turned([x, y]: Point, turn: number): Point {
  const [width, height] = SIZE
  return ([[x, y], [height - y, x], [width - x, height - y], [y, width - x]] as const)[turn]!
}

/** Which printed edge lies at this edge of the table. */
export function printedEdge(edge: Edge, turn: number): Edge {
  return EDGES[(EDGES.indexOf(edge) - turn + 4) % 4]!
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Frames of all four places; where no board lies yet, one is thought to lie like the first. */
function frames(layout: 't' | 'row', turns: (number | undefined)[]): Frame[] {
  const sizes = PLACES[layout].map((_, place) => turnedSize(turns[place] ?? (layout === 'row' ? (turns[0] ?? 0) : 0)))
  const middle = (place: number): Point => {
    const [width, height] = sizes[place]!
    const [centreWidth, centreHeight] = sizes[0]!
    if (layout === 'row') {
      const before = sizes.slice(0, place).reduce((sum, size) => sum + size[0] + GAP, 0)
      return [before + width / 2, 0]
    }
    if (place === 1) return [-(centreWidth + width) / 2 - GAP, 0]
    if (place === 2) return [(centreWidth + width) / 2 + GAP, 0]
    return place === 3 ? [0, -(centreHeight + height) / 2 - GAP] : [0, 0]
  }
  return sizes.map(([width, height], place) => {
    const [x, y] = middle(place)
    return { x: x - width / 2, y: y - height / 2, width, height }
  })
}

/** The boards still to come may lie: there must be room for that too. */
function lyingToo(layout: 't' | 'row', turns: number[]): Frame[] {
  return layout === 'row' && turns.length ? [] : frames(layout, PLACES[layout].map((_, place) => turns[place] ?? 1))
}

function padded({ x, y, width, height }: Frame): Frame {
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

/** The part of a frame in which there is land, with the shallows around it. */
function shore(frame: Frame, side: SideDrawing, turn: number): Frame {
  const points = [...side.land.rings.values()].flat().map((point) => turned(point, turn))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - SHALLOWS, Math.min(...ys) - SHALLOWS]
  return { x: frame.x + x, y: frame.y + y, width: Math.max(...xs) + SHALLOWS - x, height: Math.max(...ys) + SHALLOWS - y }
}

export function layOut(layout: 't' | 'row', segments: Segment[], sides: SideDrawing[]): Archipelago {
  const turns = segments.map(({ turn }) => turn)
  const places = frames(layout, turns)
  const ring = layout === 'row' ? 48 : 0
  const found = segments.map(({ side }) => sides.find(({ id }) => id === side)!)
  // Water at the outer edges of a finished map is worth less than larger islands.
  const shores = segments.length < places.length ? [...places, ...lyingToo(layout, turns)].map(padded) : places.map((place, n) => shore(place, found[n]!, turns[n]!))
  const left = Math.min(...shores.map(({ x }) => x)) - ring
  const top = Math.min(...shores.map(({ y }) => y))
  const right = Math.max(...shores.map(({ x, width }) => x + width)) + ring
  const bottom = Math.max(...shores.map(({ y, height }) => y + height))
  const lay = (place: number, side: SideDrawing, turn: number, frame: Frame): LaidBoard => {
    const [x, y] = [frame.x - left, frame.y - top]
    const move = `translate(${x + frame.width / 2} ${y + frame.height / 2})`
    return {
      place: PLACES[layout][place]!, side, turn, x, y, width: frame.width, height: frame.height,
      transform: `${move} rotate(${turn * 90}) translate(${-SIZE[0] / 2} ${-SIZE[1] / 2})`,
    }
  }
  const boards = segments.map(({ turn }, place) => lay(place, found[place]!, turn, places[place]!))
  return {
    width: right - left,
    height: bottom - top,
    boards,
    empty: places.slice(boards.length).map((frame, index) => ({
      place: PLACES[layout][boards.length + index]!, ...frame, x: frame.x - left, y: frame.y - top,
    })),
    spots: new Map(boards.flatMap((board) => board.side.regions.map((region) => [
      region.number, { ...region, at: onTable(board, region.label), side: board.side },
    ]))),
    islands: boards.flatMap(({ side }) => side.islands.map((island) => ({ ...island, side }))),
    ...lines(layout, boards),
    next(side, turn) {
      const place = boards.length
      if (place >= places.length) return null
      return lay(place, side, turn, frames(layout, [...turns, turn])[place]!)
    },
  }
}

function onTable(board: LaidBoard, point: Point): Point {
  const [x, y] = turned(point, board.turn)
  return [board.x + x, board.y + y]
}

/** Lines that meet at the edges of boards, and those that do not. */
function lines(layout: 't' | 'row', boards: LaidBoard[]): { joins: Join[]; stubs: Stub[] } {
  const joins: Join[] = []
  const met = new Set<string>()
  const exit = (place: number, edge: Edge): { region: number; path: Point[] } => {
    const board = boards[place]!
    const { region, path } = board.side.exits[printedEdge(edge, board.turn)]
    return { region, path: path.map((point) => onTable(board, point)) }
  }
  for (const [place, edge, otherPlace, otherEdge] of MEETINGS[layout]) {
    if (!boards[place] || !boards[otherPlace]) continue
    const [one, other] = [exit(place, edge), exit(otherPlace, otherEdge)]
    const path = [...one.path].reverse().concat(other.path)
    joins.push({ ends: [one.region, other.region], path: bent(path), landings: [path[0]!, path.at(-1)!] })
    met.add(`${place}${edge}`).add(`${otherPlace}${otherEdge}`)
  }
  const stubs = boards.flatMap((_, place) => EDGES.flatMap((edge): Stub[] => {
    if (met.has(`${place}${edge}`)) return []
    const { region, path } = exit(place, edge)
    const inRing = layout === 'row' && RING.some(([end, side]) => end === place && side === edge)
    return [{ region, path: bent(path), landing: path.at(-1)!, ring: inRing ? { at: path[0]!, edge } : null }]
  }))
  return { joins, stubs }
}
