import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import { fieldsOf, type Field } from './board/hexes'
import { goalsOf } from './board/goals'
import type { KnightContext, KnightView } from './content'

// What lies on the land, in the words of the server, and which clauses of the rules are about it.

const OF_SITE: Record<string, string[]> = {
  portal: ['MK-6.9'], 'marauding-orcs': ['MK-6.3', 'MK-6.4', 'MK-8.16'], draconum: ['MK-6.3', 'MK-6.4', 'MK-8.16'], 'magical-glade': ['MK-4.7', 'MK-9.4'],
  mine: ['MK-9.4'], 'deep-mine': ['MK-15.1'], village: ['MK-7.1', 'MK-7.5', 'MK-7.9'], monastery: ['MK-7.1', 'MK-7.6', 'MK-8.21'],
  'refugee-camp': ['MK-15.2'], keep: ['MK-8.17', 'MK-7.8', 'MK-9.9'], 'mage-tower': ['MK-8.17', 'MK-7.7'], city: ['MK-13.3', 'MK-13.5', 'MK-13.8'],
  'monster-den': ['MK-8.19'], 'spawning-grounds': ['MK-8.19'], dungeon: ['MK-8.19', 'MK-8.20'], tomb: ['MK-8.19', 'MK-8.20'],
  'secret-dungeon': ['MK-22.3', 'MK-22.4'], 'secret-tomb': ['MK-22.3', 'MK-22.4'], 'ancient-ruins': ['MK-8.22'], maze: ['MK-15.3', 'MK-15.6'], labyrinth: ['MK-15.3', 'MK-15.6'],
}
const MOST_CLAUSES = 5

export function explain(context: KnightContext, view: KnightView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null {
  if (thing.kind === 'position') return { title: say('land-unknown', { kind: view.piles.next_tile ?? 'none' }), lines: [say('land-tiles-left', { n: view.piles.tiles })], clauses: ['MK-6.5', 'MK-6.15'] }
  if (thing.kind !== 'hex') return null
  const field = fieldsOf(context, view).get(context.names.hex?.[thing.n] ?? '')
  return field ? aboutHex(context, view, field, say, spot(thing)) : null
}

/** A hex with its terrain, its site and everybody there. */
function aboutHex(context: KnightContext, view: KnightView, field: Field, say: Say, told: string): Explanation {
  const terrain = context.terrains.get(field.printed.terrain)
  const left = field.site?.rampaging && !field.tokens.length
  const site = field.site && !left ? field.site.id : null
  const goal = goalsOf(context, view).get(field.name)
  const enemies = field.tokens.flatMap(({ id }) => (id ? (context.enemies.get(id) ?? []) : []))
  const abilities = [...new Set(enemies.flatMap((enemy) => [
    ...(enemy.abilities ?? []), ...(enemy.resists?.length ? ['resistance'] : []), ...(enemy.attacks.some(({ summon }) => summon) ? ['summon'] : []),
  ]))]
  const city = view.cities.find(({ hexes }) => hexes.includes(field.name))
  const cost = terrain?.day === undefined || terrain.day === null ? say('guide-closed') : say('land-by-day-and-night', { day: terrain.day, night: terrain.night ?? terrain.day })
  const price = goal ? [say('land-cost', { n: goal.cost, steps: goal.way.length })] : []
  return {
    title: site ? say(`site-${site}`) : say(`terrain-${field.printed.terrain}`),
    lines: [
      told,
      ...price,
      ...(site ? [say(`guide-site-${site}`)] : []),
      ...(city ? [say('land-city', { level: city.level, garrison: city.garrison, conquered: city.conquered ? 'yes' : 'no' })] : []),
      ...abilities.map((one) => say('guide-line', { name: say(`ability-${one}`), text: say(`guide-ability-${one}`) })),
      say('guide-line', { name: say(`terrain-${field.printed.terrain}`), text: cost }),
    ].filter(Boolean),
    clauses: [...new Set([
      ...(site ? (OF_SITE[site] ?? []) : []),
      ...(goal?.provokes.length ? ['MK-6.4'] : []),
      ...(goal?.assault ? ['MK-8.17'] : []),
      terrain?.day === undefined || terrain.day === null ? 'MK-6.2' : 'MK-6.1',
    ])].slice(0, MOST_CLAUSES),
  }
}
