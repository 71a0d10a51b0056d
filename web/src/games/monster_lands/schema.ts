// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'

export interface AbilityUsed {
  event: 'ability-used'
  seat: number
  source: number
}

export interface AttackFailed {
  event: 'attack-failed'
  seat: number
  monster: number
  path: number
  total: number
}

/** A battle begins with its monster, at a land (0, 1) or at the gate (2). */
export interface BattleBegan {
  event: 'battle-began'
  place: number
  monster: number
}

/** The battle under way: where (0 and 1 the lands, 2 the gate), whose path, and what was done so far. */
export interface BattleView {
  place: number
  path: string | null
  suffered: number
  conquest: number
}

export interface BeerOrdered {
  event: 'beer-ordered'
  seat: number
  coins: number
}

/** A building: dice on its spaces (`S`, `M`, `H4`, nothing where it is free) and the last haggling value. */
export interface BuildingView {
  id: string
  panic: boolean
  spaces: (string | null)[]
  last_haggle: number
}

export interface ChiefReplaced {
  event: 'chief-replaced'
  seat: number
  member: number
}

export interface ClanChosen {
  event: 'clan-chosen'
  seat: number
  clan: number
}

/** A clan that lost everybody begins again with a rookie. */
export interface ClanReborn {
  event: 'clan-reborn'
  seat: number
  coins: number
}

/** One clan. `traps` are `covered` for those who may not know them; `pool` are dice as `S`, `M`, `H4`. */
export interface ClanView {
  clan: string | null
  glory: number
  reputation: number
  surplus: number
  coins: number
  wages: number
  defense: number
  potion: number
  venom: number
  traps: string[]
  trap_limit: number
  pool: string[]
  passed: boolean
  members: MemberView[]
  lands: OwnLandView[]
  loot: string[]
  trophies: string[]
  missions: number
  score: ScoreLine
}

export interface CoinsDug {
  event: 'coins-dug'
  seat: number
  coins: number
}

export interface ConquestFailed {
  event: 'conquest-failed'
  seat: number
  land: number
  path: number
  total: number
}

export interface DefenseBought {
  event: 'defense-bought'
  seat: number
  tokens: number
  coins: number
}

export interface DiceDiverted {
  event: 'dice-diverted'
  seat: number
  path: number
  dice: number
}

export interface DiceRolled {
  event: 'dice-rolled'
  seat: number
  path: number
  dice: string
}

export interface DieExchanged {
  event: 'die-exchanged'
  seat: number
  die: number
  into: string
}

export interface DiePawned {
  event: 'die-pawned'
  seat: number
  die: number
  coins: number
}

/** A die lies in a building; `discount` is what it takes off the price there. */
export interface DiePlaced {
  event: 'die-placed'
  seat: number
  building: number
  die: number
  discount: number
}

export interface DieRerolled {
  event: 'die-rerolled'
  seat: number
  path: number
  die: number
  became: number
}

export interface FirstPlayer {
  event: 'first-player'
  seat: number
}

export interface FlasksBrewed {
  event: 'flasks-brewed'
  seat: number
  potions: number
  venoms: number
}

/** The odds as things stand, and beside each option that has any (in their order). */
export interface Forecast {
  path: string
  now: Odds
  choices: (Odds | null)[]
  at_least: boolean
}

/** Somebody got so much of something: coins, glory, potions …; less than nothing is a loss. */
export interface Gained {
  event: 'gained'
  seat: number
  what: string
  number: number
}

export interface GameEnded {
  event: 'game-ended'
  number: number
}

export interface GearBought {
  event: 'gear-bought'
  seat: number
  gear: number
  coins: number
}

export interface GearDropped {
  event: 'gear-dropped'
  seat: number
  gear: number
}

export interface GearGiven {
  event: 'gear-given'
  seat: number
  gear: number
  member: number
}

/** An equipment card: its own name (`zeldiv-2`), its kind (`zeldiv`), and whether its ability was used. */
export interface GearView {
  gear: string
  kind: string
  used: boolean
}

/** The Queen's gift: a die, then something smaller. */
export interface GiftTaken {
  event: 'gift-taken'
  seat: number
  what: string
}

