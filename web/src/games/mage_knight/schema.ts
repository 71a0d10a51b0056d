// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

import type {
  ChooseEffect, SkipEffect, UseEffect
} from '../programs/schema'
export type {
  ChooseEffect, SkipEffect, UseEffect
}
import type {
  View
} from '../../kit/schema'
export type {
  View
}

/** Activate a unit, by its place, for one of its abilities. */
export type ActivateUnit = {
  do: 'activate-unit'
  place: number
  ability: number
}

/** Shuffle this drafted card into one's deck. */
export type AddDrafted = {
  do: 'add-drafted'
  card: number
}

/** Add an elite unit to the offer in the white city. */
export type AddElite = {
  do: 'add-elite'
}

/** Let another have the hero he wants. */
export type AgreeToHero = {
  do: 'agree-to-hero'
}

/** Give up the turn and announce the end of the round. */
export type AnnounceEnd = {
  do: 'announce-end'
}

/** Announce a number. */
export type AnnounceNumber = {
  do: 'announce-number'
  number: number
}

/** Take part in the assault as it was proposed, or not. */
export type AnswerProposal = {
  do: 'answer-proposal'
  agree: boolean
}

/** An artifact was bought; it comes at the end of the turn. */
export type ArtifactBought = {
  event: 'artifact-bought'
  seat: number
}

/** A hero takes an artifact from another. */
export type ArtifactStolen = {
  event: 'artifact-stolen'
  seat: number
  rival: number
  card: number
}

/** The top artifact is turned up for the mysterious box. */
export type ArtifactTurnedUp = {
  event: 'artifact-turned-up'
  seat: number
  card: number
}

export type ArtifactsGained = {
  event: 'artifacts-gained'
  seat: number
  cards: number
}

/** A hero proposes a joint assault on a city with a number of defenders. */
export type AssaultProposed = {
  event: 'assault-proposed'
  seat: number
  hex: number
  defenders: number
}

/** A joint assault that goes on, the heroes in the order in which they fight. */
export interface AssaultView {
  hex: string
  parts: PartOfAssaultView[]
}

/** A hero assaults a keep, a tower or a city. */
export type Assaulted = {
  event: 'assaulted'
  seat: number
  hex: number
  site: string
}

/** The hero takes all the damage that is left. */
export type AssignToHero = {
  do: 'assign-to-hero'
}

/** Assign damage to a unit, by its place. */
export type AssignToUnit = {
  do: 'assign-to-unit'
  place: number
}

/** Attach a banner to a unit, by its place. */
export type AttachBanner = {
  do: 'attach-banner'
  card: number
  place: number
}

/** Attach the box as the banner that was turned up for it, to a unit by its place. */
export type AttachBox = {
  do: 'attach-box'
  place: number
}

export type AttackBlocked = {
  event: 'attack-blocked'
  seat: number
  enemy: number
}

/** Attack the hero on the same space. */
export type AttackHero = {
  do: 'attack-hero'
  seat: number
}

/** A hero does not attack now. */
export type AttackPassed = {
  event: 'attack-passed'
  seat: number
}

/** Attend to the fight fully, which is one's next turn, or in part. */
export type Attend = {
  do: 'attend'
  fully: boolean
}

/** A hero whom somebody wants: who bids most for him, how much, and who has not given up yet. */
export interface AuctionView {
  hero: string
  leader: number
  fame: number
  bidders: number[]
}

/** Offer this fame for the hero. */
export type Bid = {
  do: 'bid'
  fame: number
}

/** Block this attack of this enemy. */
export type BlockAttack = {
  do: 'block-attack'
  foe: number
  attack: number
}

/** Use this skill of the common offer in this turn. */
export type BorrowSkill = {
  do: 'borrow-skill'
  skill: number
}

/** Try to burn down the monastery here. */
export type Burn = {
  do: 'burn'
}

/** Buy an artifact in the red city; it comes at the end of the turn. */
export type BuyArtifact = {
  do: 'buy-artifact'
}

/** Spend influence on the effect of this number among those in force. */
export type BuyEffect = {
  do: 'buy-effect'
  effect: number
}

/** Spend influence by the level of a unit on the effect of this number, for that unit, by its place. */
export type BuyForUnit = {
  do: 'buy-for-unit'
  effect: number
  place: number
}

/** Buy one healing point. */
export type BuyHealing = {
  do: 'buy-healing'
}

/** Buy a spell of the offer. */
export type BuySpell = {
  do: 'buy-spell'
  card: number
}

/** Call a monster for each glade that one's shield marks, and fight them. */
export type CallMonsters = {
  do: 'call-monsters'
}

export type CardGained = {
  event: 'card-gained'
  seat: number
  card: number
}

export type CardPlayed = {
  event: 'card-played'
  seat: number
  card: number
  way: string
}

/** A card of another hero's comes to hand for good. */
export type CardStolen = {
  event: 'card-stolen'
  seat: number
  card: number
  rival: number
}

/** Somebody takes an advanced action and throws another card out of the game. */
export type CardSwapped = {
  event: 'card-swapped'
  seat: number
  card: number
  gone: number
}

/** A card is discarded because another hero asked for its colour. */
export type CardYielded = {
  event: 'card-yielded'
  seat: number
  card: number
}

export type CardsDiscarded = {
  event: 'cards-discarded'
  seat: number
  cards: number
}

