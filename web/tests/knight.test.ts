import { describe, expect, it } from 'vitest'
import { chipsOf, fewSigns } from '../src/games/mage_knight/cards/chips'
import { colourOf, subjectOf } from '../src/games/mage_knight/cards/looks'
import type { KnightContext, KnightDeed, KnightView } from '../src/games/mage_knight/content'
import { cardDeeds, counted, fightSeen, goalWords, priceOf, worthOf } from '../src/games/mage_knight/deeds'
import { aside, rank } from '../src/games/mage_knight/listing'
import { answers } from '../src/games/mage_knight/panels/asking'
import { pilesSeen } from '../src/games/mage_knight/panels/seen'
import { sceneOf } from '../src/games/mage_knight/scenes/scenes'
import { chapters, ending, rowsOf, whyOf, wordsOf } from '../src/games/mage_knight/sheet'

const seen = (view: Partial<KnightView>): KnightView => ({ options: [], expenses: [], fights: [], asking: null, prompt: null, seat: 0, ...view }) as KnightView

describe('what a card gives, in signs', () => {
  it('says plain points', () => {
    expect(chipsOf([{ move: 2 }])).toEqual([[{ sign: 'move', n: 2, tint: 'physical' }]])
    expect(chipsOf([{ attack: { n: 3, kind: 'ranged', element: 'fire' } }])).toEqual([[{ sign: 'ranged', n: 3, tint: 'fire' }]])
  })
  it('says alternatives, and what follows each of them', () => {
    const chips = chipsOf([{ choose: [[{ influence: 4 }], [{ attack: 3 }]] }, { reputation: -1 }])
    expect(chips?.map((row) => row.map(({ sign, n }) => `${sign} ${n}`))).toEqual([['influence 4', 'reputation -1'], ['attack 3', 'reputation -1']])
  })
  it('says crystals and mana by their colour', () => {
    expect(chipsOf([{ crystal: 'red' }, { mana: 'any' }])).toEqual([[{ sign: 'crystal', n: 1, tint: 'red' }, { sign: 'mana', n: 1, tint: 'any' }]])
  })
  it('leaves to words what signs cannot say whole', () => {
    expect(chipsOf([{ move: 2 }, { terrain: { of: ['swamp'], set: 1 } }])).toBeNull()
    expect(chipsOf([{ attack: { n: { base: 2, add: 2, per: 'enemies-blocked' } } }])).toBeNull()
    expect(chipsOf([{ block: { n: 4, 'twice-against': 'swift' } }])).toBeNull()
    expect(chipsOf([])).toBeNull()
  })
  it('keeps many signs off a small card', () => {
    expect(fewSigns(chipsOf([{ choose: [[{ attack: 2 }], [{ block: 2 }]] }]))).toBe(true)
    expect(fewSigns(chipsOf([{ choose: [[{ attack: 4 }], [{ block: 4 }], [{ attack: 3 }], [{ block: 3 }], [{ heal: 1 }]] }]))).toBe(false)
  })
})

describe('how a card looks', () => {
  it('has the colour it is printed in, and a wound its own', () => {
    expect(colourOf('rage', { colour: ['red'], icons: ['combat'] })).toBe('red')
    expect(colourOf('dodge', { colour: ['red', 'white'], icons: [] })).toBe('two')
    expect(colourOf('ruby-ring', { icons: ['special'] })).toBe('gold')
    expect(colourOf('wound', undefined)).toBe('wound')
  })
  it('shows what it is about', () => {
    expect(subjectOf('x', { icons: ['special', 'move'] })).toBe('move')
    expect(subjectOf('x', { icons: ['special', 'banner'] })).toBe('banner')
  })
})

describe('what is offered, by the thing it belongs to', () => {
  const play: KnightDeed = { do: 'play-card', card: 3, way: 'basic' }
  const aside: KnightDeed = { do: 'play-sideways', card: 3, gives: 'move' }
  const step: KnightDeed = { do: 'move-to', hex: 4 }
  const view = seen({
    options: [play, aside, step],
    expenses: [null, { kind: 'worth', n: 2, provokes: [], assault: false, effect: null }, { kind: 'move', n: 3, provokes: [], assault: false, effect: null }],
  })
  it('finds the ways of a card', () => {
    expect(cardDeeds(view, 3)).toEqual([play, aside])
    expect(cardDeeds(view, 4)).toEqual([])
  })
  it('tells what the server says it is worth or costs', () => {
    expect(worthOf(view, aside)).toBe(2)
    expect(priceOf(view, step)).toBe(3)
    expect(priceOf(view, aside)).toBeNull()
  })
  it('counts what is alike', () => {
    expect(counted(['march', 'wound', 'march'])).toEqual([['march', 2], ['wound', 1]])
  })
})

