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

const percent = (chance: number): number => Math.round(chance * 100)

/** What comes of a choice in a battle, played well afterwards. */
function oddsNote(view: LandsView, action: Action, say: Say): Note | null {
  const odds = view.forecast?.choices[view.options.indexOf(action)]
  if (!odds) return null
  const facts = { capture: percent(odds.capture), kill: percent(odds.kill), dead: percent(odds.dead) }
  const mission = view.throw !== null && view.throw.scope !== 'monster'
  const message = mission ? 'odds-note-success' : action.do === 'throw-magic' ? 'odds-note-life' : 'odds-note'
  return { shown: say(message, facts), spoken: say(message, facts) }
}

/** The discount of a haggling die in a building, or the odds of a choice, beside its answer. */
export function note(_context: LandsContext, view: LandsView, action: Action, say: Say): Note | null {
  if (action.do === 'visit') {
    const value = (action.die as number) - FIRST_HAGGLE
    if (value <= 0) return null
    const n = discountOf(value, view.buildings[action.building as number]!.last_haggle)
    return { shown: `−${n}`, spoken: say('note-discount', { n }) }
  }
  return oddsNote(view, action, say)
}
