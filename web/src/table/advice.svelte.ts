import { api, Refused } from '../kit/api'
import { spelled } from '../kit/choice'
import { say, words } from '../kit/words.svelte'
import type { Action, Hints, WayShown } from '../kit/types'

/** What a bot would do: asked for once for each question, looked at on the board, and gone when something happens. */
export class Advice {
  #found = $state.raw<Hints | null>(null)
  #seat = $state<number | null>(null)
  thinking = $state(false)
  trouble = $state('')
  /** The way that is shown on the board. */
  at = $state(0)

  constructor(readonly id: string) {}

  /** The ways that are still good: for this seat, and as long as nothing has happened. */
  ways(version: number, seat: number | null): WayShown[] {
    return this.#found?.version === version && this.#seat === seat ? this.#found.ways : []
  }

  /** The action that the way looked at begins with, as it is offered. */
  action(version: number, seat: number | null, offered: Action[]): Action | null {
    const way = this.ways(version, seat)[this.at]
    return (way && offered.find((action) => spelled(action) === spelled(way.action as Action))) ?? null
  }

  async ask(token: string, seat: number | null): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.trouble = ''
    try {
      this.#found = await api.hint(this.id, token, words.language)
      this.#seat = seat
      this.at = 0
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : say('page-no-connection')
    } finally {
      this.thinking = false
    }
  }

  putAway(): void {
    this.#found = null
    this.trouble = ''
  }
}
