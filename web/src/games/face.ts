import type { Component } from 'svelte'
import type { Explanation } from '../kit/explain.svelte'
import type { Marks } from '../kit/marks'
import type { Pictures } from '../kit/pictures.svelte'
import type { Act, Stage } from '../kit/stage.svelte'
import type { Action, GameInfo, Json, LogLine, Note, Pointing, Say, TableInfo, Thing, View } from '../kit/types'

// What a game shows of itself. A game is one folder beside this file: `Emblem.svelte` for the lobby and `face.ts` with a
// default export of this kind. Nothing else has to be told about it, and it may lack either: then it is shown plainly.

export interface Scene<GameView extends View = View, Context = unknown> {
  context: Context
  view: GameView
  table: TableInfo
  game: GameInfo
  say: Say
  /** What just happened, for animation. */
  news: LogLine[]
  pointing: Pointing
  /** What happened to which thing since this screen's own last action. */
  marks: Marks
  stage: Stage
  explain(thing: Thing): Explanation | null
  /** The table in words. */
  pictures: Pictures
  /** A part of the map in a sentence, for who listens; its name until the server has worded it. */
  spot(thing: Thing): string
  /** An offered action in words, and what it costs or brings: the server words both, for every game. */
  label(action: Action): string
  note(action: Action): Note | null
}

/** Something has just happened; what of it wants to be looked at? `before` is null when a table has just been opened. */
export interface Happening<GameView extends View = View, Context = unknown> {
  context: Context
  before: GameView | null
  view: GameView
  news: LogLine[]
  /** Everything told so far, the news with it. */
  log: LogLine[]
  table: TableInfo
}

export interface GameFace<GameView extends View = View, Context = unknown> {
  /** Everything worked out once from the content files and the options of a table. */
  prepare(content: Record<string, Json>, table: TableInfo): Context
  /** The board and everything around it that belongs to nobody. */
  Board: Component<{ scene: Scene<GameView, Context> }>
  /** One player's side of the table, below the name. */
  Side: Component<{ scene: Scene<GameView, Context>; seat: number }>
  ScoreSheet: Component<{ scene: Scene<GameView, Context> }>
  /** The acts for the stage that something which happened is worth, in their order. */
  acts?(happening: Happening<GameView, Context>): Act[]
  /** An act on the stage. It calls `onseen` when the person has seen enough. */
  Drama?: Component<{ scene: Scene<GameView, Context>; act: Act; onseen: () => void }>
  /** Points as they stand for the head of a player's panel; null where players have none of their own. */
  points(view: GameView, seat: number): number | null
  /** Actions that are chosen by name only: pointing at what they name means something else. */
  unpointed?: readonly string[]
  /** What is listed first among the answers: the lower, the sooner. Without it, the server's order. */
  rank?(action: Action): number
  /** How far off it is what an action leads to: the nearest is listed first among its like. */
  near?(view: GameView, action: Action): number
  /** What a thing is; `spot` is what the server says of a thing by its kind and number, nothing until that has come. */
  explain(context: Context, view: GameView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null
}

type AnyFace = GameFace<View, unknown>

const FACES = import.meta.glob<{ default: unknown }>('./*/face.ts')
const EMBLEMS = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true })

const nameOf = (path: string): string => path.split('/')[1]!

/** The games of the house in the order in which the lobby shows them. */
const ORDER = ['eight_minute_empire', 'eight_minute_legends', 'andor', 'monster_lands', 'mage_knight']

export const emblems: [name: string, emblem: Component][] = Object.entries(EMBLEMS)
  .map(([path, module]): [string, Component] => [nameOf(path), module.default])
  .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other))

function place(name: string): number {
  const at = ORDER.indexOf(name)
  return at < 0 ? ORDER.length : at
}

/** The face of a game; the plain one where it has none of its own. */
export async function faceOf(name: string): Promise<AnyFace> {
  const own = FACES[`./${name}/face.ts`]
  return (await (own ? own() : import('../plain/face'))).default as AnyFace
}