/** Challenge the rampaging enemy on that space. */
export type Challenge = {
  do: 'challenge'
  hex: number
}

/** An effect works on this attack of this enemy. */
export type ChooseAttack = {
  do: 'choose-attack'
  foe: number
  attack: number
}

/** Name a colour. */
export type ChooseColour = {
  do: 'choose-colour'
  colour: number
}

/** An effect works on this enemy of the combat. */
export type ChooseFoe = {
  do: 'choose-foe'
  foe: number
}

/** Lead this hero; or name the one of the dummy player. */
export type ChooseHero = {
  do: 'choose-hero'
  hero: number
}

/** A number is of this kind. */
export type ChooseKind = {
  do: 'choose-kind'
  gives: 'attack' | 'block' | 'move'
}

/** An effect touches this hero. */
export type ChooseRival = {
  do: 'choose-rival'
  seat: number
}

/** An effect is about this space. */
export type ChooseSpace = {
  do: 'choose-space'
  hex: number
}

/** An effect is about this terrain. */
export type ChooseTerrain = {
  do: 'choose-terrain'
  terrain: 'city' | 'desert' | 'forest' | 'hills' | 'lake' | 'mountain' | 'plains' | 'sea' | 'swamp' | 'wasteland'
}

/** An effect works on this unit, by its place. */
export type ChooseUnit = {
  do: 'choose-unit'
  place: number
}

/** A team has named the hero who is to return; only the team hears it. */
export type ChosenNamed = {
  event: 'chosen-named'
  seat: number
}

/** The hero whom a team had chosen is shown to all. */
export type ChosenShown = {
  event: 'chosen-shown'
  seat: number
}

/** A city is conquered; this seat leads it. */
export type CityConquered = {
  event: 'city-conquered'
  seat: number
  hex: number
  city: string
}

/** A city was turned up. */
export type CityFound = {
  event: 'city-found'
  hex: number
  city: string
  level: number
}

/** A city that is turned up; its garrison lies among the tokens, on its first hex. */
export interface CityView {
  hexes: string[]
  colours: ('blue' | 'green' | 'red' | 'white')[]
  level: number
  garrison: number
  shields: number[]
  conquered: boolean
  leader: number | null
}

export type CombatBegan = {
  event: 'combat-began'
  seat: number
  enemies: number
  enemy: string
}

/** Let a card stand for the command token of the new unit. */
export type CommandWithCard = {
  do: 'command-with-card'
}

export type CrystalGained = {
  event: 'crystal-gained'
  seat: number
  colour: number
}

export type CrystalLost = {
  event: 'crystal-lost'
  seat: number
  colour: number
}

/** Damage that is being assigned: whose attack, how much is left, and what it would do. */
export interface DamageView {
  foe: number
  attack: number
  damage: number
  armour: number
  wounds: number
  units: UnitDamageView[]
}

/** After a day two dice were rolled; a black one brings night for good. */
export type DarknessRolled = {
  event: 'darkness-rolled'
  one: number
  other: number
  dark: boolean
}

/** A defender was dealt to a hero. */
export type DefenderDealt = {
  event: 'defender-dealt'
  seat: number
  enemy: number
}

/** By the proposal a hero is to meet a number of them. */
export type DefendersOffered = {
  event: 'defenders-offered'
  seat: number
  n: number
}

/** Somebody has set a die in secret for the fight of another. */
export type DieHidden = {
  event: 'die-hidden'
  seat: number
  rival: number
}

/** The die of a fight does not show this. */
export type DieIsNot = {
  event: 'die-is-not'
  seat: number
  colour: number
}

/** The die of a fight is shown. */
export type DieShown = {
  event: 'die-shown'
  seat: number
  colour: number
}

/** A die of the Source: what it shows, and where it is (`source`, `used`, `set`, `kept`). */
export interface DieView {
  face: string
  where: string
  seat: number | null
}

/** Disband this unit, by its place, to make room. */
export type Disband = {
  do: 'disband'
  place: number
}

/** Discard this card. */
export type DiscardCard = {
  do: 'discard-card'
  card: number
}

/** Nothing more of this. */
export type Done = {
  do: 'done'
}

/** Everybody has kept a card, and what is left goes on; `kept` cards each so far. */
export type DraftPassed = {
  event: 'draft-passed'
  kept: number
}

/** A draft: how many cards everybody has kept of how many, and what the viewer holds. */
export interface DraftView {
  kept: number
  of: number
  hand: string[] | null
}

/** Somebody shuffles a drafted card into the deck; which one nobody else knows. */
export type DraftedAdded = {
  event: 'drafted-added'
  seat: number
}

/** Drive the other hero out to that space. */
export type DriveOut = {
  do: 'drive-out'
  hex: number
}

/** A hero is driven out by another. */
export type DrivenOut = {
  event: 'driven-out'
  seat: number
  rival: number
  hex: number
}

/** The dummy player announces the end of the round. */
export type DummyAnnounced = {
  event: 'dummy-announced'
}

/** The dummy player leads this hero. */
export type DummyHero = {
  event: 'dummy-hero'
  hero: number
}

/** No hero is left for the dummy player: other cards stand in for a deck. */
export type DummyStandIn = {
  event: 'dummy-stand-in'
}

export type DummyTactic = {
  event: 'dummy-tactic'
  tactic: number
}

