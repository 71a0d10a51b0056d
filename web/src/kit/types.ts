// What the page knows of the server's shapes. They come from the server's schema (schema.ts); here they get the page's
// names, and become more precise where the schema has to stay open for every game.

import type * as schema from './schema'

export type {
  ActedFrame, AnalysisShown, Chapter, ChatLine, Clause, DeviceShown, DeviceTicket, Explanation, Glance, Hints, Json, Note, Offered, OldTable, Panel, Picture, Reachable, Refusal, SeatHeld, SeatInfo, Shelf, SolvedNow,
  SeatLookedAt, TableInfo, WayShown, WordsFrame,
} from './schema'
export type {
  ClockSetting as Clock, ClockShown as ClockState, SeatWish as SeatRequest, TableMade as OpenedTable,
  SeatGiven as OpenedSeat, UndoShown as UndoState,
} from './schema'

type Precise<Shape, Fields> = Omit<Shape, keyof Fields> & Fields

export type Facts = Record<string, string | number>
export type Say = (message: string, facts?: Facts) => string

export interface Action {
  do: string
  [field: string]: unknown
}

export interface GameEvent {
  event: string
  [field: string]: unknown
}

export interface Thing {
  kind: string
  n: number
}

/** Which fields of an action or event point at which kind of thing, in the order a person names them. */
export type References = schema.GameInfo['actions']

export type LogLine<Event = GameEvent> = Precise<schema.LineShown, { event: Event }>
export type OptionInfo = Precise<
  schema.OptionInfo, { choices: schema.Json[] }
>
export type GameInfo = Precise<schema.GameInfo, { options: OptionInfo[] }>
export type Prompt = Precise<schema.Prompt, { facts: Facts }>
/** A game's own part of a view is known only to its face. */
export type View = Precise<schema.View, { prompt: Prompt | null; options: Action[] }>
/** A view as its game's `schema.ts` has it, with the prompt as the page knows it and the game's own deeds as options; `Fields` says more where the schema is open. */
export type Shown<Schema, Deed = Action, Fields = unknown> =
  Omit<Schema, 'prompt' | 'options' | keyof Fields> & Pick<View, 'prompt'> & { options: Deed[] } & Fields
/** The one among these deeds or events that goes by such a name. */
export type Named<All, Name> = Extract<All, { do: Name } | { event: Name }>
export type Patch = NonNullable<schema.UpdateFrame['patch']>

export type HelloFrame = Precise<
  schema.HelloFrame, { view?: View; views?: Record<string, View>; log: LogLine[] }
>
export type UpdateFrame = Precise<schema.UpdateFrame, { events: LogLine[] }>
export type Frame =
  | HelloFrame
  | UpdateFrame
  | Exclude<schema.ServerFrame, schema.HelloFrame | schema.UpdateFrame>

export type TableRequest = Precise<schema.NewTable, { players: number; options: Record<string, schema.Json> }>
export type ReplayMove = Precise<schema.ReplayMove, { action: Action | null; events: (GameEvent | LogLine)[] }>
export type Replay = Precise<schema.Replay, { first: View; moves: ReplayMove[] }>

/** What the table lets a game's drawings do: they light up what is offered and report what was pointed at. */
export interface Pointing {
  /** Is there an offered action that these things, together with what is picked already, could be part of? */
  can(...things: Thing[]): boolean
  picked(thing: Thing): boolean
  /** The thing is part of the action the person looks at in the list. */
  shown(thing: Thing): boolean
  press(...things: Thing[]): void
  /** Something is taken up to be put elsewhere; these things are what the action begins with. */
  lift(...things: Thing[]): void
  /** It is put on a thing, or nowhere. */
  drop(on: Thing | null): void
  /** The offered action the person looks at in the list. */
  readonly looked: Action | null
  /** Take an offered action, where a drawing shows one whole; where something would be lost by it, it is asked first. */
  act(action: Action): void
  /** Is this offered action still meant, with what is picked already? */
  stays(action: Action): boolean
  /** Take the last step back, where it can be; null where nobody can. */
  readonly stepBack: (() => void) | null
}
