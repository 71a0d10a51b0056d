// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'
import type {
  Prompt, Wording
} from '../../kit/schema'
export type {
  Prompt, Wording
}

export interface AlarmRaised {
  event: 'alarm-raised'
  space: number
}

/** The table of Legends of Andor as one seat sees it. `odds` and `expenses` stand beside the options. */
export interface AndorView {
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
  legend: string
  number: number
  title: Text
  summary: Text
  difficulty: string
  board: string
  day: number
  turn: number | null
  narrator: string
  last: string
  stars: string[]
  heroes: HeroView[]
  creatures: CreatureView[]
  garrison: CreatureView[]
  spaces: SpaceView[]
  friends: Record<string, number>
  broken: [number, number][]
  shut: number[]
  shields: number
  shields_used: number
  farmers: number
  market: MarketView[]
  cards: CardView[]
  tasks: TaskView[]
  helps: HelpView[]
  lasting: number[][]
  creature_strength: number
  last_hour: number
  hour_costs: [number, number, number]
  next_event: string | null
  deck: number
  creature_tokens: number
  delivered: number
  target: number | null
  alarm: boolean
  castle_free: boolean
  opponent: string | null
  opponent_late: boolean
  training: boolean
  battle: BattleView | null
  odds: (Chance | null)[]
  expenses: (Expense | null)[]
  result: string | null
}

export interface BattleBegan {
  event: 'battle-began'
  seat: number
  creature: number
  space: number
}

/** The battle ends without a winner. */
export interface BattleBroken {
  event: 'battle-broken'
  space: number
}

/** The battle that goes on; `creature` is None for rubble. */
export interface BattleView {
  space: number
  creature: string | null
  leader: number
  fighters: number[]
  round: number
  strength: number
  willpower: number
  dice: number
  die: string
  thrown: ThrowView[]
  foe_dice: number[]
  heroes_strength: number
  friends_strength: number
  attack: number
  defence: number
  card: string | null
  averted: boolean
}

export interface BridgeBroken {
  event: 'bridge-broken'
  source: number
  target: number
}

/** A card of the legend, by its name in the file and its title. */
export interface CardRead {
  event: 'card-read'
  story_card: string
  title: Wording
}

/** A card of the legend that has been read. */
export interface CardView {
  id: string
  letter: string | null
  title: Text
  story: Text
  goal: Text | null
}

export interface CastleFreed {
  event: 'castle-freed'
}

/** Parts of a thousand, so that views stay small: to win the round, to win the fight; willpower likely lost x 10. */
export type Chance = [number, number, number]

export interface CreatureDefeated {
  event: 'creature-defeated'
  creature: number
  space: number
}

/** A creature has got into the castle. */
export interface CreatureEntered {
  event: 'creature-entered'
  creature: number
  left: number
}

/** A creature has left by the gate of the mine. */
export interface CreatureEscaped {
  event: 'creature-escaped'
  creature: number
}

export interface CreatureMoved {
  event: 'creature-moved'
  creature: number
  source: number
  target: number
}

export interface CreaturePlaced {
  event: 'creature-placed'
  creature: number
  space: number
}

export interface CreatureRemoved {
  event: 'creature-removed'
  creature: number
  space: number
}

export interface CreatureTokenTurned {
  event: 'creature-token-turned'
  token: string
}

/** A creature on the board. `sunrises`: after how many it is in the castle at the earliest; None if it stays. */
export interface CreatureView {
  space: number
  creature: string
  strength: number
  willpower: number
  die: string
  dice: number
  reward: number
  boss: boolean
  sunrises: number | null
  next: number | null
}

export interface DayEnded {
  event: 'day-ended'
  seat: number
  rooster: boolean
}

export interface DiceThrown {
  event: 'dice-thrown'
  seat: number
  dice: string
  value: number
}

/** A die that decides a card. */
export interface DieRolled {
  event: 'die-rolled'
  value: number
}

export interface DieTurned {
  event: 'die-turned'
  seat: number
  owner: number
  source: number
  target: number
}

export interface DragonCardTurned {
  event: 'dragon-card-turned'
  card: string
}

export interface DragonLanded {
  event: 'dragon-landed'
  space: number
}

/** The marker of the legend's end has moved. */
export interface EndMoved {
  event: 'end-moved'
  letter: string
}

export interface EventAverted {
  event: 'event-averted'
  seat: number
  card: string
}

export interface EventDrawn {
  event: 'event-drawn'
  card: string
}

/** Hours to be paid, and the willpower that those beyond the day cost (AND-3.4). */
export type Expense = [number, number]

