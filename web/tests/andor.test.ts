import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OUTLINES } from '../src/games/andor/board/outlines'
import { drawLand } from '../src/games/andor/board/land'
import { drawMine } from '../src/games/andor/board/caves'
import { CROSSINGS } from '../src/games/andor/board/river'
import { arranged, type Standing } from '../src/games/andor/board/standing'
import type { AndorEvent, AndorView, BoardFile, SpaceFile } from '../src/games/andor/content'
import { expenseOf, wayExpenses } from '../src/games/andor/reading'
import { followed } from '../src/games/andor/rounds'
import type { LogLine } from '../src/kit/types'
import { inside } from '../src/kit/coast'

/** The spaces of a board file; only what these tests need of TOML. */
function board(name: 'main' | 'mine'): BoardFile {
  const text = readFileSync(new URL(`../../src/herna/games/andor/content/board_${name}.toml`, import.meta.url), 'utf-8')
  const value = (block: string, field: string): string | undefined => new RegExp(`^${field} = (.*)$`, 'm').exec(block)?.[1]
  const space = text.split('[[space]]').slice(1).map((block): SpaceFile => ({
    id: Number(value(block, 'id')),
    origin: 'house',
    x: Number(value(block, 'x')),
    y: Number(value(block, 'y')),
    terrain: JSON.parse(value(block, 'terrain')!) as SpaceFile['terrain'],
    neighbours: JSON.parse(value(block, 'neighbours')!) as number[],
    next: value(block, 'next') ? Number(value(block, 'next')) : null,
  }))
  return { id: name, origin: 'house', 'dwarf-price': [], width: 1400, height: 1000, castle: 0, space, lake: [[1135, 330], [1255, 250], [1240, 735]] }
}

const key = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join('-')

describe('the land of Andor', () => {
  const main = board('main')

  it('lets two spaces touch exactly where one can walk from one to the other', () => {
    const sides = new Map<string, number[]>()
    for (const { space, outline } of OUTLINES) {
      outline.forEach((corner, index) => {
        const edge = [corner, outline[(index + 1) % outline.length]!].map(String).sort().join(' ')
        sides.set(edge, [...(sides.get(edge) ?? []), space])
      })
    }
    const touching = new Set([...sides.values()].filter((spaces) => spaces.length === 2).map(([one, other]) => key(one!, other!)))
    const bridges = new Set(Object.values(CROSSINGS).map(({ between }) => key(...between)))
    const neighbours = new Set(main.space.flatMap(({ id, neighbours: others }) => others.map((other) => key(id, other))))
    expect(touching).toEqual(new Set([...neighbours].filter((edge) => !bridges.has(edge))))
    expect([...bridges].every((edge) => neighbours.has(edge))).toBe(true)
  })

  it('keeps numbers, pieces and arrows inside their spaces', () => {
    const { places } = drawLand(main)
    expect([...places.keys()].sort((a, b) => a - b)).toEqual(main.space.map(({ id }) => id).sort((a, b) => a - b))
    for (const { space, ring, number, spots } of places.values()) {
      expect(spots.length, `spots of ${space}`).toBeGreaterThan(2)
      if (space === 80 || space === 83) continue
      for (const point of [number, ...spots]) expect(inside(point, ring), `${space}: ${point}`).toBe(true)
    }
    const arrows = main.space.filter(({ next }) => next !== null).map(({ id }) => id)
    expect(arrows.filter((id) => !places.get(id)!.arrow)).toEqual([])
  })
})

describe('the mine', () => {
  it('has a cave for every space and a tunnel for every border', () => {
    const mine = board('mine')
    const { places, tunnels } = drawMine(mine)
    expect(places.size).toBe(mine.space.length)
    const borders = new Set(mine.space.flatMap(({ id, neighbours }) => neighbours.map((other) => key(id, other))))
    expect(tunnels.length).toBe(borders.size)
  })
})

describe('a crowd on one space', () => {
  const place = drawLand(board('main')).places.get(3)!
  const hero = (seat: number): Standing => ({ kind: 'hero', seat, figure: seat * 2, asleep: false, key: `hero-${seat}` })

  it('puts everybody somewhere else, the creature behind the heroes', () => {
    const crowd: Standing[] = [{ kind: 'creature', id: 'gor', key: 'creature' }, hero(0), hero(1), hero(2), hero(3), { kind: 'gold', count: 2, key: 'gold' }]
    const set = arranged(crowd, place)
    expect(new Set(set.map(({ x, y }) => `${x},${y}`)).size).toBe(crowd.length)
    expect(set[0]!.one.kind).toBe('creature')
    expect(set.at(-1)!.one.kind).toBe('gold')
  })

  it('uses the spots of the space while there are few', () => {
    const set = arranged([hero(0), hero(1)], place)
    expect(new Set(set.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(place.spots.slice(0, 2).map(([x, y]) => `${x},${y}`)))
  })
})

describe('the last round of a fight', () => {
  const line = (event: string, facts: Record<string, unknown> = {}): LogLine<AndorEvent> => ({ n: 0, ply: 0, event: { event, ...facts } as AndorEvent })
  const fight = [
    line('battle-began', { seat: 0, creature: 0, space: 3 }),
    line('round-began', { round: 1 }),
    line('dice-thrown', { seat: 0, dice: '3 5', value: 5 }),
    line('dice-thrown', { seat: 1, dice: '2', value: 2 }),
  ]

  it('is put together from what was told, move by move', () => {
    const before = followed(null, fight)
    const after = followed(before, [
      line('foe-threw', { creature: 0, dice: '1 2', value: 2 }), line('round-won', { attack: 9, defence: 4 }),
      line('creature-defeated', { creature: 0, space: 3 }),
    ])
    expect(after).toEqual({
      creature: 0, thrown: [{ seat: 0, dice: [3, 5], value: 5 }, { seat: 1, dice: [2], value: 2 }], foe: [1, 2],
      attack: 9, defence: 4, outcome: 'won', losses: [], defeated: true,
    })
  })

  it('counts the dice of a bow once, as they lie in the end, and begins anew with every round', () => {
    const bow = followed(null, [...fight, line('dice-thrown', { seat: 1, dice: '2 6', value: 6 })])
    expect(bow!.thrown).toEqual([{ seat: 0, dice: [3, 5], value: 5 }, { seat: 1, dice: [2, 6], value: 6 }])
    expect(followed(bow, [line('round-began', { round: 2 })])!.thrown).toEqual([])
    expect(followed(bow, [line('sun-rose', { day: 2 })])).toBeNull()
  })
})

describe('what a way costs', () => {
  const options: AndorView['options'] = [{ do: 'fight', space: 7 }, { do: 'walk', space: 8 }, { do: 'move-friend', friend: 0, space: 8 }, { do: 'swim', space: 9 }]
  const view = { options, expenses: [null, [3, 2], [1, 0], [1, 0]] } as unknown as AndorView

  it('is told of the hero, not of a friend who could go there too', () => {
    expect([...wayExpenses(view)]).toEqual([[8, [3, 2]], [9, [1, 0]]])
  })

  it('stands beside the action it belongs to', () => {
    expect(options.map((action) => expenseOf(view, action))).toEqual(view.expenses)
    expect(expenseOf({ ...view, expenses: [] }, options[1]!)).toBeNull()
  })
})
