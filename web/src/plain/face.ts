import type { GameFace } from '../games/face'
import Board from './Board.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import type { View } from '../kit/types'

// The face of every game that has no pictures of its own: the table in words, as the terminal draws it.

const face: GameFace<View, null> = {
  prepare: () => null,
  Board,
  Side,
  Strip,
  ScoreSheet,
  // Where all win or lose as one, nobody has points of his own.
  points: (view, seat) => (view.teams.length > 1 ? (view.scores[seat] ?? null) : null),
  explain: () => null,
}

export default face
