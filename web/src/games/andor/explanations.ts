import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import type { AndorContext, AndorView } from './content'
import { PIECES } from './pieces/names'
import { wayExpenses } from './reading'
import { texts } from './texts'

// What each thing on the table is, with the clauses that the server names.

export function explain(context: AndorContext, view: AndorView, thing: Thing, say: Say): Explanation | null {
  switch (thing.kind) {
    case 'space':
      return aboutSpace(context, view, thing.n, say)
    case 'piece': {
      const piece = PIECES[thing.n]
      return piece ? { title: say(`piece-${piece}`), lines: [say(`piece-${piece}-help`)], clauses: texts.clauses(`piece-${piece}`) } : null
    }
    case 'creature': {
      const creature = context.creatures[thing.n]?.id
      return creature ? { title: say(`creature-${creature}`), lines: [say(`creature-${creature}-help`)], clauses: texts.clauses(`creature-${creature}`) } : null
    }
    case 'hero': {
      const hero = view.heroes[thing.n]
      return hero?.figure ? { title: say(`figure-${hero.figure}`), lines: [say(`hero-${hero.hero}-help`)], clauses: texts.clauses(`hero-${hero.hero}`) } : null
    }
    case 'strength':
      return { title: say('hero-strength'), clauses: texts.clauses(thing.kind) }
    case 'willpower':
      return { title: say('hero-willpower'), clauses: texts.clauses(thing.kind) }
    case 'gold':
      return { title: say('hero-gold'), clauses: texts.clauses(thing.kind) }
    case 'strength-price':
      return { title: say('strength', { n: 1 }), clauses: texts.clauses(thing.kind) }
    case 'hours':
      return { title: say('panel-hours'), clauses: texts.clauses(thing.kind) }
    case 'legend-track':
      return { title: say('panel-legend'), clauses: texts.clauses(thing.kind) }
    case 'shields':
      return { title: say('panel-shields'), clauses: texts.clauses(thing.kind) }
    case 'fate': {
      const fate = view.heroes[thing.n]?.fate
      return fate ? { title: say(`fate-${fate.id}-name`), lines: [say(`fate-${fate.id}-text`)], clauses: texts.clauses(`fate-${fate.id}`) } : null
    }
    default:
      return null
  }
}

/** A space with all that stands and lies there. */
function aboutSpace(context: AndorContext, view: AndorView, number: number, say: Say): Explanation | null {
  const space = context.spaces.get(number)
  if (!space) return null
  const here = view.spaces.find((one) => one.space === number)
  const creatures = view.creatures.filter((one) => one.space === number)
  const friends = Object.entries(view.friends).filter(([, at]) => at === number).map(([friend]) => friend)
  const pieces = [...new Set([...(here?.pieces ?? []), ...(here?.held ?? [])])]
  const title = space.name ? `${number} ${say(`place-${space.name}`)}` : `${number}`
  const expense = wayExpenses(view).get(number)
  const merchant = space.merchant && !view.shut.includes(number)
  const lines = [
    `${say(`terrain-${space.terrain}`)}${space.next !== undefined && space.next !== null ? ` · ${say('space-next', { space: space.next })}` : ''}`,
    ...(expense ? [say('expense', { n: expense[0], willpower: expense[1] })] : []),
    ...creatures.map((one) => say('space-creature', { creature: say(`creature-${one.creature}`), strength: one.strength, willpower: one.willpower, dice: say(`die-${one.die}`, { n: one.dice }), reward: one.reward })),
    ...creatures.filter(({ sunrises }) => sunrises !== null).map((one) => say('threats-sunrises', { n: one.sunrises! })),
    ...friends.map((friend) => `${say(`friend-${friend}`)}: ${say(`friend-${friend}-help`)}`),
    ...(here?.fog ? [here.fog === 'covered' ? say('fog-covered-help') : say(`fog-${here.fog}`)] : []),
    ...(here?.well ? [say(`well-${here.well}`)] : []),
    ...pieces.map((piece) => `${say(`piece-${piece}`)}: ${say(`piece-${piece}-help`)}`),
    ...(here?.coins ? [say('gold', { n: here.coins })] : []),
  ]
  const found = [
    ...texts.clauses(
      ...creatures.map(({ creature }) => `creature-${creature}`),
      ...friends.map((friend) => `friend-${friend}`),
      ...(here?.fog ? ['fog'] : []),
      ...(here?.well ? ['well'] : []),
      ...(merchant ? ['merchant'] : []),
      ...(space.terrain === 'castle' ? ['castle'] : []),
    ),
    ...pieces.flatMap((piece) => texts.clauses(`piece-${piece}`)).slice(0, 2),
  ]
  return { title, lines, clauses: [...new Set(found.length ? found : texts.clauses('space'))].slice(0, 4) }
}
