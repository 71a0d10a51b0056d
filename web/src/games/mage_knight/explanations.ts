import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import { fieldsOf, type Field } from './board/hexes'
import { goalsOf } from './board/goals'
import { texts } from './cards/texts'
import type { KnightContext, KnightView } from './content'

// What lies on the land, in the words of the server, with the clauses that it names.

const MOST_CLAUSES = 5

export function explain(context: KnightContext, view: KnightView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null {
  if (thing.kind === 'position') return { title: say('land-unknown', { kind: view.piles.next_tile ?? 'none' }), lines: [say('land-tiles-left', { n: view.piles.tiles })], clauses: texts.clauses('unknown-land') }
  if (thing.kind !== 'hex') return null
  const land = fieldsOf(context, view)
  const field = land.get(context.names.hex?.[thing.n] ?? '')
  return field ? aboutHex(context, view, land, field, say, spot(thing)) : null
}

/** A hex with its terrain, its site and everybody there. */
function aboutHex(context: KnightContext, view: KnightView, land: Map<string, Field>, field: Field, say: Say, told: string): Explanation {
  const left = field.site?.rampaging && !field.tokens.length
  const site = field.site && !left ? field.site.id : null
  const known = site ? texts.entry(`site-${site}`) : undefined
  const ground = texts.entry(`terrain-${field.printed.terrain}`)
  const goal = goalsOf(context, view).get(field.name)
  const enemies = field.tokens.flatMap(({ id }) => (id ? (context.enemies.get(id) ?? []) : []))
  const abilities = [...new Set(enemies.flatMap((enemy) => [
    ...(enemy.abilities ?? []), ...(enemy.resists?.length ? ['resistance'] : []), ...(enemy.attacks.some(({ summon }) => summon) ? ['summon'] : []),
  ]))]
  const city = view.cities.find(({ hexes }) => hexes.includes(field.name))
  const price = goal ? [say('land-cost', { n: goal.cost, steps: goal.way.length })] : []
  return {
    title: site ? say(`site-${site}`) : say(`terrain-${field.printed.terrain}`),
    lines: [
      told,
      ...price,
      ...(known ? [known.text] : []),
      ...(city ? [say('land-city', { level: city.level, garrison: city.garrison, conquered: city.conquered ? 'yes' : 'no' })] : []),
      ...abilities.flatMap((one) => texts.entry(`ability-${one}`) ?? []).map(({ name, text }) => say('guide-line', { name, text })),
      ...(ground ? [say('guide-line', { name: ground.name, text: ground.text })] : []),
    ].filter(Boolean),
    clauses: [...new Set([
      ...(known?.clauses ?? []),
      ...(goal?.provokes ?? []).flatMap((hex) => texts.entry(`site-${land.get(hex)?.site?.id}`)?.clauses ?? []),
      ...(ground?.clauses ?? []),
    ])].slice(0, MOST_CLAUSES),
  }
}
