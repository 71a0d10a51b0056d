import { api, Refused } from '../kit/api'
import { mine } from '../kit/mine.svelte'
import type { Action, Panel, Picture, View } from '../kit/types'

/** What stands on a button until its words have come. */
const SOON = '…'
/** The id of the panel that says in a few words how things stand. */
const STATUS = 'status'

/** The table in words, worded by the server anew for every view. */
export class Pictures {
  #picture = $state.raw<Picture | null>(null)
  #drawn = $state.raw<View | null>(null)
  trouble = $state('')
  /** Only the answer to the last question counts. */
  #asked = 0

  constructor(readonly id: string) {}

  /** Fetch the words for a view; those of the last one stay until they are there. */
  async draw(view: View, language: string): Promise<void> {
    const asked = ++this.#asked
    const token = mine.find(this.id)?.seats.find(({ seat }) => seat === view.seat)?.token
    try {
      const picture = await api.picture(this.id, token, view.ply, language)
      if (asked !== this.#asked) return
      this.#picture = picture
      this.#drawn = view
      this.trouble = ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (asked === this.#asked) this.trouble = error.sentence
    }
  }

  get panels(): Panel[] {
    return this.#picture?.panels.filter(({ id }) => id !== STATUS) ?? []
  }

  get status(): string {
    return this.#picture?.panels.find(({ id }) => id === STATUS)?.speak?.join(' ') ?? ''
  }

  /** The same for people who listen. */
  get sentences(): string[] {
    return [this.status, ...this.panels.flatMap((panel) => spoken(panel))].filter(Boolean)
  }

  label(view: View, action: Action): string {
    const at = view === this.#drawn ? view.options.indexOf(action) : -1
    return this.#picture?.labels[at] ?? SOON
  }
}

/** A panel as sentences: its own, else its lines. */
export function spoken(panel: Panel): string[] {
  if (panel.speak?.length) return panel.speak
  return panel.lines.map((line) => line.map(({ text }) => text).join('').trim()).filter(Boolean)
}
