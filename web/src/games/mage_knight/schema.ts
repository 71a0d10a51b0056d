// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'
import type {
  Prompt
} from '../../kit/schema'
export type {
  Prompt
}

/** An artifact was bought; it comes at the end of the turn. */
export interface ArtifactBought {
  event: 'artifact-bought'
  seat: number
}

/** The top artifact is turned up for the mysterious box. */
export interface ArtifactTurnedUp {
  event: 'artifact-turned-up'
  seat: number
  card: number
}

export interface ArtifactsGained {
  event: 'artifacts-gained'
  seat: number
  cards: number
}

/** A hero assaults a keep, a tower or a city. */
export interface Assaulted {
  event: 'assaulted'
  seat: number
  hex: number
  site: string
}

export interface AttackBlocked {
  event: 'attack-blocked'
  seat: number
  enemy: number
}

export interface CardGained {
  event: 'card-gained'
  seat: number
  card: number
}

export interface CardPlayed {
  event: 'card-played'
  seat: number
  card: number
  way: string
}

/** A card of another hero's comes to hand for good. */
export interface CardStolen {
  event: 'card-stolen'
  seat: number
  card: number
  rival: number
}

/** A card is discarded because another hero asked for its colour. */
export interface CardYielded {
  event: 'card-yielded'
  seat: number
  card: number
}

export interface CardsDiscarded {
  event: 'cards-discarded'
  seat: number
  cards: number
}

/** A city is conquered; this seat leads it. */
export interface CityConquered {
  event: 'city-conquered'
  seat: number
  hex: number
  city: string
}

