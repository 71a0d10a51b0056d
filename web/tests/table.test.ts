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

  test('has a last word', () => {
    expect(at([], { over: true })).toBe('over')
  })
})
