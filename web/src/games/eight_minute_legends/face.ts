import type { Facts } from '../../kit/types'
import type { GameFace } from '../face'
import { prepare, type LegendsContext, type LegendsView } from './content'
import { explain } from './explanations'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import { describe } from './speech'
import Table from './Table.svelte'

const face: GameFace<LegendsView, LegendsContext> = {
  prepare,
  Board: Table,
  Side,
  ScoreSheet,
  points: (view, seat) => view.seats[seat]!.total,
  labelFacts(_context, view, action, say): Facts {
    if (action.do !== 'take-card') return {}
    const offered = view.row[action.slot as number]!
    return { price: offered.price, card: say(`card-${offered.card}`) }
  },
  describe,
  explain,
}

export default face
