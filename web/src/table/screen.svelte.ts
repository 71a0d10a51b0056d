import { LiveTable } from '../kit/live.svelte'
import { Stage } from '../kit/stage.svelte'
import type { MyTable } from '../kit/mine.svelte'
import type { GameInfo, TableInfo, View } from '../kit/types'
import { choosesInSecret, hiddenFromEachOther } from './secrets'

/** A table as it is seen on this screen: whose eyes we look through, and who of those who share it is waited for. */
export class Screen {
  readonly live: LiveTable
  readonly stage = new Stage()
  game = $state.raw<GameInfo>()
  /** The seat whose view is shown: at a shared screen it changes hands. */
  looking = $state<number | null>(null)
  /** Who is kept waiting because somebody else at this screen was chosen by hand. */
  #waiting = $state<number | null>(null)

  constructor(readonly id: string, readonly own: MyTable | undefined) {
    this.live = new LiveTable(id, own?.seats.map((seat) => seat.token) ?? [], this.stage)
    this.looking = own?.seats[0]?.seat ?? null
  }

  get table(): TableInfo | undefined {
    return this.live.table
  }

  /** What the eyes looked through see of these views. */
  seen(views: Record<string, View>): View | undefined {
    return views[String(this.looking)] ?? Object.values(views)[0]
  }

  /** While something is on its way or on the stage, nothing is offered. */
  get closed(): boolean {
    return this.live.waiting || this.stage.holds
  }

  #view = $derived.by<View | undefined>(() => {
    const view = this.seen(this.live.views)
    return view?.options.length && this.closed ? { ...view, options: [] } : view
  })

  get view(): View | undefined {
    return this.#view
  }

  get seats(): number[] {
    return this.own?.seats.map((seat) => seat.seat) ?? []
  }

  get token(): string | undefined {
    return this.own?.seats.find((seat) => seat.seat === this.looking)?.token
  }

  get myTurn(): boolean {
    return !!this.view && this.looking !== null && this.view.seats_to_act.includes(this.looking) && !this.view.over
  }

  /** The seats the game waits for; others may be free to act as well. */
  get waited(): number[] {
    return this.view?.seats_awaited ?? []
  }

  /** The seat at this screen that the game waits for, when it is not the one looking. */
  get handOverTo(): number | null {
    if (this.seats.length < 2) return null
    const next = this.waited.find((seat) => this.seats.includes(seat))
    return next === undefined || next === this.#waiting || this.waited.includes(this.looking ?? -1) ? null : next
  }

  /** Would changing seats show something that the one sitting here must not see? */
  get handOverIsSecret(): boolean {
    const next = this.handOverTo
    const [from, to] = [this.live.views[String(this.looking)], this.live.views[String(next)]]
    return next !== null && !!from && !!to && this.#hiddenFrom(from, to)
  }

  changeSeat(seat: number): void {
    this.looking = seat
    this.#waiting = null
  }

  /** Where nothing is secret, one person can act for every seat of the screen that has something to do. */
  mayActFor(seat: number): boolean {
    const { view, live, looking } = this
    const other = live.views[String(seat)]
    if (!view || !other || seat === looking || view.over || !view.seats_to_act.includes(seat)) return false
    return !choosesInSecret(other, this.game?.secret ?? []) && !this.#hiddenFrom(view, other)
  }

  #hiddenFrom(one: View, other: View): boolean {
    return hiddenFromEachOther(one, other, this.game?.own_fields ?? [])
  }

  /** Act for another seat of this screen while the game waits for somebody else. */
  actFor(seat: number): void {
    const waited = this.waited.find((one) => this.seats.includes(one)) ?? null
    this.changeSeat(seat)
    if (waited !== seat) this.#waiting = waited
  }

  /** At a shared screen the one who moved last takes back, whoever is looking now. */
  get lastMover(): string | undefined {
    const kinds = this.game?.events ?? {}
    const last = this.live.log.findLast(({ event }) =>
      kinds[event.event]?.seat === 'seat' && this.seats.includes(event.seat as number))
    return this.own?.seats.find(({ seat }) => seat === last?.event.seat)?.token ?? this.token
  }

  /** The seats at this screen that are asked whether somebody may take a move back. */
  get askedForConsent(): number[] {
    const { asked_by, agreed } = this.live.undo
    return asked_by === null ? [] : this.seats.filter((seat) => seat !== asked_by && !agreed.includes(seat))
  }
}