/** A city was turned up. */
export interface CityFound {
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

export interface CombatBegan {
  event: 'combat-began'
  seat: number
  enemies: number
}

/** The combat that is going on. */
export interface CombatView {
  kind: string
  phase: string
  foes: FoeView[]
  targets: number[]
  blocking: [number, number] | null
  attack: FiguresView | null
  block: FiguresView | null
  damage: DamageView | null
  wounds: number
  knocked_out: boolean
  underground: boolean
  alone: boolean
}

export interface CrystalGained {
  event: 'crystal-gained'
  seat: number
  colour: number
}

export interface CrystalLost {
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

/** A die of the Source: what it shows, and where it is (`source`, `used`, `set`, `kept`). */
export interface DieView {
  face: string
  where: string
  seat: number | null
}

/** The dummy player announces the end of the round. */
export interface DummyAnnounced {
  event: 'dummy-announced'
}

/** The dummy player leads this hero. */
export interface DummyHero {
  event: 'dummy-hero'
  hero: number
}

export interface DummyTactic {
  event: 'dummy-tactic'
  tactic: number
}

/** The dummy player turned up so many cards. */
export interface DummyTurned {
  event: 'dummy-turned'
  cards: number
}

/** The dummy player. */
export interface DummyView {
  hero: string
  deck_count: number
  shown: string[]
  crystals: Record<string, number>
  tactic: string | null
}

/** Something that goes on for a while: whose it is, until when, and where its word stands among the programs. */
export interface EffectView {
  seat: number
  until: string
  program: number
  at: number
}

/** An elite unit was added to the offer for influence. */
export interface EliteOffered {
  event: 'elite-offered'
  seat: number
  unit: number
}

export interface EndAnnounced {
  event: 'end-announced'
  seat: number
}

export interface EnemyDefeated {
  event: 'enemy-defeated'
  seat: number
  enemy: number
}

export interface EnemySummoned {
  event: 'enemy-summoned'
  enemy: number
}

/** So many points of a kind; `provokes` enemies, by their hexes; `assault`: the step attacks a fortified site. */
export interface Expense {
  kind: 'effect' | 'healing' | 'influence' | 'move' | 'worth'
  n: number
  provokes: string[]
  assault: boolean
  effect: [number, number] | null
}

export interface FameGained {
  event: 'fame-gained'
  seat: number
  fame: number
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

/** An enemy of the combat as it stands now. */
export interface FoeView {
  enemy: string
  armour: number
  fortified: number
  attacks: HitView[]
  abilities: string[]
  resists: string[]
  city: string[]
  no_attack: boolean
  beaten: boolean
  rampaging: boolean
  summoner: number | null
}

/** The game is over. */
export interface GameEnded {
  event: 'game-ended'
}

/** A hand without a card of the colour that was named. */
export interface HandShown {
  event: 'hand-shown'
  seat: number
  cards: number[]
}

export interface HeroChosen {
  event: 'hero-chosen'
  seat: number
  hero: number
}

/** A hero goes to a hex: `way` is the direction if it is the next one, else `far`; `site` is `none` on bare land. */
export interface HeroMoved {
  event: 'hero-moved'
  seat: number
  hex: number
  way: string
  terrain: string
  site: string
}

/** A hero. The cards in hand are there for their owner only. */
export interface HeroView {
  hero: string | null
  hex: string | null
  hand: string[] | null
  hand_count: number
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
  reputation: number
  command: number
  units: UnitView[]
  skills: SkillView[]
  skills_left: number
  tactic: string | null
  tactic_used: boolean
  score: ScoreView
}

export interface HeroWounded {
  event: 'hero-wounded'
  seat: number
  wounds: number
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

/** One line of the score sheet: `points` for so many of this; `thing` is a card, a unit or a hex by its name. */
export interface Item {
  row: string
  what: string
  thing: string | null
  count: number
  points: number
}

/** The table of Mage Knight as one seat sees it. */
export interface KnightView {
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
  scenario: string
  sets: string[]
  legion_tiles: boolean
  factions: string[]
  round: number
  rounds: number
  night: boolean
  turn: number | null
  order: number[]
  announced: number | null
  last_turns: number[] | null
  phase: string
  move: number
  influence: number
  healing: number
  tactics: string[]
  tiles: TileView[]
  tokens: TokenView[]
  shields: ShieldView[]
  cities: CityView[]
  paths: PathView[]
  dice: DieView[]
  unit_offer: string[]
  monastery_offer: string[]
  advanced_offer: string[]
  spell_offer: string[]
  common_skills: string[]
  hero_boards: HeroView[]
  dummy_player: DummyView | null
  combat: CombatView | null
  piles: PilesView
  effects: EffectView[]
  asking: SourceView | null
  expenses: (Expense | null)[]
  looked_at: LookView[]
}

export interface KnockedOut {
  event: 'knocked-out'
  seat: number
}

/** The scenario is fulfilled: everybody has one turn more. */
export interface LastTurns {
  event: 'last-turns'
}

export interface LevelReached {
  event: 'level-reached'
  seat: number
  level: number
}

/** A face-down enemy that this seat has looked at: on a hex, or on top of a pile. */
export interface LookView {
  hex: string | null
  pile: string
  enemy: string
}

export interface ManaPaid {
  event: 'mana-paid'
  seat: number
  kind: string
  face: number
  colour: number
}

/** What one enemy adds to what is needed: its armour, or the attack that is blocked. */
export interface NeedView {
  foe: number
  needed: number
  parts: PartView[]
}

/** A part of what is needed: what is printed, and everything that changes it. */
export interface PartView {
  reason: 'city' | 'defended' | 'effects' | 'elusive' | 'least' | 'printed' | 'set' | 'swift'
  n: number
}

/** A path through a maze was paid for. */
export interface PathTaken {
  event: 'path-taken'
  seat: number
  path: number
}

/** A path through a maze or labyrinth that was gone to the end: it cost so much. */
export interface PathView {
  hex: string
  seat: number
  path: number
}

/** How much lies face down. */
export interface PilesView {
  tiles: number
  next_tile: string | null
  enemies: Record<string, number>
  ruins: number
  regular_units: number
  elite_units: number
  advanced: number
  spells: number
  artifacts: number
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

export interface Provoked {
  event: 'provoked'
  seat: number
  enemy: number
}

export interface ReputationChanged {
  event: 'reputation-changed'
  seat: number
  by: number
}

export interface RoundBegan {
  event: 'round-began'
  round: number
  night: boolean
}

/** The score card of a hero: points and titles by row. Line by line it is shown when the game is over, for it names cards that nobody else knows. */
export interface ScoreView {
  fame: number
  knowledge: [number, number]
  loot: [number, number]
  leader: [number, number]
  conqueror: [number, number]
  adventurer: [number, number]
  beating: [number, number]
  goal: number
  total: number
  items: Item[]
}

/** A shield on a hex. */
export interface ShieldView {
  hex: string
  seat: number
}

/** Shields for defenders of a city that were beaten. */
export interface ShieldsOnCity {
  event: 'shields-on-city'
  seat: number
  hex: number
  city: string
  shields: number
}

export interface SiteConquered {
  event: 'site-conquered'
  seat: number
  hex: number
  site: string
}

export interface SkillGained {
  event: 'skill-gained'
  seat: number
  skill: number
}

export interface SkillUsed {
  event: 'skill-used'
  seat: number
  skill: number
}

/** A skill; `used` until the next turn or the next round. */
export interface SkillView {
  skill: string
  used: boolean
}

/** What a question in the middle of an effect is about: a card, a unit or a skill. */
export interface SourceView {
  kind: 'card' | 'skill' | 'unit'
  id: string
}

export interface TacticTaken {
  event: 'tactic-taken'
  seat: number
  tactic: number
}

/** A tile was turned up. */
export interface TileTurned {
  event: 'tile-turned'
  seat: number
  tile: string
}

/** A tile that lies on the table. */
export interface TileView {
  position: string
  tile: string
}

/** A skill token goes back from the middle to its owner. */
export interface TokenReturned {
  event: 'token-returned'
  seat: number
  skill: number
}

/** A hero has looked at a token; only its own seat is told which. */
export interface TokenSeen {
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

export interface TurnBegan {
  event: 'turn-began'
  seat: number
}

export interface TurnForfeited {
  event: 'turn-forfeited'
  seat: number
}

/** What would become of damage that is assigned to a unit, by its place. */
export interface UnitDamageView {
  place: number
  left: number
  wounded: boolean
}

export interface UnitDestroyed {
  event: 'unit-destroyed'
  seat: number
  unit: number
}

export interface UnitDisbanded {
  event: 'unit-disbanded'
  seat: number
  unit: number
}

/** A unit is spent by another hero's spell. */
export interface UnitDrained {
  event: 'unit-drained'
  seat: number
  unit: number
}

export interface UnitRecruited {
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

export interface UnitWounded {
  event: 'unit-wounded'
  seat: number
  unit: number
}

export interface VillagePlundered {
  event: 'village-plundered'
  seat: number
}

/** Forced withdrawal along the way, a wound for each space. */
export interface Withdrew {
  event: 'withdrew'
  seat: number
  wounds: number
}

/** Everything that can happen. */
export type Happening =
  | ArtifactBought
  | ArtifactTurnedUp
  | ArtifactsGained
  | Assaulted
  | AttackBlocked
  | CardGained
  | CardPlayed
  | CardStolen
  | CardYielded
  | CardsDiscarded
  | CityConquered
  | CityFound
  | CombatBegan
  | CrystalGained
  | CrystalLost
  | DummyAnnounced
  | DummyHero
  | DummyTactic
  | DummyTurned
  | EliteOffered
  | EndAnnounced
  | EnemyDefeated
  | EnemySummoned
  | FameGained
  | GameEnded
  | HandShown
  | HeroChosen
  | HeroMoved
  | HeroWounded
  | KnockedOut
  | LastTurns
  | LevelReached
  | ManaPaid
  | PathTaken
  | Provoked
  | ReputationChanged
  | RoundBegan
  | ShieldsOnCity
  | SiteConquered
  | SkillGained
  | SkillUsed
  | TacticTaken
  | TileTurned
  | TokenReturned
  | TokenSeen
  | TurnBegan
  | TurnForfeited
  | UnitDestroyed
  | UnitDisbanded
  | UnitDrained
  | UnitRecruited
  | UnitWounded
  | VillagePlundered
  | Withdrew
