import type { Say } from '../../kit/types'
import type { KnightContext, KnightDeed, KnightView, Verb } from './content'

// In which order the answers are listed.

/** What a phase of a fight is about comes before everything that could be played for it. */
const FIRST = new Set<Verb>(['block-attack', 'finish-block', 'target', 'strike', 'suffer-attack', 'assign-to-unit', 'assign-to-hero'])
/** What gives something up comes after everything that brings something. */
const LATER = new Set<Verb>(['rest', 'skip-effect', 'retarget'])

const POINTS = new Set(['move', 'influence'])

/** The purposes printed on what an action plays: signs of a card, of its stronger half, or of a skill. */
function purposes(action: KnightDeed, { cards, skills, names }: KnightContext): readonly string[] {
  if (action.do === 'play-sideways') return [action.gives]
  if (action.do === 'use-skill') return [skills.get(names.skill?.[action.skill] ?? '')?.icon ?? 'special']
  if (action.do !== 'play-card') return []
  const card = cards.get(names.card?.[action.card] ?? '')
  return (action.way === 'strong' ? card?.['strong-icons'] : null) ?? card?.icons ?? []
}

/** In a fight points for moving or dealing serve nothing by themselves: only an effect could make something of them. */
export function idle(view: KnightView, action: KnightDeed, context: KnightContext): boolean {
  if (!view.fights.some(({ sides }) => sides.some(({ seat }) => seat === view.seat && seat !== null))) return false
  const found = purposes(action, context)
  return found.length > 0 && found.every((one) => POINTS.has(one))
}

/** Behind a fold lies what helps nothing as things are, and crystals that cards turn into mana by themselves. */
export function aside(view: KnightView, action: KnightDeed, say: Say, context: KnightContext): string | null {
  return idle(view, action, context) ? say('listing-idle') : action.do === 'turn-crystal' ? say('listing-crystals') : null
}

/** Cards as such first, sideways after them, and those that help in no fight and on no way last. */
export function rank(action: KnightDeed, view: KnightView, context: KnightContext): number {
  if (FIRST.has(action.do)) return -1
  if (idle(view, action, context)) return 5
  if (action.do === 'turn-crystal') return 4
  if (action.do === 'play-sideways') return action.gives === 'influence' ? 2 : 1
  return LATER.has(action.do) ? 3 : 0
}
