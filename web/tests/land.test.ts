import { describe, expect, it } from 'vitest'
import { arranged, MOST } from '../src/games/mage_knight/board/arrange'
import { exploringOf, goalsOf } from '../src/games/mage_knight/board/goals'
import { beside, corners, edgeBetween, extentOf, fieldsOf, hexesOf, middleOf, nameOf, outline, pointOf, R, tilesOf, turnedPart, type Field } from '../src/games/mage_knight/board/hexes'
import { sceneryOf } from '../src/games/mage_knight/board/scenery'
import { disturbed, nextStep } from '../src/games/mage_knight/board/walking.svelte'
import type { KnightContext, KnightDeed, KnightView } from '../src/games/mage_knight/content'
import { acts, met } from '../src/games/mage_knight/drama/acts'
import { EMBLEM } from '../src/games/mage_knight/pieces/emblems'
import { familyOf } from '../src/games/mage_knight/pieces/families'

const HEXES = ['0/0', '1/-1', '1/0', '0/1', '-1/1', '-1/0', '0/-1']
const plain = { terrain: 'plains' as const }
const TILE = { id: 'start-a', number: 'A', kind: 'start' as const, set: 'base' as const, origin: 'public' as const, walls: [['c', 'e']] as [string, string][], hexes: { c: { ...plain, site: 'portal' }, ne: plain, e: plain, se: plain, sw: plain, w: { terrain: 'hills' as const, site: 'mine', colour: 'red' as const }, nw: plain } }
const context = {
  names: { hex: HEXES, position: ['0/0', '0/1'] },
  number: (kind: string, name: string) => (kind === 'hex' ? HEXES.indexOf(name) : 0),
  tiles: new Map([['start-a', TILE]]),
  sites: new Map([['portal', { id: 'portal' }], ['mine', { id: 'mine' }], ['city', { id: 'city', city: true }]]),
} as unknown as KnightContext
const seen = (view: Partial<KnightView>): KnightView =>
  ({ options: [], expenses: [], reach: [], fights: [], tokens: [], shields: [], cities: [], new_sites: [], hero_boards: [], turns: [], tiles: [{ position: '0/0', tile: 'start-a', turned: 0 }], seat: 0, ...view }) as KnightView
const step = (hex: number): KnightDeed => ({ do: 'move-to', hex })
const cost = (n: number, provokes: string[] = []) => ({ kind: 'move' as const, n, provokes, assault: false, effect: null })

describe('where hexes lie', () => {
  it('has the middle of a tile position where the rules have it', () => {
    expect(middleOf([1, 0])).toEqual([3, -2])
    expect(middleOf([0, 1])).toEqual([1, -3])
    expect(hexesOf('0/0').map(nameOf).sort()).toEqual([...HEXES].sort())
  })
  it('lays neighbours side by side', () => {
    const [x, y] = pointOf([1, 0])
    expect(x).toBeCloseTo(Math.sqrt(3) * R)
    expect(y).toBe(0)
    const [one, other] = edgeBetween([0, 0], [x, y])
    expect(one[0]).toBeCloseTo(x / 2)
    expect(other[0]).toBeCloseTo(x / 2)
    expect(corners([0, 0])).toHaveLength(6)
  })
  it('draws one closed line around a tile, wherever it lies', () => {
    for (const position of ['0/0', '1/0', '3/2', '5/-2']) {
      const path = outline(hexesOf(position).map(pointOf))
      expect(path.match(/M/g)).toHaveLength(1)
      expect(path.match(/L/g)).toHaveLength(17)
    }
  })
  it('leaves room around what is drawn', () => {
    expect(extentOf([[0, 0], [100, 50]], 10)).toEqual({ left: -10, top: -10, width: 120, height: 70 })
  })
  it('goes from hex to hex by keys, as far as there is land', () => {
    const land = new Set(HEXES)
    const fields = { has: (name: string) => land.has(name) } as unknown as Map<string, unknown>
    expect(beside(fields, '0/0', 'ArrowRight')).toBe('1/0')
    expect(beside(fields, '0/0', 'ArrowUp')).toBe('1/-1')
    expect(beside(fields, '1/-1', 'ArrowDown')).toBe('1/0')
    expect(beside(fields, '0/0', 'Home')).toBe('0/-1')
    expect(beside(fields, '1/0', 'ArrowRight')).toBeNull()
    expect(beside(fields, '0/0', 'x')).toBeNull()
  })
})

