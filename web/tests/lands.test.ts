import { describe, expect, it } from 'vitest'
import { followed } from '../src/games/monster_lands/battles'
import { acts, eveningOf } from '../src/games/monster_lands/drama/acts'
import { asked, share } from '../src/games/monster_lands/solo/needs'
import type { LandsEvent } from '../src/games/monster_lands/content'
import type { SoloView } from '../src/games/monster_lands/schema'
import { kindOfGear, kindOfMember, placeOfPath, spacesWith } from '../src/games/monster_lands/reading'
import type { LogLine } from '../src/kit/types'

type Line = LogLine<LandsEvent>

const line = (n: number, event: string, facts: Record<string, unknown> = {}): Line => ({ n, event: { event, ...facts } }) as unknown as Line

describe('a path', () => {
  it('fills the spaces that leave no choice first', () => {
    const { spaces, beside } = spacesWith(['S'], ['X', 'M'], ['S', 'M', 'S'])
    expect(spaces.map(({ die }) => die)).toEqual(['S', 'S', 'M'])
    expect(beside).toEqual([])
  })

  it('keeps what its traps bring beside the spaces', () => {
    expect(spacesWith(['S'], [], ['S4', 'S2', 'M6']).beside).toEqual(['S2', 'M6'])
  })

  it('leads to a land, to the gate or to a mission', () => {
    expect(['a1', 'b4', 'gate2', 'roll1', 'pay2'].map(placeOfPath)).toEqual([0, 1, 2, null, null])
  })
})

describe('cards that there are several of', () => {
  it('are known by their kind', () => {
    expect([kindOfMember('rookie-7'), kindOfMember('hatyr'), kindOfGear('zeldiv-2'), kindOfGear('past')]).toEqual(['rookie', 'hatyr', 'zeldiv', 'past'])
  })
})

describe('the course of a battle', () => {
  const began = [line(1, 'battle-began', { place: 0, monster: 3 }), line(2, 'monster-struck', { path: 2, dice: '3 6 1', hits: 2 })]

  it('gathers what a blow did', () => {
    const course = followed(null, [...began, line(3, 'hits-cancelled', { path: 2, hits: 1 }), line(4, 'member-wounded', { path: 2 })])
    expect(course?.strikes).toEqual([{ path: 2, dice: ['B3', 'B6', 'B1'], hits: 2, cancelled: 1, wounds: 1, died: false, blow: 0 }])
  })

  it('goes on from what was known', () => {
    const course = followed(followed(null, began), [line(5, 'die-rerolled', { path: 2, die: 1, became: 6 })])
    expect(course?.strikes).toHaveLength(1)
    expect(course?.rerolls).toEqual([{ path: 2, from: 1, to: 6 }])
  })

  it('keeps the rerolls of each member apart, also when the monster is dead and strikes nobody', () => {
    const course = followed(null, [...began, line(3, 'die-rerolled', { path: 2, die: 1, became: 6 }), line(4, 'monster-killed', { path: 2 }), line(5, 'die-rerolled', { path: 3, die: 2, became: 4 })])
    expect(course?.rerolls.filter(({ path }) => path === 3)).toEqual([{ path: 3, from: 2, to: 4 }])
  })

  it('counts the hits of a blow against everybody for whoever is wounded by it', () => {
    const course = followed(null, [...began, line(3, 'monster-struck-all', { dice: '6 6', hits: 2 }), line(4, 'member-wounded', { path: 3 })])
    expect(course?.strikes.at(-1)).toEqual({ path: 3, dice: ['B6', 'B6'], hits: 2, cancelled: 0, wounds: 1, died: false, blow: 1 })
  })

  it('knows which dice were stolen', () => {
    const course = followed(null, [...began, line(3, 'die-stolen', { path: 0, target: 2, die: 7 }), line(4, 'sam-stole', { path: 1, target: 0, die: 7 })])
    expect(course?.thefts).toEqual([{ path: 0, target: 2, die: 7 }, { path: 1, target: 0, die: 7 }])
  })

  it('ends with the round', () => {
    expect(followed(followed(null, began), [line(9, 'round-began', { number: 2 })])).toBeNull()
  })
})