/** The dummy player turned up some cards. */
export type DummyTurned = {
  event: 'dummy-turned'
  cards: number
}

/** The dummy player. */
export interface DummyView {
  hero: string
  deck_count: number
  left: string[]
  shown: string[]
  crystals: Record<string, number>
  tactic: string | null
  ends_in: [number, number]
}

/** Something that goes on for a while: whose it is, until when, where its word stands among the programs, and what it comes from. */
export interface EffectView {
  seat: number
  until: string
  program: number
  at: number
  source: SourceView | null
}

/** An elite unit was added to the offer for influence. */
export type EliteOffered = {
  event: 'elite-offered'
  seat: number
  unit: number
}

export type EndAnnounced = {
  event: 'end-announced'
  seat: number
}

/** End the turn. */
export type EndTurn = {
  do: 'end-turn'
}

export type EnemyDefeated = {
  event: 'enemy-defeated'
  seat: number
  enemy: number
}

export type EnemySummoned = {
  event: 'enemy-summoned'
  enemy: number
}

/** Enter the place of adventure here. */
export type EnterSite = {
  do: 'enter-site'
}

/** How far two heroes have come in a fight against each other. */
export interface ExchangeView {
  striker: number
  melee: boolean
  passed: number
  value: number
  elements: string[]
  shares: number[]
  blocked: number
  damage: number
  units: (number | null)[]
  hero: number
  walls: boolean
}

/** Points of a kind; `provokes` enemies, by their hexes; `assault`: the step attacks a fortified site. */
export interface Expense {
  kind: 'effect' | 'healing' | 'influence' | 'move' | 'worth'
  n: number
  provokes: string[]
  assault: boolean
  effect: [number, number] | null
}

/** Turn up a tile there. */
export type Explore = {
  do: 'explore'
  position: number
}

/** Somebody bids fame for the hero. */
export type FameBid = {
  event: 'fame-bid'
  seat: number
  fame: number
}

export type FameGained = {
  event: 'fame-gained'
  seat: number
  fame: number
}

/** Whoever got the hero pays for him. */
export type FamePaid = {
  event: 'fame-paid'
  seat: number
  fame: number
}

/** The attacked hero attends to the fight, fully or in part. */
export type FightAttended = {
  event: 'fight-attended'
  seat: number
  fully: boolean
}

/** Neither hero goes on: the aggressor falls back. */
export type FightDrawn = {
  event: 'fight-drawn'
  seat: number
  rival: number
}

/** A fight that is going on. */
export interface FightView {
  kind: string
  phase: string
  site: string | null
  attacker: number
  sides: SideView[]
  underground: boolean
  alone: boolean
  half_fame: boolean
  exchange: ExchangeView | null
  double_fame: boolean
  die: SecretDieView | null
}

/** What points amount to: those that count in full, those that count half, and what is needed; line by line, and why. "Physical 3 + ice 3 halved to 3, fire 1: 4 of 4". */
export interface FiguresView {
  points: Record<string, number>
  full: number
  halved: number
  total: number
  needed: number
  missing: number
  lines: PointsView[]
  needs: NeedView[]
}

/** Carry the block out. */
export type FinishBlock = {
  do: 'finish-block'
}

/** Move straight to a space, over everything between. */
export type FlyTo = {
  do: 'fly-to'
  hex: number
}

/** Somebody who can be hit, as he stands now: an enemy, or a unit of a hero in a fight between heroes. */
export interface FoeView {
  enemy: string
  unit: boolean
  armour: number
  fortified: number
  fame: number
  attacks: HitView[]
  abilities: string[]
  resists: string[]
  city: string[]
  no_attack: boolean
  beaten: boolean
  rampaging: boolean
  on_land: boolean
  summoner: number | null
}

/** The game is over. */
export type GameEnded = {
  event: 'game-ended'
}

/** A hero grants with his side that another has won. */
export type GaveUp = {
  event: 'gave-up'
  seat: number
}

/** This hero is to meet this number of defenders; none: he is not invited. */
export type GiveDefenders = {
  do: 'give-defenders'
  seat: number
  n: number
}

/** Grant that another side has won. */
export type GiveUp = {
  do: 'give-up'
}

/** Bid no more for the hero. */
export type GiveUpHero = {
  do: 'give-up-hero'
}

/** A shield lies on a glade. */
export type GladeMarked = {
  event: 'glade-marked'
  seat: number
  hex: number
}

/** Do not give up. */
export type GoOn = {
  do: 'go-on'
}

/** Go below the land to another dungeon or tomb that is conquered. */
export type GoUnderground = {
  do: 'go-underground'
  hex: number
}

/** A hand without a card of the colour that was named. */
export type HandShown = {
  event: 'hand-shown'
  seat: number
  cards: number[]
}

/** Spend one healing point on a wound in hand. */
export type Heal = {
  do: 'heal'
}

/** Spend healing points on a wounded unit. */
export type HealUnit = {
  do: 'heal-unit'
  place: number
}

/** A hero attacks another. */
export type HeroAttacked = {
  event: 'hero-attacked'
  seat: number
  rival: number
}

export type HeroChosen = {
  event: 'hero-chosen'
  seat: number
  hero: number
}

/** Somebody bids no more. */
export type HeroGivenUp = {
  event: 'hero-given-up'
  seat: number
}

