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

/** The table of Eight-Minute Empire as one seat sees it. */
export interface EmpireView extends View {
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

/** One region: armies by owner, cities by seat, its goods token, who controls it. */
export interface RegionView {
  id: string
  armies: number[]
  cities: number[]
  token: string | null
  control: number | null
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

/** Everything that can be done. */
export type Deed =
  | Bid
  | Build
  | Destroy
  | Done
  | March
  | Perform
  | Place
  | PutNeutral
  | Sail
  | TakeCard
