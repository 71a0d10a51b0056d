import type { Explanation } from '../../kit/explain.svelte'
import type { Say, Thing } from '../../kit/types'
import type { AndorContext, AndorView } from './content'
import { PIECES } from './pieces/names'
import { wayExpenses } from './reading'

// Which clauses of the rules a thing on the table is about.

const ABOUT_PIECE: [test: RegExp, clauses: string[]][] = [
  [/wineskin/, ['AND-10.2']],
  [/shield/, ['AND-10.3', 'AND-10.4']],
  [/^bow/, ['AND-10.6', 'AND-10.7']],
  [/falcon/, ['AND-10.12', 'AND-10.13']],
  [/telescope/, ['AND-10.11']],
  [/helm/, ['AND-10.8', 'AND-10.10']],
  [/brew/, ['AND-10.15', 'AND-11.6']],
  [/herb/, ['AND-10.16']],
  [/rune/, ['AND-10.17', 'AND-10.18']],
  [/parchment/, ['AND-13.9']],
  [/poison/, ['AND-10.20']],
  [/gem/, ['AND-10.19']],
  [/farmer/, ['AND-11.9', 'AND-11.10', 'AND-11.11']],
  [/rubble/, ['AND-11.14', 'AND-11.15']],
]
const ABOUT_CREATURE: Record<string, string[]> = {
  gor: ['AND-8.1'], skral: ['AND-8.1'], wardrak: ['AND-8.2'], troll: ['AND-8.3'], 'tower-skral': ['AND-14.5'],
  'herb-gor': ['AND-14.7'], 'enchanted-gor': ['AND-15.6'], 'troll-prince': ['AND-15.7'], varkur: ['AND-15.8'],
  'empowered-gor': ['AND-15.9'], 'rune-skral': ['AND-15.9'], 'fate-gor': ['AND-15.9'], jailer: ['AND-17.9'], dragon: ['AND-17.8'],
}
const ABOUT_FRIEND: Record<string, string[]> = {
  prince: ['AND-11.12', 'AND-11.13'], dwarves: ['AND-11.12', 'AND-11.13'], witch: ['AND-11.5', 'AND-11.6'],
  'dark-mage': ['AND-15.8'], tower: ['AND-14.4'],
}

export function pieceClauses(piece: string): string[] {
  return ABOUT_PIECE.find(([test]) => test.test(piece))?.[1] ?? ['AND-10.1']
}

export function explain(context: AndorContext, view: AndorView, thing: Thing, say: Say): Explanation | null {
  switch (thing.kind) {
    case 'space':
      return aboutSpace(context, view, thing.n, say)
    case 'piece': {
      const piece = PIECES[thing.n]
      return piece ? { title: say(`piece-${piece}`), lines: [say(`piece-${piece}-help`)], clauses: pieceClauses(piece) } : null
    }
    case 'creature': {
      const creature = context.creatures[thing.n]?.id
      return creature ? { title: say(`creature-${creature}`), lines: [say(`creature-${creature}-help`)], clauses: ABOUT_CREATURE[creature] ?? [] } : null
    }
    case 'hero': {
      const hero = view.heroes[thing.n]
      return hero?.figure ? { title: say(`figure-${hero.figure}`), lines: [say(`hero-${hero.hero}-help`)], clauses: ['AND-1.4'] } : null
    }
    case 'strength':
      return { title: say('hero-strength'), clauses: ['AND-5.3', 'AND-1.5'] }
    case 'willpower':
      return { title: say('hero-willpower'), clauses: ['AND-1.4', 'AND-1.5'] }
    case 'gold':
      return { title: say('hero-gold'), clauses: ['AND-7.5', 'AND-11.7'] }
    case 'strength-price':
      return { title: say('strength', { n: 1 }), clauses: ['AND-11.7', 'AND-11.8'] }
    case 'hours':
      return { title: say('panel-hours'), clauses: ['AND-3.1', 'AND-3.4', 'AND-3.9'] }
    case 'legend-track':
      return { title: say('panel-legend'), clauses: ['AND-1.6', 'AND-1.7', 'AND-1.8'] }
    case 'shields':
      return { title: say('panel-shields'), clauses: ['AND-2.4', 'AND-8.8', 'AND-8.9'] }
    case 'fate': {
      const fate = view.heroes[thing.n]?.fate
      return fate ? { title: say(`fate-${fate.id}-name`), lines: [say(`fate-${fate.id}-text`)], clauses: ['AND-12.5', 'AND-12.6'] } : null
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
  const clauses = [
    ...creatures.flatMap(({ creature }) => ABOUT_CREATURE[creature] ?? []),
    ...friends.flatMap((friend) => ABOUT_FRIEND[friend] ?? []),
    ...(here?.fog ? ['AND-11.2', 'AND-11.3'] : []),
    ...(here?.well ? ['AND-11.1'] : []),
    ...(merchant ? ['AND-11.7'] : []),
    ...(space.terrain === 'castle' ? ['AND-4.3', 'AND-8.8'] : []),
    ...pieces.flatMap(pieceClauses).slice(0, 2),
  ]
  return { title, lines, clauses: [...new Set(clauses.length ? clauses : ['AND-4.1'])].slice(0, 4) }
}