/** A hero goes to a hex: `way` is the direction if it is the next one, else `far`; `site` is `none` on bare land. */
export type HeroMoved = {
  event: 'hero-moved'
  seat: number
  hex: number
  way: string
  terrain: string
  site: string
}

/** A hero is out of the game. */
export type HeroOut = {
  event: 'hero-out'
  seat: number
}

/** A hero. The cards in hand and in the deck are there for their owner only. */
export interface HeroView {
  hero: string | null
  hex: string | null
  hand: string[] | null
  hand_count: number
  to_draw: string[] | null
  deck_count: number
  spared_count: number
  discard: string[]
  played: string[]
  aside: string[]
  crystals: Record<string, number>
  mana: Record<string, number>
  fame: number
  level: number
  armour: number
  hand_limit: number
  draws: number | null
  reputation: number
  command: number
  out: boolean
  order_down: boolean
  units: UnitView[]
  skills: SkillView[]
  skills_left: number
  puppets: string[]
  wheel: string | null
  tactic: string | null
  tactic_used: boolean
  drafted: string[] | null
  drafted_count: number
  cards: string[] | null
  score: ScoreView
}

/** Somebody wants a hero; others may bid. */
export type HeroWanted = {
  event: 'hero-wanted'
  seat: number
  hero: number
}

export type HeroWounded = {
  event: 'hero-wounded'
  seat: number
  wounds: number
}

/** Set the die of a fight to this colour, in secret. */
export type HideDie = {
  do: 'hide-die'
  colour: number
}

/** Spend one move point to lower an attack of a cumbersome enemy. */
export type Hinder = {
  do: 'hinder'
  foe: number
  attack: number
}

/** One attack of an enemy: its value now, what blocks it and what it does, and what has become of it. A summoning attack has no value. */
export interface HitView {
  value: number
  needed: number
  damage: number
  poison: boolean
  element: string
  summons: string | null
  blocked: boolean
  suffered: boolean
}

/** Ignore an ability or a resistance printed on this enemy of the combat. */
export type IgnoreTrait = {
  do: 'ignore-trait'
  foe: number
  trait: string
}

/** Deal with the people who live here. */
export type Interact = {
  do: 'interact'
}

/** One line of the score sheet: `points` for `count` of this; `thing` is a card, a unit or a hex by its name. On the card of a team `seat` says whose it is, unless it is everybody's. */
export interface Item {
  row: string
  what: string
  thing: string | null
  count: number
  points: number
  seat: number | null
}

/** All agree to the assault that a hero has proposed. */
export type JointAssaultBegan = {
  event: 'joint-assault-began'
  seat: number
  hex: number
}

/** Defenders are left: all fall back from the city. */
export type JointAssaultFailed = {
  event: 'joint-assault-failed'
  seat: number
  hex: number
}

/** Keep the token of this beaten enemy. */
export type KeepEnemy = {
  do: 'keep-enemy'
  enemy: number
}

/** The table of Mage Knight as one seat sees it. */
export interface KnightView extends View {
  scenario: string
  goals: Progress[]
  sets: string[]
  legion_tiles: boolean
  shape: string
  no_interactive_spells: boolean
  no_interactive_skills: boolean
  factions: string[]
  round: number
  rounds: number
  night: boolean
  turn: number | null
  order: number[]
  announced: number | null
  last_turns: number[] | null
  turns: (TurnView | null)[]
  fights: FightView[]
  proposal: ProposalView | null
  assault: AssaultView | null
  tactics: string[]
  tactics_gone: string[]
  extra_turn: boolean
  tiles: TileView[]
  tokens: TokenView[]
  shields: ShieldView[]
  cities: CityView[]
  paths: PathView[]
  new_sites: SiteView[]
  dice: DieView[]
  useless: string[]
  unit_offer: string[]
  monastery_offer: string[]
  advanced_offer: string[]
  spell_offer: string[]
  offers_to_come: string[]
  common_skills: string[]
  hero_boards: HeroView[]
  dummy_player: DummyView | null
  piles: PilesView
  auction: AuctionView | null
  upgrade: UpgradeView | null
  drafting: DraftView | null
  votes: (string | null)[] | null
  effects: EffectView[]
  asking: SourceView | null
  expenses: (Expense | null)[]
  chosen_known: number[]
  reach: ReachView[]
  ahead: ReachView[]
  hand_move: number
  looked_at: LookView[]
}

export type KnockedOut = {
  event: 'knocked-out'
  seat: number
}

/** The scenario is fulfilled: everybody has one turn more. */
export type LastTurns = {
  event: 'last-turns'
}

/** Learn an advanced action at the monastery. */
export type Learn = {
  do: 'learn'
  card: number
}

/** Learn the top card of the deck of advanced actions in the green city. */
export type LearnUnseen = {
  do: 'learn-unseen'
}

export type LevelReached = {
  event: 'level-reached'
  seat: number
  level: number
}

/** Look at the top token of this pile. */
export type LookAtPile = {
  do: 'look-at-pile'
  pile: 'brown' | 'green' | 'grey' | 'red' | 'violet' | 'white'
}

/** Look at the face-down token on this space. */
export type LookAtToken = {
  do: 'look-at-token'
  hex: number
}

/** A face-down enemy that this seat has looked at: on a hex, or on top of a pile. */
export interface LookView {
  hex: string | null
  pile: string
  enemy: string
}

