// Made from the server's schema by `python -m herna.server.page_types`; a test keeps it current. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Act {
  token: string
  version: number
  action: Record<string, Json>
  key?: string | null
}

/** Act. `token` says for whom, where several sit at this screen. */
export interface ActFrame {
  type: 'act'
  version: number
  action: Record<string, Json>
  token?: string | null
  key?: string | null
}

/** The action with this key is committed. */
export interface ActedFrame {
  type: 'acted'
  version: number
  key: string
}

export interface AnalysisShown {
  done: number
  whole: number
  measure: string
  turns: TurnSeen[]
  turning: number[]
  luck: number[]
}

export interface Answer {
  token: string
  agree: boolean
  asked: number
}

export interface Branch {
  ply: number
  seats: SeatWish[]
  token?: string | null
}

export interface Chapter {
  id: string
  title: string
  clauses: Clause[]
}

export interface Chat {
  token: string
  text: string
}

/** Somebody has said something. */
export interface ChatFrame {
  type: 'chat'
  line: ChatLine
}

export interface ChatLine {
  n: number
  seat: number
  name: string
  text: string
  at: number
}

export interface Clause {
  id: string
  text: string
  origin: string
}

export type ClientFrame = ActFrame | ResyncFrame | SpeakFrame | PingFrame

export interface ClockSetting {
  kind: 'move' | 'pace'
  seconds?: number | null
  hours?: number | null
}

/** A clock as a page shows it; `now` is the server's time, so that a wrong clock at home does not matter. */
export interface ClockShown {
  kind: 'move' | 'pace'
  deadline: number | null
  now: number
  seconds?: number | null
  hours?: number | null
}

export interface Close {
  token: string
  agree?: boolean
}

export interface CodeWanted {
  text: string
}

export interface DeviceClaim {
  ticket: string
  name: string
}

export interface DeviceShown {
  id: string
  name: string
  since: number
  this: boolean
}

export interface DeviceTicket {
  ticket: string
  seconds: number
}

export interface DeviceWithdrawal {
  token: string
  device: string
}

export interface ErrorBody {
  error: Refusal
}

/** What was sent is refused; `key` is that of the action it answers. */
export interface ErrorFrame {
  type: 'error'
  error: Refusal
  key?: string
}

export interface Explanation {
  name: string
  text: string
  thing?: string
  parts?: string[]
  clauses?: string[]
}

export interface GameInfo {
  name: string
  prefix: string
  rules: number
  least: number
  most: number
  usual: number
  scenario: string
  options: OptionInfo[]
  actions: Record<string, Record<string, string>>
  events: Record<string, Record<string, string>>
  levels: string[]
  usual_level: string
  tutorial: boolean
  lexicon: boolean
  wishes: boolean
  secret: string[]
  own_fields: string[]
}

export interface GiveWord {
  token: string
  text?: string
}

export interface Glance {
  game: string
  players: number
  options: Record<string, Json>
  seats: SeatInfo[]
  to_act: number[]
  awaited: number[]
  over: boolean
  moves: number
  created: number
  moved: number
}

/** The whole table. A screen of several seats gets `views`, keyed by seat, instead of `view`. */
export interface HelloFrame {
  type: 'hello'
  table: TableInfo
  seat: number | null
  seats: number[]
  version: number
  log: LineShown[]
  chat: ChatLine[]
  undo: UndoShown
  clock: ClockShown | null
  view?: View
  views?: Record<string, View>
  words?: Record<string, Offered>
  now?: number
}

export interface Hint {
  token: string
  language?: string
}

export interface Hints {
  version: number
  ways: WayShown[]
}

export interface Holder {
  token: string
}

export interface ImportRecord {
  record: string
  seats: SeatWish[]
}

export interface Join {
  invitation: string
  name: string
}

export interface Joined {
  seat: number
  token: string
}

/** A line of the log. `ply` counts the moves made by then; `to` are those of this screen's seats that may know. */
export interface LineShown {
  n: number
  ply: number
  event: Record<string, Json>
  to?: number[]
  for_person?: boolean
}

export interface MoveTold {
  seat: number
  told: string
  scores: number[]
  at: number | null
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  players?: number | null
  options?: Record<string, Json>
  seed?: number | null
  clock?: ClockSetting | null
  hot_seat?: boolean
  listed?: boolean
  patience?: number
  words?: boolean
  hints?: boolean
}

/** What an action costs or brings, beside its label: in signs for the eye, in words for the ear. */
export interface Note {
  shown?: string
  spoken?: string
  about?: string
}

/** The options of a view in words, in their order: labels, and what is noted beside them, if anything is. */
export interface Offered {
  labels: string[]
  notes?: (Note | null)[]
  final?: number[]
  ends?: number[]
  unspent?: Record<string, string>
}

export interface OldTable {
  game: string
  rules: number
  known: number
  names: string[]
  over: boolean
  moved: number
  panels: Panel[]
  moves: MoveTold[]
}

export interface OptionInfo {
  name: string
  kind: 'switch' | 'choice' | 'number' | 'numbers' | 'things'
  default: Json
  choices?: Json[]
  titles?: Record<string, Wording>
  group?: string
  only?: Record<string, Json[]>
  or_players?: Record<string, number[]>
  matters?: Record<string, Json[]>
  enough?: Record<string, Json[]>
  for_players?: number[]
  players?: Record<string, number[]>
  least?: number | null
  most?: number | null
  shortest?: number
  longest?: number | null
  per_player?: boolean
}

