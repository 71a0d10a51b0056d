import type { KnightContext, KnightView } from '../content'

// Where the hero can go now, by one step or by several: as the server offers and tells it.

export interface Goal {
  hex: string
  cost: number
  /** The hexes that are entered, the goal last. */
  way: string[]
  /** The hexes of enemies whom the last step provokes. */
  provokes: string[]
  assault: boolean
  warlike: boolean
}

export function goalsOf(context: KnightContext, view: KnightView): Map<string, Goal> {
  const found = new Map<string, Goal>()
  const add = (hex: string, cost: number, way: string[], provokes: string[], assault: boolean): void => {
    if (!found.has(hex)) found.set(hex, { hex, cost, way, provokes, assault, warlike: assault || provokes.length > 0 })
  }
  view.options.forEach((action, at) => {
    const expense = view.expenses[at]
    const hex = action.do === 'move-to' ? context.names.hex?.[action.hex] : undefined
    if (hex !== undefined && expense) add(hex, expense.n, [hex], expense.provokes, expense.assault)
  })
  // A step that keeps nobody's peace may have a peaceful way around it; the step is what is offered.
  for (const { hex, cost, way, provokes, assault } of view.options.length ? view.reach : []) add(hex, cost, way, provokes, assault)
  return found
}

/** Where more points would lead: the best of the hand in the turn that is open, or a plan with these points in one still to come. */
export function plannedGoals(view: KnightView, points: number): Map<string, Goal> {
  return new Map(view.ahead.filter(({ cost }) => view.hand_move > 0 || cost <= points).map((goal) => [goal.hex, { ...goal, warlike: goal.assault || goal.provokes.length > 0 }]))
}

/** The expense of turning a tile up there, by the number of the position. */
export function exploringOf(view: KnightView): Map<number, number> {
  return new Map(view.options.flatMap((action, at): [number, number][] => (action.do === 'explore' ? [[action.position, view.expenses[at]?.n ?? 0]] : [])))
}