/** Haggling dice as they fell, apart by spaces: `H5 H2`. */
export interface HaggleRolled {
  event: 'haggle-rolled'
  seat: number
  dice: string
}

/** Hits that did not strike: by an ability, by defence tokens or by potions. */
export interface HitsCancelled {
  event: 'hits-cancelled'
  seat: number
  path: number
  hits: number
  how: string
}

export interface LandCame {
  event: 'land-came'
  land: number
  place: number
}

export interface LandConquered {
  event: 'land-conquered'
  seat: number
  land: number
  path: number
  total: number
}

export interface LandSettled {
  event: 'land-settled'
  seat: number
  land: number
  member: number
}

export interface LandUsed {
  event: 'land-used'
  seat: number
  land: number
}

/** The table of Monster Lands as one seat sees it. */
export interface LandsView {
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
  level: string
  equipment: string
  round: number
  rounds: number
  phase: string
  turn: number | null
  first: number
  round_dice: number[]
  buildings: BuildingView[]
  lodge: (string | null)[]
  tavern: (string | null)[]
  rookies: number
  market: (GearView | null)[]
  loot: string[]
  missions: (number | null)[]
  places: PlaceView[]
  paths: (PathView | null)[]
  clan_boards: ClanView[]
  battle: BattleView | null
  throw: ThrowView | null
  used_traps: string[]
  piles: Piles
  forecast: Forecast | null
}

export interface LootTaken {
  event: 'loot-taken'
  seat: number
  loot: number
}

export interface LootUsed {
  event: 'loot-used'
  seat: number
  loot: number
}

export interface MagicThrown {
  event: 'magic-thrown'
  seat: number
  path: number
  dice: number
}

export interface MemberDeserted {
  event: 'member-deserted'
  seat: number
  member: number
}

export interface MemberDied {
  event: 'member-died'
  seat: number
  member: number
  path: number
  glory: number
}

export interface MemberHealed {
  event: 'member-healed'
  seat: number
  member: number
}

export interface MemberHired {
  event: 'member-hired'
  seat: number
  member: number
  coins: number
}

/** Somebody stands on a path now, with dice (`S S M`), so many face-down traps, defence tokens and flasks. */
export interface MemberSent {
  event: 'member-sent'
  seat: number
  member: number
  path: number
  dice: string
  traps: number
  defense: number
  potions: number
  venoms: number
}

/** A member: where he stands (a path or nowhere), which land he settles, what he carries. */
export interface MemberView {
  member: string
  kind: string
  chief: boolean
  wounded: boolean
  used: boolean
  path: string | null
  settles: string | null
  gear: GearView[]
}

export interface MemberWounded {
  event: 'member-wounded'
  seat: number
  member: number
  path: number
}

export interface MissionConsoled {
  event: 'mission-consoled'
  seat: number
  path: number
  coins: number
}

export interface MissionDeclined {
  event: 'mission-declined'
  seat: number
  path: number
}

export interface MissionFailed {
  event: 'mission-failed'
  seat: number
  path: number
}

export interface MissionPaid {
  event: 'mission-paid'
  seat: number
  path: number
}

export interface MissionRolled {
  event: 'mission-rolled'
  seat: number
  path: number
  dice: string
  total: number
  target: number
}

export interface MissionWon {
  event: 'mission-won'
  seat: number
  path: number
}

/** A monster stands at a land (0, 1) or at the gate (2). */
export interface MonsterCame {
  event: 'monster-came'
  monster: number
  place: number
}

export interface MonsterCaptured {
  event: 'monster-captured'
  seat: number
  monster: number
  path: number
  total: number
}

export interface MonsterKilled {
  event: 'monster-killed'
  seat: number
  monster: number
  path: number
  total: number
}

/** Of the monsters on their way to the gate this one was the weaker. */
export interface MonsterLeft {
  event: 'monster-left'
  monster: number
}

/** Black dice against a member: as they fell, and the hits with the sure ones. */
export interface MonsterStruck {
  event: 'monster-struck'
  monster: number
  seat: number
  path: number
  dice: string
  hits: number
}

export interface MonsterStruckAll {
  event: 'monster-struck-all'
  monster: number
  dice: string
  hits: number
}

