import { describe, expect, it } from 'vitest'
import type { MyTable } from '../src/kit/mine.svelte'
import { read, written } from '../src/kit/seatsfile'

const table = (id: string): MyTable => ({
  id, game: 'andor', seats: [{ seat: 0, token: `token-${id}` }], invitations: [], guided: true, over: false, at: 1, read: ['welcome'],
})
const tables = ['a', 'b', 'c'].map(table)
const bare = tables.map(({ id, game, seats }) => ({ id, game, seats }))

describe('a file of seats', () => {
  it('brings back what was saved, and nothing but the seats', () => {
    expect(read(written(tables))).toEqual({ tables: bare, trouble: null, missing: 0 })
  })
  it('is read on a machine that ends lines otherwise', () => {
    expect(read(written(tables).replaceAll('\n', '\r\n')).tables).toEqual(bare)
  })
  it.each([1, 5, 20, 40])('that is cut %i letters before its end gives the tables before the cut, and says so', (cut) => {
    const found = read(written(tables).trimEnd().slice(0, -cut))
    expect(found.tables).toEqual(bare.slice(0, 2))
    expect(found.trouble).toBe('cut')
    expect(found.missing).toBe(1)
  })
  it('with a broken line in the middle gives the others', () => {
    const lines = written(tables).split('\n')
    lines[2] = lines[2]!.slice(0, 10)
    expect(read(lines.join('\n'))).toMatchObject({ tables: [bare[0], bare[2]], trouble: 'cut', missing: 1 })
  })
  it.each(['', 'hello', '[]', '{"herna": 1}', 'null', '{"tables": 3}'])('that is something else is told to be: %j', (text) => {
    expect(read(text)).toEqual({ tables: [], trouble: 'foreign', missing: 0 })
  })
  it('of a later form is told to be', () => {
    expect(read('{"herna_seats": 2, "tables": 0}').trouble).toBe('newer')
  })
  it('takes no seat without a token, and no table without seats', () => {
    const odd = [{ herna_seats: 1, tables: 2 }, { id: 'a', game: 'andor', seats: [{ seat: 0 }] }, { id: 'b', game: 'andor', seats: [{ seat: 1, token: 't' }, { seat: -1, token: 't' }] }]
    expect(read(odd.map((line) => JSON.stringify(line)).join('\n'))).toMatchObject({ tables: [{ id: 'b', seats: [{ seat: 1, token: 't' }] }], trouble: 'cut' })
  })
})
