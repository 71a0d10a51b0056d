import { api } from './api'
import { Asking, asOffered } from './asking.svelte'
import { words } from './words.svelte'
import type { Action, SolvedNow } from './types'

/** The best way through a fight: asked for, shown step by step, and dropped with a word when something else happens. */
export class Solving extends Asking<SolvedNow> {
  /** The version at which the next step of the line is still good. */
  #version = $state(-1)
  /** Is a step of the line on its way to the table? */
  #going = $state(false)
  at = $state(0)
  /** Are the steps looked at on the board? */
  shown = $state(false)

  constructor(readonly id: string) {
    super()
  }

  /** What was found, as long as the table is where the line has come to. */
  line(version: number, seat: number | null): SolvedNow | null {
    return version === this.#version || this.#going ? this.found(seat) : null
  }

  /** Has the table gone another way than the line? */
  stale(version: number): boolean {
    return this.answered && !this.#going && version !== this.#version
  }

  /** The next step of the line, as it is offered. */
  next(version: number, seat: number | null, offered: Action[]): Action | null {
    return asOffered(this.line(version, seat)?.line[this.at]?.action, offered)
  }

  async solve(token: string, seat: number | null, aims: string[] = []): Promise<void> {
    if (this.thinking) return
    this.putAway()
    await this.ask(seat, async () => {
      const found = await api.solve(this.id, token, words.language, aims)
      this.#version = found.version ?? -1
      this.at = 0
      return found
    })
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

  override putAway(): void {
    super.putAway()
    this.#going = this.shown = false
  }
}
