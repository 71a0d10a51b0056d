import { listed, thingName } from '../../kit/sentences'
import type { Facts } from '../../kit/types'
import type { Scene } from '../face'
import type { Ability, LegendsContext, LegendsView, RegionView, SeatView } from './content'

type LegendsScene = Scene<LegendsView, LegendsContext>

/** The player's name, or what the messages ask for where no player rules. */
function ruler({ table }: LegendsScene, owner: number | null): string {
  if (owner === null) return 'nobody'
  return owner < table.players ? thingName(table, 'owner', owner) : 'neutral'
}

function heldIn({ say, table }: LegendsScene, region: RegionView): string[] {
  const held = region.armies.flatMap((armies, owner) => {
    const cities = region.cities[owner] ?? 0
    const pieces = [...(armies ? [say('armies', { n: armies })] : []), ...(cities ? [say('cities', { n: cities })] : [])]
    return pieces.length ? [say('speak-held', { owner: thingName(table, 'owner', owner), pieces: listed(pieces) })] : []
  })
  if (region.token) {
    const token = region.token === 'covered' ? 'unknown' : say(`token-${region.token}`)
    held.push(say(region.face_down ? 'speak-covered' : 'speak-token', { token }))
  }
  return held
}

/** One region in a sentence: what lies and stands there and who controls it. */
export function regionSentence(scene: LegendsScene, region: RegionView): string {
  const { say, table } = scene
  const name = thingName(table, 'region', region.number)
  const place = region.start ? say('speak-start', { region: name }) : name
  const held = heldIn(scene, region)
  if (!held.length) return say('speak-empty', { regions: place })
  return say('speak-region', { region: place, held: held.join('; '), control: ruler(scene, region.control) })
}

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
