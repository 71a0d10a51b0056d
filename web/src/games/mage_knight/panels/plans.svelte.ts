import type { KnightScene } from '../content'
import { laidOut, moved, ORDERS, planWays, stillHeld, sumOf, type Order, type Planned, type PlanWay } from './plan'

// The plans of this browser, one for each table and seat: they wait there until the turn comes.

interface Kept {
  plan: Planned[]
  order: Order
  /** The hand as it was laid, for an order of one's own. */
  own: string[]
}

const NOTHING: Kept = { plan: [], order: 'dealt', own: [] }
const isOrder = (order: unknown): order is Order => order === 'own' || ORDERS.includes(order as Order)

class Plans {
  #kept = $state.raw<Record<string, Kept>>({})

  #key(scene: KnightScene): string {
    return `herna-plan-${scene.table.id}-${scene.view.seat}`
  }

  #of(scene: KnightScene): Kept {
    const key = this.#key(scene)
    const found = this.#kept[key]
    if (found) return found
    try {
      const read = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
      return { plan: Array.isArray(read?.plan) ? read.plan : [], order: isOrder(read?.order) ? read.order : 'dealt', own: Array.isArray(read?.own) ? read.own : [] }
    } catch {
      return NOTHING
    }
  }

  #keep(scene: KnightScene, kept: Kept): void {
    const key = this.#key(scene)
    this.#kept = { ...this.#kept, [key]: kept }
    try {
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still plans until it is closed.
    }
  }

  /** The cards of the plan that are still in hand, each with what it gives. */
  ways(scene: KnightScene): PlanWay[] {
    const { seat } = scene.view
    if (seat === null) return []
    const held = stillHeld(this.#of(scene).plan, scene.view.hero_boards[seat]?.hand ?? [])
    return held.flatMap(({ card, way, at }) => planWays(card, scene.context.cards.get(card)).filter((one) => one.way === way && one.at === at))
  }

  lay(scene: KnightScene, { card, way, at }: PlanWay): void {
    this.#keep(scene, { ...this.#of(scene), plan: [...this.ways(scene), { card, way, at }].map((one) => ({ card: one.card, way: one.way, at: one.at })) })
  }

  take(scene: KnightScene, place: number): void {
    this.#keep(scene, { ...this.#of(scene), plan: this.ways(scene).filter((_, at) => at !== place).map(({ card, way, at }) => ({ card, way, at })) })
  }

  clear(scene: KnightScene): void {
    this.#keep(scene, { ...this.#of(scene), plan: [] })
  }

  order(scene: KnightScene): Order {
    return scene.view.seat === null ? 'dealt' : this.#of(scene).order
  }

  sort(scene: KnightScene): void {
    const kept = this.#of(scene)
    this.#keep(scene, { ...kept, order: ORDERS[(ORDERS.indexOf(kept.order) + 1) % ORDERS.length]! })
  }

  /** The places of a hand in the order of one's own. */
  laid(scene: KnightScene, hand: readonly string[]): number[] {
    return laidOut(hand, this.#of(scene).own)
  }

  /** A card of the hand, as it lies now, goes to another place in it. */
  move(scene: KnightScene, lying: readonly string[], from: number, to: number): void {
    this.#keep(scene, { ...this.#of(scene), order: 'own', own: moved(lying, from, to) })
  }

  /** How many move points the plan makes. */
  points(scene: KnightScene): number {
    return sumOf(this.ways(scene)).reduce((sum, { sign, n }) => sum + (sign === 'move' ? n : 0), 0)
  }
}

export const plans = new Plans()
