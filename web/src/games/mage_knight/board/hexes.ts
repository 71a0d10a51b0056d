import type { HexInfo, KnightContext, KnightView, SiteInfo, TileInfo, TokenView } from '../content'

// Where hexes lie on the drawing, and what lies and stands on each: put together from the tiles that are laid.

/** Half the height of a hex, in units of the map. */
export const R = 60
const WIDE = Math.sqrt(3) * R

export type Place = readonly [q: number, r: number]
export type Point = readonly [x: number, y: number]

/** The six ways from a hex, clockwise. */
export const WAYS: Record<string, Place> = { ne: [1, -1], e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [0, -1] }
const PARTS: [name: keyof TileInfo['hexes'], step: Place][] = [['c', [0, 0]], ...(Object.entries(WAYS) as [keyof TileInfo['hexes'], Place][])]

/** Where a part of a tile lies that is turned clockwise by so many sixths. */
export function turnedPart(part: string, by: number): keyof TileInfo['hexes'] {
  const ring = PARTS.slice(1).map(([name]) => name)
  const at = ring.indexOf(part as keyof TileInfo['hexes'])
  return at < 0 ? 'c' : ring[(((at + by) % ring.length) + ring.length) % ring.length]!
}

export function placeOf(name: string): Place {
  const [q, r] = name.split('/').map(Number)
  return [q!, r!]
}

export const nameOf = ([q, r]: Place): string => `${q}/${r}`

/** The middle of a hex on the drawing. */
export function pointOf([q, r]: Place): Point {
  return [WIDE * (q + r / 2), 1.5 * R * r]
}

/** The middle hex of a tile position. */
export function middleOf([x, y]: Place): Place {
  return [3 * x + y, -2 * x - 3 * y]
}

/** The corners of a hex, clockwise from the top. */
export function corners([x, y]: Point, radius: number = R): Point[] {
  return Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 3) * n
    return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)]
  })
}

