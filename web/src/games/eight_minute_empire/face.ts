import type { GameFace } from '../face'
import type { Deed } from '../eight_minute_family/deeds'
import { type EmpireContext, type EmpireEvent, type EmpireView, prepare } from './content'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import { cardText } from './speech'
import Strip from './Strip.svelte'
import Table from './Table.svelte'

/** Which clauses of the rules a thing on the table is about. */
const ABOUT_DEED: Record<Deed, string[]> = {
  place: ['EME-5.1'], move: ['EME-5.3'], sail: ['EME-5.5'], city: ['EME-5.6'], destroy: ['EME-5.9'],
}
const ABOUT: Record<string, string[]> = {
  coin: ['EME-4.3'], army: ['EME-5.2'], city: ['EME-5.7'], points: ['EME-7.1', 'EME-7.3'],
}
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
      const joined = card.combine === 'and' ? ['EME-5.11'] : card.combine === 'or' ? ['EME-5.12'] : []
      const set = card.good === 'wild' ? ['EME-7.6'] : ['EME-7.4']
      return {
        title: cardText(say, card.id, view.printing),
        clauses: [...new Set([...card.actions.flatMap((part) => ABOUT_DEED[part.do]), ...joined, ...set])],
      }
    }
    if (thing.kind === 'region') {
      const spot = context.spots[thing.n]!
      const clauses = [...(spot.start ? ['EME-5.1'] : []), 'EME-7.1', ...(view.regions[thing.n]!.token ? ['EME-9.4'] : [])]
      return { title: `${spot.id} ${say(`region-${spot.id}`)}`, lines: [say(`continent-${context.continents[spot.continent]!.id}`)], clauses }
    }
    if (thing.kind === 'good') {
      const good = GOOD_NAMES[thing.n]!
      return { title: say(`good-${good}`), clauses: [good === 'wild' ? 'EME-7.6' : 'EME-7.4', 'EME-7.5'] }
    }
    const title = TITLES[thing.kind]
    return title ? { title: say(title), clauses: ABOUT[thing.kind] ?? [] } : null
  },
}

export default face
