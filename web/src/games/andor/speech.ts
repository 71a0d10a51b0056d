import { listed, thingName } from '../../kit/sentences'
import type { AndorScene, Expense } from './content'
import type { Standing } from './board/standing'
import { heroName } from './reading'

// The spaces of the map in sentences, for people who listen.

export function standingName(scene: Pick<AndorScene, 'view' | 'table' | 'say'>, one: Standing): string {
  const { say } = scene
  switch (one.kind) {
    case 'creature':
      return say(`creature-${one.id}`)
    case 'hero':
      return heroName(scene, one.seat)
    case 'friend':
      return say(`friend-${one.id}`)
    case 'fog':
      return say(`fog-${one.id ?? 'covered'}`)
    case 'well':
      return say(one.full ? 'well-full' : 'well-empty')
    case 'piece':
      return one.count > 1 ? say('things-several', { n: one.count, thing: say(`piece-${one.id}`) }) : say(`piece-${one.id}`)
    case 'gold':
      return say('gold', { n: one.count })
  }
}

/** One space in a sentence: what it is, who and what is there, and what it costs to get there. */
export function spaceSentence(scene: AndorScene, space: number, standing: Standing[], expense?: Expense): string {
  const { say, table, context } = scene
  const info = context.spaces.get(space)!
  const name = thingName(table, 'space', space)
  const traits = [say(`terrain-${info.terrain}`), ...(info.merchant && !scene.view.shut.includes(space) ? [say('speak-merchant')] : [])]
  const here = standing.map((one) => standingName(scene, one))
  const sentence = here.length
    ? say('speak-space', { space: name, terrain: traits.join(', '), here: listed(here) })
    : say('speak-space-empty', { space: name, terrain: traits.join(', ') })
  return expense ? `${sentence}; ${say('expense', { n: expense[0], willpower: expense[1] })}` : sentence
}