describe('the stage', () => {
  const log = [
    line(1, 'round-began', { number: 1 }), line(2, 'monster-killed', { monster: 1 }), line(3, 'wages-paid', { seat: 0 }),
    line(4, 'first-player', { seat: 1 }), line(5, 'round-began', { number: 2 }),
  ]
  const happening = (news: Line[]) => ({ context: {}, before: {}, view: {}, news, log, table: {}, own: [0] }) as unknown as Parameters<typeof acts>[0]

  it('shows the evening of the round that has ended', () => {
    expect(eveningOf(log, 5).map(({ event }) => event)).toEqual(['wages-paid', 'first-player'])
    const [act] = acts(happening(log.slice(4)))
    expect(act).toMatchObject({ kind: 'evening', lasts: null, data: { round: 1 } })
  })

  it('takes a blow and what follows from it as one act', () => {
    const found = acts(happening([
      line(6, 'monster-struck', { path: 0, dice: '5', hits: 1 }), line(7, 'member-wounded', { path: 0 }), line(8, 'turn-passed', { seat: 0 }),
    ]))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ kind: 'strike', tells: 7 })
    expect(found[0]!.data).toHaveLength(2)
  })

  it('shows every roll of one\'s own, with what it failed at', () => {
    const found = acts(happening([
      line(6, 'dice-rolled', { seat: 0, path: 0, dice: 'S1 S2' }), line(7, 'conquest-failed', { seat: 0, path: 0 }), line(8, 'haggle-rolled', { seat: 0, dice: 'H3' }),
      line(9, 'haggle-rolled', { seat: 1, dice: 'H3' }), line(10, 'die-rerolled', { seat: 1, path: 1, die: 1, became: 2 }),
    ]))
    expect(found.map(({ kind, tells }) => [kind, tells])).toEqual([['roll', 7], ['roll', 8]])
  })

  it('is empty when a table has just been opened', () => {
    expect(acts({ ...happening(log), before: null })).toEqual([])
  })
})

describe('acts of the stage that belong together', () => {
  const before = {} as never
  const staged = (news: Line[]): string[] => acts({ before, news, log: news, own: [] } as never).map(({ kind, data }) => (Array.isArray(data) ? `${kind}:${data.length}` : kind))

  it('show a move of Sam with his tries and what he removes as one', () => {
    const news = [
      line(1, 'die-placed'), line(2, 'sam-found-no-place', { red: 1, yellow: 4 }), line(3, 'sam-placed', { red: 2, yellow: 1 }),
      line(4, 'sam-removed-trap', { trap: 1 }), line(5, 'sam-removed-trap', { trap: 2 }), line(6, 'turn-passed'),
    ]
    expect(staged(news)).toEqual(['sam:4'])
  })

  it('show a trick with what came of it, and then the blow', () => {
    const news = [
      line(1, 'trick-aimed', { path: 0, target: 1 }), line(2, 'die-stolen', { path: 0, target: 1, die: 0 }), line(3, 'monster-struck', { path: 0 }),
      line(4, 'member-wounded', { path: 0 }),
    ]
    expect(staged(news)).toEqual(['trick:2', 'strike:2'])
  })

  it('wait for the rating to be seen', () => {
    expect(acts({ before, news: [line(1, 'scenario-rated', { rating: 2 })], log: [], own: [] } as never)[0]).toMatchObject({ kind: 'rated', lasts: null })
  })
})

describe('what ratings need', () => {
  const need = (what: string, have: number[], wanted: number[]) => ({ what, have, need: wanted, done: have.every((one, n) => one >= wanted[n]!) })
  const kit = need('defense', [2], [5])

  it('is told once where all of them ask for it', () => {
    const solo = {
      ratings: [
        { rating: 'bungler', reached: true, needs: [] }, { rating: 'apprentice', reached: false, needs: [kit] },
        { rating: 'veteran', reached: false, needs: [kit, need('points', [7], [35])] },
      ],
    } as unknown as SoloView
    const { common, ratings } = asked(solo)
    expect(common).toEqual([kit])
    expect(ratings.map(({ rating, own }) => [rating, own.map(({ what }) => what)])).toEqual([['apprentice', []], ['veteran', ['points']]])
  })

  it('counts no more of a thing than is asked for', () => {
    expect([share(need('coins', [20], [15])), share(need('spread', [4, 1, 0, 0], [2, 2, 2, 2])), share(need('points', [9], [36]))]).toEqual([1, 3 / 8, 1 / 4])
  })
})
