// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

import type {
  View
} from '../../kit/schema'
export type {
  View
}

export type AbilityUsed = {
  event: 'ability-used'
  seat: number
  source: number
}

/** Lay a defence token there. */
export type AddDefense = {
  do: 'add-defense'
}

/** Lay a die of the pool there. */
export type AddDie = {
  do: 'add-die'
  die: number
}

/** Give the member a potion. */
export type AddPotion = {
  do: 'add-potion'
}

/** Lay a trap face down there. */
export type AddTrap = {
  do: 'add-trap'
  trap: number
}

/** Give the member a venom. */
export type AddVenom = {
  do: 'add-venom'
}

/** The trick works on the member on this path. */
export type AimAt = {
  do: 'aim-at'
  path: number
}

/** A trick that will divert some dice of the monster to this path. */
export interface AimView {
  path: string
  dice: number
}

/** Let the trick happen. */
export type AllowTrick = {
  do: 'allow-trick'
}

export type AttackFailed = {
  event: 'attack-failed'
  seat: number
  monster: number
  path: number
  total: number
}

/** Use the discount of a member or of equipment for this purchase. */
export type Bargain = {
  do: 'bargain'
  source: number
}

/** A battle begins with its monster, at a land (0, 1) or at the gate (2). */
export type BattleBegan = {
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

export type BeerOrdered = {
  event: 'beer-ordered'
  seat: number
  coins: number
}

/** Place a magic die on this space of the laboratory. */
export type Brew = {
  do: 'brew'
  space: number
}

/** A building: dice on its spaces (`S`, `M`, `H4`, nothing where it is free) and the last haggling value; whether it is closed by panic, or by the scenario; what each haggling die would take off a price there. */
export interface BuildingView {
  id: string
  panic: boolean
  closed: boolean
  spaces: (string | null)[]
  last_haggle: number
  discounts: Record<string, number>
}

/** Buy defence tokens, `tokens` of them. */
export type BuyDefense = {
  do: 'buy-defense'
  tokens: number
}

/** Buy (or take) this equipment card. */
export type BuyGear = {
  do: 'buy-gear'
  gear: number
}

/** Put the trap on this place of the display among those to be bought. */
export type BuyTrap = {
  do: 'buy-trap'
  slot: number
}

/** The campaign is won or lost, after `games` games. */
export type CampaignEnded = {
  event: 'campaign-ended'
  outcome: string
  games: number
}

/** The next game of a campaign, counted from 1. */
export type CampaignGoesOn = {
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

/** Throw a defence token away, and the trick with it. */
export type CancelTrick = {
  do: 'cancel-trick'
}

export type ChiefReplaced = {
  event: 'chief-replaced'
  seat: number
  member: number
}

/** Lead this clan. */
export type ChooseClan = {
  do: 'choose-clan'
  clan: number
}

export type ClanChosen = {
  event: 'clan-chosen'
  seat: number
  clan: number
}

/** A clan that lost everybody begins again with a rookie. */
export type ClanReborn = {
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

export type CoinsDug = {
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

export type ConquestFailed = {
  event: 'conquest-failed'
  seat: number
  land: number
  path: number
  total: number
}

export type DefenseBought = {
  event: 'defense-bought'
  seat: number
  tokens: number
  coins: number
}

export type DiceDiverted = {
  event: 'dice-diverted'
  seat: number
  path: number
  dice: number
}

/** Dice that were diverted to Sam strike nobody. */
export type DiceLostOnSam = {
  event: 'dice-lost-on-sam'
  path: number
  dice: number
}

export type DiceRolled = {
  event: 'dice-rolled'
  seat: number
  path: number
  dice: string
}

export type DieExchanged = {
  event: 'die-exchanged'
  seat: number
  die: number
  into: string
}

export type DiePawned = {
  event: 'die-pawned'
  seat: number
  die: number
  coins: number
}

/** A die lies in a building; `discount` is what it takes off the price there. */
export type DiePlaced = {
  event: 'die-placed'
  seat: number
  building: number
  die: number
  discount: number
}

export type DieRerolled = {
  event: 'die-rerolled'
  seat: number
  path: number
  die: number
  became: number
}

export type DieStolen = {
  event: 'die-stolen'
  seat: number
  path: number
  target: number
  die: number
}

/** Place strength dice on this space of the mine. */
export type Dig = {
  do: 'dig'
  space: number
}

/** Throw a trap away that the clan has no room for. */
export type DiscardTrap = {
  do: 'discard-trap'
  trap: number
}

/** The die goes against the member on this path. */
export type DivertTo = {
  do: 'divert-to'
  path: number
}

/** That is all. */
export type Done = {
  do: 'done'
}

/** Take a wound back with a potion. */
export type DrinkPotion = {
  do: 'drink-potion'
}

/** Throw this equipment card away. */
export type DropGear = {
  do: 'drop-gear'
  gear: number
}

/** Put a die on this card and take one of another colour. */
export type Exchange = {
  do: 'exchange'
  source: number
  die: number
  into: number
}

/** Throw a die away with this loot token and take the dice it promises. */
export type ExchangeForLoot = {
  do: 'exchange-for-loot'
  loot: number
  die: number
}

export type FirstPlayer = {
  event: 'first-player'
  seat: number
}

/** Take `potions` potions; the other flasks are venoms. */
export type Flasks = {
  do: 'flasks'
  potions: number
}

export type FlasksBrewed = {
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

/** Somebody got `n` of something: coins, glory, potions …; less than nothing is a loss. */
export type Gained = {
  event: 'gained'
  seat: number
  what: string
  number: number
}

export type GameEnded = {
  event: 'game-ended'
  number: number
}

export type GearBought = {
  event: 'gear-bought'
  seat: number
  gear: number
  coins: number
}

export type GearDropped = {
  event: 'gear-dropped'
  seat: number
  gear: number
}

export type GearGiven = {
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
export type GiftTaken = {
  event: 'gift-taken'
  seat: number
  what: string
}

/** This equipment card goes to this member. */
export type GiveGear = {
  do: 'give-gear'
  gear: number
  member: number
}

/** Begin the next game of the campaign. */
export type GoOn = {
  do: 'go-on'
}

/** Haggling dice as they fell, apart by spaces: `H5 H2`. */
export type HaggleRolled = {
  event: 'haggle-rolled'
  seat: number
  dice: string
}

/** A wounded member drinks a potion. */
export type Heal = {
  do: 'heal'
  member: number
}

/** Hire a mercenary or a rookie. */
export type Hire = {
  do: 'hire'
  member: number
}

/** Hits that did not strike: by an ability, by defence tokens or by potions. */
export type HitsCancelled = {
  event: 'hits-cancelled'
  seat: number
  path: number
  hits: number
  how: string
}

export type LandCame = {
  event: 'land-came'
  land: number
  place: number
}

export type LandConquered = {
  event: 'land-conquered'
  seat: number
  land: number
  path: number
  total: number
}

export type LandLeft = {
  event: 'land-left'
  seat: number
  land: number
  path: number
}

export type LandSettled = {
  event: 'land-settled'
  seat: number
  land: number
  member: number
}

export type LandUsed = {
  event: 'land-used'
  seat: number
  land: number
}

/** The table of Monster Lands as one seat sees it. */
export interface LandsView extends View {
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

/** Do not try for the land. */
export type LeaveLand = {
  do: 'leave-land'
}

/** Leave the token face down. */
export type LeaveTrap = {
  do: 'leave-trap'
}

/** This member deserts. */
export type LetGo = {
  do: 'let-go'
  member: number
}

export type LootTaken = {
  event: 'loot-taken'
  seat: number
  loot: number
}

export type LootUsed = {
  event: 'loot-used'
  seat: number
  loot: number
}

export type MagicThrown = {
  event: 'magic-thrown'
  seat: number
  path: number
  dice: number
}

export type MemberDeserted = {
  event: 'member-deserted'
  seat: number
  member: number
}

export type MemberDied = {
  event: 'member-died'
  seat: number
  member: number
  path: number
  glory: number
}

export type MemberHealed = {
  event: 'member-healed'
  seat: number
  member: number
}

export type MemberHired = {
  event: 'member-hired'
  seat: number
  member: number
  coins: number
}

/** Somebody stands on a path now, with dice (`S S M`), face-down traps, defence tokens and flasks. */
export type MemberSent = {
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

export type MemberWounded = {
  event: 'member-wounded'
  seat: number
  member: number
  path: number
}

/** The monster's dice that missed, as they had fallen: each is rolled once more. */
export type MissesRolledAgain = {
  event: 'misses-rolled-again'
  dice: string
}

export type MissionConsoled = {
  event: 'mission-consoled'
  seat: number
  path: number
  coins: number
}

export type MissionDeclined = {
  event: 'mission-declined'
  seat: number
  path: number
}

export type MissionFailed = {
  event: 'mission-failed'
  seat: number
  path: number
}

export type MissionPaid = {
  event: 'mission-paid'
  seat: number
  path: number
}

export type MissionRolled = {
  event: 'mission-rolled'
  seat: number
  path: number
  dice: string
  total: number
  target: number
}

export type MissionWon = {
  event: 'mission-won'
  seat: number
  path: number
}

/** A monster stands at a land (0, 1) or at the gate (2). */
export type MonsterCame = {
  event: 'monster-came'
  monster: number
  place: number
}

export type MonsterCaptured = {
  event: 'monster-captured'
  seat: number
  monster: number
  path: number
  total: number
}

export type MonsterKilled = {
  event: 'monster-killed'
  seat: number
  monster: number
  path: number
  total: number
}

/** Of the monsters on their way to the gate this one was the weaker. */
export type MonsterLeft = {
  event: 'monster-left'
  monster: number
}

/** Black dice against a member: as they fell, and the hits with the sure ones. */
export type MonsterStruck = {
  event: 'monster-struck'
  monster: number
  seat: number
  path: number
  dice: string
  hits: number
}

export type MonsterStruckAll = {
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

/** Pay a round of beer: everybody on display leaves, others come. */
export type OrderBeer = {
  do: 'order-beer'
}

export interface OwnLandView {
  land: string
  settler: string | null
  used: boolean
}

export type Paid = {
  event: 'paid'
  seat: number
  coins: number
}

export type PanicEnded = {
  event: 'panic-ended'
}

export type PanicSpread = {
  event: 'panic-spread'
  building: number
}

/** Be out for the rest of the deployment phase. */
export type PassTurn = {
  do: 'pass-turn'
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

/** Sell a die in the pawnshop. */
export type Pawn = {
  do: 'pawn'
  die: number
}

/** Pay what the mission asks for. */
export type PayMission = {
  do: 'pay-mission'
}

/** Pay with this trap. */
export type PayTrap = {
  do: 'pay-trap'
  trap: number
}

/** Pay the wages now. */
export type PayWages = {
  do: 'pay-wages'
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

/** This member becomes chief. */
export type Promote = {
  do: 'promote'
  member: number
}

/** A rating, whether everything it asks for is there now, and each single thing. */
export interface RatingView {
  rating: string
  reached: boolean
  needs: Need[]
}

/** Roll this die again. */
export type Reroll = {
  do: 'reroll'
  die: number
}

/** Turn this token up, counted from the top of its path. */
export type RevealTrap = {
  do: 'reveal-trap'
  path: number
  token: number
}

/** Roll one die of this colour. */
export type Roll = {
  do: 'roll'
  die: number
}

/** Roll all dice that are left. */
export type RollAll = {
  do: 'roll-all'
}

export type RoundBegan = {
  event: 'round-began'
  number: number
}

/** Sam plays a trick from a path against the member on another. */
export type SamAimed = {
  event: 'sam-aimed'
  path: number
  trap: number
  target: number
}

/** Dice of the monster strike the member on this path before Sam removes it. */
export type SamDiverted = {
  event: 'sam-diverted'
  path: number
  dice: number
}

/** Where Sam's dice would send him there is no room: he rolls again. */
export type SamFoundNoPlace = {
  event: 'sam-found-no-place'
  red: number
  yellow: number
}

/** There is no room for Sam anywhere. */
export type SamIdle = {
  event: 'sam-idle'
}

/** Sam's dice, and the die that lies in a building now. */
export type SamPlaced = {
  event: 'sam-placed'
  red: number
  yellow: number
  building: number
  die: number
}

export type SamRemovedGear = {
  event: 'sam-removed-gear'
  gear: number
}

export type SamRemovedLand = {
  event: 'sam-removed-land'
  land: number
  path: number
}

export type SamRemovedMember = {
  event: 'sam-removed-member'
  member: number
}

export type SamRemovedMonster = {
  event: 'sam-removed-monster'
  monster: number
  path: number
}

export type SamRemovedTrap = {
  event: 'sam-removed-trap'
  trap: number
}

export type SamRevealed = {
  event: 'sam-revealed'
  path: number
  trap: number
}

/** Sam's dice, and the path that he blocks now. */
export type SamSent = {
  event: 'sam-sent'
  red: number
  yellow: number
  path: number
}

export type SamStole = {
  event: 'sam-stole'
  path: number
  target: number
  die: number
}

export type SamTookMission = {
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

export type ScenarioRated = {
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

/** Sell the whole trophy of this monster. */
export type SellTrophy = {
  do: 'sell-trophy'
  monster: number
}

/** Send somebody to this path of the Outskirts. */
export type Send = {
  do: 'send'
  path: number
}

/** This member goes. */
export type SendMember = {
  do: 'send-member'
  member: number
}

/** This member settles this land. */
export type Settle = {
  do: 'settle'
  land: number
  member: number
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

/** Steal a die of this colour. */
export type Steal = {
  do: 'steal'
  die: number
}

/** Leave the result as it is. */
export type Stop = {
  do: 'stop'
}

/** Take one of the smaller things of the Queen's gift, by its place in the list. */
export type TakeGift = {
  do: 'take-gift'
  gift: number
}

/** Take a die of this colour as the Queen's gift. */
export type TakeGiftDie = {
  do: 'take-gift-die'
  die: number
}

/** Let the hits that are left strike. */
export type TakeHits = {
  do: 'take-hits'
}

/** Take this loot token. */
export type TakeLoot = {
  do: 'take-loot'
  loot: number
}

/** Throw magic dice away, `dice` of them; the monster loses as many. */
export type ThrowMagic = {
  do: 'throw-magic'
  dice: number
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

export type TrapBought = {
  event: 'trap-bought'
  seat: number
  trap: number
}

export type TrapDiscarded = {
  event: 'trap-discarded'
  seat: number
  trap: number
}

/** A token stays face down. */
export type TrapLeft = {
  event: 'trap-left'
  seat: number
  path: number
}

export type TrapRevealed = {
  event: 'trap-revealed'
  seat: number
  path: number
  trap: number
}

/** A trick is played from a path against the member on another. */
export type TrickAimed = {
  event: 'trick-aimed'
  seat: number
  path: number
  trap: number
  target: number
}

/** The target has thrown away a defence token, and the trick is gone. */
export type TrickCancelled = {
  event: 'trick-cancelled'
  seat: number
  path: number
  trap: number
}

/** There was nobody, or nothing, for the trick. */
export type TrickFailed = {
  event: 'trick-failed'
  seat: number
  path: number
}

export type TrophySold = {
  event: 'trophy-sold'
  seat: number
  monster: number
  coins: number
}

/** Roll for the land. */
export type TryLand = {
  do: 'try-land'
}

export type TurnPassed = {
  event: 'turn-passed'
  seat: number
}

/** Use the ability of a member or of equipment; `choice` by its place in the list. */
export type UseAbility = {
  do: 'use-ability'
  source: number
  choice: number
}

/** Cancel a hit with a defence token. */
export type UseDefense = {
  do: 'use-defense'
}

/** Use the benefit of a settled land. */
export type UseLand = {
  do: 'use-land'
  land: number
}

/** Use a loot token. */
export type UseLoot = {
  do: 'use-loot'
  loot: number
}

/** Use a venom in the attack. */
export type UseVenom = {
  do: 'use-venom'
}

export type VenomUsed = {
  event: 'venom-used'
  seat: number
  path: number
}

/** Place a die in the lodge, the tavern, the armory or the market. */
export type Visit = {
  do: 'visit'
  building: number
  die: number
}

export type WagesMissed = {
  event: 'wages-missed'
  seat: number
  coins: number
  due: number
}

export type WagesPaid = {
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
  | LandLeft
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

/** Everything that can be done. */
export type Deed =
  | AddDefense
  | AddDie
  | AddPotion
  | AddTrap
  | AddVenom
  | AimAt
  | AllowTrick
  | Bargain
  | Brew
  | BuyDefense
  | BuyGear
  | BuyTrap
  | CancelTrick
  | ChooseClan
  | Dig
  | DiscardTrap
  | DivertTo
  | Done
  | DrinkPotion
  | DropGear
  | Exchange
  | ExchangeForLoot
  | Flasks
  | GiveGear
  | GoOn
  | Heal
  | Hire
  | LeaveLand
  | LeaveTrap
  | LetGo
  | OrderBeer
  | PassTurn
  | Pawn
  | PayMission
  | PayTrap
  | PayWages
  | Promote
  | Reroll
  | RevealTrap
  | Roll
  | RollAll
  | SellTrophy
  | Send
  | SendMember
  | Settle
  | Steal
  | Stop
  | TakeGift
  | TakeGiftDie
  | TakeHits
  | TakeLoot
  | ThrowMagic
  | TryLand
  | UseAbility
  | UseDefense
  | UseLand
  | UseLoot
  | UseVenom
  | Visit
