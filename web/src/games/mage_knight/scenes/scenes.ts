import type { KnightView, Verb } from '../content'

// Which scene is played over the land: by what is asked, never by a rule.

export type SceneName = 'hero' | 'tactic' | 'level' | 'reward' | 'duel' | 'fight'

const LEVEL = new Set(['choose-skill', 'choose-advanced'])
const REWARD = new Set([
  'next-reward', 'pick-crystal', 'pick-card', 'pick-unit', 'put-back-artifact', 'order-artifacts', 'recruit-freely', 'gain-from-offer', 'use-card-of-offer',
  'prepare-card', 'steal-card', 'choose-vein',
])

export function sceneOf(view: KnightView): SceneName | null {
  const offers = (verb: Verb): boolean => view.options.some((option) => option.do === verb)
  const asked = view.options.length ? (view.prompt?.id ?? '') : ''
  if (offers('choose-hero')) return 'hero'
  if (offers('take-tactic')) return 'tactic'
  if (LEVEL.has(asked)) return 'level'
  if (REWARD.has(asked)) return 'reward'
  if (!view.fights.length) return null
  return view.fights.some(({ exchange }) => exchange) ? 'duel' : 'fight'
}
