import { api, Refused } from './api'
import { spelled } from './choice'
import { say, words } from './words.svelte'
import type { Action, SolvedNow } from './types'

/** The best way through a fight: asked for, shown step by step, and dropped with a word when something else happens. */
export class Solving {
  #found = $state.raw<SolvedNow | null>(null)
  #seat: number | null = null
  /** The version at which the next step of the line is still good. */
  #version = $state(-1)
  /** Is a step of the line on its way to the table? */
  #going = $state(false)
  at = $state(0)
  thinking = $state(false)
  /** Are the steps looked at on the board? */
  shown = $state(false)
  trouble = $state('')

  constructor(readonly id: string) {}

  /** What was found, as long as the table is where the line has come to. */
  found(version: number, seat: number | null): SolvedNow | null {
    return this.#found && this.#seat === seat && (version === this.#version || this.#going) ? this.#found : null
  }

  /** Has the table gone another way than the line? */
  stale(version: number): boolean {
    return !!this.#found && !this.#going && version !== this.#version
  }

  /** The next step of the line, as it is offered. */
  next(version: number, seat: number | null, offered: Action[]): Action | null {
    const step = this.found(version, seat)?.line[this.at]
    return (step && offered.find((action) => spelled(action) === spelled(step.action as Action))) ?? null
  }

  async ask(token: string, seat: number | null, aims: string[] = []): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.putAway()
    try {
      const found = await api.solve(this.id, token, words.language, aims)
      this.#found = found
      this.#version = found.version ?? -1
      this.#seat = seat
      this.at = 0
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : say('page-no-connection')
    } finally {
      this.thinking = false
    }
  }

  /** The next step is being done: the version after it is good too. */
  go(): void {
    this.#going = true
  }

  /** The table has come to a version: if that was the step, the line goes on after it. */
  came(version: number): void {
    if (!this.#going || version === this.#version) return
    this.#going = false
    this.#version = version
    this.at += 1
  }

  putAway(): void {
    this.#found = null
    this.#going = this.shown = false
    this.trouble = ''
  }
}
