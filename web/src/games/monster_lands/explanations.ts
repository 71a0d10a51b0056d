import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import { abilityText, benefitText, giveText, slotsText } from './abilities'
import { AFFINITIES, type LandsContext, type LandsView } from './content'
import { BUILDINGS, kindOfGear, kindOfMember } from './reading'

// What each thing on the table is, and which clauses of the rules are about it.

const BUILDING_CLAUSES: Record<string, string[]> = {
  lodge: ['ML-6.1', 'ML-5.11', 'ML-5.12'], laboratory: ['ML-6.3'], tavern: ['ML-6.4', 'ML-6.6', 'ML-5.12'], armory: ['ML-6.8', 'ML-5.12'],
  pawnshop: ['ML-6.9'], market: ['ML-6.10', 'ML-6.11', 'ML-5.12'], mine: ['ML-6.12'],
}
const DIE_CLAUSES = ['ML-1.2', 'ML-4.3']
const POUCHES = ['defense', 'potion', 'venom']
const POUCH_CLAUSES = [['ML-6.7', 'ML-9.7'], ['ML-5.8', 'ML-9.8'], ['ML-10.4']]

export function explain(context: LandsContext, view: LandsView, thing: Thing, say: Say): Explanation | null {
  const name = context.names[thing.kind]?.[thing.n] ?? ''
  const ours = (kind: string, id: string): string[] => {
    const { house, inferred } = context.origins(kind, id)
    const fields = (list: string[]): string => list.map((field) => say(`field-${field}`)).join(', ')
    return [
      ...(house.length ? [say('ours-house', { fields: fields(house) })] : []),
      ...(inferred.length ? [say('ours-inferred', { fields: fields(inferred) })] : []),
    ]
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
      if (!card) return aboutGear(context, name, say, ours)
      return {
        title: say(`member-${name}`),
        lines: [
          say('help-member', {
            role: say(`role-${card.role}`), affinity: card.affinity ? say(`affinity-${card.affinity}`) : say('no-affinity'), cost: card.cost,
            reputation: card.reputation, dice: card.dice.map((die) => say(`die-${die}`)).join(', ') || say('nothing'),
          }),
          abilityText(card.ability, say),
          ...ours('member', card.id),
        ],
        clauses: [card.role === 'rookie' ? 'ML-3.6' : card.role === 'chief' ? 'ML-3.3' : 'ML-6.4', 'ML-3.7'],
      }
    }
    case 'gear':
      return aboutGear(context, name, say, ours)
    case 'trap': {
      const token = context.traps.get(name)
      return token ? { title: say(`trap-${name}`), lines: [say('help-cost', { n: token.cost }), ...ours('trap', name)], clauses: ['ML-9.2', 'ML-3.5'] } : null
    }
    case 'loot':
      return { title: say(`loot-${name}`), lines: ours('loot', name), clauses: ['ML-11.6'] }
    case 'monster': {
      const card = context.monsters.get(name)
      if (!card) return null
      return {
        title: say(`monster-${name}`),
        lines: [
          say('help-monster', {
            affinity: say(`affinity-${card.affinity}`), attack: card.attack, capture: card.capture, captured: giveText(card.captured, say),
            kill: card.kill, killed: giveText(card.killed, say),
          }),
          abilityText(card.ability, say),
          ...ours('monster', name),
        ],
        clauses: ['ML-9.3', 'ML-10.5', 'ML-10.6'],
      }
    }
    case 'land': {
      const card = context.lands.get(name)
      if (!card) return null
      const place = card.place.map((dice) => dice.map((die) => say(`die-${die}`)).join(' + ')).join(' / ')
      return {
        title: say(`land-${name}`),
        lines: [say('help-land', { affinity: say(`affinity-${card.affinity}`), conquest: card.conquest, glory: card.glory, place, give: giveText(card.give, say) }), ...ours('land', name)],
        clauses: ['ML-11.1', 'ML-11.4', 'ML-7.9'],
      }
    }
    case 'path':
      return aboutPath(context, view, name, say)
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

function aboutGear(context: LandsContext, name: string, say: Say, ours: (kind: string, id: string) => string[]): Explanation | null {
  const card = context.gear.get(name) ?? context.gear.get(kindOfGear(name))
  if (!card) return null
  return {
    title: say(`gear-${card.id}`),
    lines: [say('help-gear', { type: say(`gear-type-${card.type}`), cost: card.cost }), abilityText(card.ability, say), ...ours('gear', card.id)],
    clauses: ['ML-6.11', 'ML-3.7'],
  }
}

function aboutPath(context: LandsContext, view: LandsView, name: string, say: Say): Explanation {
  const number = Number(name.slice(-1)) - 1
  const title = say(`path-${name}`)
  if (name.startsWith('gate')) {
    return { title, lines: [say('path-gate', { path: title, benefit: benefitText(context.guards[number] ?? {}, say), death: context.gateDeath })], clauses: ['ML-7.8', 'ML-12.1'] }
  }
  if (name.startsWith('roll') || name.startsWith('pay')) return { title, clauses: ['ML-7.3', name.startsWith('roll') ? 'ML-8.1' : 'ML-8.5'] }
  const tile = view.places[name.startsWith('a') ? 0 : 1]?.tile ?? ''
  const path = context.tiles.get(tile)?.[number]
  const lines = path
    ? [say('path-free', { path: title, need: slotsText(path.need, say), more: path.more.length ? slotsText(path.more, say) : 'none', benefit: benefitText(path.benefit, say), death: context.death[number] ?? 0 }), say('ours-tile')]
    : []
  return { title, lines, clauses: ['ML-7.4', 'ML-7.5', 'ML-7.6', 'ML-7.7'] }
}
