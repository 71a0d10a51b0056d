import type { GameFace } from '../face'
import { type LegendsContext, type LegendsEvent, type LegendsView, prepare } from './content'
import { explain } from './explanations'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Table from './Table.svelte'

const face: GameFace<LegendsView, LegendsContext, LegendsEvent> = {
  prepare,
  Board: Table,
  Side,
  Strip,
  ScoreSheet,
  points: (view, seat) => view.seats[seat]!.total,
  explain,
}

export default face
