import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import { AFFINITIES, type LandsContext, type LandsView } from './content'
import { BUILDINGS, firstOfKind, kindOfGear, kindOfMember } from './reading'
import { texts } from './texts'

// What each thing on the table is, with the clauses that the server names.

const POUCHES = ['defense', 'potion', 'venom']

export function explain(context: LandsContext, view: LandsView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null {
  const name = context.names[thing.kind]?.[thing.n] ?? ''
  /** What the server says of a card, token or path, line by line. */
  const about = (kind: string, short: string): string[] => {
    const told = spot({ kind: `about-${kind}`, n: context.names[kind]?.indexOf(short) ?? -1 })
    return told ? told.split('\n') : []
  }
  const aboutGear = (): Explanation | null => {
    const kind = context.gear.get(name)?.id ?? context.gear.get(kindOfGear(name))?.id
    return kind ? { title: say(`gear-${kind}`), lines: about('gear', name), clauses: texts.clauses(`gear-${kind}`) } : null
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
        clauses: texts.clauses(...(building.panic ? ['panic'] : []), `building-${id}`),
      }
    }
    case 'source':
    case 'member': {
      const card = context.members.get(kindOfMember(name))
      if (!card) return aboutGear()
      return {
        title: say(`member-${name}`),
        lines: about('member', firstOfKind(name)),
        clauses: texts.clauses(`member-${kindOfMember(name)}`),
      }
    }
    case 'gear':
      return aboutGear()
    case 'trap':
      return context.traps.has(name) ? { title: say(`trap-${name}`), lines: about('trap', name), clauses: texts.clauses(`trap-${name}`) } : null
    case 'loot':
      return { title: say(`loot-${name}`), lines: about('loot', name), clauses: texts.clauses('loot') }
    case 'monster':
      return context.monsters.has(name) ? { title: say(`monster-${name}`), lines: about('monster', name), clauses: texts.clauses(`monster-${name}`) } : null
    case 'land':
      return context.lands.has(name) ? { title: say(`land-${name}`), lines: about('land', name), clauses: texts.clauses(`land-${name}`) } : null
    case 'path':
      return { title: say(`path-${name}`), lines: about('path', name), clauses: texts.clauses(kindOfPath(name)) }
    case 'mission':
      return { title: say(thing.n ? 'mission-paid-title' : 'mission-rolled-title'), lines: [say('ours-mission')], clauses: texts.clauses(thing.n ? 'mission-paid' : 'mission-rolled') }
    case 'die':
      return { title: say(`die-${name}`), clauses: texts.clauses('die') }
    case 'glory':
      return { title: say('help-glory'), lines: context.bands.map(({ up_to, dice, wages }) => say('help-band', { up: up_to, dice: dice.map((die) => say(`die-${die}`)).join(', '), wages })), clauses: texts.clauses('glory') }
    case 'wages':
      return { title: say('side-wages'), clauses: texts.clauses('wages') }
    case 'scenario':
      return { title: say(`scenario-${view.solo?.scenario}`), lines: [say(`scenario-rules-${view.solo?.scenario}`)], clauses: texts.clauses(`scenario-${view.solo?.scenario}`) }
    case 'rating':
      return { title: say('solo-asked'), lines: view.solo ? [say('solo-rating', { rating: say(`rating-${view.solo.rating}`) })] : [], clauses: texts.clauses('rating') }
    case 'sam':
      return { title: say('member-sam'), clauses: texts.clauses('sam') }
    case 'coins':
      return { title: say('clans-coins'), clauses: texts.clauses('coins') }
    case 'pouch':
      return { title: say(`pouch-${POUCHES[thing.n]}`), clauses: texts.clauses(`pouch-${POUCHES[thing.n]}`) }
    case 'affinities': {
      const { score } = view.clan_boards[thing.n]!
      return { title: say('score-affinities'), lines: AFFINITIES.map((one, n) => say('help-signs', { affinity: say(`affinity-${one}`), n: score.signs[n]!, points: score.affinities[n]! })), clauses: texts.clauses('affinities') }
    }
    default:
      return null
  }
}

/** A path of the gate, of a mission or of a land, as the server calls it. */
function kindOfPath(name: string): string {
  const kind = ['gate', 'roll', 'pay'].find((one) => name.startsWith(one))
  return `path-${kind ?? 'land'}`
}
