import { settings, type Pace } from './settings.svelte'
import type { View } from './types'

// One stage for everything that wants to be looked at: stories, fights, rewards, sunrises, the end. Acts come one after
// another; while one is on, the table still stands as it was before, nothing is offered, and the guide keeps silent.

export interface Act<Data = unknown> {
  /** What the game's own `Drama` shows: `story`, `round`, `sunrise`. */
  kind: string
  /** The same act is entered once, however often it is told. */
  key: string
  data: Data
  /** How long it is looked at, in milliseconds at a brisk pace; null: until the person has seen it. */
  lasts: number | null
  /** The number of the last line of the log that it tells: whoever listens hears up to there, and the log follows. */
  tells?: number
  /** The table as it was before it, and as it will be after it. */
  before?: View
  after?: View
  /** Somebody's clock is short: the table goes on at once, and the act is seen beside it. */
  beside?: boolean
  /** Called when it leaves the stage. */
  onleave?: () => void
}

const TEMPO: Record<Pace, number> = { instant: 0, quick: 1, calm: 1.8 }

export class Stage {
  #acts = $state.raw<Act[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #timed: Act | null = null
  /** Called when nothing holds the table any longer. */
  onidle: () => void = () => {}
  /** Called with every act that was seen or skipped. */
  onseen: (act: Act) => void = () => {}

  /** A stage that is shut shows nothing: a replay is looked at move by move as it is. */
  constructor(readonly shut = false) {}

  get now(): Act | null {
    return this.#acts[0] ?? null
  }

  get busy(): boolean {
    return this.#acts.length > 0
  }

  /** Must the table wait with what happened, and with what may be done? */
  get holds(): boolean {
    return this.#acts.some(({ beside }) => !beside)
  }

  has(kind: string): boolean {
    return this.#acts.some((act) => act.kind === kind)
  }

  /** How many acts are still to come after this one. */
  get waiting(): number {
    return Math.max(0, this.#acts.length - 1)
  }

  enter(...acts: Act[]): void {
    if (this.shut) return
    const known = new Set(this.#acts.map(({ key }) => key))
    // Whoever wants everything at once is shown only what waits to be read.
    const passing = TEMPO[settings.chosen.pace] > 0 && document.visibilityState === 'visible'
    const shown = acts.filter(({ key, lasts }) => !known.has(key) && (lasts === null || passing))
    if (!shown.length) return
    this.#acts = [...this.#acts, ...shown]
    this.#time()
  }

  /** The act that is on has been seen. */
  leave(): void {
    const [left, ...rest] = this.#acts
    if (!left) return
    this.#acts = rest
    left.onleave?.()
    this.#gone([left])
  }

  /** Everything that passes by itself is skipped; what waits to be read stays. */
  hurry(): void {
    const left = this.#acts.filter(({ lasts }) => lasts !== null)
    this.#acts = this.#acts.filter(({ lasts }) => lasts === null)
    this.#gone(left)
  }

  /** Nobody looks: the stage is empty at once. Was there anything on it? What was not read is as unread as before. */
  drop(): boolean {
    const all = this.#acts
    this.#acts = []
    this.#gone(all)
    return all.length > 0
  }

  /** How long something takes on the stage at the pace that was chosen. */
  paced(milliseconds: number): number {
    return milliseconds * TEMPO[settings.chosen.pace]
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#acts = []
  }

  #gone(left: Act[]): void {
    this.#time()
    left.forEach((act) => this.onseen(act))
    if (left.some(({ beside }) => !beside) && !this.holds) this.onidle()
  }

  #time(): void {
    const act = this.now
    if (act === this.#timed) return
    clearTimeout(this.#timer)
    this.#timed = act
    if (act?.lasts != null) this.#timer = setTimeout(() => this.leave(), this.paced(act.lasts))
  }
}
