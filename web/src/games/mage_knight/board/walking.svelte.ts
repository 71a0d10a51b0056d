import type { KnightScene, KnightView } from '../content'
import type { ReachView } from '../schema'

// Walking to a goal: the server offers each step, and what it did not foresee ends the way.

type MoveTo = Extract<KnightView['options'][number], { do: 'move-to' }>

/** The next step of a way, where it is offered and sets nothing off that the way did not end with. */
export function nextStep(view: KnightView, left: readonly string[], number: (hex: string) => number): MoveTo | null {
  const [next] = left
  if (next === undefined) return null
  const at = view.options.findIndex((action) => action.do === 'move-to' && action.hex === number(next))
  if (at < 0) return null
  const expense = view.expenses[at]
  const warlike = !!expense && (expense.assault || expense.provokes.length > 0)
  return warlike && left.length > 1 ? null : (view.options[at] as MoveTo)
}

/** Anything but the hero's own steps wants to be looked at before one goes on. */
export function disturbed(view: KnightView, events: readonly { event: string }[]): boolean {
  return view.fights.length > 0 || events.some(({ event }) => event !== 'hero-moved')
}

/** A hero's way over the land, one step after the other. */
export class Walk {
  #left = $state.raw<string[]>([])
  #asked = -1

  get left(): readonly string[] {
    return this.#left
  }

  begin(scene: KnightScene, goal: ReachView): void {
    this.#left = [...goal.way]
    this.#asked = -1
    this.go(scene, true)
  }

  stop(): void {
    this.#left = []
  }

  /** The table has changed: take the next step, if it is still as it was planned. */
  go(scene: KnightScene, first = false): void {
    const { view } = scene
    if (!this.#left.length || view.ply === this.#asked) return
    if (scene.stage.busy || !view.options.length) return
    // Whoever takes a step back goes no farther.
    const back = view.ply < this.#asked
    const step = back || (!first && disturbed(view, scene.news.map(({ event }) => event))) ? null : nextStep(view, this.#left, (hex) => scene.context.number('hex', hex))
    if (!step) return this.stop()
    this.#asked = view.ply
    this.#left = this.#left.slice(1)
    scene.pointing.act(step)
  }
}
