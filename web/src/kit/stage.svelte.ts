import { settings, type Pace } from './settings.svelte'

// One stage for everything that wants to be looked at: stories, fights, rewards, sunrises, the end. Acts come one after
// another; while one is on, the table waits with what happened next, and the guide keeps silent.

export interface Act<Data = unknown> {
  /** What the game's own `Drama` shows: `story`, `round`, `sunrise`. */
  kind: string
  /** The same act is entered once, however often it is told. */
  key: string
  data: Data
  /** How long it is looked at, in milliseconds at a brisk pace; null: until the person has seen it. */
  lasts: number | null
  /** Called when it leaves the stage. */
  onleave?: () => void
}

const TEMPO: Record<Pace, number> = { instant: 0, quick: 1, calm: 1.8 }

export class Stage {
  #acts = $state.raw<Act[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #timed: Act | null = null
  /** Called when the last act has left. */
  onidle: () => void = () => {}

  /** A stage that is shut shows nothing: a replay is looked at move by move as it is. */
  constructor(readonly shut = false) {}

  get now(): Act | null {
    return this.#acts[0] ?? null
  }

  get busy(): boolean {
    return this.#acts.length > 0
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
    this.#time()
    if (!rest.length) this.onidle()
  }

  /** Everything that passes by itself is skipped; what waits to be read stays. */
  hurry(): void {
    const stays = this.#acts.filter(({ lasts }) => lasts === null)
    if (stays.length === this.#acts.length) return
    this.#acts = stays
    this.#time()
    if (!stays.length) this.onidle()
  }

  /** How long something takes on the stage at the pace that was chosen. */
  paced(milliseconds: number): number {
    return milliseconds * TEMPO[settings.chosen.pace]
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#acts = []
  }

  #time(): void {
    const act = this.now
    if (act === this.#timed) return
    clearTimeout(this.#timer)
    this.#timed = act
    if (act?.lasts != null) this.#timer = setTimeout(() => this.leave(), this.paced(act.lasts))
  }
}
