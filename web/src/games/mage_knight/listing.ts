import type { Say } from '../../kit/types'
import type { KnightDeed, KnightView, Verb } from './content'

// In which order the answers are listed.

/** What gives something up comes after everything that brings something. */
const LATER = new Set<Verb>(['rest', 'skip-effect'])

/** In a fight points for moving or dealing serve nothing by themselves: only an effect could make something of them. */
export function idle(view: KnightView, action: KnightDeed): boolean {
  const fights = view.fights.some(({ sides }) => sides.some(({ seat }) => seat === view.seat && seat !== null))
  return fights && action.do === 'play-sideways' && (action.gives === 'move' || action.gives === 'influence')
}

export const aside = (view: KnightView, action: KnightDeed, say: Say): string | null => (idle(view, action) ? say('listing-idle') : null)

/** Cards as such first, sideways after them, and those that help in no fight and on no way last. */
export function rank(action: KnightDeed, view: KnightView): number {
  if (idle(view, action)) return 4
  if (action.do === 'play-sideways') return action.gives === 'influence' ? 2 : 1
  return LATER.has(action.do) ? 3 : 0
}
