import { expect, it } from 'vitest'

import { tallies } from '../src/kit/results.svelte'

it('adds the results of each game up, the one played last first', () => {
  const one = { players: 2, points: 30, won: true, at: 5 }
  expect(
    tallies([
      { ...one, id: 'a', game: 'empire' },
      { ...one, id: 'b', game: 'andor', points: null, won: false, at: 9 },
      { ...one, id: 'c', game: 'empire', points: 41, won: false, at: 7 },
      { ...one, id: 'd', game: 'empire', points: 50, won: null, at: 8 },
    ]),
  ).toEqual([
    { game: 'andor', played: 1, won: 0, counted: 1, best: null, last: 9 },
    { game: 'empire', played: 3, won: 1, counted: 2, best: 50, last: 8 },
  ])
})
