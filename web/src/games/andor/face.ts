import type { GameFace } from '../face'
import { acts } from './drama/acts'
import Drama from './drama/Drama.svelte'
import { prepare, type AndorContext, type AndorEvent, type AndorView, type Verb } from './content'
import { ending } from './ending'
import { explain } from './explanations'
import { expenseOf } from './reading'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import Table from './Table.svelte'

const WIDE = new Set<Verb>(['walk', 'move-friend'])
const LATER = new Set<Verb>(['give', 'give-gold', 'drop', 'drop-gold'])

const face: GameFace<AndorView, AndorContext, AndorEvent> = {
  prepare,
  Board: Table,
  Side,
  Strip,
  ScoreSheet,
  acts,
  Drama,
  ending,
  // All heroes win or lose together.
  points: () => null,
  unpointed: ['propose'],
  // Dozens of spaces to walk to would bury what is done on the spot; what is only handed on is wanted least.
  rank: ({ do: verb }) => (verb === 'propose' ? 3 : LATER.has(verb) ? 2 : WIDE.has(verb) ? 1 : 0),
  near: (view, action) => expenseOf(view, action)?.[0] ?? 0,
  explain,
}

export default face
