// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

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

/** A card of the row and what it costs there. */
export interface RowCard {
  card: string
  price: number
}
