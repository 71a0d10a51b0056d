import type { KnightView, Verb } from '../content'

// Which scene is played over the land: by what is asked or goes on, never by a rule.

export type SceneName = 'hero' | 'auction' | 'tactic' | 'draft' | 'upgrade' | 'naming' | 'challenge' | 'proposal' | 'level' | 'reward' | 'duel' | 'fight'

const LEVEL = new Set(['choose-skill', 'choose-advanced'])
const REWARD = new Set([
  'next-reward', 'pick-crystal', 'pick-card', 'pick-unit', 'put-back-artifact', 'order-artifacts', 'recruit-freely', 'gain-from-offer', 'use-card-of-offer',
  'prepare-card', 'steal-card', 'choose-vein',
])

export function sceneOf(view: KnightView): SceneName | null {
  const offers = (verb: Verb): boolean => view.options.some((option) => option.do === verb)
  const asked = view.options.length ? (view.prompt?.id ?? '') : ''
  if (offers('choose-hero') || offers('want-hero')) return 'hero'
  if (view.auction) return 'auction'
  if (offers('take-tactic')) return 'tactic'
  if (view.drafting || offers('add-drafted')) return 'draft'
  if (view.upgrade) return 'upgrade'
  if (offers('name-tactic') || offers('hide-die') || offers('name-chosen')) return 'naming'
  if (offers('attend')) return 'challenge'
  if (view.proposal) return 'proposal'
  if (LEVEL.has(asked)) return 'level'
  if (REWARD.has(asked)) return 'reward'
  if (!view.fights.length) return null
  return view.fights.some(({ exchange }) => exchange) ? 'duel' : 'fight'
}
