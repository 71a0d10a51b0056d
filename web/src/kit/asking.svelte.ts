import { Refused } from './api'
import { spelled } from './choice'
import { say } from './words.svelte'
import type { Action } from './types'

/** Something that a seat has the server think about: asked once at a time, and what went wrong is told in words. */
export class Asking<Answer> {
  #found = $state.raw<Answer | null>(null)
  #seat = $state<number | null>(null)
  thinking = $state(false)
  trouble = $state('')

  /** What was found for a seat; whether it is still good the answer itself has to tell. */
  found(seat: number | null): Answer | null {
    return this.#seat === seat ? this.#found : null
  }

  /** Is there an answer, whoever asked? */
  get answered(): boolean {
    return !!this.#found
  }

  /** Ask for a seat. What is asked while something is thought about is not asked at all. */
  protected async ask(seat: number | null, question: () => Promise<Answer>): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.trouble = ''
    try {
      this.#found = await question()
      this.#seat = seat
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

/** The action that the server means, as it is offered here. */
export function asOffered(action: unknown, offered: Action[]): Action | null {
  if (!action) return null
  const written = spelled(action as Action)
  return offered.find((option) => spelled(option) === written) ?? null
}