describe('the answers of an effect', () => {
  const asking = { kind: 'card', id: 'rage', part: 0 } as const
  const one: KnightDeed = { do: 'choose-effect', effect: 0 }
  it('stand beside the card that asks', () => {
    expect(answers({ asking, options: [one] })).toEqual([one])
    expect(answers({ asking: null, options: [one] })).toEqual([])
  })
  it('are pointed at where they name something drawn', () => {
    expect(answers({ asking, options: [{ do: 'choose-foe', foe: 0 }] })).toEqual([])
  })
})

describe('the scene over the land', () => {
  const fight = { kind: 'rampage', sides: [{ seat: 1 }, { seat: null }], exchange: null }
  it('goes by what is asked', () => {
    expect(sceneOf(seen({}))).toBeNull()
    expect(sceneOf(seen({ options: [{ do: 'choose-hero', hero: 0 }] }))).toBe('hero')
    expect(sceneOf(seen({ options: [{ do: 'take-tactic', tactic: 0 }] }))).toBe('tactic')
    expect(sceneOf(seen({ options: [{ do: 'take-skill', skill: 0 }], prompt: { id: 'choose-skill', facts: {} } }))).toBe('level')
    expect(sceneOf(seen({ fights: [fight] as never }))).toBe('fight')
    expect(sceneOf(seen({ fights: [{ ...fight, exchange: {} }] as never }))).toBe('duel')
  })
  it('shows my own fight before that of another', () => {
    const mine = { ...fight, sides: [{ seat: 0 }, { seat: null }] }
    expect(fightSeen(seen({ fights: [mine, fight] as never }))).toBe(mine)
    expect(fightSeen(seen({ fights: [fight] as never }))).toBe(fight)
  })
})

describe('tokens that have been seen', () => {
  it('are counted by their colour, and unseen ones by where they lie', () => {
    const colours: Record<string, 'green' | 'brown'> = { wolf: 'green', orc: 'green', bat: 'brown' }
    const foe = (enemy: string, more: object): object => ({ enemy, unit: false, beaten: false, on_land: false, ...more })
    const piles = pilesSeen({
      piles: { enemies: { green: 9, brown: 4 }, unseen: { green: { wolf: 1, orc: 3 } }, discarded: { green: { wolf: 1 } } } as never,
      tokens: [{ hex: '0/0', back: 'green', id: 'wolf' }, { hex: '1/0', back: 'green', id: null }],
      fights: [{ sides: [{ foes: [] }, { foes: [foe('bat', {}), foe('bat', { beaten: true }), foe('wolf', { on_land: true })] }] }] as never,
      hero_boards: [{ puppets: ['orc'] }] as never,
    }, (enemy) => colours[enemy])
    const green = piles.find(({ pile }) => pile === 'green')!
    expect([green.inPile, green.onLand, green.discarded]).toEqual([9, 1, 1])
    expect(green.kinds).toEqual([
      { enemy: 'orc', unseen: 3, shown: 1, discarded: 0, all: 4 },
      { enemy: 'wolf', unseen: 1, shown: 1, discarded: 1, all: 3 },
    ])
    expect(piles.find(({ pile }) => pile === 'brown')?.kinds).toEqual([{ enemy: 'bat', unseen: 0, shown: 1, discarded: 0, all: 1 }])
  })
})

describe('the score sheet', () => {
  it('has fame first and the total last, and a title beside its row', () => {
    const rows = rowsOf([{ fame: 5, rows: { loot: [4, 3] }, total: 12, items: [] }])
    expect(rows.map(({ row }) => row)).toEqual(['fame', 'loot', 'total'])
    expect(rows[1]!.cells[0]).toEqual({ points: 4, title: 3 })
  })
  it('words a line by what brought it', () => {
    const say = (message: string, facts?: Record<string, unknown>): string => `${message}${facts ? ` ${facts.thing as string}` : ''}`
    expect(wordsOf({ row: 'knowledge', what: 'spell', thing: 'fireball', count: 1, points: 2, seat: null }, say, () => 'there')).toBe('score-of-spell card-fireball')
    expect(wordsOf({ row: 'conqueror', what: 'keep', thing: '1/2', count: 1, points: 2, seat: null }, say, () => 'there')).toBe('score-of-shield there')
  })
})

