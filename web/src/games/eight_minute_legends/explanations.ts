import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import type { AbilityKind, Card, LegendsContext, LegendsView, SeatView } from './content'
import { abilityFacts } from './speech'
import { texts } from './texts'

// What each thing on the table is, with the clauses that the server names.

const STOCK: Record<string, string> = { coin: 'seats-coins', army: 'seats-armies', city: 'seats-cities' }
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
        clauses: texts.clauses(`side-${side.id}`),
      }
    }
    case 'token': {
      const token = context.tokens[thing.n]!.id
      return { title: say(`token-${token}`), lines: [say(`token-${token}-help`)], clauses: texts.clauses(`token-${token}`) }
    }
    case 'leader': {
      const { leader } = view.seats[thing.n]!
      return leader && { title: say(`leader-${leader}`), lines: [say(`leader-${leader}-help`)], clauses: texts.clauses(`leader-${leader}`) } || null
    }
    case 'gain': {
      const kind = GAINED[thing.n]!
      return { title: say(`ability-${kind}`, { n: 1 }), lines: [say(`ability-${kind}-help`)], clauses: texts.clauses(`ability-${kind}`) }
    }
    case 'family': {
      const family = FAMILIES[thing.n]!
      return { title: say('family-about', { family, all: context.families.get(family) ?? 0 }), clauses: texts.clauses('family') }
    }
    case 'points':
      return { title: say('seats-points'), lines: pointLines(view.seats[thing.n]!, say), clauses: texts.clauses('points') }
    case 'captured':
      return { title: say('seats-captured'), clauses: texts.clauses('captured') }
    default: {
      const stock = STOCK[thing.kind]
      return stock ? { title: say(stock), clauses: texts.clauses(thing.kind) } : null
    }
  }
}

export function aboutCard(card: Card, say: Say): Explanation {
  return {
    title: say(`card-${card.id}`),
    lines: card.abilities.map((ability) => `${say(`ability-${ability.kind}`, abilityFacts(ability))}: ${say(`ability-${ability.kind}-help`)}`),
    clauses: texts.clauses(`card-${card.id}`),
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
    clauses: texts.clauses(...(region.start ? ['token-start'] : []), region.token ? `token-${region.token}` : 'region'),
  }
}

/** Every line of the score that is not nothing. */
function pointLines({ score }: SeatView, say: Say): string[] {
  return Object.entries(score).filter(([, points]) => points).map(([line, points]) => `${say(`score-${line}`)}: ${points}`)
}