describe('what is on a hex', () => {
  it('is put together from the tiles and everything that lies there', () => {
    const view = seen({ tokens: [{ hex: '1/0', back: 'green', id: null }], shields: [{ hex: '-1/0', seat: 1 }], hero_boards: [{ hex: '0/0' }] as KnightView['hero_boards'] })
    const fields = fieldsOf(context, view)
    expect(fields.size).toBe(7)
    expect(fields.get('0/0')).toMatchObject({ n: 0, heroes: [0], site: { id: 'portal' } })
    expect(fields.get('-1/0')).toMatchObject({ colours: ['red'], shields: [1] })
    expect(fields.get('1/0')!.tokens).toHaveLength(1)
    expect(tilesOf(context, view)[0]!.walls).toHaveLength(1)
  })
  it('lies as its tile does, also where that is turned', () => {
    expect(turnedPart('ne', 1)).toBe('e')
    expect(turnedPart('ne', -1)).toBe('nw')
    expect(turnedPart('c', 4)).toBe('c')
    const lying = (turned: number) => fieldsOf(context, seen({ tiles: [{ position: '0/0', tile: 'start-a', turned }] }))
    expect(lying(0).get('-1/0')!.colours).toEqual(['red'])
    expect(lying(1).get('-1/0')!.colours).toEqual([])
    expect(lying(1).get('0/-1')!.colours, 'what lay in the west lies clockwise of it').toEqual(['red'])
    expect(lying(1).get('0/0')!.site?.id).toBe('portal')
  })
  it('shows a city in its own colour, and both parts of a megapolis', () => {
    const city = { hexes: ['0/0', '1/0'], colours: ['red', 'blue'], level: 3, garrison: 0, shields: [], conquered: false, leader: null }
    const fields = fieldsOf(context, seen({ cities: [city] as KnightView['cities'] }))
    expect(fields.get('0/0')!.colours).toEqual(['red'])
    expect(fields.get('1/0')).toMatchObject({ colours: ['blue'], site: { id: 'city' } })
  })
  it('finds room for everybody', () => {
    const field = (tokens: number, site: string | null): Field => ({ tokens: Array(tokens).fill({ hex: '', back: 'red', id: null }), site: site ? { id: site } : null, heroes: [0, 1], shields: [0] }) as unknown as Field
    expect(arranged(field(0, null))).toMatchObject({ site: null, tokens: [] })
    expect(arranged(field(9, 'city')).tokens).toHaveLength(MOST)
    const set = arranged(field(1, 'keep'))
    expect(set.site!.x).toBeLessThan(set.tokens[0]!.x)
    expect(set.heroes[0]!.x).not.toBe(set.heroes[1]!.x)
  })
  it('is strewn alike on every screen', () => {
    for (const terrain of ['plains', 'hills', 'forest', 'wasteland', 'desert', 'swamp', 'lake', 'mountain', 'sea'] as const) {
      const scenery = sceneryOf(terrain, 5, false)
      expect(scenery).toEqual(sceneryOf(terrain, 5, false))
      expect(scenery.length).toBeGreaterThan(0)
      for (const { x, y } of scenery) expect(Math.hypot(x, y)).toBeLessThan(R)
    }
  })
})

describe('where one can go', () => {
  const far = { hex: '0/1', cost: 5, way: ['1/0', '0/1'], provokes: [], assault: false }
  it('is what is offered, with its cost, and what lies beyond', () => {
    const goals = goalsOf(context, seen({ options: [step(2)], expenses: [cost(3, ['0/-1'])], reach: [far] }))
    expect(goals.get('1/0')).toMatchObject({ cost: 3, way: ['1/0'], warlike: true })
    expect(goals.get('0/1')).toMatchObject({ cost: 5, warlike: false })
    expect(goalsOf(context, seen({ reach: [far] })).size).toBe(0)
  })
  it('includes the places where a tile may be turned up', () => {
    expect([...exploringOf(seen({ options: [{ do: 'explore', position: 1 }], expenses: [cost(2)] }))]).toEqual([[1, 2]])
  })
  it('is gone step by step while each is offered and nothing comes between', () => {
    const number = (hex: string): number => HEXES.indexOf(hex)
    const view = seen({ options: [step(2)], expenses: [cost(3)] })
    expect(nextStep(view, ['1/0', '0/1'], number)).toEqual(step(2))
    expect(nextStep(view, ['0/1'], number)).toBeNull()
    expect(nextStep(view, [], number)).toBeNull()
    const warlike = seen({ options: [step(2)], expenses: [cost(3, ['0/-1'])] })
    expect(nextStep(warlike, ['1/0', '0/1'], number), 'a fight ends a way').toBeNull()
    expect(nextStep(warlike, ['1/0'], number), 'and may be what it leads to').toEqual(step(2))
    expect(disturbed(view, [{ event: 'hero-moved' }])).toBe(false)
    expect(disturbed(view, [{ event: 'hero-moved' }, { event: 'provoked' }])).toBe(true)
  })
})

describe('what wants to be looked at', () => {
  const fight = { sides: [{ seat: 0, foes: [] }, { seat: null, foes: [{ enemy: 'hydra' }, { enemy: 'hydra' }] }] } as unknown as KnightView['fights'][number]
  it('are enemies whom nobody had seen', () => {
    const before = seen({ tokens: [{ hex: '1/0', back: 'brown', id: 'hydra' }] })
    expect(met(before, seen({ fights: [fight] }), 0)).toEqual(['hydra'])
    expect(met(seen({}), seen({ fights: [fight] }), 0)).toEqual(['hydra', 'hydra'])
  })
  it('is a new round for everybody, a new level for whoever reaches it', () => {
    const happening = (seat: number, own: number[]) => ({
      context, before: null, view: seen({}), log: [], table: {} as never, own,
      news: [{ n: 1, event: { event: 'round-began' as const, round: 2, night: true } }, { n: 2, event: { event: 'level-reached' as const, seat, level: 3 } }],
    })
    expect(acts(happening(0, [0]) as never).map(({ kind }) => kind)).toEqual(['dawn', 'moment'])
    expect(acts(happening(1, [0]) as never).map(({ kind }) => kind)).toEqual(['dawn'])
  })
})

describe('pictures', () => {
  it('every hero has a sign, every enemy a face', () => {
    for (const hero of ['arythea', 'goldyx', 'tovak', 'norowas', 'wolfhawk', 'krang', 'braevalar']) expect(EMBLEM[hero]).toBeTruthy()
    expect(familyOf('red-fire-dragon')).toBe('dragon')
    expect(familyOf('green-wolf-riders')).toBe('wolf')
    expect(familyOf('green-prowlers')).toBe('orc')
  })
})