/** A part of the attack or block that is being made: what it comes from, and what it adds. */
export interface MadeView {
  source: string
  id: string | null
  kind: string
  element: string
  n: number
}

export type ManaPaid = {
  event: 'mana-paid'
  seat: number
  kind: string
  face: number
  colour: number
}

/** Lay one's shield on the glade. */
export type MarkGlade = {
  do: 'mark-glade'
}

/** Step to a neighbouring space. */
export type MoveTo = {
  do: 'move-to'
  hex: number
}

/** This hero of one's team is the one who is to return. */
export type NameChosen = {
  do: 'name-chosen'
  seat: number
}

/** Name this tactic as the one that leaves the game. */
export type NameTactic = {
  do: 'name-tactic'
  tactic: number
}

/** What one enemy adds to what is needed: its armour, or the attack that is blocked. */
export interface NeedView {
  foe: number
  needed: number
  parts: PartView[]
}

/** Go on to the next phase of the combat. */
export type NextPhase = {
  do: 'next-phase'
}

/** An offer that was not needed before is laid out: `advanced` or `spells`. */
export type OfferLaidOut = {
  event: 'offer-laid-out'
  offer: string
}

/** A hero has his part in a joint assault. */
export type PartBegan = {
  event: 'part-began'
  seat: number
}

/** What one hero has to do in a joint assault. */
export interface PartOfAssaultView {
  seat: number
  enemies: string[]
  state: string
  origin: string
}

/** A part of what is needed: what is printed, and everything that changes it. */
export interface PartView {
  reason: 'city' | 'defended' | 'effects' | 'elusive' | 'least' | 'printed' | 'set' | 'swift'
  n: number
}

/** Told once where some play together: what partners may tell each other, and what not. */
export type PartnersReminded = {
  event: 'partners-reminded'
}

/** Do not attack now. */
export type PassAttack = {
  do: 'pass-attack'
}

/** A path through a maze was paid for. */
export type PathTaken = {
  event: 'path-taken'
  seat: number
  path: number
}

/** A path through a maze or labyrinth that was gone to the end, and what it cost. */
export interface PathView {
  hex: string
  seat: number
  path: number
}

/** Pay one mana: a crystal, a token or a die that shows `face`, used as `colour`. */
export type PayWith = {
  do: 'pay-with'
  kind: 'crystal' | 'die' | 'kept-die' | 'token'
  face: number
  colour: number
}

/** Pick a die that shows this. */
export type PickDie = {
  do: 'pick-die'
  face: number
}

/** How much lies face down, and what it can be: everybody knows what the piles were made of. */
export interface PilesView {
  tiles: number
  core_tiles: number
  next_tile: string | null
  unseen_tiles: string[]
  enemies: Record<string, number>
  unseen: Record<string, Record<string, number>>
  discarded: Record<string, Record<string, number>>
  ruins: number
  regular_units: number
  elite_units: number
  advanced: number
  spells: number
  artifacts: number
}

/** A secret place was hidden beside a village or a monastery. */
export type PlaceHidden = {
  event: 'place-hidden'
  seat: number
  hex: number
  site: string
}

/** Play a card for its basic or its stronger effect. */
export type PlayCard = {
  do: 'play-card'
  card: number
  way: 'basic' | 'strong'
}

/** Play this card as part of another. */
export type PlayInside = {
  do: 'play-inside'
  card: number
}

/** Play a card sideways for one point. */
export type PlaySideways = {
  do: 'play-sideways'
  card: number
  gives: 'attack' | 'block' | 'influence' | 'move'
}

/** Plunder the village one stands in, before one's turn. */
export type Plunder = {
  do: 'plunder'
}

/** Points of one kind and element, how they count, and why: which enemies, by place, make them count less. */
export interface PointsView {
  kind: string
  element: string
  points: number
  counts: 'double' | 'full' | 'half' | 'nothing'
  why: '' | 'fortified' | 'fortified-twice' | 'inefficient' | 'phase' | 'resisted' | 'swift'
  by: number[]
}

/** The portal is an empty space from now on. */
export type PortalClosed = {
  event: 'portal-closed'
}

/** A goal and how far one has come: `done` of `of` (message `goal-<what>`). */
export interface Progress {
  what: string
  done: number
  of: number
  reached: boolean
  seats: number[]
}

/** A hero who was invited agrees, or does not. */
export type ProposalAnswered = {
  event: 'proposal-answered'
  seat: number
  agree: boolean
}

/** A proposal to assault a city together: what each hero is to meet, and who has agreed. */
export interface ProposalView {
  seat: number
  hex: string
  defenders: number
  shares: (number | null)[]
  agreed: (boolean | null)[]
  made: boolean
}

/** Propose to assault this city together with others. */
export type ProposeAssault = {
  do: 'propose-assault'
  hex: number
}

export type Provoked = {
  event: 'provoked'
  seat: number
  enemy: number
}

/** Put this artifact back under its deck. */
export type PutBack = {
  do: 'put-back'
  card: number
}

/** Put the cards on top of the deck, or under it. */
export type PutOnDeck = {
  do: 'put-on-deck'
  top: boolean
}

/** A rampaging enemy has come where one was beaten. */
export type RaiderCame = {
  event: 'raider-came'
  hex: number
  enemy: number
}

