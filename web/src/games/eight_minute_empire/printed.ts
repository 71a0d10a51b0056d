// Made from the kinds of the game's content files by `python -m herna.server.page_types`; a test keeps it current.

/** One side of the board. */
export interface Board {
  side: string
  start: string
  size: [number, number]
  continent: Continent[]
  region: RegionInfo[]
  borders: Borders
  lane: Lane[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  drawing_origin: 'house' | 'inferred' | 'public' | 'seed'
  names_origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface Borders {
  land: [string, string][]
}

export interface Card {
  id: string
  good: 'coal' | 'crystal' | 'food' | 'iron' | 'wild' | 'wood'
  actions: Part[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  goods?: number
  combine?: 'and' | 'or' | 'single'
  five_players?: boolean
  worded?: Worded | null
}

export interface CardFile {
  card: Card[]
}

export interface Continent {
  id: string
  regions: string[]
}

export interface GoodFile {
  good: GoodInfo[]
}

export interface GoodInfo {
  id: 'coal' | 'crystal' | 'food' | 'iron' | 'wild' | 'wood'
  points: [number, number][]
  tokens: number
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

/** A dotted line over the sea. */
export interface Lane {
  ends: [string, string]
  line: [number, number][]
}

export interface Numbers {
  armies: number
  cities: number
  start_armies: number
  row: number[]
  neutral_armies: number
  table: TableNumbers[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

/** One action printed on a card: place 3, move 4 and so on. */
export interface Part {
  do: 'city' | 'destroy' | 'move' | 'place' | 'sail'
  n: number
}

export interface RegionInfo {
  id: string
  label: [number, number]
  room: number
  outline: [number, number][]
  triangle?: boolean
}

/** Coins to begin with and cards to take, for a number of players. */
export interface TableNumbers {
  players: number
  coins: number
  cards: number
}

/** What the card says in the printing with words. */
export interface Worded {
  combine: 'and' | 'or' | 'single'
  actions: Part[]
}

/** The content files by their names. */
export interface Printed {
  board_a: Board
  board_b: Board
  cards: CardFile
  goods: GoodFile
  numbers: Numbers
}