export interface FalconSent {
  event: 'falcon-sent'
  seat: number
  to: number
}

export interface FarmerKilled {
  event: 'farmer-killed'
  space: number
}

export interface FarmerSaved {
  event: 'farmer-saved'
  seat: number
}

export interface FateDealt {
  event: 'fate-dealt'
  seat: number
  fate: string
}

export interface FateMet {
  event: 'fate-met'
  seat: number
  fate: string
}

/** A hero's fate. `visited` are the spaces he has been to, `goal` where it wants him (if anywhere). */
export interface FateView {
  id: string
  done: boolean
  visited: number[]
  goal: number | null
  strength: number
}

export interface FigureChosen {
  event: 'figure-chosen'
  seat: number
  figure: number
}

export interface FireBroke {
  event: 'fire-broke'
  zone: number
}

export interface FoeThrew {
  event: 'foe-threw'
  creature: number
  dice: string
  value: number
}

export interface FogLifted {
  event: 'fog-lifted'
  seat: number
  space: number
  fog: string
}

export interface FogSeen {
  event: 'fog-seen'
  space: number
  fog: string
}

export interface FriendCame {
  event: 'friend-came'
  friend: number
  space: number
}

export interface FriendLeft {
  event: 'friend-left'
  friend: number
}

export interface FriendMoved {
  event: 'friend-moved'
  seat: number
  friend: number
  source: number
  target: number
}

/** A creature has joined those that hold the castle. */
export interface GarrisonGrew {
  event: 'garrison-grew'
  creature: number
}

export interface GoldDropped {
  event: 'gold-dropped'
  seat: number
  coins: number
  space: number
}

export interface GoldGiven {
  event: 'gold-given'
  seat: number
  to: number
  coins: number
}

export interface GoldGot {
  event: 'gold-got'
  seat: number
  coins: number
}

export interface GoldLaid {
  event: 'gold-laid'
  space: number
  coins: number
}

/** A help that was drawn at the start, by its name in the file and what it promises. */
export interface HelpRevealed {
  event: 'help-revealed'
  help_card: string
  promise: Wording
}

/** A help that was drawn, as its card calls it, and what it promises. */
export interface HelpView {
  id: string
  title: Text
  promise: Text | null
}

export interface HeroDeclined {
  event: 'hero-declined'
  seat: number
}

export interface HeroFell {
  event: 'hero-fell'
  seat: number
}

export interface HeroInvited {
  event: 'hero-invited'
  seat: number
  to: number
}

export interface HeroJoined {
  event: 'hero-joined'
  seat: number
}

export interface HeroSwam {
  event: 'hero-swam'
  seat: number
  source: number
  target: number
}

/** A hero's board. `hours` are used up, `hours_left` could still be paid for (overtime included). */
export interface HeroView {
  figure: string | null
  hero: string | null
  space: number
  strength: number
  willpower: number
  dice: number
  hours: number
  hours_left: number
  asleep: boolean
  rooster: boolean
  gold: number
  pieces: string[]
  fate: FateView | null
  proposal: [string, number] | null
}

export interface HeroWalked {
  event: 'hero-walked'
  seat: number
  source: number
  target: number
  willpower: number
}

export interface HeroWithdrew {
  event: 'hero-withdrew'
  seat: number
}

export interface LakeCardDrawn {
  event: 'lake-card-drawn'
  seat: number
  card: string
}

export interface LegendLost {
  event: 'legend-lost'
  reason: string
}

export interface LegendWon {
  event: 'legend-won'
}

export interface MarketView {
  piece: string
  left: number
  price: number
}

export interface MerchantGone {
  event: 'merchant-gone'
  space: number
}

export interface NarratorMoved {
  event: 'narrator-moved'
  letter: string
}

export interface OpponentRevealed {
  event: 'opponent-revealed'
  creature: number
  late: boolean
}

export interface PieceBought {
  event: 'piece-bought'
  seat: number
  piece: number
  price: number
}

export interface PieceDropped {
  event: 'piece-dropped'
  seat: number
  piece: number
  space: number
}

export interface PieceGiven {
  event: 'piece-given'
  seat: number
  to: number
  piece: number
}

export interface PieceGot {
  event: 'piece-got'
  seat: number
  piece: number
}

export interface PieceLost {
  event: 'piece-lost'
  seat: number
  piece: number
}

export interface PieceUsed {
  event: 'piece-used'
  seat: number
  piece: number
}

export interface ProposalMade {
  event: 'proposal-made'
  seat: number
  aim: string
  space: number
}