describe('why a game was won or lost', () => {
  const say = (id: string, facts = {}): string => `${id} ${Object.values(facts).join(' ')}`.trim()
  const score = (fame: number, knowledge: number) => ({ fame, rows: { knowledge: [knowledge, 0] }, total: fame + knowledge, items: [] })
  const over = (view: object): KnightView => seen({ over: true, round: 4, rounds: 4, goals: [], ...view } as Partial<KnightView>)
  const name = (seat: number): string => `P${seat}`

  it('says nothing before the end', () => {
    expect(whyOf(seen({ over: false }), name, say)).toEqual([])
  })
  it('names the goal that was missed', () => {
    const goals = [{ what: 'find-city', done: 5, of: 11, reached: false, seats: [] }]
    expect(whyOf(over({ winners: [], teams: [[0]], goals, hero_boards: [{ score: score(3, 0) }] }), name, say)).toEqual(['why-lost goal-find-city 5 11 no  0 4 4'])
  })
  it('names those whose goal it is', () => {
    const goal = { what: 'hold', done: 5, of: 11, reached: false, seats: [1] }
    expect(goalWords(goal, say, name)).toBe('goal-hold 5 11 no P1 1')
  })
  it('names the row that made the difference among rivals', () => {
    const hero_boards = [{ score: score(10, 2) }, { score: score(9, 8) }]
    expect(whyOf(over({ winners: [1], teams: [[0], [1]], hero_boards }), name, say)).toEqual(['why-ahead P1 P0 5', 'why-row score-knowledge 6'])
  })
  it('marks where rounds begin', () => {
    const log = [{ n: 0, ply: 0, event: { event: 'round-began', round: 1, night: false } }, { n: 1, ply: 3, event: { event: 'turn-began', seat: 0 } }]
    expect(chapters(log as never, say)).toEqual([{ ply: 0, title: 'chart-round 1 no' }])
  })
  it('leads a lost game back to its last rounds, and a won one nowhere', () => {
    const log = [1, 2, 3, 4].map((round) => ({ n: round, ply: 10 * round, event: { event: 'round-began', round, night: false } }))
    expect(ending(log as never, over({ winners: [] })).back.map(({ ply, facts }) => [ply, facts.round])).toEqual([[40, 4], [30, 3], [20, 2]])
    expect(ending(log as never, over({ winners: [0] })).back).toEqual([])
  })
})

describe('the list of answers', () => {
  const context = {
    names: { card: ['stamina', 'rage', 'swiftness'], skill: ['dark-paths', 'burning-power'] },
    cards: new Map(Object.entries({ stamina: { icons: ['move'] }, rage: { icons: ['combat'] }, swiftness: { icons: ['move'], 'strong-icons': ['combat'] } })),
    skills: new Map(Object.entries({ 'dark-paths': { icon: 'move' }, 'burning-power': { icon: 'combat' } })),
  } as unknown as KnightContext
  const fights = seen({ fights: [{ sides: [{ seat: 0 }, { seat: null }] }] as KnightView['fights'] })
  const block: KnightDeed = { do: 'block-attack', foe: 0, attack: 0 }
  const crystal: KnightDeed = { do: 'turn-crystal', colour: 3 }
  const serving: KnightDeed[] = [
    { do: 'play-card', card: 1, way: 'basic' }, { do: 'play-card', card: 2, way: 'strong' }, { do: 'use-skill', skill: 1 },
    { do: 'play-sideways', card: 0, gives: 'block' },
  ]
  const walking: KnightDeed[] = [
    { do: 'play-card', card: 0, way: 'strong' }, { do: 'play-card', card: 2, way: 'basic' }, { do: 'use-skill', skill: 0 },
    { do: 'play-sideways', card: 1, gives: 'influence' },
  ]
  const first = (...deeds: KnightDeed[]): KnightDeed[] => [...deeds].sort((one, other) => rank(one, fights, context) - rank(other, fights, context))
  it('begins with what the phase of a fight is about', () => {
    expect(first(crystal, ...walking, ...serving, block)[0]).toBe(block)
  })
  it('folds away what serves nothing in a fight, and crystals everywhere', () => {
    const folded = (deed: KnightDeed, view = fights): boolean => aside(view, deed, (message) => message, context) !== null
    expect(walking.map((deed) => folded(deed))).toEqual([true, true, true, true])
    expect([block, ...serving].filter((deed) => folded(deed))).toEqual([])
    expect(walking.filter((deed) => folded(deed, seen({})))).toEqual([])
    expect([folded(crystal), folded(crystal, seen({}))]).toEqual([true, true])
  })
})
