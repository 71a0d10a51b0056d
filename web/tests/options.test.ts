import { describe, expect, test } from 'vitest'
import { changed, countsOf, defaults, grouped, numbers, seated, settled, surprised, worthAsking } from '../src/lobby/options'
import type { GameInfo, Json, OptionInfo } from '../src/kit/types'

const option = (name: string, facts: Partial<OptionInfo>): OptionInfo => ({ name, kind: 'switch', default: false, choices: [], ...facts }) as OptionInfo

const scenario = option('scenario', {
  kind: 'choice', default: 'siege', choices: ['duel', 'siege', 'alone', 'teams'],
  players: { duel: [2], alone: [1], siege: [2, 3, 4], teams: [2, 4] },
})
const levels = option('levels', { kind: 'numbers', default: [], only: { scenario: ['siege'] }, group: 'city', least: 1, most: 11 })
const ages = option('ages', { kind: 'numbers', default: [], per_player: true, matters: { dice: [false] } })
const dice = option('dice', { group: 'city' })
const game = { name: 'tiny', least: 1, most: 4, usual: 3, scenario: 'scenario', options: [scenario, levels, ages, dice] } as unknown as GameInfo

describe('options', () => {
  test('come group by group, those without one first', () => {
    expect(grouped(game.options).map(({ group, options }) => [group, options.map(({ name }) => name)])).toEqual([
      ['', ['scenario', 'ages']], ['city', ['levels', 'dice']],
    ])
  })

  test('are asked for only where they change something', () => {
    const chosen = defaults(game)
    expect(worthAsking(levels, chosen, 2)).toBe(true)
    expect(worthAsking(levels, { ...chosen, scenario: 'duel' }, 2)).toBe(false)
    expect(worthAsking(ages, { ...chosen, dice: true }, 2)).toBe(false)
    expect(worthAsking({ ...dice, for_players: [1] }, chosen, 2)).toBe(false)
  })

  test('may need something else only with some numbers of players', () => {
    const guide = option('guide', { only: { scenario: ['teams'] }, or_players: { scenario: [1] } })
    const larger = { ...game, options: [...game.options, guide] } as GameInfo
    expect([1, 2].map((players) => worthAsking(guide, defaults(larger), players))).toEqual([true, false])
    expect(worthAsking(guide, { ...defaults(larger), scenario: 'teams' }, 2)).toBe(true)
    expect(settled(larger, { ...defaults(larger), guide: true as Json }, 2)).toMatchObject({ guide: false })
    expect(settled(larger, { ...defaults(larger), guide: true as Json }, 1)).toMatchObject({ guide: true })
  })

  test('follow the number of players', () => {
    expect(settled(game, { ...defaults(game), levels: [3] }, 1)).toMatchObject({ scenario: 'alone', levels: [] })
    expect(settled(game, { ...defaults(game), ages: [10, 20, 30] }, 2)).toMatchObject({ scenario: 'siege', ages: [10, 20] })
  })

  test('bring the number of players they need', () => {
    expect(seated(game, { ...defaults(game), scenario: 'teams' as Json }, 3).players).toBe(2)
    expect(seated(game, { ...defaults(game), scenario: 'alone' as Json, levels: [3] }, 3)).toMatchObject({ players: 1, chosen: { levels: [] } })
  })

  test('follow the one that was changed where no number goes with all', () => {
    const campaign = option('campaign', { choices: [false, true], players: { true: [1] } })
    const tricks = option('tricks', { choices: [false, true], players: { true: [2, 3] } })
    const larger = { ...game, options: [...game.options, campaign, tricks] } as GameInfo
    const wished = { ...defaults(larger), campaign: true as Json, tricks: true as Json }
    expect(seated(larger, wished, 3, 'campaign')).toMatchObject({ players: 1, chosen: { scenario: 'alone', campaign: true, tricks: false } })
  })

  test('are told to the server where they are not as usual', () => {
    expect(changed(game, { ...defaults(game), levels: [1, 2] })).toEqual({ levels: [1, 2] })
    expect(changed(game, defaults(game))).toEqual({})
  })

  test('say how many may play', () => {
    expect(['duel', 'siege', 'alone', 'teams'].map((choice) => countsOf(game, scenario, choice))).toEqual(['2', '2–4', '1', '2, 4'])
  })

  test('are numbers or nothing', () => {
    expect(numbers(' 30, 12;41 ')).toEqual([30, 12, 41])
    expect(numbers('')).toEqual([])
    expect(numbers('1, two')).toBeNull()
  })
})

describe('a surprise', () => {
  test('is another scenario that fits the number of players', () => {
    const chosen = { ...defaults(game), scenario: 'siege' }
    const found = [0, 0.3, 0.6, 0.99].map((roll) => surprised(game, chosen, 2, () => roll).scenario)
    expect(new Set(found)).toEqual(new Set(['duel', 'teams']))
  })

  test('deals heroes where they can be dealt', () => {
    const heroes = option('heroes', { kind: 'choice', default: 'chosen', choices: ['chosen', 'dealt'] })
    const dealing = { ...game, options: [...game.options, heroes] }
    expect(surprised(dealing, { ...defaults(dealing), scenario: 'siege' }, 2, () => 0).heroes).toBe('dealt')
  })

  test('is none where only one scenario fits', () => {
    const chosen = { ...defaults(game), scenario: 'alone' }
    expect(surprised(game, chosen, 1, () => 0)).toEqual(chosen)
  })
})
