import { plain } from './groups'

// Looking for words in sentences: without accents and capitals, several words in any order, hits to be marked.

export interface Piece {
  text: string
  hit: boolean
}

export function wordsOf(typed: string): string[] {
  return plain(typed).split(/\s+/).filter(Boolean)
}

/** Does a text hold all the words? */
export function holds(text: string, words: string[]): boolean {
  const all = plain(text)
  return words.every((word) => all.includes(word))
}

/** A text cut where the words stand in it, each letter as it was written. */
export function pieces(text: string, words: string[]): Piece[] {
  // Folding may change how many letters there are, so each letter keeps its place.
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(plain)
  const starts: number[] = []
  let length = 0
  for (const one of folded) {
    starts.push(length)
    length += one.length
  }
  const all = folded.join('')
  const hit = letters.map(() => false)
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      starts.forEach((start, letter) => {
        if (start >= at && start < at + word.length) hit[letter] = true
      })
    }
  }
  const found: Piece[] = []
  letters.forEach((letter, at) => {
    const last = found.at(-1)
    if (last && last.hit === hit[at]) last.text += letter
    else found.push({ text: letter, hit: hit[at]! })
  })
  return found
}
