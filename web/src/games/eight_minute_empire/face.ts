import type { GameFace } from '../face'
import { type EmpireContext, type EmpireEvent, type EmpireView, prepare } from './content'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import { cardText } from './speech'
import Strip from './Strip.svelte'
import Table from './Table.svelte'
import { texts } from './texts'

const TITLES: Record<string, string> = {
  coin: 'seats-coins', army: 'seats-armies', city: 'seats-cities', points: 'score-regions',
}
const GOOD_NAMES = ['crystal', 'coal', 'wood', 'iron', 'food', 'wild']

const face: GameFace<EmpireView, EmpireContext, EmpireEvent> = {
  prepare,
  Board: Table,
  Side,
  Strip,
  ScoreSheet,
  points: (view, seat) => view.seats[seat]!.total,
  explain(context, view, thing, say) {
    if (thing.kind === 'slot') {
      const offered = view.row[thing.n]
      const card = offered && context.cards.get(offered.card)
      if (!card) return null
      return { title: cardText(say, card.id, view.printing), clauses: texts.clauses(`card-${card.id}`) }
    }
    if (thing.kind === 'region') {
      const spot = context.spots[thing.n]!
      const clauses = texts.clauses(...(spot.start ? ['start'] : []), 'region', ...(view.regions[thing.n]!.token ? ['token'] : []))
      return { title: `${spot.id} ${say(`region-${spot.id}`)}`, lines: [say(`continent-${context.continents[spot.continent]!.id}`)], clauses }
    }
    if (thing.kind === 'good') {
      const good = GOOD_NAMES[thing.n]!
      return { title: say(`good-${good}`), clauses: texts.clauses(good === 'wild' ? 'wild' : 'good') }
    }
    const title = TITLES[thing.kind]
    return title ? { title: say(title), clauses: texts.clauses(thing.kind) } : null
  },
}

export default face
