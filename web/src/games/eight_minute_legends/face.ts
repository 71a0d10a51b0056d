import type { GameFace } from '../face'
import { prepare, type LegendsContext, type LegendsView } from './content'
import { explain } from './explanations'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import Table from './Table.svelte'

const face: GameFace<LegendsView, LegendsContext> = {
  prepare,
  Board: Table,
  Side,
  ScoreSheet,
  points: (view, seat) => view.seats[seat]!.total,
  explain,
}

export default face
