import type { KnightDeed, KnightView, Verb } from '../content'

// Which answers to the question of an effect stand beside its card: those that name nothing one could point at.

const POINTED = new Set<Verb>([
  'choose-space', 'fly-to', 'go-underground', 'look-at-token', 'move-to', 'pay-with', 'play-card', 'play-sideways', 'activate-unit', 'use-skill',
  'choose-foe', 'choose-attack', 'ignore-trait', 'take-element', 'take-card', 'take-skill', 'recruit-unit',
])
/** More than these are a list, and that stands at the side. */
export const MOST_ANSWERS = 10

export function answers(view: Pick<KnightView, 'asking' | 'options'>): KnightDeed[] {
  if (!view.asking || !view.options.length || view.options.length > MOST_ANSWERS) return []
  return view.options.every(({ do: verb }) => POINTED.has(verb)) ? [] : view.options.filter(({ do: verb }) => !POINTED.has(verb))
}