/** A hex that the move points at hand lead to by several steps; only the last one may provoke or assault anybody. */
export interface ReachView {
  hex: string
  cost: number
  way: string[]
  provokes: string[]
  assault: boolean
}

/** Make this unit, by its place, ready. */
export type ReadyUnit = {
  do: 'ready-unit'
  place: number
}

/** Recruit a unit under the bonds of loyalty, or with a discount by its number among those in force (-1: none). */
export type RecruitOnTerms = {
  do: 'recruit-on-terms'
  unit: number
  bonded: boolean
  discount: number
}

/** Recruit a unit of the offer. */
export type RecruitUnit = {
  do: 'recruit-unit'
  unit: number
}

export type ReputationChanged = {
  event: 'reputation-changed'
  seat: number
  by: number
}

/** Rest, discarding this card. */
export type Rest = {
  do: 'rest'
  card: number
}

/** Aim at nobody for now. */
export type Retarget = {
  do: 'retarget'
}

/** Send this skill token from the middle back to its owner, for what it gives. */
export type ReturnToken = {
  do: 'return-token'
  skill: number
}

/** A hero blocks part of an attack of another; the rest is damage. */
export type RivalBlocked = {
  event: 'rival-blocked'
  seat: number
  blocked: number
  damage: number
}

/** A hero strikes at another. */
export type RivalStruck = {
  event: 'rival-struck'
  seat: number
  rival: number
  value: number
}

export type RoundBegan = {
  event: 'round-began'
  round: number
  night: boolean
}

/** The score card of a hero: points and titles by row. Line by line it is shown when the game is over, for it names cards that nobody else knows. */
export interface ScoreView {
  fame: number
  rows: Record<string, [number, number]>
  total: number
  items: Item[]
}

/** A die that somebody has set in secret for the fight; its colour is there for him alone until it is shown. */
export interface SecretDieView {
  by: number
  colour: string | null
  shown: boolean
  ruled_out: string[]
}

/** Take a die that shows `face` and set it to a colour. */
export type SetDie = {
  do: 'set-die'
  face: number
  colour: number
}

/** A shield on a hex. */
export interface ShieldView {
  hex: string
  seat: number
}

/** Shields for defenders of a city that were beaten. */
export type ShieldsOnCity = {
  event: 'shields-on-city'
  seat: number
  hex: number
  city: string
  shields: number
}

/** One side of a fight: a hero with units, or enemies whom nobody leads. */
export interface SideView {
  seat: number | null
  foes: FoeView[]
  made: MadeView[]
  targets: number[]
  blocking: [number, number] | null
  attack: FiguresView | null
  block: FiguresView | null
  damage: DamageView | null
  wounds: number
  wounds_most: number
  knocked_out: boolean
  spoils: SpoilsView | null
}

export type SiteConquered = {
  event: 'site-conquered'
  seat: number
  hex: number
  site: string
}

/** A site that lies on a hex where none is printed. */
export interface SiteView {
  hex: string
  site: string
}

export type SkillGained = {
  event: 'skill-gained'
  seat: number
  skill: number
}

export type SkillUsed = {
  event: 'skill-used'
  seat: number
  skill: number
}

/** A skill; `used` until the next turn or the next round, `down` while its token lies face down for the round. */
export interface SkillView {
  skill: string
  used: boolean
  down: boolean
}

/** What something comes from: a card, a unit or a skill, and in which of its places it stands. */
export interface SourceView {
  kind: 'card' | 'skill' | 'unit'
  id: string
  part: number | null
}

/** Put the top card of the deck under the tactic. */
export type SpareCard = {
  do: 'spare-card'
}

/** Spend a ready unit of this hero, by its place. */
export type SpendUnit = {
  do: 'spend-unit'
  seat: number
  place: number
}

/** What beating those who are aimed at would bring, or all who stand while nobody is. */
export interface SpoilsView {
  fame: number
  reputation: number
  level: number
}

/** Begin the turn. */
export type StartTurn = {
  do: 'start-turn'
}

/** Do not go into the city: one's part stays unbeaten. */
export type StayBehind = {
  do: 'stay-behind'
}

/** A hero does not get into the city: his part stays unbeaten. */
export type StayedBehind = {
  event: 'stayed-behind'
  seat: number
}

/** Take an artifact of the other hero for damage. */
export type StealArtifact = {
  do: 'steal-artifact'
  card: number
}

/** Carry the attack out. */
export type Strike = {
  do: 'strike'
}

/** Now this attack does its damage. */
export type SufferAttack = {
  do: 'suffer-attack'
  foe: number
  attack: number
}

/** A tactic is out of the game. */
export type TacticLeft = {
  event: 'tactic-left'
  tactic: number
}

/** Somebody names the tactic that is to leave the game. */
export type TacticNamed = {
  event: 'tactic-named'
  seat: number
  tactic: number
}

export type TacticTaken = {
  event: 'tactic-taken'
  seat: number
  tactic: number
}

/** Take the banner of this unit back. */
export type TakeBanner = {
  do: 'take-banner'
  place: number
}

/** Take this card of an offer. */
export type TakeCard = {
  do: 'take-card'
  card: number
}

/** Take an element off an attack of this enemy. */
export type TakeElement = {
  do: 'take-element'
  foe: number
  attack: number
  element: 'fire' | 'ice'
}

/** Take the path through the maze that costs this number of move points. */
export type TakePath = {
  do: 'take-path'
  path: number
}

