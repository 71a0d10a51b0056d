// Made from the kinds of the game's content files by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'

/** Something a hero can carry. */
export interface Article {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  count: number
  slot: 'helm' | 'large' | 'pouch' | 'small'
  value?: number
  family?: '' | 'gem' | 'herb' | 'rubble' | 'rune'
  'sold-by'?: '' | 'merchant' | 'witch'
  'other-side'?: string
  why?: string
}

export interface ArticleFile {
  article: Article[]
  token: Token[]
}

export interface Board {
  id: 'main' | 'mine'
  width: number
  height: number
  castle: number
  'dwarf-price': number[]
  space: Space[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  why?: string
  lake?: [number, number][]
  'fire-zones'?: number[][]
}

/** A value for two, three and four heroes. */
export interface ByHeroes_int_ {
  '2'?: number | null
  '3'?: number | null
  '4'?: number | null
}

/** A creature; everything below `figure` is for special ones. */
export interface Creature {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  strength: number | Varies_int_
  willpower: number | Varies_int_
  die: 'black' | 'red'
  dice: [number, number, number]
  figure: string
  reward?: number
  figures?: number
  moves?: 'gor' | 'skral' | 'troll' | 'wardrak' | null
  boss?: boolean
  castle?: 'lose' | 'shield'
  mirror?: boolean
  'herbs-add-nothing'?: boolean
  'strength-per-rune'?: number
  rider?: number | Varies_int_
  'fight-cards'?: boolean
  sunrise?: Json
  round?: Json
  'round-shield'?: boolean
  why?: string
}

export interface CreatureFile {
  creature: Creature[]
}

export interface CreatureToken {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  do: Json
}

export interface CreatureTokenFile {
  token: CreatureToken[]
}

export interface Fate {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  task: ToBring | ToLead | ToSlay | ToVisit | ToReach | ToTurnFog | ToBuyStrength | ToEmptyWell
  setup?: Json
  why?: string
}

export interface FateFile {
  done: Json
  fate: Fate[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface Fog {
  id: 'brew' | 'event' | 'gold' | 'gor' | 'strength' | 'willpower-2' | 'willpower-3' | 'wineskin'
  count: number
  do: Json
  origin: 'house' | 'inferred' | 'public' | 'seed'
  moment?: '' | 'gor-fog' | 'witch-fog'
}

export interface FogFile {
  fog: Fog[]
}

export interface HeroFile {
  hero: HeroInfo[]
}

export interface HeroInfo {
  id: 'archer' | 'dwarf' | 'warrior' | 'wizard'
  rank: number
  dice: [number, number, number]
  figures: [string, string]
  home: number
  origin: 'house' | 'inferred' | 'public' | 'seed'
}

export interface Numbers {
  'golden-shields': ByHeroes_int_
  'article-price': number
  'strength-price': number
  'dwarf-strength-price': number
  'brew-price': ByHeroes_int_
  'archer-discount': number
  well: number
  'warrior-well': number
  hours: number
  'last-hour': number
  'overtime-cost': number
  strength: Points
  willpower: Points
  'willpower-rows': [number, number]
  'risen-willpower': number
  'small-slots': number
  'friend-strength': number
  'friend-steps': number
  'fire-loss': number
  'landing-loss': number
  'landing-floor': number
  coins: number[]
  sunrise: ('gor' | 'skral' | 'troll' | 'wardrak')[]
  'black-die': number[]
  'black-opposite': number[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  why?: string
}

/** What a hero begins with, and the limits of it. */
export interface Points {
  start: number
  most: number
  least?: number
}

/** A small card: event, secret lake or dragon fight. */
export interface SmallCard {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  do: Json
  shield?: boolean
  start?: boolean
}

export interface SmallCardFile {
  event: SmallCard[]
}

export interface Space {
  id: number
  x: number
  y: number
  terrain: 'castle' | 'cave' | 'forest' | 'gate' | 'lair' | 'mine' | 'mountain' | 'plain' | 'storage' | 'tavern' | 'tower'
  neighbours: number[]
  origin: 'house' | 'inferred' | 'public' | 'seed'
  name?: string
  next?: number | null
  well?: boolean
  merchant?: boolean
  fog?: boolean
  bank?: boolean
  gem?: boolean
  shore?: boolean
}

/** Hand over articles (or gold) on a space; what the shop sells goes back there, the rest leaves the game. `rune`, `herb` and `brew` mean any of them, half a brew too. */
export interface ToBring {
  task: 'bring'
  items: Record<string, number>
  to: number
}

/** Buy a strength point on a space. */
export interface ToBuyStrength {
  task: 'buy-strength'
  at: number
}

/** Empty the well on a space. */
export interface ToEmptyWell {
  task: 'empty-well'
  at: number
}

/** Lead a fated farmer to a space. */
export interface ToLead {
  task: 'lead'
  to: number
}

/** End a move on a space with at least this strength. */
export interface ToReach {
  task: 'reach'
  at: number
  strength?: number | Varies_int_
}

/** Take part in the last round against this creature. */
export interface ToSlay {
  task: 'slay'
  what: string
}

/** Activate a fog token. */
export interface ToTurnFog {
  task: 'turn-fog'
}

/** Stand on each of the spaces, in any order. */
export interface ToVisit {
  task: 'visit'
  spaces: number[]
}

/** Something that lies on the board. */
export interface Token {
  id: string
  origin: 'house' | 'inferred' | 'public' | 'seed'
  count?: number
  value?: number
  family?: '' | 'gem' | 'herb' | 'rubble' | 'rune'
  why?: string
}

/** A value by number of heroes, by level, or by both. A level that is not given means the normal one. */
export interface Varies_int_ {
  '2'?: number | null
  '3'?: number | null
  '4'?: number | null
  easy?: number | ByHeroes_int_ | null
  normal?: number | ByHeroes_int_ | null
  hard?: number | ByHeroes_int_ | null
}

/** The content files by their names. */
export interface Printed {
  articles: ArticleFile
  board_main: Board
  board_mine: Board
  creature_tokens: CreatureTokenFile
  creatures: CreatureFile
  dragon_cards: SmallCardFile
  events_gold: SmallCardFile
  events_silver: SmallCardFile
  fates: FateFile
  fog: FogFile
  heroes: HeroFile
  lake: SmallCardFile
  numbers: Numbers
}
