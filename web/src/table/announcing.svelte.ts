import { untrack } from 'svelte'
import { seatName } from '../kit/sentences'
import { say } from '../kit/words.svelte'
import type { LogLine } from '../kit/types'
import type { TableModel } from './model.svelte'

/** What who listens hears, in its order: each act as it comes on the stage, then the rest of what happened and what is asked. */
export class Announcing {
  sentence = $state('')
  /** The last line of the log that was heard. */
  #heard = 0

  constructor(readonly model: TableModel) {
    const ready = $derived(model.scene !== null)
    $effect(() => {
      const act = model.stage.now
      if (!act?.tells || !ready) return
      untrack(() => this.#say(this.#unheard(model.live.coming, act.tells!)))
    })
    $effect(() => {
      const news = model.live.news
      if (!ready) return
      untrack(() => {
        model.picks = []
        this.#say(this.#unheard(news, Infinity), model.myTurn ? model.prompt : '')
      })
    })
    let chatted = -1
    $effect(() => {
      const lines = model.live.chat
      if (!ready) return
      untrack(() => {
        // What was said before one came is not news.
        const fresh = chatted < 0 ? [] : lines.filter(({ n, seat }) => n > chatted && !model.seats.includes(seat))
        chatted = lines.at(-1)?.n ?? 0
        if (fresh.length) this.sentence = fresh.map(({ seat, text }) => say('page-says', { seat: seatName(model.table!, seat), text })).join(' ')
      })
    })
  }

  #unheard(lines: LogLine[], until: number): LogLine[] {
    const fresh = lines.filter(({ n }) => n > this.#heard && n <= until)
    this.#heard = Math.max(this.#heard, fresh.at(-1)?.n ?? 0)
    return fresh
  }

  #say(lines: LogLine[], prompt = ''): void {
    const told = lines.map(({ event }) => this.model.tell(event))
    if (told.length || prompt) this.sentence = [...told, prompt].join(' ').trim()
  }
}
