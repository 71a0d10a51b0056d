import { describe, expect, it } from 'vitest'
import { moreBehind } from '../src/kit/scrolling'
import { holds, pieces, wordsOf } from '../src/kit/seek'

describe('looking for words in the rules', () => {
  it('does not mind accents and capitals', () => expect(holds('Zranění se léčí.', wordsOf('ZRANENI'))).toBe(true))
  it('takes several words in any order', () => expect(holds('Ohnivý útok a blok', wordsOf('blok ohnivý'))).toBe(true))
  it('wants all of them', () => expect(holds('Ohnivý útok', wordsOf('blok ohnivý'))).toBe(false))
  it('marks each hit as it was written', () => {
    expect(pieces('Zranění a zranění.', wordsOf('zraneni'))).toEqual([
      { text: 'Zranění', hit: true }, { text: ' a ', hit: false }, { text: 'zranění', hit: true }, { text: '.', hit: false },
    ])
  })
  it('marks hits that overlap as one', () => expect(pieces('aréna', wordsOf('are ren'))).toEqual([{ text: 'arén', hit: true }, { text: 'a', hit: false }]))
  it('leaves a text whole where nothing is sought', () => expect(pieces('Blok', [])).toEqual([{ text: 'Blok', hit: false }]))
})

describe('what scrolls', () => {
  it('shows behind which edge there is more', () => {
    expect([moreBehind(0, 100, 100), moreBehind(0, 100, 200), moreBehind(50, 100, 200), moreBehind(100, 100, 200)]).toEqual(['', 'end', 'both', 'start'])
  })
})