export function hexPath(at: Point, radius: number = R): string {
  return `M${corners(at, radius).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** A hex that is turned up, with everything on it. */
export interface Field {
  name: string
  /** The number by which actions name it. */
  n: number
  at: Point
  tile: string
  printed: HexInfo
  site: SiteInfo | null
  /** The colours of a mine or a city. */
  colours: NonNullable<HexInfo['colour']>[]
  tokens: TokenView[]
  shields: number[]
  heroes: number[]
}

const grouped = <T>(things: readonly T[], hex: (thing: T) => string | null): Map<string, T[]> => {
  const found = new Map<string, T[]>()
  for (const thing of things) {
    const name = hex(thing)
    if (name !== null) found.set(name, [...(found.get(name) ?? []), thing])
  }
  return found
}

export function fieldsOf(context: KnightContext, view: KnightView): Map<string, Field> {
  const tokens = grouped(view.tokens, ({ hex }) => hex)
  const shields = grouped(view.shields, ({ hex }) => hex)
  const heroes = grouped(view.hero_boards.map(({ hex }, seat) => ({ hex, seat })), ({ hex }) => hex)
  const laid = new Map(view.new_sites.map(({ hex, site }) => [hex, site]))
  const found = new Map<string, Field>()
  for (const { position, tile: id, turned } of view.tiles) {
    const tile = context.tiles.get(id)!
    const [q, r] = middleOf(placeOf(position))
    for (const [part, [dq, dr]] of PARTS) {
      const name = nameOf([q + dq, r + dr])
      const printed = tile.hexes[turnedPart(part, -turned)]
      const site = laid.get(name) ?? printed.site ?? null
      found.set(name, {
        name,
        n: context.number('hex', name),
        at: pointOf([q + dq, r + dr]),
        tile: id,
        printed,
        site: site === null ? null : (context.sites.get(site) ?? null),
        colours: printed.colours?.length ? printed.colours : printed.colour ? [printed.colour] : [],
        tokens: tokens.get(name) ?? [],
        shields: (shields.get(name) ?? []).map(({ seat }) => seat),
        heroes: (heroes.get(name) ?? []).map(({ seat }) => seat),
      })
    }
  }
  // A city may have another colour than the one that is printed, and a megapolis covers a second hex.
  for (const city of view.cities) {
    city.hexes.forEach((name, at) => {
      const field = found.get(name)
      if (field) found.set(name, { ...field, site: context.sites.get('city') ?? null, colours: [city.colours[at]!] })
    })
  }
  return found
}

type Edge = readonly [Point, Point]
const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
/** A corner by which the hexes that meet there know it, however it was reckoned. */
const corner = ([x, y]: Point): string => `${Math.round(x / 3)},${Math.round(y / 3)}`

/** The outline of hexes that hang together, as a path. */
export function outline(middles: readonly Point[], radius: number = R): string {
  const edges = new Map<string, Edge>()
  for (const at of middles) {
    const around = corners(at, radius)
    around.forEach((from, n) => {
      const to = around[(n + 1) % 6]!
      // An edge between two hexes is gone through both ways.
      if (!edges.delete(`${corner(to)};${corner(from)}`)) edges.set(`${corner(from)};${corner(to)}`, [from, to])
    })
  }
  const next = new Map([...edges.values()].map(([from, to]) => [corner(from), [from, to] as Edge]))
  let path = ''
  while (next.size) {
    let here: string | undefined = next.keys().next().value
    const loop: Point[] = []
    for (let edge = next.get(here!); edge; edge = next.get(here!)) {
      loop.push(edge[0])
      next.delete(here!)
      here = corner(edge[1])
    }
    path += `M${loop.map(written).join('L')}Z`
  }
  return path
}

/** A tile that lies on the table. */
export interface Tile {
  position: string
  id: string
  /** The number of its position to the actions. */
  n: number
  hexes: string[]
  middle: Point
  edge: string
  /** The walls between its hexes. */
  walls: Edge[]
}

/** The seven hexes of a tile position, the middle first. */
export function hexesOf(position: string): Place[] {
  const [q, r] = middleOf(placeOf(position))
  return PARTS.map(([, [dq, dr]]) => [q + dq, r + dr])
}

/** The edge that two neighbours share. */
export function edgeBetween(one: Point, other: Point): Edge {
  const near = corners(one).filter(([x, y]) => Math.hypot(x - other[0], y - other[1]) < R * 1.1)
  return [near[0]!, near[1]!]
}

export function tilesOf(context: KnightContext, view: KnightView): Tile[] {
  return view.tiles.map(({ position, tile: id, turned }) => {
    const places = hexesOf(position)
    const points = new Map(PARTS.map(([part], n) => [part as string, pointOf(places[n]!)]))
    return {
      position,
      id,
      n: context.number('position', position),
      hexes: places.map(nameOf),
      middle: pointOf(places[0]!),
      edge: outline([...points.values()]),
      walls: (context.tiles.get(id)?.walls ?? []).map(([one, other]) => edgeBetween(points.get(turnedPart(one, turned))!, points.get(turnedPart(other, turned))!)),
    }
  })
}

/** How far a drawing of these places reaches, with room around it. */
export interface Extent {
  left: number
  top: number
  width: number
  height: number
}

export function extentOf(points: readonly Point[], room: number): Extent {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top }
}

/** The hex beside another in the way of a key; up and down go where there is one. */
const KEYS: Record<string, string[]> = {
  ArrowLeft: ['w'], ArrowRight: ['e'], ArrowUp: ['ne', 'nw'], ArrowDown: ['sw', 'se'],
  Home: ['nw'], PageUp: ['ne'], End: ['sw'], PageDown: ['se'],
}

export function beside(fields: ReadonlyMap<string, unknown>, from: string, key: string): string | null {
  const [q, r] = placeOf(from)
  // Straight up and down, one step leans to the right and the next to the left.
  const ways = KEYS[key] ?? []
  const leaning = r % 2 ? [...ways].reverse() : ways
  return leaning.map((way) => nameOf([q + WAYS[way]![0], r + WAYS[way]![1]])).find((name) => fields.has(name)) ?? null
}