/** A fellow fighter does not agree to the leader's keeping all of the reward. */
export interface RewardRefused {
  event: 'reward-refused'
  seat: number
}

export interface RewardTaken {
  event: 'reward-taken'
  seat: number
  gold: number
  willpower: number
}

export interface RoundBegan {
  event: 'round-began'
  round: number
}

export interface RoundLost {
  event: 'round-lost'
  attack: number
  defence: number
}

export interface RoundTied {
  event: 'round-tied'
  attack: number
}

export interface RoundWon {
  event: 'round-won'
  attack: number
  defence: number
}

export interface RubbleAttacked {
  event: 'rubble-attacked'
  seat: number
  space: number
}

export interface RubbleCleared {
  event: 'rubble-cleared'
  space: number
  piece: number
}

export interface ShieldRaised {
  event: 'shield-raised'
  seat: number
}

/** What lies on a space. `fog` is `covered` until it is turned up; covered tokens are named by their backs. */
export interface SpaceView {
  space: number
  pieces: string[]
  coins: number
  fog: string | null
  well: string | null
  held: string[]
}

export interface StrengthBought {
  event: 'strength-bought'
  seat: number
  price: number
}

export interface StrengthChanged {
  event: 'strength-changed'
  seat: number
  change: number
}

export interface SunRose {
  event: 'sun-rose'
  day: number
}

/** A task of the training day. */
export interface TaskDone {
  event: 'task-done'
  task: string
}

export interface TaskView {
  id: string
  title: Text
  done: boolean
}

/** What people read, in both languages. */
export interface Text {
  en: string
  cs: string
}

/** A fighter's dice and what they are worth with all that was used on them; `way` is own, bow, black or barred. */
export interface ThrowView {
  seat: number
  dice: number[]
  way: string
  value: number
  brew: boolean
  herb: number
}

export interface TokenGone {
  event: 'token-gone'
  space: number
  piece: number
}

export interface TokenLaid {
  event: 'token-laid'
  space: number
  piece: number
}

export interface TokenSeen {
  event: 'token-seen'
  space: number
  piece: number
}

export interface TrainingOver {
  event: 'training-over'
  done: boolean
}

export interface TreasureDelivered {
  event: 'treasure-delivered'
  seat: number
  value: number
  total: number
}

export interface TurnPassed {
  event: 'turn-passed'
  seat: number
}

export interface WellEmptied {
  event: 'well-emptied'
  seat: number
  space: number
  willpower: number
}

export interface WellGone {
  event: 'well-gone'
  space: number
}

export interface WillpowerChanged {
  event: 'willpower-changed'
  seat: number
  change: number
}

/** Everything that can happen. */
export type Happening =
  | AlarmRaised
  | BattleBegan
  | BattleBroken
  | BridgeBroken
  | CardRead
  | CastleFreed
  | CreatureDefeated
  | CreatureEntered
  | CreatureEscaped
  | CreatureMoved
  | CreaturePlaced
  | CreatureRemoved
  | CreatureTokenTurned
  | DayEnded
  | DiceThrown
  | DieRolled
  | DieTurned
  | DragonCardTurned
  | DragonLanded
  | EndMoved
  | EventAverted
  | EventDrawn
  | FalconSent
  | FarmerKilled
  | FarmerSaved
  | FateDealt
  | FateMet
  | FigureChosen
  | FireBroke
  | FoeThrew
  | FogLifted
  | FogSeen
  | FriendCame
  | FriendLeft
  | FriendMoved
  | GarrisonGrew
  | GoldDropped
  | GoldGiven
  | GoldGot
  | GoldLaid
  | HelpRevealed
  | HeroDeclined
  | HeroFell
  | HeroInvited
  | HeroJoined
  | HeroSwam
  | HeroWalked
  | HeroWithdrew
  | LakeCardDrawn
  | LegendLost
  | LegendWon
  | MerchantGone
  | NarratorMoved
  | OpponentRevealed
  | PieceBought
  | PieceDropped
  | PieceGiven
  | PieceGot
  | PieceLost
  | PieceUsed
  | ProposalMade
  | RewardRefused
  | RewardTaken
  | RoundBegan
  | RoundLost
  | RoundTied
  | RoundWon
  | RubbleAttacked
  | RubbleCleared
  | ShieldRaised
  | StrengthBought
  | StrengthChanged
  | SunRose
  | TaskDone
  | TokenGone
  | TokenLaid
  | TokenSeen
  | TrainingOver
  | TreasureDelivered
  | TurnPassed
  | WellEmptied
  | WellGone
  | WillpowerChanged
