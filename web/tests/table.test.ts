import { describe, expect, test } from 'vitest'
import { standing } from '../src/kit/standing'
import type { GameEvent, LogLine, View } from '../src/kit/types'
import { nextStep, type GuideStep } from '../src/table/guide'
import { choosesInSecret, hiddenFromEachOther } from '../src/table/secrets'

const view = (facts: Partial<View> & Record<string, unknown> = {}): View =>
  ({ game: 'g', players: 2, seat: 0, ply: 0, seats_to_act: [0], seats_awaited: [0], prompt: null, options: [], over: false, scores: [0, 0], winners: [], teams: [[0], [1]], ...facts }) as View

const OWN = ['seat', 'prompt', 'options']

describe('a shared screen', () => {
  test('needs no cover when both see the same, whatever each is asked', () => {
    const one = view({ seat: 0, options: [{ do: 'bid' }], prompt: { id: 'auction', facts: {} }, odds: [[500, 400, 3]] })
    expect(hiddenFromEachOther(one, view({ seat: 1 }), [...OWN, 'odds'])).toBe(false)
    expect(hiddenFromEachOther(one, view({ seat: 1 }), OWN)).toBe(true)
  })

  test('needs a cover when one sees what the other may not', () => {
    expect(hiddenFromEachOther(view({ bids: [3, null] }), view({ seat: 1, bids: [null, null] }), OWN)).toBe(true)
  })

  test('knows who chooses something that others may not learn of', () => {
    const bidding = view({ seats_awaited: [0, 1], options: [{ do: 'bid', coins: 0 }, { do: 'bid', coins: 1 }] })
    expect(choosesInSecret(bidding, ['bid'])).toBe(true)
    expect(choosesInSecret({ ...bidding, seats_awaited: [0] }, ['bid'])).toBe(false)
    expect(choosesInSecret(bidding, [])).toBe(false)
  })
})

describe('the log', () => {
  const line = (n: number, event: string, facts = {}): LogLine => ({ n, ply: n, event: { event, ...facts } })

  test('drops what was taken back and tells that it was', () => {
    const lines = [line(0, 'begun'), line(1, 'taken'), line(2, 'placed'), line(3, 'taken-back', { after: 0 }), line(4, 'taken')]
    expect(standing(lines).map(({ n }) => n)).toEqual([0, 3, 4])
  })
})

describe('the guide', () => {
  const steps: GuideStep[] = [
    { id: 'welcome', when: { start: true, over: false }, point: 'board' },
    { id: 'bid', when: { prompt: 'auction' }, after: ['welcome'], point: 'actions' },
    { id: 'theirs', when: { event: 'card-taken', mine: false }, point: 'log' },
    { id: 'over', when: { over: true }, point: 'seats' },
  ]
  const event = (name: string, seat: number): GameEvent => ({ event: name, seat })
  const at = (read: string[], facts: Partial<View> = {}, events: GameEvent[] = []) =>
    nextStep(steps, read, { view: view(facts), seat: 0, events })?.id ?? null

  test('begins at the beginning and says everything once', () => {
    expect(at([])).toBe('welcome')
    expect(at(['welcome'])).toBeNull()
  })

  test('waits for the question it is about', () => {
    expect(at(['welcome'], { prompt: { id: 'auction', facts: {} } })).toBe('bid')
  })

  test('tells what others did from what the learner did', () => {
    expect(at(['welcome'], {}, [event('card-taken', 0)])).toBeNull()
    expect(at(['welcome'], {}, [event('card-taken', 1)])).toBe('theirs')
  })

  test('waits for what is offered, for what was told and for what the face of the game knows', () => {
    const asked: GuideStep[] = [
      { id: 'walk', when: { offers: 'move-to' }, point: 'board' },
      { id: 'village', when: { event: 'hero-moved', facts: { site: 'village' }, mine: true }, point: 'board' },
      { id: 'night', when: { moment: 'night' }, point: 'board' },
    ]
    const first = (facts: Partial<View>, events: GameEvent[] = [], night = false) =>
      nextStep(asked, [], { view: view(facts), seat: 0, events, moment: (name) => name === 'night' && night })?.id ?? null
    expect(first({})).toBeNull()
    expect(first({ options: [{ do: 'move-to', hex: 3 }] })).toBe('walk')
    expect(first({}, [{ event: 'hero-moved', seat: 0, site: 'mine' }])).toBeNull()
    expect(first({}, [{ event: 'hero-moved', seat: 0, site: 'village' }])).toBe('village')
    expect(first({}, [], true)).toBe('night')
  })

  test('is silent once its last step was read', () => {
    const ending: GuideStep[] = [{ id: 'alone', when: {}, point: 'board', last: true }, { id: 'more', when: {}, point: 'board' }]
    const now = { view: view({}), seat: 0, events: [] }
    expect(nextStep(ending, [], now)?.id).toBe('alone')
    expect(nextStep(ending, ['alone'], now)).toBeNull()
  })

  test('has a last word', () => {
    expect(at([], { over: true })).toBe('over')
  })
})
