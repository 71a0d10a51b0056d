// Made from the kinds of the game's content files by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'

/** One thing a unit can do when it is activated. */
export interface Ability {
  do: Json
  pay?: ('black' | 'blue' | 'green' | 'red' | 'white')[]
  when?: 'any-turn' | 'attack-phase' | 'block-phase' | 'combat' | 'combat-start' | 'interaction' | 'not-combat' | 'not-interaction' | 'ranged-siege-phase' | null
}

export interface Board {
  terrain: TerrainInfo[]
  bonus: BonusInfo[]
  city: CityInfo[]
  level: LevelInfo[]
  reputation: ReputationTrack
  shape: ShapeInfo[]
}

/** What a city gives each of its defenders. */
export interface BonusInfo {
  id: 'armour' | 'brutal' | 'elemental' | 'poison'
  origin: 'house' | 'inferred' | 'public' | 'seed'
  armour?: number
  attack?: Record<string, number>
  physical?: ('brutal' | 'poison')[]
}

/** A deed card: what it does in its two ways, and where it comes from. */
export interface CardInfo {
  id: string
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  icons: ('action' | 'banner' | 'combat' | 'heal' | 'influence' | 'move' | 'special')[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  colour?: ('blue' | 'green' | 'red' | 'white')[]
  number?: string
  interactive?: boolean
  'strong-icons'?: ('action' | 'banner' | 'combat' | 'heal' | 'influence' | 'move' | 'special')[]
  when?: 'any-turn' | 'attack-phase' | 'block-phase' | 'combat' | 'combat-start' | 'interaction' | 'not-combat' | 'not-interaction' | 'ranged-siege-phase' | null
  'strong-when'?: 'any-turn' | 'attack-phase' | 'block-phase' | 'combat' | 'combat-start' | 'interaction' | 'not-combat' | 'not-interaction' | 'ranged-siege-phase' | null
  attach?: Json
  basic?: Json
  strong?: Json
}

export interface Cards {
  card: CardInfo[]
}

/** The card of a city: what its defenders gain, what it sells once conquered, and its garrison by level. */
export interface CityInfo {
  id: 'blue' | 'green' | 'red' | 'white'
  bonus: 'armour' | 'brutal' | 'elemental' | 'poison'
  sells: Record<string, number>
  garrison: ('brown' | 'green' | 'grey' | 'red' | 'violet' | 'white')[][]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  recruits?: ('city' | 'keep' | 'mage-tower' | 'magical-glade' | 'monastery' | 'village')[]
}

export interface Enemies {
  enemy: EnemyInfo[]
}

/** An enemy token. */
export interface EnemyInfo {
  id: string
  colour: 'brown' | 'green' | 'grey' | 'red' | 'violet' | 'white'
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  count: number
  armour: number
  attacks: Strike[]
  fame: number
  origin: 'house' | 'inferred' | 'public' | 'seed'
  'armour-elusive'?: number
  reputation?: number
  abilities?: ('arcane-immunity' | 'assassination' | 'brutal' | 'cumbersome' | 'defend' | 'elusive' | 'fortified' | 'paralyze' | 'poison' | 'swift' | 'unfortified' | 'vampiric')[]
  resists?: ('fire' | 'ice' | 'physical')[]
  defend?: number
}

/** A token that guards a site: its pile, and how it lies there until somebody looks or fights. */
export interface Guard {
  pile: 'brown' | 'green' | 'grey' | 'red' | 'violet' | 'white'
  'face-up'?: boolean
}

/** A hero: sixteen cards, three dots, eleven skills. */
export interface HeroInfo {
  id: string
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  dots: ['blue' | 'green' | 'red' | 'white', 'blue' | 'green' | 'red' | 'white', 'blue' | 'green' | 'red' | 'white']
  deck: Record<string, number>
  replaces: Record<string, string>
  skills: string[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  'base-only'?: string
}

export interface Heroes {
  hero: HeroInfo[]
}

/** One hex of a tile. */
export interface HexInfo {
  terrain: 'city' | 'desert' | 'forest' | 'hills' | 'lake' | 'mountain' | 'plains' | 'sea' | 'swamp' | 'wasteland'
  site?: string | null
  colour?: 'blue' | 'green' | 'red' | 'white' | null
  colours?: ('blue' | 'green' | 'red' | 'white')[]
}

/** The seven hexes of a tile. */
export interface Hexes {
  c: HexInfo
  ne: HexInfo
  e: HexInfo
  se: HexInfo
  sw: HexInfo
  w: HexInfo
  nw: HexInfo
}

/** A lesson: where it takes place, who waits there, and what everybody has. */
export interface LessonInfo {
  id: string
  goal: 'city' | 'rival' | 'site' | 'together'
  tile: string
  site: string
  stands: 'beside' | 'on'
  enemies: string[]
  dice: string[]
  seats: LessonSeat[]
}

/** What a hero has when a lesson begins, by the names things have in notation. */
export interface LessonSeat {
  hand: string[]
  fame?: number
  units?: string[]
  crystals?: string[]
}

/** The file of lessons. */
export interface Lessons {
  lesson: LessonInfo[]
}

/** A level: the fame it begins with, and what a hero has then. */
export interface LevelInfo {
  level: number
  fame: number
  armour: number
  'hand-limit': number
  command: number
  gains: 'command' | 'nothing' | 'skill'
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

/** What a bot thinks of taking a site. */
export interface Lure {
  prize: number
  effort?: number
}

/** The mana that a hero has who begins the turn here. */
export interface ManaGift {
  day: 'black' | 'gold'
  night: 'black' | 'gold'
}

/** A path through a maze: what it costs in move points, and what waits at its end. */
export interface PathInfo {
  cost: number
  reward: ('advanced-action' | 'artifact' | 'chosen-crystal' | 'crystal' | 'crystals-each-colour' | 'dungeon' | 'spell' | 'unit')[]
}

/** What plundering gives and costs. */
export interface PlunderInfo {
  cards: number
  reputation: number
}

/** Influence by reputation, from -6 up. */
export interface ReputationTrack {
  influence: number[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

/** Ancient ruins: an altar that takes mana for fame, or enemies and a reward. */
export interface RuinInfo {
  id: string
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  origin: 'house' | 'inferred' | 'public' | 'seed'
  pay?: Record<string, number>
  fame?: number
  enemies?: ('brown' | 'green' | 'grey' | 'red' | 'violet' | 'white')[]
  rewards?: ('advanced-action' | 'artifact' | 'chosen-crystal' | 'crystal' | 'crystals-each-colour' | 'dungeon' | 'spell' | 'unit')[]
}

export interface Ruins {
  ruin: RuinInfo[]
}

/** A scenario: what many scenarios share is said here, what only one does by the object that `rules` names. */
export interface ScenarioInfo {
  id: string
  rules: string
  tables: TableInfo[]
  counts: ('achievements' | 'cities' | 'goal' | 'titles')[]
  sets: ('base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate')[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  title?: Title | null
  company?: 'rivals' | 'together'
  teams?: 'may' | 'must' | 'never'
  sites?: SiteChange[]
  'elite-units'?: boolean
  'heroes-fight'?: boolean
  fame?: number
  reputation?: number
  'more-dice'?: number
  'more-units'?: number
}

export interface Scenarios {
  scenario: ScenarioInfo[]
}

/** A shape of the map: where tiles may lie. */
export interface ShapeInfo {
  id: string
  start: string
  first: [number, number][]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  'core-on-coast'?: boolean
  columns?: [number, number] | null
  countryside?: [number, number][]
  core?: [number, number][]
}

/** What a scenario makes of a site: fields in place of those it has otherwise. */
export interface SiteChange {
  site: string
  change: Record<string, Json>
  on?: ('core' | 'countryside')[]
}

/** A site. What is not said of it does not hold: a hex without a site says nothing at all. */
export interface SiteInfo {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  clauses?: string[]
  entry?: 'action' | 'assault' | 'burning' | 'closed' | 'walk'
  terrain?: 'city' | 'desert' | 'forest' | 'hills' | 'lake' | 'mountain' | 'plains' | 'sea' | 'swamp' | 'wasteland' | null
  shared?: boolean
  haven?: boolean
  'closes-when-taken'?: boolean
  rampaging?: boolean
  guards?: Guard[]
  drawn?: 'each-time' | 'entered' | 'turned-up'
  ruins?: boolean
  city?: boolean
  seen?: 'always' | 'by-day' | 'never'
  fortified?: boolean
  underground?: boolean
  alone?: boolean
  refilled?: boolean
  replaced?: boolean
  secret?: string
  'attack-reputation'?: number
  'beaten-reputation'?: number
  reward?: ('advanced-action' | 'artifact' | 'chosen-crystal' | 'crystal' | 'crystals-each-colour' | 'dungeon' | 'spell' | 'unit')[]
  paths?: PathInfo[]
  vanishes?: boolean
  owned?: boolean
  row?: '' | 'adventurer' | 'conqueror' | 'holding' | 'liberator'
  points?: number
  'hand-limit'?: number
  'owner-mana'?: ManaGift | null
  'leader-hand-limit'?: number
  'friend-hand-limit'?: number
  'shield-influence'?: number
  people?: 'always' | 'conquered' | 'for-units' | 'none'
  'heeds-reputation'?: boolean
  recruits?: ('city' | 'keep' | 'mage-tower' | 'magical-glade' | 'monastery' | 'village')[]
  surcharge?: Record<string, number>
  sells?: Record<string, number>
  plunder?: PlunderInfo | null
  mana?: ManaGift | null
  'takes-wound'?: boolean
  crystal?: boolean
  lure?: Lure | null
}

export interface Sites {
  site: SiteInfo[]
}

/** A skill of a hero. */
export interface SkillInfo {
  id: string
  hero: string
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  icon: 'action' | 'banner' | 'combat' | 'heal' | 'influence' | 'move' | 'special'
  use: 'interactive' | 'passive' | 'round' | 'turn'
  do: Json
  origin: 'house' | 'inferred' | 'public' | 'seed'
  side?: '' | 'competitive' | 'cooperative'
  when?: 'any-turn' | 'attack-phase' | 'block-phase' | 'combat' | 'combat-start' | 'interaction' | 'not-combat' | 'not-interaction' | 'ranged-siege-phase' | null
}

export interface Skills {
  skill: SkillInfo[]
}

/** One attack of an enemy: a value with an element, or a token of a pile that is summoned in its stead. */
export interface Strike {
  value?: number
  element?: 'cold-fire' | 'fire' | 'ice' | 'physical'
  summon?: 'brown' | 'green' | 'grey' | 'red' | 'violet' | 'white' | null
}

/** The numbers of a scenario for a number of heroes. */
export interface TableInfo {
  players: number
  rounds: number
  countryside: number
  cities: number
  core: number
  shape: string
  'city-levels'?: number[]
}

/** A tactic; its number is its place in the order of the round. */
export interface TacticInfo {
  id: string
  time: 'day' | 'night'
  number: number
  use: 'before-each-turn' | 'before-turn-once-then-flip' | 'end-turn' | 'none' | 'once-per-turn' | 'once-then-flip' | 'when-taken'
  do: Json
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface Tactics {
  tactic: TacticInfo[]
}

/** What a terrain costs by day and by night; nobody enters it where there is no cost. */
export interface TerrainInfo {
  id: 'city' | 'desert' | 'forest' | 'hills' | 'lake' | 'mountain' | 'plains' | 'sea' | 'swamp' | 'wasteland'
  origin: 'house' | 'inferred' | 'public' | 'seed'
  day?: number | null
  night?: number | null
}

/** A map tile. */
export interface TileInfo {
  id: string
  number: string
  kind: 'core' | 'core-city' | 'countryside' | 'special' | 'start'
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  hexes: Hexes
  origin: 'house' | 'inferred' | 'public' | 'seed'
  walls?: [string, string][]
}

export interface Tiles {
  tile: TileInfo[]
}

/** What people read, in both languages. */
export interface Title {
  en: string
  cs: string
}

/** A unit. */
export interface UnitInfo {
  id: string
  deck: 'elite' | 'regular'
  set: 'base' | 'krang' | 'lost-legion' | 'shades-of-tezla' | 'tezla-dark-crusader' | 'tezla-elementalist' | 'ultimate'
  count: number
  cost: number
  level: number
  armour: number
  resists: ('fire' | 'ice' | 'physical')[]
  sites: ('city' | 'keep' | 'mage-tower' | 'magical-glade' | 'monastery' | 'village')[]
  abilities: Ability[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  reputation?: '' | 'doubled' | 'reversed'
  'only-by-interaction'?: boolean
  'also-pay'?: '' | 'basic-mana'
  'assign-influence'?: number
  'activate-influence'?: number
  'several-abilities'?: boolean
}

export interface Units {
  unit: UnitInfo[]
}

/** The content files by their names. */
export interface Printed {
  advanced_actions: Cards
  artifacts: Cards
  basic_actions: Cards
  board: Board
  enemies: Enemies
  heroes: Heroes
  lessons: Lessons
  ruins: Ruins
  scenarios: Scenarios
  sites: Sites
  skills: Skills
  spells: Cards
  tactics: Tactics
  tiles: Tiles
  units: Units
}
