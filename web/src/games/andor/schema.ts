// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

import type {
  View, Wording
} from '../../kit/schema'
export type {
  View, Wording
}

/** So be it. */
export type Agree = {
  do: 'agree'
}

export type AlarmRaised = {
  event: 'alarm-raised'
  space: number
}

/** The table of Legends of Andor as one seat sees it. `odds` and `expenses` stand beside the options. */
export interface AndorView extends View {
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

/** Take the offer. */
export type Bargain = {
  do: 'bargain'
}

/** Take the offer for this article. */
export type BargainFor = {
  do: 'bargain-for'
  piece: number
}

export type BattleBegan = {
  event: 'battle-began'
  seat: number
  creature: number
  space: number
}

/** The battle ends without a winner. */
export type BattleBroken = {
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

/** Everybody is here: the first round begins. */
export type Begin = {
  do: 'begin'
}

export type BridgeBroken = {
  event: 'bridge-broken'
  source: number
  target: number
}

/** Buy an article of the equipment board. */
export type Buy = {
  do: 'buy'
  piece: number
}

/** Buy a point of strength. */
export type BuyStrength = {
  do: 'buy-strength'
}

/** Call the help that a card of the legend offers. */
export type CallHelp = {
  do: 'call-help'
  card: number
}

/** A card of the legend, by its name in the file and its title. */
export type CardRead = {
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

export type CastleFreed = {
  event: 'castle-freed'
}

/** Parts of a thousand, so that views stay small: to win the round, to win the fight; willpower likely lost x 10. */
export type Chance = [number, number, number]

/** Take the board and figure of a hero. */
export type ChooseFigure = {
  do: 'choose-figure'
  figure: number
}

export type ChooseHero = {
  do: 'choose-hero'
  seat: number
}

export type ChooseSpace = {
  do: 'choose-space'
  space: number
}

/** Try to clear the rubble next door. */
export type ClearRubble = {
  do: 'clear-rubble'
  space: number
}

/** A hero pays this part of a ransom. */
export type Contribute = {
  do: 'contribute'
  seat: number
  unit: 'gold' | 'willpower'
  amount: number
}

export type CreatureDefeated = {
  event: 'creature-defeated'
  creature: number
  space: number
}

/** A creature has got into the castle. */
export type CreatureEntered = {
  event: 'creature-entered'
  creature: number
  left: number
}

/** A creature has left by the gate of the mine. */
export type CreatureEscaped = {
  event: 'creature-escaped'
  creature: number
}

export type CreatureMoved = {
  event: 'creature-moved'
  creature: number
  source: number
  target: number
}

export type CreaturePlaced = {
  event: 'creature-placed'
  creature: number
  space: number
}

export type CreatureRemoved = {
  event: 'creature-removed'
  creature: number
  space: number
}

export type CreatureTokenTurned = {
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

export type DayEnded = {
  event: 'day-ended'
  seat: number
  rooster: boolean
}

/** No, thank you. */
export type Decline = {
  do: 'decline'
}

export type DiceThrown = {
  event: 'dice-thrown'
  seat: number
  dice: string
  value: number
}

/** A die that decides a card. */
export type DieRolled = {
  event: 'die-rolled'
  value: number
}

export type DieTurned = {
  event: 'die-turned'
  seat: number
  owner: number
  source: number
  target: number
}

/** Away with the card. */
export type DiscardCard = {
  do: 'discard-card'
}

export type DragonCardTurned = {
  event: 'dragon-card-turned'
  card: string
}

export type DragonLanded = {
  event: 'dragon-landed'
  space: number
}

/** Half a witch's brew doubles a die. */
export type DrinkBrew = {
  do: 'drink-brew'
}

/** Half a wineskin pays for one space of the move. */
export type DrinkWine = {
  do: 'drink-wine'
}

export type Drop = {
  do: 'drop'
  piece: number
}

export type DropGold = {
  do: 'drop-gold'
  coin: number
}

/** Drink from the well. */
export type EmptyWell = {
  do: 'empty-well'
}

/** Lay the time marker in the sunrise box. */
export type EndDay = {
  do: 'end-day'
}

/** The marker of the legend's end has moved. */
export type EndMoved = {
  event: 'end-moved'
  letter: string
}

export type EventAverted = {
  event: 'event-averted'
  seat: number
  card: string
}

export type EventDrawn = {
  event: 'event-drawn'
  card: string
}

/** Hours to be paid, and the willpower that those beyond the day cost (AND-3.4). */
export type Expense = [number, number]

export type FalconSent = {
  event: 'falcon-sent'
  seat: number
  to: number
}

export type FarmerKilled = {
  event: 'farmer-killed'
  space: number
}

export type FarmerSaved = {
  event: 'farmer-saved'
  seat: number
}

export type FateDealt = {
  event: 'fate-dealt'
  seat: number
  fate: string
}

export type FateMet = {
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

/** Attack the creature on a space. */
export type Fight = {
  do: 'fight'
  space: number
}

/** Another round. */
export type FightOn = {
  do: 'fight-on'
}

export type FigureChosen = {
  event: 'figure-chosen'
  seat: number
  figure: number
}

export type FireBroke = {
  event: 'fire-broke'
  zone: number
}

export type FoeThrew = {
  event: 'foe-threw'
  creature: number
  dice: string
  value: number
}

export type FogLifted = {
  event: 'fog-lifted'
  seat: number
  space: number
  fog: string
}

export type FogSeen = {
  event: 'fog-seen'
  space: number
  fog: string
}

export type FriendCame = {
  event: 'friend-came'
  friend: number
  space: number
}

export type FriendLeft = {
  event: 'friend-left'
  friend: number
}

export type FriendMoved = {
  event: 'friend-moved'
  seat: number
  friend: number
  source: number
  target: number
}

/** Hand over or pay what the fate asks for. */
export type FulfilFate = {
  do: 'fulfil-fate'
}

/** A creature has joined those that hold the castle. */
export type GarrisonGrew = {
  event: 'garrison-grew'
  creature: number
}

export type Give = {
  do: 'give'
  piece: number
  seat: number
}

export type GiveGold = {
  do: 'give-gold'
  coin: number
  seat: number
}

/** Lose this one. */
export type GiveUp = {
  do: 'give-up'
  piece: number
}

/** Enough has been said: whoever is on turn may begin the day. */
export type GoAhead = {
  do: 'go-ahead'
}

export type GoldDropped = {
  event: 'gold-dropped'
  seat: number
  coins: number
  space: number
}

export type GoldGiven = {
  event: 'gold-given'
  seat: number
  to: number
  coins: number
}

export type GoldGot = {
  event: 'gold-got'
  seat: number
  coins: number
}

export type GoldLaid = {
  event: 'gold-laid'
  space: number
  coins: number
}

/** Hand a gem over for good. */
export type HandIn = {
  do: 'hand-in'
  piece: number
}

export type HandInGold = {
  do: 'hand-in-gold'
  coin: number
}

/** Pass an article to a fellow fighter between two rounds. */
export type HandOver = {
  do: 'hand-over'
  piece: number
  seat: number
}

/** A help that was drawn at the start, by its name in the file and what it promises. */
export type HelpRevealed = {
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

/** A herb pays for spaces of the move. */
export type HerbSteps = {
  do: 'herb-steps'
  herb: number
}

/** A herb adds its value in this round. */
export type HerbStrength = {
  do: 'herb-strength'
  herb: number
}

/** A herb gives willpower. */
export type HerbWillpower = {
  do: 'herb-willpower'
  herb: number
}

export type HeroDeclined = {
  event: 'hero-declined'
  seat: number
}

export type HeroFell = {
  event: 'hero-fell'
  seat: number
}

export type HeroInvited = {
  event: 'hero-invited'
  seat: number
  to: number
}

export type HeroJoined = {
  event: 'hero-joined'
  seat: number
}

export type HeroSwam = {
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

export type HeroWalked = {
  event: 'hero-walked'
  seat: number
  source: number
  target: number
  willpower: number
}

export type HeroWithdrew = {
  event: 'hero-withdrew'
  seat: number
}

export type Invite = {
  do: 'invite'
  seat: number
}

/** Fight along. */
export type Join = {
  do: 'join'
}

/** It stays as it lies. */
export type Keep = {
  do: 'keep'
}

export type LakeCardDrawn = {
  event: 'lake-card-drawn'
  seat: number
  card: string
}

/** The falcon has done its work. */
export type Land = {
  do: 'land'
}

/** Leave this fog place empty. */
export type LayFog = {
  do: 'lay-fog'
  space: number
}

/** A farmer stays here. */
export type LeaveBehind = {
  do: 'leave-behind'
  farmer: number
}

export type LegendLost = {
  event: 'legend-lost'
  reason: string
}

export type LegendWon = {
  event: 'legend-won'
}

/** Turn up the fog next door, through the telescope. */
export type Look = {
  do: 'look'
  space: number
}

export interface MarketView {
  piece: string
  left: number
  price: number
}

export type MerchantGone = {
  event: 'merchant-gone'
  space: number
}

/** Move the prince or the shield dwarves. */
export type MoveFriend = {
  do: 'move-friend'
  friend: number
  space: number
}

export type NarratorMoved = {
  event: 'narrator-moved'
  letter: string
}

/** Not like that. */
export type Object = {
  do: 'object'
}

export type OpponentRevealed = {
  event: 'opponent-revealed'
  creature: number
  late: boolean
}

/** Let an hour go by. */
export type Pass = {
  do: 'pass'
}

export type PickUp = {
  do: 'pick-up'
  piece: number
}

/** Take all gold that lies here. */
export type PickUpGold = {
  do: 'pick-up-gold'
}

export type PieceBought = {
  event: 'piece-bought'
  seat: number
  piece: number
  price: number
}

export type PieceDropped = {
  event: 'piece-dropped'
  seat: number
  piece: number
  space: number
}

export type PieceGiven = {
  event: 'piece-given'
  seat: number
  to: number
  piece: number
}

export type PieceGot = {
  event: 'piece-got'
  seat: number
  piece: number
}

export type PieceLost = {
  event: 'piece-lost'
  seat: number
  piece: number
}

export type PieceUsed = {
  event: 'piece-used'
  seat: number
  piece: number
}

export type ProposalMade = {
  event: 'proposal-made'
  seat: number
  aim: string
  space: number
}

/** Say what one means to do, and where others could help. */
export type Propose = {
  do: 'propose'
  aim: 'fight' | 'goal' | 'meet' | 'trade'
  space: number
}

/** Back on the deck with it. */
export type PutBack = {
  do: 'put-back'
}

/** The shield catches the blow, or averts the card for all. */
export type RaiseShield = {
  do: 'raise-shield'
}

/** This piece of rubble is cleared away. */
export type RemoveRubble = {
  do: 'remove-rubble'
  piece: number
}

/** What a fighter gets of the reward. */
export type Reward = {
  do: 'reward'
  seat: number
  gold: number
  willpower: number
}

/** A fellow fighter does not agree to the leader's keeping all of the reward. */
export type RewardRefused = {
  event: 'reward-refused'
  seat: number
}

export type RewardTaken = {
  event: 'reward-taken'
  seat: number
  gold: number
  willpower: number
}

/** Roll the next die: it will count instead. */
export type RollOn = {
  do: 'roll-on'
}

export type RoundBegan = {
  event: 'round-began'
  round: number
}

export type RoundLost = {
  event: 'round-lost'
  attack: number
  defence: number
}

export type RoundTied = {
  event: 'round-tied'
  attack: number
}

export type RoundWon = {
  event: 'round-won'
  attack: number
  defence: number
}

export type RubbleAttacked = {
  event: 'rubble-attacked'
  seat: number
  space: number
}

export type RubbleCleared = {
  event: 'rubble-cleared'
  space: number
  piece: number
}

/** The falcon flies between the two heroes. */
export type SendFalcon = {
  do: 'send-falcon'
  seat: number
}

/** An amount of it goes to, or comes from, this hero. */
export type Share = {
  do: 'share'
  seat: number
  amount: number
}

export type ShieldRaised = {
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

/** End the move here. */
export type Stop = {
  do: 'stop'
}

/** Attack a creature of the garrison in the castle. */
export type Storm = {
  do: 'storm'
  creature: number
}

export type StrengthBought = {
  event: 'strength-bought'
  seat: number
  price: number
}

export type StrengthChanged = {
  event: 'strength-changed'
  seat: number
  change: number
}

export type SunRose = {
  event: 'sun-rose'
  day: number
}

/** Swim the secret lake to another shore. */
export type Swim = {
  do: 'swim'
  space: number
}

/** A farmer walks along. */
export type TakeAlong = {
  do: 'take-along'
  farmer: number
}

/** Enough has been said: the day may begin. */
export type TalkEnded = {
  event: 'talk-ended'
  seat: number
}

/** A task of the training day. */
export type TaskDone = {
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

/** Roll the own dice, one after another with the bow, or the black die. */
export type Throw = {
  do: 'throw'
  dice: 'black' | 'bow' | 'own'
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

export type TokenGone = {
  event: 'token-gone'
  space: number
  piece: number
}

export type TokenLaid = {
  event: 'token-laid'
  space: number
  piece: number
}

export type TokenSeen = {
  event: 'token-seen'
  space: number
  piece: number
}

export type TrainingOver = {
  event: 'training-over'
  done: boolean
}

export type TreasureDelivered = {
  event: 'treasure-delivered'
  seat: number
  value: number
  total: number
}

/** The wizard turns a die to its opposite face. */
export type TurnDie = {
  do: 'turn-die'
  die: number
}

export type TurnPassed = {
  event: 'turn-passed'
  seat: number
}

/** Turn up a covered token here, or next door through the telescope; `piece` is how it looks from behind. */
export type TurnUp = {
  do: 'turn-up'
  piece: number
  space: number
}

/** The opponent rolls one die fewer in this round. */
export type UsePoison = {
  do: 'use-poison'
}

/** Walk to a space, as a part of a move. */
export type Walk = {
  do: 'walk'
  space: number
}

export type WellEmptied = {
  event: 'well-emptied'
  seat: number
  space: number
  willpower: number
}

export type WellGone = {
  event: 'well-gone'
  space: number
}

export type WillpowerChanged = {
  event: 'willpower-changed'
  seat: number
  change: number
}

/** Leave the battle. */
export type Withdraw = {
  do: 'withdraw'
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
  | TalkEnded
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

/** Everything that can be done. */
export type Deed =
  | Agree
  | Bargain
  | BargainFor
  | Begin
  | Buy
  | BuyStrength
  | CallHelp
  | ChooseFigure
  | ChooseHero
  | ChooseSpace
  | ClearRubble
  | Contribute
  | Decline
  | DiscardCard
  | DrinkBrew
  | DrinkWine
  | Drop
  | DropGold
  | EmptyWell
  | EndDay
  | Fight
  | FightOn
  | FulfilFate
  | Give
  | GiveGold
  | GiveUp
  | GoAhead
  | HandIn
  | HandInGold
  | HandOver
  | HerbSteps
  | HerbStrength
  | HerbWillpower
  | Invite
  | Join
  | Keep
  | Land
  | LayFog
  | LeaveBehind
  | Look
  | MoveFriend
  | Object
  | Pass
  | PickUp
  | PickUpGold
  | Propose
  | PutBack
  | RaiseShield
  | RemoveRubble
  | Reward
  | RollOn
  | SendFalcon
  | Share
  | Stop
  | Storm
  | Swim
  | TakeAlong
  | Throw
  | TurnDie
  | TurnUp
  | UsePoison
  | Walk
  | Withdraw
