import type { Attachment } from 'svelte/attachments'
import { api } from './api'
import { explaining, type Explanation } from './explain.svelte'
import { words } from './words.svelte'
import type { Explanation as Entry } from './types'

/** What a game says of the things in its box, and the clauses about each: the server words it once for each language. */
export class Lexicon {
  #entries = $state.raw<Map<string, Entry>>(new Map())
  #language = ''

  constructor(readonly game: string) {}

  /** Fetch the words of the language that is spoken now, once. */
  learn(): void {
    const { language } = words
    if (language === this.#language) return
    this.#language = language
    api.lexicon(this.game, language).then((shelves) => {
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

  /** The clauses of the rules about these things, each once. */
  clauses(...things: string[]): string[] {
    return [...new Set(things.flatMap((thing) => this.#entries.get(thing)?.clauses ?? []))]
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
