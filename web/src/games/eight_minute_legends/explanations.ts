import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import type { Deed } from '../eight_minute_family/deeds'
import type { AbilityKind, Card, LegendsContext, LegendsView, SeatView } from './content'
import { abilityFacts } from './speech'

// Which clauses of the rules a thing on the table is about.

const ABOUT_DEED: Record<Deed, string[]> = {
  place: ['LEG-5.1'], move: ['LEG-5.3', 'LEG-5.4'], sail: ['LEG-5.4'], city: ['LEG-5.5'], destroy: ['LEG-5.7'],
}
const ABOUT_ABILITY: Record<AbilityKind, string> = {
  'move-bonus': 'LEG-6.2', 'army-bonus': 'LEG-6.3', flying: 'LEG-6.4', elixir: 'LEG-7.9', 'coins-now': 'LEG-6.6',
  immune: 'LEG-6.7', 'vp-per-family': 'LEG-7.5', 'vp-set': 'LEG-7.6', 'vp-per-coins': 'LEG-7.7', 'vp-per-flying': 'LEG-7.8',
}
const ABOUT_TOKEN: Record<string, string> = {
  start: 'LEG-5.1', spring: 'LEG-9.5', shelter: 'LEG-9.5', treasure: 'LEG-9.5', spellbook: 'LEG-9.5', stable: 'LEG-9.5',
  swamp: 'LEG-9.13', covered: 'LEG-9.12', citadel: 'LEG-9.6', dragon: 'LEG-9.8', portal: 'LEG-9.9', robbers: 'LEG-9.10',
}
const ABOUT_LEADER: Record<string, string> = {
  'fairy-queen': 'LEG-9.16', 'robber-king': 'LEG-9.17', 'red-sorceress': 'LEG-9.18', 'white-knight': 'LEG-9.19',
}
const STOCK: Record<string, [title: string, clause: string]> = {
  coin: ['seats-coins', 'LEG-4.2'], army: ['seats-armies', 'LEG-5.2'], city: ['seats-cities', 'LEG-5.6'],
}
export const GAINED: AbilityKind[] = ['move-bonus', 'army-bonus', 'flying', 'elixir', 'immune']
export const FAMILIES = ['ancient', 'cursed', 'dire', 'forest', 'night', 'noble', 'arcane', 'mountain']

export function explain(context: LegendsContext, view: LegendsView, thing: Thing, say: Say): Explanation | null {
  switch (thing.kind) {
    case 'slot': {
      const card = context.cards.get(view.row[thing.n]?.card ?? '')
      return card ? aboutCard(card, say) : null
    }
    case 'region':
      return aboutRegion(context, view, thing.n, say)
    case 'side': {
      const side = context.sides[thing.n]!
      const regions = side.regions.map(({ id }) => say(`region-${id}`)).join(', ')
      return {
        title: say(`side-${side.id}`),
        lines: [
          say('side-about', { regions: side.regions.length, islands: side.islands.length, names: regions }),
          ...(side.house.drawing ? [say(`house-${side.id}`)] : []),
          ...(side.house.start ? [say('house-start')] : []),
        ],
        clauses: [...(side.startMustBeHere ? ['LEG-2.4'] : []), ...(side.bridges.length ? ['LEG-2.5'] : [])],
      }
    }
    case 'token': {
      const token = context.tokens[thing.n]!.id
      return { title: say(`token-${token}`), lines: [say(`token-${token}-help`)], clauses: [ABOUT_TOKEN[token]!] }
    }
    case 'leader': {
      const { leader } = view.seats[thing.n]!
      return leader && { title: say(`leader-${leader}`), lines: [say(`leader-${leader}-help`)], clauses: [ABOUT_LEADER[leader]!] } || null
    }
    case 'gain': {
      const kind = GAINED[thing.n]!
      return { title: say(`ability-${kind}`, { n: 1 }), lines: [say(`ability-${kind}-help`)], clauses: [ABOUT_ABILITY[kind]] }
    }
    case 'family': {
      const family = FAMILIES[thing.n]!
      return { title: say('family-about', { family, all: context.families.get(family) ?? 0 }), clauses: ['LEG-7.5', 'LEG-7.6'] }
    }
    case 'points':
      return { title: say('seats-points'), lines: pointLines(view.seats[thing.n]!, say), clauses: ['LEG-8.1'] }
    case 'captured':
      return { title: say('seats-captured'), clauses: ['LEG-9.18'] }
    default: {
      const stock = STOCK[thing.kind]
      return stock ? { title: say(stock[0]), clauses: [stock[1]] } : null
    }
  }
}

export function aboutCard(card: Card, say: Say): Explanation {
  const joined = card.combine === 'and' ? ['LEG-5.10'] : card.combine === 'or' ? ['LEG-5.9'] : []
  return {
    title: say(`card-${card.id}`),
    lines: card.abilities.map((ability) => `${say(`ability-${ability.kind}`, abilityFacts(ability))}: ${say(`ability-${ability.kind}-help`)}`),
    clauses: [...new Set([...card.actions.flatMap((part) => ABOUT_DEED[part.do]), ...joined])],
  }
}

function aboutRegion(context: LegendsContext, view: LegendsView, number: number, say: Say): Explanation | null {
  const spot = context.archipelago(view).spots.get(number)
  const region = view.regions.find((one) => one.number === number)
  if (!spot || !region) return null
  const token = (id: string): string => `${say(`token-${id}`)}: ${say(`token-${id}-help`)}`
  return {
    title: say(`region-${spot.id}`),
    lines: [
      `${say(`island-${spot.side.islands[spot.island]!.id}`)} · ${say(`side-${spot.side.id}`)}`,
      ...(region.start ? [token('start')] : []),
      ...(region.token ? [token(region.token)] : []),
      ...(region.start && spot.side.house.start ? [say('house-start')] : []),
    ],
    clauses: [...(region.start ? ['LEG-5.1'] : []), ...(region.token ? [ABOUT_TOKEN[region.token]!] : ['LEG-7.2'])],
  }
}

/** Every line of the score that is not nothing. */
function pointLines({ score }: SeatView, say: Say): string[] {
  return Object.entries(score).filter(([, points]) => points).map(([line, points]) => `${say(`score-${line}`)}: ${points}`)
}
