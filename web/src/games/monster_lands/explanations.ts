import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import { AFFINITIES, type LandsContext, type LandsView } from './content'
import { BUILDINGS, firstOfKind, kindOfGear, kindOfMember } from './reading'

// What each thing on the table is, and which clauses of the rules are about it.

const BUILDING_CLAUSES: Record<string, string[]> = {
  lodge: ['ML-6.1', 'ML-5.11', 'ML-5.12'], laboratory: ['ML-6.3'], tavern: ['ML-6.4', 'ML-6.6', 'ML-5.12'], armory: ['ML-6.8', 'ML-5.12'],
  pawnshop: ['ML-6.9'], market: ['ML-6.10', 'ML-6.11', 'ML-5.12'], mine: ['ML-6.12'],
}
const DIE_CLAUSES = ['ML-1.2', 'ML-4.3']
const POUCHES = ['defense', 'potion', 'venom']
const POUCH_CLAUSES = [['ML-6.7', 'ML-9.7'], ['ML-5.8', 'ML-9.8'], ['ML-10.4']]

export function explain(context: LandsContext, view: LandsView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null {
  const name = context.names[thing.kind]?.[thing.n] ?? ''
  /** What the server says of a card, token or path, line by line. */
  const about = (kind: string, short: string): string[] => {
    const told = spot({ kind: `about-${kind}`, n: context.names[kind]?.indexOf(short) ?? -1 })
    return told ? told.split('\n') : []
  }
  const aboutGear = (): Explanation | null => {
    const kind = context.gear.get(name)?.id ?? context.gear.get(kindOfGear(name))?.id
    return kind ? { title: say(`gear-${kind}`), lines: about('gear', name), clauses: ['ML-6.11', 'ML-3.7'] } : null
  }
  switch (thing.kind) {
    case 'building': {
      const id = BUILDINGS[thing.n]!
      const building = view.buildings[thing.n]!
      return {
        title: say(`building-${id}`),
        lines: [
          ...(building.panic ? [say('error-building-in-panic', { building: say(`building-${id}`) })] : []),
          ...(building.last_haggle ? [say('help-haggle', { n: building.last_haggle })] : []),
        ],
        clauses: [...(building.panic ? ['ML-12.2'] : []), ...BUILDING_CLAUSES[id]!],
      }
    }
    case 'source':
    case 'member': {
      const card = context.members.get(kindOfMember(name))
      if (!card) return aboutGear()
      return {
        title: say(`member-${name}`),
        lines: about('member', firstOfKind(name)),
        clauses: [card.role === 'rookie' ? 'ML-3.6' : card.role === 'chief' ? 'ML-3.3' : 'ML-6.4', 'ML-3.7'],
      }
    }
    case 'gear':
      return aboutGear()
    case 'trap':
      return context.traps.has(name) ? { title: say(`trap-${name}`), lines: about('trap', name), clauses: ['ML-9.2', 'ML-3.5'] } : null
    case 'loot':
      return { title: say(`loot-${name}`), lines: about('loot', name), clauses: ['ML-11.6'] }
    case 'monster':
      return context.monsters.has(name) ? { title: say(`monster-${name}`), lines: about('monster', name), clauses: ['ML-9.3', 'ML-10.5', 'ML-10.6'] } : null
    case 'land':
      return context.lands.has(name) ? { title: say(`land-${name}`), lines: about('land', name), clauses: ['ML-11.1', 'ML-11.4', 'ML-7.9'] } : null
    case 'path':
      return { title: say(`path-${name}`), lines: about('path', name), clauses: clausesOfPath(name) }
    case 'mission':
      return { title: say(thing.n ? 'mission-paid-title' : 'mission-rolled-title'), lines: [say('ours-mission')], clauses: thing.n ? ['ML-8.5', 'ML-7.3'] : ['ML-8.1', 'ML-8.2', 'ML-8.3', 'ML-7.3'] }
    case 'die':
      return { title: say(`die-${name}`), clauses: DIE_CLAUSES }
    case 'glory':
      return { title: say('help-glory'), lines: context.bands.map(({ up_to, dice, wages }) => say('help-band', { up: up_to, dice: dice.map((die) => say(`die-${die}`)).join(', '), wages })), clauses: ['ML-3.2', 'ML-4.2'] }
    case 'wages':
      return { title: say('side-wages'), clauses: ['ML-13.4'] }
    case 'scenario':
      return { title: say(`scenario-${view.solo?.scenario}`), lines: [say(`scenario-rules-${view.solo?.scenario}`)], clauses: [`ML-18.${thing.n + 1}`, 'ML-17.1'] }
    case 'rating':
      return { title: say('solo-asked'), lines: view.solo ? [say('solo-rating', { rating: say(`rating-${view.solo.rating}`) })] : [], clauses: ['ML-18.11'] }
    case 'sam':
      return { title: say('member-sam'), clauses: ['ML-17.2', 'ML-17.3', 'ML-17.8', 'ML-17.9'] }
    case 'coins':
      return { title: say('clans-coins'), clauses: ['ML-13.4'] }
    case 'pouch':
      return { title: say(`pouch-${POUCHES[thing.n]}`), clauses: ['ML-3.4', ...POUCH_CLAUSES[thing.n]!] }
    case 'affinities': {
      const { score } = view.clan_boards[thing.n]!
      return { title: say('score-affinities'), lines: AFFINITIES.map((one, n) => say('help-signs', { affinity: say(`affinity-${one}`), n: score.signs[n]!, points: score.affinities[n]! })), clauses: ['ML-14.2'] }
    }
    default:
      return null
  }
}

function clausesOfPath(name: string): string[] {
  if (name.startsWith('gate')) return ['ML-7.8', 'ML-12.1']
  if (name.startsWith('roll')) return ['ML-7.3', 'ML-8.1']
  if (name.startsWith('pay')) return ['ML-7.3', 'ML-8.5']
  return ['ML-7.4', 'ML-7.5', 'ML-7.6', 'ML-7.7']
}
