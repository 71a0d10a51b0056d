import type { Coming } from '../kit/live.svelte'
import { mine } from '../kit/mine.svelte'
import type { Act } from '../kit/stage.svelte'
import type { ClockState, LogLine, View } from '../kit/types'
import type { Screen } from './screen.svelte'

/** The act that tells what happened while the person was away; every game has it. */
export const AWAY = 'away'
/** Somebody who looks elsewhere for a moment need not be told. */
const AWAY_AFTER = 30_000
/** The part of somebody's time that acts may take; where they would take more, they are seen beside the table. */
const SHARE = 0.01
/** How long a card that waits is thought to be read. */
const READING = 20_000

/** A screen that knows its game's acts, once it has met the game. */
export interface Watched extends Screen {
  readonly ready: boolean
  acts(before: View | null, view: View, news: LogLine[], log: LogLine[]): Act[]
}

/** What is worth a place on the stage before it is shown, and what is told to somebody who was away. */
export class Attention {
  /** Something wanted to be seen while nobody looked. */
  #missed = false

  readonly #screen: Watched

  constructor(screen: Watched) {
    this.#screen = screen
    document.addEventListener('visibilitychange', this.#visible)
  }

  /** What has happened may be worth a place on the stage before it is shown. */
  play({ before, views, news, log, clock }: Coming): void {
    const view = this.#screen.seen(views)
    const was = this.#screen.seen(before)
    const acts = view && was ? this.#screen.acts(was, view, news, log) : []
    if (!view || !was || !acts.length) return
    if (document.visibilityState === 'hidden') {
      this.#missed = true
      return
    }
    const beside = !this.#timeFor(acts, view, clock)
    this.#screen.stage.enter(...acts.map((act) => ({ ...act, before: { ...was, options: [] }, after: { ...view, options: [] }, beside })))
  }

  /** Does anybody at this screen lose time that counts by looking on? */
  #timeFor(acts: Act[], view: View, clock: ClockState | null): boolean {
    if (!clock?.deadline || !view.seats_awaited.some((seat) => this.#screen.seats.includes(seat))) return true
    const takes = acts.reduce((sum, { lasts }) => sum + (lasts === null ? READING : this.#screen.stage.paced(lasts)), 0)
    return takes <= (clock.deadline - clock.now) * 1000 * SHARE
  }

  /** Something is shown: whoever has just come is told what happened before, and what nobody has read yet opens. */
  changed(opened: boolean): void {
    if (opened) this.#welcome()
    this.#look()
  }

  #welcome(): void {
    this.#away()
    const view = this.#screen.seen(this.#screen.live.views)
    if (view && document.visibilityState === 'visible') this.#screen.stage.enter(...this.#screen.acts(null, view, [], this.#screen.live.log))
  }

  /** Everything told so far is seen now, if anybody looks. */
  #look(): void {
    const last = this.#screen.live.log.at(-1)?.n ?? 0
    // What is told on the stage is seen when it has been put away.
    if (this.#screen.own && document.visibilityState === 'visible' && !this.#screen.stage.has(AWAY)) mine.change(this.#screen.id, { seen: last, seenAt: Date.now() })
  }

  /** A page that nobody looks at keeps no pile of acts: it goes to now, and tells in words what was missed. */
  #visible = (): void => {
    if (!this.#screen.ready) return
    if (document.visibilityState === 'hidden') {
      if (this.#screen.stage.drop()) this.#missed = true
      return
    }
    this.#welcome()
    this.#look()
  }

  /** Whoever comes back is told what happened meanwhile. */
  #away(): void {
    const missed = this.#missed
    this.#missed = false
    const { seen, seenAt = 0 } = mine.find(this.#screen.id) ?? {}
    if (!this.#screen.own || seen === undefined || (!missed && Date.now() - seenAt < AWAY_AFTER)) return
    const others = ({ event, for_person }: LogLine): boolean => missed || for_person === true || !this.#screen.seats.includes((event.seat as number | undefined) ?? -1)
    const lines = this.#screen.live.log.filter((line) => line.n > seen && others(line))
    if (lines.length) this.#screen.stage.enter({ kind: AWAY, key: `away-${seen}`, data: lines, lasts: null, onleave: () => this.#look() })
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#visible)
  }
}
