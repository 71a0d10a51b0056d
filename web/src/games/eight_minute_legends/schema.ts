// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'
import type {
  ActionEnded, ArmyDestroyed, ArmyMarched, ArmyPlaced, ArmySailed, AuctionWon, BidMade, BidsShown, CardTaken,
  CardTurnedUp, CityBuilt, GameBegun, GameScored, NeutralPut, NothingToDo, RowCard
} from '../eight_minute_family/schema'
export type {
  ActionEnded, ArmyDestroyed, ArmyMarched, ArmyPlaced, ArmySailed, AuctionWon, BidMade, BidsShown, CardTaken,
  CardTurnedUp, CityBuilt, GameBegun, GameScored, NeutralPut, NothingToDo, RowCard
}
import type {
  Prompt
} from '../../kit/schema'
export type {
  Prompt
}

export interface ArmyCaptured {
  event: 'army-captured'
  seat: number
  owner: number
}

export interface CityRented {
  event: 'city-rented'
  seat: number
  owner: number
  region: number
}

export interface CoinStolen {
  event: 'coin-stolen'
  seat: number
  owner: number
}

export interface CoinsGained {
  event: 'coins-gained'
  seat: number
  coins: number
}

export interface CoveredPut {
  event: 'covered-put'
  region: number
}

export interface ExtraCardTaken {
  event: 'extra-card-taken'
  seat: number
  card: string
  price: number
}

export interface FirstNamed {
  event: 'first-named'
  seat: number
  first: number
}

export interface LeaderDealt {
  event: 'leader-dealt'
  seat: number
  leader: string
}

/** The table of Eight-Minute Empire: Legends as one seat sees it. */
export interface LegendsView {
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
  layout: string
  segments: SegmentView[]
  turn: number | null
  turns_left: number
  part: number
  parts: number
  earlier: number[][]
  row: RowCard[]
  deck: number
  regions: RegionView[]
  islands: (number | null)[]
  seats: SeatView[]
  neutral: number | null
  sea: [number, number][]
  portals: number[]
  prepared_by: number
  outpost: number | null
  ages: number[]
}

export interface OutpostPut {
  event: 'outpost-put'
  region: number
}

/** One region. `token` is `covered` while it lies face down and the viewer has not looked. */
export interface RegionView {
  id: string
  number: number
  armies: number[]
  cities: number[]
  token: string | null
  face_down: boolean
  control: number | null
  start: boolean
}

/** One player's points, line by line. */
export interface ScoreLine {
  regions: number
  islands: number
  abilities: number
  elixirs: number
  tokens: number
  citadels: number
  leader: number
}

/** One player's side of the table. `bid` is None while it is hidden from the viewer. */
export interface SeatView {
  coins: number
  supply: number
  cities_left: number
  cards: string[]
  moves: number
  extra: number
  flying: number
  elixirs: number
  immune: boolean
  tokens: string[]
  leader: string | null
  captured: number
  has_bid: boolean
  bid: number | null
  score: ScoreLine
  total: number
}

export interface SegmentLaid {
  event: 'segment-laid'
  place: number
  side: number
  turn: number
}

/** A board on the table: its side and how many quarters it is turned clockwise. */
export interface SegmentView {
  place: string
  side: string
  turn: number
}

export interface StartPut {
  event: 'start-put'
  region: number
}

export interface TokenPut {
  event: 'token-put'
  token: number
  region: number
}

/** Told to the one who looks. */
export interface TokenSeen {
  event: 'token-seen'
  seat: number
  token: number
  region: number
}

export interface TokenTaken {
  event: 'token-taken'
  seat: number
  token: number
  region: number
}

export interface TollPaid {
  event: 'toll-paid'
  seat: number
  region: number
}

/** Everything that can happen. */
export type Happening =
  | ActionEnded
  | ArmyCaptured
  | ArmyDestroyed
  | ArmyMarched
  | ArmyPlaced
  | ArmySailed
  | AuctionWon
  | BidMade
  | BidsShown
  | CardTaken
  | CardTurnedUp
  | CityBuilt
  | CityRented
  | CoinStolen
  | CoinsGained
  | CoveredPut
  | ExtraCardTaken
  | FirstNamed
  | GameBegun
  | GameScored
  | LeaderDealt
  | NeutralPut
  | NothingToDo
  | OutpostPut
  | SegmentLaid
  | StartPut
  | TokenPut
  | TokenSeen
  | TokenTaken
  | TollPaid
