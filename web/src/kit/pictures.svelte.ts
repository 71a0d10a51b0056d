import { api, Refused } from './api'
import { mine } from './mine.svelte'
import type { Panel, Picture, Thing, View } from './types'

/** The id of the panel that says in a few words how things stand. */
const STATUS = 'status'
/** The id of the map, if there is one: it takes long to tell. */
const MAP = 'map'

/** The milliseconds that a view should have stood before its words are asked for. */
export const SETTLED = 150
/** What stands where words are still to come. */
export const SOON = '…'

/** The table in words, worded by the server anew for every view. */
export class Pictures {
  #picture = $state.raw<Picture | null>(null)
  trouble = $state('')
  /** Only the answer to the last question counts. */
  #asked: { view: View; language: string } | null = null

  constructor(readonly id: string) {}

  /** Fetch the words for a view; those of the last one stay until they are there. */
  async draw(view: View, language: string): Promise<void> {
    if (this.#asked?.view === view && this.#asked.language === language) return
    const asked = (this.#asked = { view, language })
    const token = mine.find(this.id)?.seats.find(({ seat }) => seat === view.seat)?.token
    try {
      const picture = await api.picture(this.id, token, view.ply, language)
      if (asked !== this.#asked) return
      this.#picture = picture
      this.trouble = ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (asked !== this.#asked) return
      this.#asked = null
      this.trouble = error.sentence
    }
  }

  get panels(): Panel[] {
    return this.#picture?.panels.filter(({ id }) => id !== STATUS) ?? []
  }

  /** The panels in the order in which one listens to them. */
  get told(): Panel[] {
    return [...this.panels.filter(({ id }) => id !== MAP), ...this.panels.filter(({ id }) => id === MAP)]
  }

  /** A part of the map in a sentence: who and what is there; nothing until the words have come. */
  spot({ kind, n }: Thing): string {
    return this.#picture?.spots[kind]?.[n] ?? ''
  }

  /** The options of the view that was drawn, in words and in their order. */
  get labels(): string[] {
    return this.#picture?.labels ?? []
  }

  get status(): string {
    return this.#picture?.panels.find(({ id }) => id === STATUS)?.speak?.join(' ') ?? ''
  }
}

/** A panel as sentences: its own, else its lines. */
export function spoken(panel: Panel): string[] {
  if (panel.speak?.length) return panel.speak
  return panel.lines.map((line) => line.map(({ text }) => text).join('').trim()).filter(Boolean)
}
