import { listed, thingName } from '../../kit/sentences'
import type { Scene } from '../face'
import type { EmpireContext, EmpireView } from './content'

type EmpireScene = Scene<EmpireView, EmpireContext>

function controller({ table }: EmpireScene, owner: number | null): string {
  if (owner === null) return 'nobody'
  return owner < table.players ? thingName(table, 'owner', owner) : 'neutral'
}

/** One region in a sentence: who stands there and who controls it. */
export function regionSentence(scene: EmpireScene, n: number): string {
  const { say, table } = scene
  const region = scene.view.regions[n]!
  const spot = scene.context.spots[n]!
  const held = region.armies.flatMap((armies, owner) => {
    const cities = region.cities[owner] ?? 0
    const pieces = [...(armies ? [say('armies', { n: armies })] : []), ...(cities ? [say('cities', { n: cities })] : [])]
    return pieces.length ? [say('speak-held', { owner: thingName(table, 'owner', owner), pieces: listed(pieces) })] : []
  })
  if (region.token) held.push(say('speak-token', { good: say(`good-${region.token}`) }))
  const name = thingName(table, 'region', n)
  if (!held.length) return say('speak-empty', { regions: name })
  return say('speak-region', {
    region: spot.start ? say('speak-start', { region: name }) : name,
    held: held.join('; '),
    control: controller(scene, region.control),
  })
}

export function cardText(say: EmpireScene['say'], card: string, printing: string): string {
  return say(`card-${card}`, { printing })
}
