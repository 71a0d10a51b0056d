import type { Facts } from '../../kit/types'
import type { Ability, LegendsScene, SeatView } from './content'


/** The facts of an ability as its messages want them. */
export function abilityFacts({ n = 1, family = '', vp = 0, need = 0, coins = 0 }: Ability): Facts {
  return { n, family, vp, need, coins }
}

/** What on this map is of our own making because nobody publishes it, and why. */
export function houseNotes({ say, view, context }: LegendsScene): string[] {
  const sides = view.segments.map(({ side }) => context.sides.find(({ id }) => id === side)!)
  return [
    ...sides.filter(({ house }) => house.drawing).map(({ id }) => say(`house-${id}`)),
    ...(sides.some(({ house, startMustBeHere }) => house.start && startMustBeHere) ? [say('house-start')] : []),
    ...(view.segments.length < 4 && context.boards.some(({ origin }) => origin === 'house') ? [say('house-boards')] : []),
    ...(context.preset?.origin === 'house' ? [say('house-preset')] : []),
  ]
}

/** What a seat's cards and tokens add up to, by kind of ability. */
export function gains(side: SeatView): [kind: string, n: number][] {
  const sums: [string, number][] = [
    ['move-bonus', side.moves], ['army-bonus', side.extra], ['flying', side.flying], ['elixir', side.elixirs],
  ]
  return [...sums.filter(([, n]) => n), ...(side.immune ? [['immune', 1] as [string, number]] : [])]
}
