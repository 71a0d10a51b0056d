// Made from the kinds of the game's content files by `python -m herna.server.page_types`; a test keeps it current.

/** What a card gives for good. Which numbers count depends on the kind. */
export interface Ability {
  kind: 'army-bonus' | 'coins-now' | 'elixir' | 'flying' | 'immune' | 'move-bonus' | 'vp-per-coins' | 'vp-per-family' | 'vp-per-flying' | 'vp-set'
  n?: number
  family?: '' | 'ancient' | 'arcane' | 'cursed' | 'dire' | 'forest' | 'mountain' | 'night' | 'noble'
  vp?: number
  need?: number
  coins?: number
}

export interface BoardInfo {
  id: string
  sides: [string, string]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface Card {
  id: string
  abilities: Ability[]
  actions: Part[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  family?: '' | 'ancient' | 'arcane' | 'cursed' | 'dire' | 'forest' | 'mountain' | 'night' | 'noble'
  min?: number
  combine?: 'and' | 'or' | 'single'
}

export interface CardFile {
  card: Card[]
}

export interface Exit {
  region: string
  path: [number, number][]
}

export interface Island {
  id: string
  regions: string[]
}

export interface Laid {
  side: string
  turn: 0 | 90 | 180 | 270
}

/** A leader: `points` for each `per` of what it counts, further first armies, and the coins of its deals. */
export interface Leader {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  points?: number
  per?: number
  first_armies?: number
  rent?: number
  loot?: number
}

export interface LeaderFile {
  leader: Leader[]
}

export interface Link {
  ends: [string, string]
  kind: 'bridge' | 'land' | 'sea'
  path?: [number, number][]
}

export interface Numbers {
  armies: number
  cities: number
  start_armies: number
  outpost_armies: number
  neutral_armies: number
  row: number[]
  sea: number
  elixir_points: number
  elixir_tie_points: number
  dragon_wakes: number
  table: TableNumbers[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

/** One action printed on a card: place 3, move 4 and so on. */
export interface Part {
  do: 'city' | 'destroy' | 'move' | 'place' | 'sail'
  n: number
}

/** A map ready to play. */
export interface Preset {
  id: string
  layout: 'row' | 't'
  start: string
  outpost: string
  boards: [Laid, Laid, Laid, Laid]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface PresetFile {
  preset: Preset[]
}

export interface RegionInfo {
  id: string
  label: [number, number]
  outline: [number, number][]
}

export interface SegmentFile {
  width: number
  height: number
  board: BoardInfo[]
  side: Side[]
}

/** One side of a board, upright. */
export interface Side {
  id: string
  board: string
  island: Island[]
  region: RegionInfo[]
  link: Link[]
  exits: Record<string, Exit>
  graph_origin: 'house' | 'inferred' | 'public' | 'seed'
  exits_origin: 'house' | 'inferred' | 'public' | 'seed'
  drawing_origin: 'house' | 'inferred' | 'public' | 'seed'
  special?: '' | 'islands-joined-without-sea' | 'start-must-be-here'
  special_origin?: 'house' | 'inferred' | 'public' | 'seed'
}

/** Coins to begin with and cards to take, for a number of players. */
export interface TableNumbers {
  players: number
  coins: number
  cards: number
}

export interface Token {
  id: string
  kind: 'citadel' | 'discovery' | 'encounter' | 'swamp'
  origin: 'house' | 'inferred' | 'public' | 'seed'
  count?: number
  elixirs?: number
  armies?: number
  coins?: number
  moves?: number
  points?: number
  toll?: number
  wins_ties?: boolean
}

export interface TokenFile {
  token: Token[]
}

/** The content files by their names. */
export interface Printed {
  cards: CardFile
  leaders: LeaderFile
  numbers: Numbers
  presets: PresetFile
  segments: SegmentFile
  tokens: TokenFile
}
