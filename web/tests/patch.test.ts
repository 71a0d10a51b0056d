import { describe, expect, test } from 'vitest'
import { PatchDoesNotFit, patched } from '../src/kit/patch'

describe('a patch', () => {
  const view = { ply: 3, row: [{ card: 'CR1' }, { card: 'CO2' }], seats: [{ coins: 4 }] }

  test('sets values deep inside and leaves the old view alone', () => {
    const next = patched(view, [[['ply'], 4], [['row', 1, 'card'], 'WI1'], [['seats', 0, 'coins'], 2]])
    expect(next).toEqual({ ply: 4, row: [{ card: 'CR1' }, { card: 'WI1' }], seats: [{ coins: 2 }] })
    expect(view.row[1]!.card).toBe('CO2')
    expect(next.row[0]).toBe(view.row[0])
  })

  test('replaces a whole list whose length changed', () => {
    expect(patched(view, [[['row'], [{ card: 'FO1' }]]]).row).toEqual([{ card: 'FO1' }])
  })

  test('replaces everything with an empty path', () => {
    expect(patched<unknown>(view, [[[], { ply: 0 }]])).toEqual({ ply: 0 })
  })

  test('that does not fit is refused', () => {
    expect(() => patched(view, [[['row', 7, 'card'], 'X']])).toThrow(PatchDoesNotFit)
    expect(() => patched(view, [[['ply', 'deeper'], 1]])).toThrow(PatchDoesNotFit)
  })
})
