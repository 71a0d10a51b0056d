import { api, Refused } from '../kit/api'
import { say } from '../kit/words.svelte'
import type { AnalysisShown } from '../kit/types'

/** How often it is asked how far an analysis has come, in milliseconds. */
const AGAIN = 800

/** The analysis of a finished game: begun when somebody wants it, then asked for until it is there. */
export class Analysing {
  found = $state.raw<AnalysisShown | null>(null)
  trouble = $state('')
  #timer = 0
  #left = false

  constructor(readonly id: string) {
    void this.#take(api.analysis(id))
  }

  get working(): boolean {
    return !!this.found?.whole && !this.found.turns.length
  }

  begin(): void {
    this.trouble = ''
    void this.#take(api.analyse(this.id))
  }

  async #take(answer: Promise<AnalysisShown>): Promise<void> {
    try {
      this.found = await answer
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : say('page-no-connection')
      return
    }
    if (this.working && !this.#left) this.#timer = window.setTimeout(() => void this.#take(api.analysis(this.id)), AGAIN)
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }
}
