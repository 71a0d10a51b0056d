import { api } from '../kit/api'
import { Asking, asOffered } from '../kit/asking.svelte'
import { words } from '../kit/words.svelte'
import type { Action, Hints, WayShown } from '../kit/types'

/** What a bot would do: asked for once for each question, looked at on the board, and gone when something happens. */
export class Advice extends Asking<Hints> {
  /** The way that is shown on the board. */
  at = $state(0)

  constructor(readonly id: string) {
    super()
  }

  /** The ways that are still good: for this seat, and as long as nothing has happened. */
  ways(version: number, seat: number | null): WayShown[] {
    const found = this.found(seat)
    return found?.version === version ? found.ways : []
  }

  /** The action that the way looked at begins with, as it is offered. */
  action(version: number, seat: number | null, offered: Action[]): Action | null {
    return asOffered(this.ways(version, seat)[this.at]?.action, offered)
  }

  async consult(token: string, seat: number | null): Promise<void> {
    await this.ask(seat, async () => {
      const found = await api.hint(this.id, token, words.language)
      this.at = 0
      return found
    })
  }
}