/** Take this reward next. */
export type TakeReward = {
  do: 'take-reward'
  reward: 'advanced-action' | 'artifact' | 'chosen-crystal' | 'crystal' | 'crystals-each-colour' | 'spell' | 'unit'
}

/** Take this skill. */
export type TakeSkill = {
  do: 'take-skill'
  skill: number
}

/** Take all cards from under the tactic. */
export type TakeSpared = {
  do: 'take-spared'
}

/** Take this tactic for the round. */
export type TakeTactic = {
  do: 'take-tactic'
  tactic: number
}

/** Aim at this enemy of the combat too, by its place. */
export type Target = {
  do: 'target'
  foe: number
}

/** Two heroes play as one team. */
export type TeamFormed = {
  event: 'team-formed'
  seat: number
  partner: number
}

/** Take this card out of the game. */
export type ThrowAwayCard = {
  do: 'throw-away-card'
  card: number
}

/** Throw a wound away: from hand, or from the discard pile. */
export type ThrowWound = {
  do: 'throw-wound'
  discarded: boolean
}

/** A tile was turned up. */
export type TileTurned = {
  event: 'tile-turned'
  seat: number
  tile: string
}

/** A tile that lies on the table, turned clockwise by a number of sixths. */
export interface TileView {
  position: string
  tile: string
  turned: number
}

/** A skill token goes back from the middle to its owner. */
export type TokenReturned = {
  event: 'token-returned'
  seat: number
  skill: number
}

/** A hero has looked at a token; only its own seat is told which. */
export type TokenSeen = {
  event: 'token-seen'
  seat: number
  enemy: number
}

/** A token on a hex; what is face down shows its back only (`grey`, `ruin`). */
export interface TokenView {
  hex: string
  back: string
  id: string | null
}

export type TurnBegan = {
  event: 'turn-began'
  seat: number
}

/** Turn a crystal into pure mana. */
export type TurnCrystal = {
  do: 'turn-crystal'
  colour: number
}

export type TurnForfeited = {
  event: 'turn-forfeited'
  seat: number
}

/** Turn points of one kind into attack or block, by the effect of this number among those in force. */
export type TurnPoints = {
  do: 'turn-points'
  effect: number
}

/** A turn that was played in advance is skipped, and the order token turned up. */
export type TurnSkipped = {
  event: 'turn-skipped'
  seat: number
}

/** Turn this skill up again, as its text allows. */
export type TurnUpSkill = {
  do: 'turn-up-skill'
  skill: number
}

/** The turn that a hero has open: what he has done in it, and what is left of it. */
export interface TurnView {
  phase: string
  attends: string
  move: number
  influence: number
  healing: number
  action_used: boolean
  card_done: boolean
  dice_used: number
  crystals_spent: Record<string, number>
  wounds: number
  rewards: string[]
  along: number[] | null
  trail: string[]
}

/** Move the shield on the wheel of chaos by one, without effect. */
export type TurnWheel = {
  do: 'turn-wheel'
}

/** A hero has nothing but wounds in hand and cannot be invited. */
export type UnfitToJoin = {
  event: 'unfit-to-join'
  seat: number
}

/** What would become of damage that is assigned to a unit, by its place. */
export interface UnitDamageView {
  place: number
  left: number
  wounded: boolean
}

export type UnitDestroyed = {
  event: 'unit-destroyed'
  seat: number
  unit: number
}

export type UnitDisbanded = {
  event: 'unit-disbanded'
  seat: number
  unit: number
}

/** A unit is spent by another hero's spell. */
export type UnitDrained = {
  event: 'unit-drained'
  seat: number
  unit: number
}

export type UnitRecruited = {
  event: 'unit-recruited'
  seat: number
  unit: number
}

/** A unit in service. */
export interface UnitView {
  unit: string
  ready: boolean
  wounds: number
  banner: string | null
  banner_up: boolean
}

export type UnitWounded = {
  event: 'unit-wounded'
  seat: number
  unit: number
}

/** Advanced actions that lie there to be swapped for, and the strength of every hero. */
export interface UpgradeView {
  cards: string[]
  strengths: number[]
}

/** Some advanced actions lie there to be swapped for; the weakest picks first. Strengths are by seat. */
export type UpgradesLaid = {
  event: 'upgrades-laid'
  count: number
  strengths: number[]
}

/** Use what the banner of this unit can do. */
export type UseBanner = {
  do: 'use-banner'
  place: number
}

/** Use the box as the artifact that was turned up for it. */
export type UseBox = {
  do: 'use-box'
  way: 'basic' | 'strong'
}

/** Use what an effect has kept ready, by its number among those. */
export type UseHeld = {
  do: 'use-held'
  effect: number
}

/** Use an ability of a unit in the offer as if it were one's own. */
export type UseOfferUnit = {
  do: 'use-offer-unit'
  unit: number
  ability: number
}

/** Use a kept token for half its attack, or for half its armour as block. */
export type UsePuppet = {
  do: 'use-puppet'
  enemy: number
  gives: 'attack' | 'block'
}

/** Use a skill. */
export type UseSkill = {
  do: 'use-skill'
  skill: number
}

/** Use one's tactic. */
export type UseTactic = {
  do: 'use-tactic'
}

export type VillagePlundered = {
  event: 'village-plundered'
  seat: number
}

