import type { GameFace } from '../face'
import { prepare, type LandsContext, type LandsEvent, type LandsView, type Verb } from './content'
import { acts } from './drama/acts'
import Drama from './drama/Drama.svelte'
import { explain } from './explanations'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Table from './Table.svelte'

/** What is no action comes after what is; passing last. */
const LATER = new Set<Verb>(['use-ability', 'exchange', 'use-loot', 'exchange-for-loot', 'heal', 'sell-trophy', 'settle', 'give-gear', 'drop-gear'])

const face: GameFace<LandsView, LandsContext, LandsEvent> = {
  prepare,
  Board: Table,
  Side,
  Strip,
  ScoreSheet,
  acts,
  Drama,
  mineFirst: true,
  points: (view, seat) => (view.clan_boards[seat]!.clan ? view.clan_boards[seat]!.score.total : null),
  rank: ({ do: verb }) => (verb === 'pass-turn' ? 2 : LATER.has(verb) ? 1 : 0),
  explain,
}

export default face
