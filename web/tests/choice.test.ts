import { describe, expect, test } from 'vitest'
import { choose, spelled, wished } from '../src/kit/choice'
import type { Action, References } from '../src/kit/types'

const references: References = {
  place: { region: 'region' },
  march: { source: 'region', target: 'region' },
  destroy: { owner: 'owner', region: 'region' },
  'take-card': { slot: 'slot' },
  bid: {},
  done: {},
}
const march = (source: number, target: number): Action => ({ do: 'march', source, target })
const destroy = (owner: number, region: number): Action => ({ do: 'destroy', owner, region })
const region = (n: number) => ({ kind: 'region', n })
const owner = (n: number) => ({ kind: 'owner', n })
const DONE: Action = { do: 'done' }

test('an action is spelled in one word and its numbers', () => {
  expect(spelled(march(4, 1))).toBe('march 4 1')
  expect(spelled(DONE)).toBe('done')
})

describe('choosing by pointing', () => {
  test('lights up sources first, then the targets of the source', () => {
    const options = [march(1, 2), march(1, 3), march(4, 1), DONE]
    expect([...choose(options, [], references).lit]).toEqual(['region:1', 'region:4'])
    const after = choose(options, [region(1)], references)
    expect([...after.lit]).toEqual(['region:2', 'region:3'])
    expect(after.decided).toBeNull()
    expect(choose(options, [region(1), region(3)], references).decided).toEqual(march(1, 3))
  })

  test('never moves by its source alone, even when there is one way to go', () => {
    expect(choose([march(4, 1)], [region(4)], references).decided).toBeNull()
  })

  test('one click is enough where one field decides', () => {
    const options: Action[] = [{ do: 'place', region: 5 }, DONE]
    expect(choose(options, [region(5)], references).decided).toEqual(options[0])
  })

  test('takes an army by its owner and region in either order', () => {
    const options = [destroy(0, 5), destroy(1, 5), destroy(1, 6), DONE]
    expect(choose(options, [region(6)], references).decided).toEqual(destroy(1, 6))
    expect(choose(options, [region(5)], references).decided).toBeNull()
    expect([...choose(options, [region(5)], references).lit]).toEqual(['owner:0', 'owner:1'])
    expect(choose(options, [owner(1), region(5)], references).decided).toEqual(destroy(1, 5))
  })

  test('what points at nothing stays in the list until something is picked', () => {
    const options = [march(1, 2), DONE]
    expect(choose(options, [], references).candidates).toEqual(options)
    expect(choose(options, [region(1)], references).candidates).toEqual([march(1, 2)])
  })
})

describe('what somebody may have wished for', () => {
  test('is an offered action with the thing put in', () => {
    expect(wished([march(1, 2)], [], region(9), references)).toEqual(march(9, 2))
    expect(wished([march(1, 2)], [region(1)], region(9), references)).toEqual(march(1, 9))
  })

  test('is any action about such a thing when none is offered', () => {
    expect(wished([{ do: 'take-card', slot: 0 }], [], region(9), references)).toEqual({ do: 'place', region: 9 })
    expect(wished([], [], { kind: 'moon', n: 1 }, references)).toBeNull()
  })
})