export interface Panel {
  id: string
  title: string
  lines: Span[][]
  speak?: string[]
  flowing?: boolean
}

export interface Picture {
  ply: number
  panels: Panel[]
  labels: string[]
  spots: Record<string, Record<string, string>>
}

/** Is anybody there? */
export interface PingFrame {
  type: 'ping'
}

export interface Played {
  action: Record<string, Json>
  label: string
}

/** The answer to a ping. */
export interface PongFrame {
  type: 'pong'
}

/** What a seat is being asked: the Fluent message `prompt-<id>` and the facts in it. */
export interface Prompt {
  id: string
  facts?: Record<string, number | string>
}

export interface Reachable {
  addresses: string[]
  only_here: boolean
}

export interface Refusal {
  code: string
  clause: string | null
  message: string
  message_cs: string
  option?: string
}

export interface Rematch {
  token: string
  tokens?: string[]
}

export interface Rename {
  token: string
  name: string
}

export interface Replay {
  first: View
  moves: ReplayMove[]
}

export interface ReplayMove {
  seat: number
  action: Record<string, Json> | null
  events: Record<string, Json>[]
  told: string
  patch: [(string | number)[], Json][]
  scores: number[]
  at: number | null
}

export interface Report {
  token: string
  line: number
}

/** The client has lost the thread. */
export interface ResyncFrame {
  type: 'resync'
}

export interface SeatGiven {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  level?: string | null
  token?: string | null
  invitation?: string | null
}

export interface SeatHeld {
  table: string
  token: string
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'human' | 'open'
  name: string
  present: boolean
  stand_in: boolean
  level?: string | null
  bot_at?: number | null
  wished_by?: number[]
}

export interface SeatLookedAt {
  table: string
  seat: number | null
  glance: Glance | null
  error: Refusal | null
}

export interface SeatWish {
  kind: 'human' | 'bot' | 'open'
  level?: string | null
  name?: string | null
}

export interface SeatsHeld {
  seats: SeatHeld[]
}

export type ServerFrame = HelloFrame | UpdateFrame | WordsFrame | TableFrame | ChatFrame | ErrorFrame | ActedFrame | PongFrame

export interface Shelf {
  id: string
  title: string
  entries: Explanation[]
}

/** Where the deal comes from, as everybody may know it. */
export interface ShuffleShown {
  origin: 'fair' | 'record' | 'seed' | null
  dealt: boolean
  commitment: string | null
  given: number[]
  words: [number, string][]
  secret: string | null
}

export interface Solve {
  token: string
  language?: string
  aims?: (string | Json)[]
}

export interface SolvedNow {
  told: string[]
  line: Played[]
  proven: boolean
  version?: number
}

export interface Span {
  text: string
  style?: string
}

/** From now on the client wants to be told in this language what may be done. */
export interface SpeakFrame {
  type: 'speak'
  language: string
}

export interface StandIn {
  token: string
  seat: number
  bot: boolean
  level?: string | null
}

/** Somebody has come, gone or changed. */
export interface TableFrame {
  type: 'table'
  table: TableInfo
  now: number
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, Json>
  version: number
  over: boolean
  to_act: number[]
  awaited: number[]
  seats: SeatInfo[]
  clock: ClockShown | null
  facts: Record<string, Json>
  names: Record<string, string[]>
  created: number
  moved: number
  hot_seat: boolean
  listed: boolean
  rematch: string | null
  moves: number
  watching: number
  patience: number
  shuffle: ShuffleShown
  closing: number[]
  closed: boolean
  hints: boolean
}

export interface TableMade {
  id: string
  seats: SeatGiven[]
  spectator: string
}

export interface TurnSeen {
  seat: number
  first: number
  last: number
  standing: number[]
  lost: number
  luck: number
  better?: Record<string, string[]>
}

export interface Undo {
  token: string
  moves?: number | null
}

export interface UndoResult {
  version: number
  asked?: boolean
}

/** How many moves may be taken back alone; who asks for how many more, and which seats have agreed. */
export interface UndoShown {
  free: number
  asked_by: number | null
  moves: number
  agreed: number[]
  number: number
}

/** What has changed since the last frame. A screen of several seats gets `patches` instead of `patch`. */
export interface UpdateFrame {
  type: 'update'
  version: number
  events: LineShown[]
  undo: UndoShown
  clock: ClockShown | null
  patch?: [(string | number)[], Json][]
  patches?: Record<string, [(string | number)[], Json][]>
  words?: Record<string, Offered>
}

export interface Version {
  version: number
}

/** The part of a view that every game has. A spectator's `seat` is None. */
export interface View {
  game: string
  rules: number
  players: number
  teams: number[][]
  seat: number | null
  ply: number
  seats_to_act: number[]
  seats_awaited: number[]
  prompt: Prompt | null
  options: Json[]
  over: boolean
  scores: number[]
  winners: number[]
}

export interface WayShown {
  action: Record<string, Json>
  label: string
  then: string[]
  reason: string
  estimate: string
}

export interface Why {
  token: string
  action: Record<string, Json>
}

export interface WhyNot {
  token: string
  language?: string
}

export interface Wording {
  en: string
  cs: string
}

/** What the seats of this screen may do at a version, in the language it has just asked for. */
export interface WordsFrame {
  type: 'words'
  version: number
  words: Record<string, Offered>
}
