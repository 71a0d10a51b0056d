import type { Action, Facts, Note, Say } from '../../kit/types'
import type { LandsContext, LandsView } from './content'
import { discountOf } from './reading'

const FIRST_HAGGLE = 14

/** What the label of an action tells beside its own fields. */
export function labelFacts(context: LandsContext, view: LandsView, action: Action, say: Say): Facts {
  if (action.do !== 'buy-trap') return {}
  const slot = action.slot as number
  const trap = view.lodge[slot]
  return { slot: slot + 1, trap: trap ? say('trap-for-sale', { trap: say(`trap-${trap}`), cost: context.traps.get(trap)!.cost }) : 'none' }
}

/** The discount of a haggling die in a building, beside its answer. */
export function note(_context: LandsContext, view: LandsView, action: Action, say: Say): Note | null {
  if (action.do === 'visit') {
    const value = (action.die as number) - FIRST_HAGGLE
    if (value <= 0) return null
    const n = discountOf(value, view.buildings[action.building as number]!.last_haggle)
    return { shown: `−${n}`, spoken: say('note-discount', { n }) }
  }
  return null
}
