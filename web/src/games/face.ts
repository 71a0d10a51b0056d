import type { Component } from 'svelte'
import type { Explanation } from '../kit/explain.svelte'
import type { Marks } from '../kit/marks'
import type { Pictures } from '../kit/pictures.svelte'
import type { Act, Stage } from '../kit/stage.svelte'
import type { Action, GameEvent, GameInfo, Json, LogLine, Note, Pointing, Say, SolvedNow, TableInfo, Thing, View } from '../kit/types'

// What a game shows of itself. A game is one folder beside this file: `Emblem.svelte` for the lobby and `face.ts` with a
// default export of this kind. Nothing else has to be told about it, and it may lack either: then it is shown plainly.

export interface Scene<GameView extends View = View, Context = unknown, Told extends GameEvent = GameEvent> {
  context: Context
  view: GameView
  table: TableInfo
  game: GameInfo
  say: Say
  /** What just happened, for animation. */
  news: LogLine<Told>[]
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
  /** Will somebody have learnt something by it, so that it cannot be taken back? */
  final(action: Action): boolean
  /** A search for the best way on, where the game has one and the person may ask for it. */
  solver?: Solver
}

/** What a scene may do with the best way on: ask for it, show its next step on the board, and do that. */
export interface Solver {
  found: SolvedNow | null
  at: number
  thinking: boolean
  shown: boolean
  trouble: string
  stale: boolean
  next: Action | null
  ask(aims?: string[]): void
  show(): void
  go(): void
  putAway(): void
}

/** Something has just happened; what of it wants to be looked at? `before` is null when a table has just been opened. */
export interface Happening<GameView extends View = View, Context = unknown, Told extends GameEvent = GameEvent> {
  context: Context
  before: GameView | null
  view: GameView
  news: LogLine<Told>[]
  /** Everything told so far, the news with it. */
  log: LogLine<Told>[]
  table: TableInfo
  /** The seats of this screen: their own rolls are always worth a look. */
  own: number[]
}

/** What led to the end of a game: why it was lost, what turned it, and from where one may want to try again (the last first). */
export interface Ending<Told extends GameEvent = GameEvent> {
  why: LogLine<Told> | null
  turns: LogLine<Told>[]
  back: { ply: number; words: string; facts: Record<string, number> }[]
}

export interface GameFace<GameView extends View = View, Context = unknown, Told extends GameEvent = GameEvent> {
  /** Everything worked out once from the content files and the options of a table. */
  prepare(content: Record<string, Json>, table: TableInfo): Context
  /** The board and everything around it that belongs to nobody. */
  Board: Component<{ scene: Scene<GameView, Context, Told> }>
  /** One player's side of the table, below the name. */
  Side: Component<{ scene: Scene<GameView, Context, Told>; seat: number }>
  /** What somebody has, in one line, for small screens where the sides lie out of sight. */
  Strip?: Component<{ scene: Scene<GameView, Context, Told>; seat: number }>
  ScoreSheet: Component<{ scene: Scene<GameView, Context, Told> }>
  /** The acts for the stage that something which happened is worth, in their order. */
  acts?(happening: Happening<GameView, Context, Told>): Act[]
  /** An act on the stage. The view of its scene is the table as it will be after it. It calls `onseen` when the person has seen enough. */
  Drama?: Component<{ scene: Scene<GameView, Context, Told>; act: Act; onseen: () => void }>
  /** How a game without points of one's own came to its end: what the scene after it tells beside the result. */
  ending?(log: LogLine<Told>[], view: GameView): Ending<Told>
  /** Sides are long: one's own panel comes first, then those of the others as they sit. */
  mineFirst?: boolean
  /** Where the parts of a game begin, for the chart of points: after which move, and what it is called. */
  chapters?(log: LogLine<Told>[], say: Say): { ply: number; title: string }[]
  /** Points as they stand for the head of a player's panel; null where players have none of their own. */
  points(view: GameView, seat: number): number | null
  /** Actions that are chosen by name only: pointing at what they name means something else. */
  unpointed?: readonly GameView['options'][number]['do'][]
  /** What is listed first among the answers: the lower, the sooner. Without it, the server's order. */
  rank?(action: GameView['options'][number], view: GameView, context: Context): number
  /** What helps nobody as things are goes behind a fold of this name, which says what it could be for. */
  aside?(view: GameView, action: GameView['options'][number], say: Say, context: Context): string | null
  /** How far off it is what an action leads to: the nearest is listed first among its like. */
  near?(view: GameView, action: GameView['options'][number]): number
  /** The event with which a turn begins, where turns are made of many actions: marks then stay for a whole turn. */
  begins?: Told['event']
  /** Moments that the guided game waits for and that only the game can tell, by their names. */
  moments?: Record<string, (context: Context, view: GameView, seat: number) => boolean>
  /** What a thing is; `spot` is what the server says of a thing by its kind and number, nothing until that has come. */
  explain(context: Context, view: GameView, thing: Thing, say: Say, spot: (thing: Thing) => string): Explanation | null
}

type AnyFace = GameFace<View, unknown>

const FACES = import.meta.glob<{ default: unknown }>('./*/face.ts')
/** How a choice of an option looks, where a game draws it: `OptionPicture.svelte` in its folder. */
const PICTURES = import.meta.glob<{ default: Component<{ option: string; choice: string }> }>('./*/OptionPicture.svelte', { eager: true })
const EMBLEMS = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true })

const nameOf = (path: string): string => path.split('/')[1]!

/** The games of the house in the order in which the lobby shows them. */
const ORDER = ['eight_minute_empire', 'eight_minute_legends', 'andor', 'monster_lands', 'mage_knight']

export const emblems: [name: string, emblem: Component][] = Object.entries(EMBLEMS)
  .map(([path, module]): [string, Component] => [nameOf(path), module.default])
  .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other))

/** What draws the choices of a game's options, if anything does. */
export function optionPicture(game: string): Component<{ option: string; choice: string }> | undefined {
  return PICTURES[`./${game}/OptionPicture.svelte`]?.default
}

function place(name: string): number {
  const at = ORDER.indexOf(name)
  return at < 0 ? ORDER.length : at
}

/** The face of a game; the plain one where it has none of its own. */
export async function faceOf(name: string): Promise<AnyFace> {
  const own = FACES[`./${name}/face.ts`]
  return (await (own ? own() : import('../plain/face'))).default as AnyFace
}
