// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'

/** The player does no more of the card's action. */
export interface ActionEnded {
  event: 'action-ended'
  seat: number
}

export interface ArmyDestroyed {
  event: 'army-destroyed'
  seat: number
  owner: number
  region: number
}

export interface ArmyMarched {
  event: 'army-marched'
  seat: number
  source: number
  target: number
}

export interface ArmyPlaced {
  event: 'army-placed'
  seat: number
  region: number
}

export interface ArmySailed {
  event: 'army-sailed'
  seat: number
  source: number
  target: number
}

/** `by` says what decided: `highest`, `youngest`, `die`, or `lot` where ages do not tell. */
export interface AuctionWon {
  event: 'auction-won'
  seat: number
  coins: number
  by: string
}

/** Somebody holds a closed fist over the board. */
export interface BidMade {
  event: 'bid-made'
  seat: number
}

export interface BidsShown {
  event: 'bids-shown'
  bids: number[]
}

export interface CardTaken {
  event: 'card-taken'
  seat: number
  slot: number
  card: string
  price: number
}

export interface CardTurnedUp {
  event: 'card-turned-up'
  card: string
}

export interface CityBuilt {
  event: 'city-built'
  seat: number
  region: number
}

/** The table of Eight-Minute Empire as one seat sees it. */
export interface EmpireView {
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
  side: string
  printing: string
  turn: number | null
  turns_left: number
  part: number
  parts: number
  earlier: number[][]
  row: RowCard[]
  deck: number
  regions: RegionView[]
  continents: (number | null)[]
  seats: SeatView[]
  neutral: number | null
  ages: number[]
}

/** A game, or the next of three, is set up. */
export interface GameBegun {
  event: 'game-begun'
  part: number
  parts: number
}

export interface GameScored {
  event: 'game-scored'
  scores: number[]
}

export interface NeutralPut {
  event: 'neutral-put'
  seat: number
  region: number
}

/** The card's action cannot be done. `why` says what is missing: `none-left` in the supply, `no-army` on the map, `out-of-reach` where there are armies to destroy but each is immune or out of reach. */
export interface NothingToDo {
  event: 'nothing-to-do'
  seat: number
  deed: string
  why: string
}

/** What a seat is being asked: the Fluent message `prompt-<id>` and the facts in it. */
export interface Prompt {
  id: string
  facts: Record<string, number | string>
}

/** One region: armies by owner, cities by seat, its goods token, who controls it. */
export interface RegionView {
  id: string
  armies: number[]
  cities: number[]
  token: string | null
  control: number | null
}

/** A card of the row and what it costs there. */
export interface RowCard {
  card: string
  price: number
}

/** One player's points: regions, continents, and each good with what counted for it. */
export interface ScoreLine {
  regions: number
  continents: number
  goods: number[]
  wilds: number[]
  goods_points: number[]
  tokens: number[]
}

/** One player's side of the table. `bid` is None while it is hidden from the viewer. */
export interface SeatView {
  coins: number
  supply: number
  cities_left: number
  cards: string[]
  has_bid: boolean
  bid: number | null
  score: ScoreLine
  total: number
}

/** Everything that can happen. */
export type Happening =
  | ActionEnded
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
  | GameBegun
  | GameScored
  | NeutralPut
  | NothingToDo
