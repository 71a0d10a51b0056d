import { listed, seatName, thingName } from '../../kit/sentences'
import type { Facts } from '../../kit/types'
import type { Scene } from '../face'
import { PLACES, waysFrom } from './archipelago'
import { bidding, type Ability, type LegendsContext, type LegendsView, type RegionView, type SeatView } from './content'

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

/** The whole table in sentences, in the order in which a person would look at it. */
export function describe(scene: LegendsScene): string[] {
  const { say, view } = scene
  return [
    ...view.row.map(({ card, price }, slot) => say('speak-card', { slot: slot + 1, price, card: say(`card-${card}`) })),
    say('speak-row-foot', { deck: view.deck, turns: view.turns_left }),
    ...view.seats.flatMap((side, seat) => seatSentences(scene, seat, side)),
    ...mapSentences(scene),
    ...houseNotes(scene).map((why) => say('speak-house', { why })),
  ]
}

function mapSentences(scene: LegendsScene): string[] {
  const { say, view, context, table } = scene
  const map = context.archipelago(view)
  const regions = new Map(view.regions.map((region) => [region.number, region]))
  const told = view.segments.map(({ place, side, turn }) =>
    say('speak-board', { place: say(`place-${place}`), side: say(`side-${side}`), turned: say(`turned-${turn}`) }))
  if (map.empty.length) {
    return [...told, say('speak-next', { place: say(`place-${PLACES[view.layout][view.segments.length]!}`) })]
  }
  map.islands.forEach((island, n) => {
    const members = island.regions.map((region) => regions.get(region)!)
    const isEmpty = (region: RegionView): boolean => !heldIn(scene, region).length
    const empty = members.filter(isEmpty).map(({ number, start }) => {
      const region = thingName(table, 'region', number)
      return start ? say('speak-start', { region }) : region
    })
    told.push(
      say('speak-island', {
        island: say(`island-${island.id}`), n: members.length, control: ruler(scene, view.islands[n] ?? null),
      }),
      ...members.filter((region) => !isEmpty(region)).map((region) => regionSentence(scene, region)),
      ...(empty.length ? [say('speak-empty', { regions: listed(empty) })] : []),
    )
  })
  told.push(...view.regions.map(({ number }) => ways(scene, number)))
  return view.layout === 'row' ? [...told, say('speak-ring')] : told
}

/** Where an army can go from a region. */
function ways({ say, table, view, context }: LegendsScene, region: number): string {
  const found = waysFrom(region, context.archipelago(view).boards, view.sea, view.portals)
  const told = Object.entries(found).flatMap(([kind, others]) =>
    others.length ? [say(`way-${kind}`, { regions: listed(others.map((other) => thingName(table, 'region', other))) })] : [])
  return say('speak-ways', { region: thingName(table, 'region', region), ways: told.join('; ') || say('way-none') })
}

/** What a seat's cards and tokens add up to, by kind of ability. */
export function gains(side: SeatView): [kind: string, n: number][] {
  const sums: [string, number][] = [
    ['move-bonus', side.moves], ['army-bonus', side.extra], ['flying', side.flying], ['elixir', side.elixirs],
  ]
  return [...sums.filter(([, n]) => n), ...(side.immune ? [['immune', 1] as [string, number]] : [])]
}

function seatSentences(scene: LegendsScene, seat: number, side: SeatView): string[] {
  const { say, table, view } = scene
  const name = seatName(table, seat)
  const abilities = gains(side).map(([kind, n]) => say(`ability-${kind}`, { n }))
  const bid = side.bid !== null ? side.bid : side.has_bid ? 'hidden' : 'none'
  return [
    say('speak-seat', {
      seat: name,
      points: say('points', { n: side.total }),
      coins: say('coins', { n: side.coins }),
      armies: say('armies', { n: side.supply }),
      cities: say('cities', { n: side.cities_left }),
      abilities: abilities.length ? listed(abilities) : say('speak-none'),
    }),
    ...(side.leader ? [say('speak-leader', { seat: name, leader: say(`leader-${side.leader}`), help: say(`leader-${side.leader}-help`) })] : []),
    ...(side.captured ? [say('speak-captured', { seat: name, n: side.captured })] : []),
    ...(side.tokens.length ? [say('speak-tokens', { seat: name, tokens: listed(side.tokens.map((token) => say(`token-${token}`))) })] : []),
    ...(side.cards.length ? [say('speak-cards', { seat: name, cards: listed(side.cards.map((card) => say(`card-${card}-name`))) })] : []),
    ...(bidding(view) ? [say('speak-bid', { seat: name, bid })] : []),
  ]
}
