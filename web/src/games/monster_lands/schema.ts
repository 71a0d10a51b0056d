// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'
import type {
  Prompt
} from '../../kit/schema'
export type {
  Prompt
}

export interface AbilityUsed {
  event: 'ability-used'
  seat: number
  source: number
}

/** A trick that will divert so many dice of the monster to this path. */
export interface AimView {
  path: string
  dice: number
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

/** The battle under way: where (0 and 1 the lands, 2 the gate), whose path, and what was done so far; the conflict, as long as it lasts. */
export interface BattleView {
  place: number
  path: string | null
  suffered: number
  conquest: number
  conflict: ConflictView | null
}

export interface BeerOrdered {
  event: 'beer-ordered'
  seat: number
  coins: number
}

/** A building: dice on its spaces (`S`, `M`, `H4`, nothing where it is free) and the last haggling value; whether it is closed by panic, or by the scenario. */
export interface BuildingView {
  id: string
  panic: boolean
  closed: boolean
  spaces: (string | null)[]
  last_haggle: number
}

/** The campaign is won or lost, after so many games. */
export interface CampaignEnded {
  event: 'campaign-ended'
  outcome: string
  games: number
}

/** The next game of a campaign, counted from 1. */
export interface CampaignGoesOn {
  event: 'campaign-goes-on'
  scenario: number
  level: number
  number: number
}

/** The campaign: finished games in their order, how many, which comes next once one is finished, and whether it is `open`, `won` or `lost`. */
export interface CampaignView {
  path: PlayedView[]
  games: number
  next: NextView | null
  outcome: string
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

/** The conflict between members: whose token is being decided about (its place from the top), the trick that was turned up, whom it is aimed at, and what is asked: `reveal`, `aim`, `cancel` or `steal`. */
export interface ConflictView {
  asked: string
  path: string
  token: number
  trick: string | null
  target: string | null
  left: number
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

/** Dice that were diverted to Sam strike nobody. */
export interface DiceLostOnSam {
  event: 'dice-lost-on-sam'
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

export interface DieStolen {
  event: 'die-stolen'
  seat: number
  path: number
  target: number
  die: number
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
  before: number
  gone: number | null
  stands: boolean
  blow: boolean
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
  tricks: boolean
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
  solo: SoloView | null
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

/** The monster's dice that missed, as they had fallen: each is rolled once more. */
export interface MissesRolledAgain {
  event: 'misses-rolled-again'
  dice: string
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

/** One thing that a rating asks for: what, how much there is of it, and how much it takes. */
export interface Need {
  what: string
  have: number[]
  need: number[]
  done: boolean
}

/** The game that follows in a campaign. */
export interface NextView {
  scenario: string
  level: string
}

/** How an outing may end, played well from here: for the member, and against the monster. For a land or a mission `kill` is its success; `win` is that of a mission with nobody better on the other path. */
export interface Odds {
  unhurt: number
  wounded: number
  dead: number
  capture: number
  kill: number
  fail: number
  win: number | null
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

/** A path somebody took. Traps are `covered` until they are revealed, but for their owner; `shown` says which were turned up, from the top. `aims` are the paths that tricks will divert dice to, with how many. A path that Sam blocks has the seat -1 and the member `sam`. */
export interface PathView {
  path: string
  seat: number
  member: string
  dice: string[]
  traps: string[]
  shown: boolean[]
  aims: AimView[]
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

/** A finished game: its scenario, level, rating and points. */
export interface PlayedView {
  scenario: string
  level: string
  rating: string
  points: number
}

/** A rating, whether everything it asks for is there now, and each single thing. */
export interface RatingView {
  rating: string
  reached: boolean
  needs: Need[]
}

export interface RoundBegan {
  event: 'round-began'
  number: number
}

/** Sam plays a trick from a path against the member on another. */
export interface SamAimed {
  event: 'sam-aimed'
  path: number
  trap: number
  target: number
}

/** Dice of the monster strike the member on this path before Sam removes it. */
export interface SamDiverted {
  event: 'sam-diverted'
  path: number
  dice: number
}

/** Where Sam's dice would send him there is no room: he rolls again. */
export interface SamFoundNoPlace {
  event: 'sam-found-no-place'
  red: number
  yellow: number
}

/** There is no room for Sam anywhere. */
export interface SamIdle {
  event: 'sam-idle'
}

/** Sam's dice, and the die that lies in a building now. */
export interface SamPlaced {
  event: 'sam-placed'
  red: number
  yellow: number
  building: number
  die: number
}

export interface SamRemovedGear {
  event: 'sam-removed-gear'
  gear: number
}

export interface SamRemovedLand {
  event: 'sam-removed-land'
  land: number
  path: number
}

export interface SamRemovedMember {
  event: 'sam-removed-member'
  member: number
}

export interface SamRemovedMonster {
  event: 'sam-removed-monster'
  monster: number
  path: number
}

export interface SamRemovedTrap {
  event: 'sam-removed-trap'
  trap: number
}

export interface SamRevealed {
  event: 'sam-revealed'
  path: number
  trap: number
}

/** Sam's dice, and the path that he blocks now. */
export interface SamSent {
  event: 'sam-sent'
  red: number
  yellow: number
  path: number
}

export interface SamStole {
  event: 'sam-stole'
  path: number
  target: number
  die: number
}

export interface SamTookMission {
  event: 'sam-took-mission'
  path: number
}

/** Sam: tokens he has left, his last dice, where he went, and what he took away there. */
export interface SamView {
  tokens: number
  red: number | null
  yellow: number | null
  building: string | null
  path: string | null
  traps: string[]
  member: string | null
  gear: string | null
  tricks: number
}

export interface ScenarioRated {
  event: 'scenario-rated'
  seat: number
  scenario: number
  level: number
  rating: number
  points: number
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

/** The game alone: its scenario (counted from 1), the rating as things stand, what each rating asks for. */
export interface SoloView {
  scenario: string
  number: number
  rating: string
  ratings: RatingView[]
  sam: SamView
  campaign: CampaignView | null
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

/** A token stays face down. */
export interface TrapLeft {
  event: 'trap-left'
  seat: number
  path: number
}

export interface TrapRevealed {
  event: 'trap-revealed'
  seat: number
  path: number
  trap: number
}

/** A trick is played from a path against the member on another. */
export interface TrickAimed {
  event: 'trick-aimed'
  seat: number
  path: number
  trap: number
  target: number
}

/** The target has thrown away a defence token, and the trick is gone. */
export interface TrickCancelled {
  event: 'trick-cancelled'
  seat: number
  path: number
  trap: number
}

/** There was nobody, or nothing, for the trick. */
export interface TrickFailed {
  event: 'trick-failed'
  seat: number
  path: number
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
  | CampaignEnded
  | CampaignGoesOn
  | ChiefReplaced
  | ClanChosen
  | ClanReborn
  | CoinsDug
  | ConquestFailed
  | DefenseBought
  | DiceDiverted
  | DiceLostOnSam
  | DiceRolled
  | DieExchanged
  | DiePawned
  | DiePlaced
  | DieRerolled
  | DieStolen
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
  | MissesRolledAgain
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
  | SamAimed
  | SamDiverted
  | SamFoundNoPlace
  | SamIdle
  | SamPlaced
  | SamRemovedGear
  | SamRemovedLand
  | SamRemovedMember
  | SamRemovedMonster
  | SamRemovedTrap
  | SamRevealed
  | SamSent
  | SamStole
  | SamTookMission
  | ScenarioRated
  | TrapBought
  | TrapDiscarded
  | TrapLeft
  | TrapRevealed
  | TrickAimed
  | TrickCancelled
  | TrickFailed
  | TrophySold
  | TurnPassed
  | VenomUsed
  | WagesMissed
  | WagesPaid
