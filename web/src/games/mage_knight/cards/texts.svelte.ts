import { api } from '../../../kit/api'
import { explaining, type Explanation } from '../../../kit/explain.svelte'
import type { Attachment } from 'svelte/attachments'
import type { Explanation as Entry } from '../../../kit/types'
import { words } from '../../../kit/words.svelte'

// What there is to say of cards, units, skills, tactics, enemies, sites, terrains and abilities, and the clauses about them: the server words it once for each language.

const GAME = 'mage_knight'

class Texts {
  #entries = $state.raw<Map<string, Entry>>(new Map())
  #language = ''

  /** Fetch the words of the language that is spoken now, once. */
  learn(): void {
    const { language } = words
    if (language === this.#language) return
    this.#language = language
    api.lexicon(GAME, language).then((shelves) => {
      if (language === this.#language) this.#entries = new Map(shelves.flatMap(({ entries }) => entries.filter(({ thing }) => thing).map((entry) => [entry.thing!, entry])))
    }, () => (this.#language = ''))
  }

  /** Everything there is to say about a thing: `card-march`. */
  entry(thing: string): Entry | undefined {
    return this.#entries.get(thing)
  }

  /** What stands in one place of a thing: a half of a card, an ability of a unit. */
  part(thing: string, n: number): string {
    return this.#entries.get(thing)?.parts?.[n] ?? ''
  }

  /** A thing explained, with its clauses; more lines may come before the others. */
  explain(thing: string, more: string[] = []): Explanation | null {
    const entry = this.#entries.get(thing)
    if (!entry) return null
    return { title: entry.name, lines: [...more, ...entry.text.split(' / ')], clauses: entry.clauses ?? [] }
  }

  /** Explains a thing where it is drawn. */
  about(thing: string, more?: () => string[]): Attachment<Element> {
    return explaining.by(() => this.explain(thing, more?.()))
  }
}

export const texts = new Texts()