/** Want to lead this hero; others may bid for him. */
export type WantHero = {
  do: 'want-hero'
  hero: number
}

/** Forced withdrawal along the way, a wound for each space. */
export type Withdrew = {
  event: 'withdrew'
  seat: number
  wounds: number
}

/** Deal damage to the other hero: one wound. */
export type WoundHero = {
  do: 'wound-hero'
}

/** Deal damage to a unit of the other hero, by its place. */
export type WoundUnit = {
  do: 'wound-unit'
  place: number
}

/** Everything that can happen. */
export type Happening =
  | ArtifactBought
  | ArtifactStolen
  | ArtifactTurnedUp
  | ArtifactsGained
  | AssaultProposed
  | Assaulted
  | AttackBlocked
  | AttackPassed
  | CardGained
  | CardPlayed
  | CardStolen
  | CardSwapped
  | CardYielded
  | CardsDiscarded
  | ChosenNamed
  | ChosenShown
  | CityConquered
  | CityFound
  | CombatBegan
  | CrystalGained
  | CrystalLost
  | DarknessRolled
  | DefenderDealt
  | DefendersOffered
  | DieHidden
  | DieIsNot
  | DieShown
  | DraftPassed
  | DraftedAdded
  | DrivenOut
  | DummyAnnounced
  | DummyHero
  | DummyStandIn
  | DummyTactic
  | DummyTurned
  | EliteOffered
  | EndAnnounced
  | EnemyDefeated
  | EnemySummoned
  | FameBid
  | FameGained
  | FamePaid
  | FightAttended
  | FightDrawn
  | GameEnded
  | GaveUp
  | GladeMarked
  | HandShown
  | HeroAttacked
  | HeroChosen
  | HeroGivenUp
  | HeroMoved
  | HeroOut
  | HeroWanted
  | HeroWounded
  | JointAssaultBegan
  | JointAssaultFailed
  | KnockedOut
  | LastTurns
  | LevelReached
  | ManaPaid
  | OfferLaidOut
  | PartBegan
  | PartnersReminded
  | PathTaken
  | PlaceHidden
  | PortalClosed
  | ProposalAnswered
  | Provoked
  | RaiderCame
  | ReputationChanged
  | RivalBlocked
  | RivalStruck
  | RoundBegan
  | ShieldsOnCity
  | SiteConquered
  | SkillGained
  | SkillUsed
  | StayedBehind
  | TacticLeft
  | TacticNamed
  | TacticTaken
  | TeamFormed
  | TileTurned
  | TokenReturned
  | TokenSeen
  | TurnBegan
  | TurnForfeited
  | TurnSkipped
  | UnfitToJoin
  | UnitDestroyed
  | UnitDisbanded
  | UnitDrained
  | UnitRecruited
  | UnitWounded
  | UpgradesLaid
  | VillagePlundered
  | Withdrew

/** Everything that can be done. */
export type Deed =
  | ActivateUnit
  | AddDrafted
  | AddElite
  | AgreeToHero
  | AnnounceEnd
  | AnnounceNumber
  | AnswerProposal
  | AssignToHero
  | AssignToUnit
  | AttachBanner
  | AttachBox
  | AttackHero
  | Attend
  | Bid
  | BlockAttack
  | BorrowSkill
  | Burn
  | BuyArtifact
  | BuyEffect
  | BuyForUnit
  | BuyHealing
  | BuySpell
  | CallMonsters
  | Challenge
  | ChooseAttack
  | ChooseColour
  | ChooseEffect
  | ChooseFoe
  | ChooseHero
  | ChooseKind
  | ChooseRival
  | ChooseSpace
  | ChooseTerrain
  | ChooseUnit
  | CommandWithCard
  | Disband
  | DiscardCard
  | Done
  | DriveOut
  | EndTurn
  | EnterSite
  | Explore
  | FinishBlock
  | FlyTo
  | GiveDefenders
  | GiveUp
  | GiveUpHero
  | GoOn
  | GoUnderground
  | Heal
  | HealUnit
  | HideDie
  | Hinder
  | IgnoreTrait
  | Interact
  | KeepEnemy
  | Learn
  | LearnUnseen
  | LookAtPile
  | LookAtToken
  | MarkGlade
  | MoveTo
  | NameChosen
  | NameTactic
  | NextPhase
  | PassAttack
  | PayWith
  | PickDie
  | PlayCard
  | PlayInside
  | PlaySideways
  | Plunder
  | ProposeAssault
  | PutBack
  | PutOnDeck
  | ReadyUnit
  | RecruitOnTerms
  | RecruitUnit
  | Rest
  | Retarget
  | ReturnToken
  | SetDie
  | SkipEffect
  | SpareCard
  | SpendUnit
  | StartTurn
  | StayBehind
  | StealArtifact
  | Strike
  | SufferAttack
  | TakeBanner
  | TakeCard
  | TakeElement
  | TakePath
  | TakeReward
  | TakeSkill
  | TakeSpared
  | TakeTactic
  | Target
  | ThrowAwayCard
  | ThrowWound
  | TurnCrystal
  | TurnPoints
  | TurnUpSkill
  | TurnWheel
  | UseBanner
  | UseBox
  | UseEffect
  | UseHeld
  | UseOfferUnit
  | UsePuppet
  | UseSkill
  | UseTactic
  | WantHero
  | WoundHero
  | WoundUnit
