import type { Action, Facts, Say, TableInfo } from '../../kit/types'
import type { AndorView } from './content'

/** What the label of an action tells beside its own fields: the foe on the space, the title of a help. */
export function labelFacts(view: AndorView, table: TableInfo, action: Action, say: Say): Facts {
  if (action.do === 'fight') {
    const foe = view.creatures.find(({ space }) => space === action.space)
    return { creature: foe ? say(`creature-${foe.creature}`) : 'none' }
  }
  if (action.do === 'call-help') return { card: say(`help-${table.names.card?.[action.card as number] ?? ''}-name`) }
  return {}
}
