import { listed, seatName, thingName } from '../../kit/sentences'
import type { Scene } from '../face'
import { GOODS, type EmpireContext, type EmpireView } from './content'

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

/** The whole table in sentences, in the order in which a person would look at it. */
export function describe(scene: EmpireScene): string[] {
  const { say, table, view, context } = scene
  const taken = view.regions.flatMap((region, n) =>
    [...region.armies, ...region.cities].some(Boolean) || region.token ? [regionSentence(scene, n)] : [])
  const empty = view.regions.flatMap((region, n) =>
    [...region.armies, ...region.cities].some(Boolean) || region.token ? [] : [thingName(table, 'region', n)])
  return [
    ...view.row.map(({ card, price }, slot) =>
      say('speak-card', { slot: slot + 1, price, card: cardText(say, card, view.printing) })),
    say('speak-row-foot', { deck: view.deck, turns: view.turns_left }),
    ...view.seats.map((side, seat) => seatSentence(scene, seat, side)),
    ...taken,
    ...(empty.length ? [say('speak-empty', { regions: listed(empty) })] : []),
    ...context.continents.map((continent, n) =>
      say('speak-continent', {
        continent: say(`continent-${continent.id}`),
        n: context.spots.filter((spot) => spot.continent === n).length,
        control: controller(scene, view.continents[n] ?? null),
      })),
    ...context.spots.map((_, n) => ways(scene, n)),
  ]
}

/** Where an army can go from a region. */
function ways({ say, table, context }: EmpireScene, n: number): string {
  const names = (regions: number[]): string => listed(regions.map((region) => thingName(table, 'region', region)))
  const sea = context.lanes.flatMap(({ from, to }) => (from === n ? [to] : to === n ? [from] : []))
  const facts = { region: thingName(table, 'region', n), land: names(context.neighbours[n]!) }
  return sea.length ? say('speak-ways-sea', { ...facts, sea: names(sea) }) : say('speak-ways', facts)
}

function seatSentence({ say, table }: EmpireScene, seat: number, side: EmpireView['seats'][number]): string {
  const goods = [...GOODS, 'wild'].flatMap((good, n) => (side.score.goods[n] ? [`${say(`good-${good}`)} ${side.score.goods[n]}`] : []))
  return say('speak-seat', {
    seat: seatName(table, seat),
    points: say('points', { n: side.total }),
    coins: say('coins', { n: side.coins }),
    armies: say('armies', { n: side.supply }),
    cities: say('cities', { n: side.cities_left }),
    goods: goods.length ? goods.join(', ') : say('speak-goods-none'),
  })
}
