import { describe, expect, it } from 'vitest'
import { laidOut, manaFor, moved, planWays, sorted, stillHeld, sumOf } from '../src/games/mage_knight/panels/plan'
import type { CardInfo } from '../src/games/mage_knight/content'

const march = { id: 'march', colour: ['green'], basic: [{ move: 2 }], strong: [{ move: 4 }] } as unknown as CardInfo
const rage = { id: 'rage', colour: ['red'], basic: [{ choose: [[{ attack: 2 }], [{ block: 2 }]] }], strong: [{ attack: 4 }] } as unknown as CardInfo

describe('a plan', () => {
  it('offers every way to play a card, its alternatives apart', () => {
    expect(planWays('rage', rage).map(({ way, at }) => `${way} ${at}`)).toEqual(['basic 0', 'basic 1', 'strong 0', 'sideways 0', 'sideways 1', 'sideways 2', 'sideways 3'])
    expect(planWays('wound', undefined)).toEqual([])
  })
  it('adds up what the cards give and the mana they take', () => {
    const plan = [planWays('march', march)[1]!, planWays('rage', rage).at(-4)!, planWays('rage', rage)[0]!]
    expect(sumOf(plan)).toEqual([{ sign: 'move', n: 5, tint: 'physical' }, { sign: 'attack', n: 2, tint: 'physical' }])
    expect(manaFor(plan, (card) => (card === 'march' ? march : rage))).toEqual(['green'])
  })
  it('keeps what is still in hand, each card once', () => {
    const plan = [{ card: 'march', way: 'basic', at: 0 }, { card: 'march', way: 'strong', at: 0 }] as const
    expect(stillHeld(plan, ['rage', 'march'])).toEqual([plan[0]])
    expect(stillHeld(plan, [])).toEqual([])
  })
  it('lays a hand in an order of one\'s own, and new cards behind it', () => {
    expect(laidOut(['march', 'rage', 'march', 'stamina'], ['march', 'concentration', 'rage'])).toEqual([0, 1, 2, 3])
    expect(laidOut(['march', 'rage', 'march'], ['rage', 'march', 'march', 'march'])).toEqual([1, 0, 2])
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
    expect(moved(['a'], 5, 0)).toEqual(['a'])
  })
  it('sorts a hand without losing a card', () => {
    const hand = ['march', 'rage', 'march']
    expect(sorted(hand, 'colour', (card) => (card === 'rage' ? 'a' : 'b'), () => '')).toEqual([1, 0, 2])
    expect(sorted(hand, 'dealt', () => '', () => '')).toEqual([0, 1, 2])
  })
})