/** How an outing may end, played well from here: for the member, against the monster, and for the land once the monster is gone. For a mission `kill` is its success. */
export interface Odds {
  unhurt: number
  wounded: number
  dead: number
  capture: number
  kill: number
  fail: number
  conquest: number | null
}

export interface OwnLandView {
  land: string
  settler: string | null
  used: boolean
}

export interface Paid {
  event: 'paid'
  seat: number
  coins: number
}

export interface PanicEnded {
  event: 'panic-ended'
}

export interface PanicSpread {
  event: 'panic-spread'
  building: number
}

/** A path somebody took. Traps are `covered` until they are revealed, but for their owner. */
export interface PathView {
  path: string
  seat: number
  member: string
  dice: string[]
  traps: string[]
  defense: number
  potion: number
  venom: number
  coins: number
  wounded: boolean
  alive: boolean
  fought: boolean
  won: boolean
  total: number | null
}

/** How many cards and tokens lie face down. */
export interface Piles {
  traps: number
  mercenaries: number
  equipment: number
  monsters: number
  lands: number
  loot: number
  missions: number
  panic: number
}

/** A place of battle: land A or B with its tile (`3b`), or the gate. `attack` are the monster's dice there now. */
export interface PlaceView {
  land: string | null
  monster: string | null
  tile: string | null
  attack: number
  match: boolean
}

/** What a seat is being asked: the Fluent message `prompt-<id>` and the facts in it. */
export interface Prompt {
  id: string
  facts: Record<string, number | string>
}

export interface RoundBegan {
  event: 'round-began'
  number: number
}

/** The points of one clan, line by line; affinities in the order forest, water, fire, wind. */
export interface ScoreLine {
  glory: number
  reputation: number
  trophies: number
  affinities: [number, number, number, number]
  signs: [number, number, number, number]
  total: number
}

/** The roll being made: for what, and what it comes to for each outcome. */
export interface ThrowView {
  path: string
  scope: string
  total: number
  capture: number
  kill: number
  conquest: number
  venom: number
  rerolls: number
}

export interface TrapBought {
  event: 'trap-bought'
  seat: number
  trap: number
}

export interface TrapDiscarded {
  event: 'trap-discarded'
  seat: number
  trap: number
}

export interface TrapRevealed {
  event: 'trap-revealed'
  seat: number
  path: number
  trap: number
}

export interface TrophySold {
  event: 'trophy-sold'
  seat: number
  monster: number
  coins: number
}

export interface TurnPassed {
  event: 'turn-passed'
  seat: number
}

export interface VenomUsed {
  event: 'venom-used'
  seat: number
  path: number
}

export interface WagesMissed {
  event: 'wages-missed'
  seat: number
  coins: number
  due: number
}

export interface WagesPaid {
  event: 'wages-paid'
  seat: number
  coins: number
  members: number
}

/** Everything that can happen. */
export type Happening =
  | AbilityUsed
  | AttackFailed
  | BattleBegan
  | BeerOrdered
  | ChiefReplaced
  | ClanChosen
  | ClanReborn
  | CoinsDug
  | ConquestFailed
  | DefenseBought
  | DiceDiverted
  | DiceRolled
  | DieExchanged
  | DiePawned
  | DiePlaced
  | DieRerolled
  | FirstPlayer
  | FlasksBrewed
  | Gained
  | GameEnded
  | GearBought
  | GearDropped
  | GearGiven
  | GiftTaken
  | HaggleRolled
  | HitsCancelled
  | LandCame
  | LandConquered
  | LandSettled
  | LandUsed
  | LootTaken
  | LootUsed
  | MagicThrown
  | MemberDeserted
  | MemberDied
  | MemberHealed
  | MemberHired
  | MemberSent
  | MemberWounded
  | MissionConsoled
  | MissionDeclined
  | MissionFailed
  | MissionPaid
  | MissionRolled
  | MissionWon
  | MonsterCame
  | MonsterCaptured
  | MonsterKilled
  | MonsterLeft
  | MonsterStruck
  | MonsterStruckAll
  | Paid
  | PanicEnded
  | PanicSpread
  | RoundBegan
  | TrapBought
  | TrapDiscarded
  | TrapRevealed
  | TrophySold
  | TurnPassed
  | VenomUsed
  | WagesMissed
  | WagesPaid
