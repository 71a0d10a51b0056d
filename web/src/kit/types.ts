// The shapes of docs/api.md. A game's own part of a view is known only to its face.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
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

export interface LogLine {
  n: number
  event: GameEvent
  /** How many moves had been made by then. */
  ply: number
  /** Where only some may know of it: which of this screen's seats. */
  to?: number[]
}

export interface Thing {
  kind: string
  n: number
}

/** Which fields of an action or event point at which kind of thing, in the order a person names them. */
export type References = Record<string, Record<string, string>>

export interface OptionInfo {
  name: string
  kind: 'switch' | 'choice' | 'numbers'
  default: Json
  choices: Json[]
  /** What choices are called that come with the content; the others have messages. */
  titles: Record<string, Record<string, string>>
}

export interface GameInfo {
  name: string
  prefix: string
  rules: number
  least: number
  most: number
  options: OptionInfo[]
  actions: References
  events: References
  levels: string[]
  tutorial: boolean
  /** All win or lose as one. */
  together: boolean
}

export interface SeatInfo {
  seat: number
  kind: 'human' | 'bot' | 'open'
  level?: string | null
  name: string
  present: boolean
  stand_in: boolean
}

export type Clock = { kind: 'move'; seconds: number } | { kind: 'pace'; hours: number }

export interface TableInfo {
  id: string
  game: string
  players: number
  options: Record<string, Json>
  /** What every sentence may ask for: all options, and what the game adds to them. */
  facts: Record<string, Json>
  version: number
  over: boolean
  seats: SeatInfo[]
  to_act: number[]
  clock: ClockState | null
  names: Record<string, string[]>
  created: number
  moved: number
  hot_seat: boolean
  listed: boolean
  /** The table where the same people play again. */
  rematch: string | null
}

export interface Prompt {
  id: string
  facts: Facts
}

export interface View {
  game: string
  players: number
  seat: number | null
  ply: number
  seats_to_act: number[]
  prompt: Prompt | null
  options: Action[]
  over: boolean
  scores: number[]
  winners: number[]
}

export interface Refusal {
  code: string
  clause: string | null
  message: string
  message_cs: string
}

export interface ChatLine {
  seat: number | null
  name?: string
  text: string
  at?: number | string
}

export interface UndoState {
  free: number
  asked_by: number | null
  agreed: number[]
}

/** Times are seconds since 1970 by the server's own clock. */
export interface ClockState {
  kind: 'move' | 'pace'
  deadline: number | null
  now: number
}

export type Patch = [path: (string | number)[], value: Json][]

export interface HelloFrame {
  type: 'hello'
  table: TableInfo
  seat: number | null
  version: number
  view?: View
  views?: Record<string, View>
  log: LogLine[]
  chat: ChatLine[]
  undo: UndoState
  clock: ClockState | null
}

export interface UpdateFrame {
  type: 'update'
  version: number
  patch?: Patch
  patches?: Record<string, Patch>
  events: LogLine[]
  undo: UndoState
  clock: ClockState | null
}

export type Frame =
  | HelloFrame
  | UpdateFrame
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; line: ChatLine }
  | { type: 'error'; error: Refusal }
  | { type: 'acted'; version: number; key: string | null }
  | { type: 'pong' }

export interface SeatRequest {
  kind: 'human' | 'bot' | 'open'
  level?: string
  name?: string
}

export interface TableRequest {
  game: string
  players: number
  options: Record<string, Json>
  seats: SeatRequest[]
  seed?: number
  clock?: Clock | null
  hot_seat?: boolean
}

export interface OpenedSeat {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  token?: string
  invitation?: string
}

export interface OpenedTable {
  id: string
  seats: OpenedSeat[]
  spectator: string
}

export interface ReplayMove {
  seat: number
  /** Null where the looker cannot tell what was done. */
  action: Action | null
  events: (GameEvent | LogLine)[]
  patch: Patch
  scores: number[]
}

export interface Replay {
  first: View
  moves: ReplayMove[]
}

export interface Clause {
  id: string
  text: string
  origin: string
}

export interface Chapter {
  id: string
  title: string
  clauses: Clause[]
}
