// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

import type {
  ActionEnded, ArmyDestroyed, ArmyMarched, ArmyPlaced, ArmySailed, AuctionWon, Bid, BidMade, BidsShown, Build,
  CardTaken, CardTurnedUp, CityBuilt, Destroy, Done, GameBegun, GameScored, March, NeutralPut, NothingToDo, Perform,
  Place, PutNeutral, RowCard, Sail, TakeCard
} from '../eight_minute_family/schema'
export type {
  ActionEnded, ArmyDestroyed, ArmyMarched, ArmyPlaced, ArmySailed, AuctionWon, Bid, BidMade, BidsShown, Build,
  CardTaken, CardTurnedUp, CityBuilt, Destroy, Done, GameBegun, GameScored, March, NeutralPut, NothingToDo, Perform,
  Place, PutNeutral, RowCard, Sail, TakeCard
}
import type {
  View
} from '../../kit/schema'
export type {
  View
}

export type ArmyCaptured = {
  event: 'army-captured'
  seat: number
  owner: number
}

export type CityRented = {
  event: 'city-rented'
  seat: number
  owner: number
  region: number
}

export type CoinStolen = {
  event: 'coin-stolen'
  seat: number
  owner: number
}

export type CoinsGained = {
  event: 'coins-gained'
  seat: number
  coins: number
}

export type CoveredPut = {
  event: 'covered-put'
  region: number
}

export type ExtraCardTaken = {
  event: 'extra-card-taken'
  seat: number
  card: string
  price: number
}

export type FirstNamed = {
  event: 'first-named'
  seat: number
  first: number
}

/** Lay a board with this side up on a place of the map, turned clockwise by a number of quarters. */
export type LaySegment = {
  do: 'lay-segment'
  place: number
  side: number
  turn: number
}

export type LeaderDealt = {
  event: 'leader-dealt'
  seat: number
  leader: string
}

/** The table of Eight-Minute Empire: Legends as one seat sees it. */
export interface LegendsView extends View {
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

/** Say who begins. */
export type NameFirst = {
  do: 'name-first'
  seat: number
}

export type OutpostPut = {
  event: 'outpost-put'
  region: number
}

/** The Robber King puts an army at somebody else's city for a coin. */
export type PlaceAtCity = {
  do: 'place-at-city'
  owner: number
  region: number
}

/** Put the next token face down in a region, without having seen it. */
export type PutCovered = {
  do: 'put-covered'
  region: number
}

/** Choose where everybody's further army goes. */
export type PutOutpost = {
  do: 'put-outpost'
  region: number
}

/** Put the start token in a region. */
export type PutStart = {
  do: 'put-start'
  region: number
}

/** Put a token face up in a region. */
export type PutToken = {
  do: 'put-token'
  token: number
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

export type SegmentLaid = {
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

export type StartPut = {
  event: 'start-put'
  region: number
}

/** Take the discovery of the region where the city was built. */
export type TakeToken = {
  do: 'take-token'
  region: number
}

export type TokenPut = {
  event: 'token-put'
  token: number
  region: number
}

/** Told to the one who looks. */
export type TokenSeen = {
  event: 'token-seen'
  seat: number
  token: number
  region: number
}

export type TokenTaken = {
  event: 'token-taken'
  seat: number
  token: number
  region: number
}

export type TollPaid = {
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

/** Everything that can be done. */
export type Deed =
  | Bid
  | Build
  | Destroy
  | Done
  | LaySegment
  | March
  | NameFirst
  | Perform
  | Place
  | PlaceAtCity
  | PutCovered
  | PutNeutral
  | PutOutpost
  | PutStart
  | PutToken
  | Sail
  | TakeCard
  | TakeToken
