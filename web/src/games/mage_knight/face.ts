import type { GameFace } from '../face'
import { prepare, type KnightContext, type KnightEvent, type KnightView } from './content'
import { acts } from './drama/acts'
import Drama from './drama/Drama.svelte'
import { explain } from './explanations'
import { aside, rank } from './listing'
import { moments } from './moments'
import ScoreSheet from './ScoreSheet.svelte'
import { chapters, ending } from './sheet'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Table from './Table.svelte'

const face: GameFace<KnightView, KnightContext, KnightEvent> = {
  prepare,
  Board: Table,
  Side,
  Strip,
  mineFirst: true,
  ScoreSheet,
  acts,
  Drama,
  points: (view, seat) => view.hero_boards[seat]?.score.total ?? null,
  rank,
  aside,
  begins: 'turn-began',
  moments,
  chapters,
  ending,
  explain,
}

export default face
