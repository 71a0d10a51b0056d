// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

/** The player does no more of the card's action. */
export type ActionEnded = {
  event: 'action-ended'
  seat: number
}

export type ArmyDestroyed = {
  event: 'army-destroyed'
  seat: number
  owner: number
  region: number
}

export type ArmyMarched = {
  event: 'army-marched'
  seat: number
  source: number
  target: number
}

export type ArmyPlaced = {
  event: 'army-placed'
  seat: number
  region: number
}

export type ArmySailed = {
  event: 'army-sailed'
  seat: number
  source: number
  target: number
}

/** `by` says what decided: `highest`, `youngest`, `die`, or `lot` where ages do not tell. */
export type AuctionWon = {
  event: 'auction-won'
  seat: number
  coins: number
  by: string
}

/** Offer coins for the right to begin. */
export type Bid = {
  do: 'bid'
  coins: number
}

/** Somebody holds a closed fist over the board. */
export type BidMade = {
  event: 'bid-made'
  seat: number
}

export type BidsShown = {
  event: 'bids-shown'
  bids: number[]
}

/** Build a city. */
export type Build = {
  do: 'build'
  region: number
}

export type CardTaken = {
  event: 'card-taken'
  seat: number
  slot: number
  card: string
  price: number
}

export type CardTurnedUp = {
  event: 'card-turned-up'
  card: string
}

export type CityBuilt = {
  event: 'city-built'
  seat: number
  region: number
}

/** Take one army off the board. */
export type Destroy = {
  do: 'destroy'
  owner: number
  region: number
}

/** Do no more of this action. */
export type Done = {
  do: 'done'
}

/** A game, or the next of three, is set up. */
export type GameBegun = {
  event: 'game-begun'
  part: number
  parts: number
}

export type GameScored = {
  event: 'game-scored'
  scores: number[]
}

/** Move one army over a land border. */
export type March = {
  do: 'march'
  source: number
  target: number
}

export type NeutralPut = {
  event: 'neutral-put'
  seat: number
  region: number
}

/** The card's action cannot be done. `why` says what is missing: `none-left` in the supply, `no-army` on the map, `out-of-reach` where there are armies to destroy but each is immune or out of reach. */
export type NothingToDo = {
  event: 'nothing-to-do'
  seat: number
  deed: string
  why: string
}

/** Choose one of the two actions of a card. */
export type Perform = {
  do: 'perform'
  deed: 'city' | 'destroy' | 'move' | 'place' | 'sail'
  n: number
}

/** Put one new army on the board. */
export type Place = {
  do: 'place'
  region: number
}

/** Put one army of the unused colour on the board. */
export type PutNeutral = {
  do: 'put-neutral'
  region: number
}

/** A card of the row and what it costs there. */
export interface RowCard {
  card: string
  price: number
}

/** Move one army along a dotted line over the sea. */
export type Sail = {
  do: 'sail'
  source: number
  target: number
}

/** Take the card at this place of the row and pay its price. */
export type TakeCard = {
  do: 'take-card'
  slot: number
}
