import type { Action, Facts, Note, Say, TableInfo } from '../../kit/types'
import { words } from '../../kit/words.svelte'
import type { AndorView } from './content'
import { listed } from '../../kit/sentences'
import { standingOn } from './board/standing'
import { standingName } from './speech'
import { expenseOf, oddsOf, percent } from './reading'

const LEADS = new Set(['walk', 'swim', 'move-friend', 'propose'])

/** What the label of an action tells beside its own fields: the foe on the space, the title of a help. */
export function labelFacts(view: AndorView, table: TableInfo, action: Action, say: Say): Facts {
  if (action.do === 'fight') {
    const foe = view.creatures.find(({ space }) => space === action.space)
    return { creature: foe ? say(`creature-${foe.creature}`) : 'none' }
  }
  if (action.do === 'call-help') {
    const called = view.helps.find(({ id }) => id === table.names.card?.[action.card as number])
    return { card: called?.title[words.language] ?? '' }
  }
  return {}
}

/** Who and what stands where an action leads. */
function about(view: AndorView, table: TableInfo, action: Action, say: Say): string {
  if (!LEADS.has(action.do)) return ''
  const here = standingOn(view).get(action.space as number) ?? []
  const others = here.filter((one) => one.kind !== 'hero' || one.seat !== view.seat)
  return listed(others.map((one) => standingName({ say, table, view }, one)))
}

/** What an action costs, or how likely it is to win, beside its label. */
export function note(view: AndorView, table: TableInfo, action: Action, say: Say): Note | null {
  const odds = oddsOf(view, view.options.indexOf(action))
  if (odds) {
    const facts = { round: percent(odds[0]), fight: percent(odds[1]), loss: (odds[2] / 10).toFixed(1) }
    return { shown: say('odds-short', facts), spoken: say('odds-spoken', facts) }
  }
  const expense = expenseOf(view, action)
  const there = about(view, table, action, say)
  if (!expense || action.do === 'pass') return there ? { shown: '', spoken: '', about: there } : null
  const facts = { n: expense[0], willpower: expense[1] }
  return { shown: say('expense-short', facts), spoken: say('expense', facts), about: there }
}
