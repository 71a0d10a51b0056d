// Made from the kinds of the game's content files by `python -m herna.server.page_types`; a test keeps it current.

/** Take dice from the supply onto the trap or the path, beyond the limit of the path. */
export interface AddDice {
  op: 'add_dice'
  dice: ('H' | 'M' | 'S')[]
  where: 'path' | 'trap'
  once?: string | null
}

/** Each die of the colour on the attacker's path counts `n` less. */
export interface AttackerDieMalus {
  op: 'attacker_die_malus'
  die: 'H' | 'M' | 'S'
  n: number
  once?: string | null
}

/** `n` sure hits on top of the roll. */
export interface AutoHits {
  op: 'auto_hits'
  n: number
  once?: string | null
}

/** These cannot be used against it. */
export interface Ban {
  op: 'ban'
  what: ('defense_ability' | 'potion' | 'venom' | 'weapon')[]
  once?: string | null
}

export interface Band {
  up_to: number
  dice: ('H' | 'M' | 'S')[]
  wages: number
}

export interface BattleNumbers {
  hits_from: number
  wounds: number
  venom: number
  affinity_dice: number
}

/** What a path or the guards bring to the member on it. */
export interface Benefit {
  defense?: number
  reroll?: PathReroll | null
  coins?: number
  potion?: number
  venom?: number
}

export interface Board {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  building: Building[]
  path: LandPaths
  gate: Gate
  track: Record<string, number[]>
  level: Level[]
}

export interface Building {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: 'armory' | 'laboratory' | 'lodge' | 'market' | 'mine' | 'pawnshop' | 'tavern'
  dice: ('H' | 'M' | 'S')[]
  space: Space[]
  haggling?: boolean
  display?: number
}

/** Once per round in the deployment phase, pay and take one such die. */
export interface BuyDie {
  op: 'buy_die'
  pay: Give
  die: 'H' | 'M' | 'S'
  unassigned_only?: boolean
}

/** How a campaign goes on after a game, by its rating. */
export interface Campaign {
  starts_at: 'deadly' | 'easy' | 'hard' | 'normal'
  won_at: ('deadly' | 'easy' | 'hard' | 'normal')[]
  bungler: Course
  apprentice: Course
  veteran: Course
  hero: Course
}

/** Put a die aside and take others instead; not an action. */
export interface ConvertDie {
  op: 'convert_die'
  from: ('H' | 'M' | 'S')[] | 'any'
  to?: ('H' | 'M' | 'S')[] | 'any_other'
}

/** What follows a rating in a campaign. */
export interface Course {
  scenario: 'next' | 'repeat'
  level: 'deadly' | 'easy' | 'hard' | 'lower' | 'normal' | 'same'
}

/** Cancels `n` hits per round when a monster attacks the member; `vs`: only monsters of these affinities. */
export interface Defense {
  op: 'defense'
  n: number
  vs?: ('fire' | 'forest' | 'water' | 'wind')[]
  once?: string | null
}

/** Each die of the colour on the member's own path counts `n` more. */
export interface DieBonus {
  op: 'die_bonus'
  die: 'H' | 'M' | 'S'
  n: number
  scope: ('conquest' | 'mission' | 'monster')[]
  once?: string | null
}

/** Once per round `n` coins less in the building; the price may fall to `floor`. */
export interface Discount {
  op: 'discount'
  building: 'armory' | 'laboratory' | 'lodge' | 'market' | 'mine' | 'pawnshop' | 'tavern'
  n: number
  floor: number
  once?: string | null
}

export interface DisplayNumbers {
  loot: number
  cheap_reputation: number
}

/** `n` of the monster's dice strike the member on a neighbouring occupied path first. */
export interface Divert {
  op: 'divert'
  n: number
  once?: string | null
}

/** When drawn it goes to the gate in place of the monster there. */
export interface EntersAtGate {
  op: 'enters_at_gate'
  once?: string | null
}

export interface EquipmentCard {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  deck: 'house' | 'rulebook'
  type: 'outfit' | 'spell' | 'weapon'
  cost: number
  copies: number
  outskirts: boolean
  ability: Defense | DieBonus | RollBonus | TotalBonus | Reroll | Gain | BuyDie | Discount | Storage | ConvertDie | AddDice | Divert | RemoveAttackDice | NoTrapNeeded
}

export interface EquipmentFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  equipment: EquipmentCard[]
}

/** Captured in a land it pays its reward and goes to the gate. */
export interface EscapesToGateWhenCaptured {
  op: 'escapes_to_gate_when_captured'
  once?: string | null
}

export interface EventFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  path: EventPath[]
}

export interface EventPath {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  tile: number
  side: 'a' | 'b'
  number: number
  need: ('H' | 'M' | 'S' | 'X' | 'Y' | 'Z')[]
  more: ('H' | 'M' | 'S' | 'X' | 'Y' | 'Z')[]
  benefit: Benefit
}

export interface Fits {
  dice: number
  tokens: number
}

/** Take what is given, or one of what may be chosen. */
export interface Gain {
  op: 'gain'
  when: 'after_capture' | 'after_conquest' | 'after_defeat' | 'after_kill' | 'any' | 'deploy' | 'mine'
  give?: Give | null
  choose?: Give[]
}

export interface GameNumbers {
  rounds: number
  glory: number
  glory_floor: number
}

export interface Gate {
  spaces: number
  token: number
  death: number
  guards: [Benefit, Benefit]
}

/** `n` extra dice at the gate. */
export interface GateDice {
  op: 'gate_dice'
  n: number
  once?: string | null
}

/** What is taken from the supply, or what is paid. */
export interface Give {
  coins?: number
  glory?: number
  trophies?: number
  defense?: number
  potion?: number
  venom?: number
  trap?: number
  loot?: 0 | 1
  dice?: ('H' | 'M' | 'S')[]
  free_hire?: 0 | 1
  free_equipment?: 0 | 1
}

/** An attack that wounds costs the owner `n` glory. */
export interface GloryLossWhenWounding {
  op: 'glory_loss_when_wounding'
  n: number
  once?: string | null
}

export interface LandCard {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  affinity: 'fire' | 'forest' | 'water' | 'wind'
  conquest: number
  glory: number
  place: ('H' | 'M' | 'S')[][]
  give: Give
}

export interface LandFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  land: LandCard[]
}

/** `n` extra dice in a land of its affinity, instead of the usual. */
export interface LandMatchDice {
  op: 'land_match_dice'
  n: number
  once?: string | null
}

export interface LandPaths {
  fits: Fits[]
  death: [number, number, number, number]
}

export interface Level {
  id: 'deadly' | 'easy' | 'hard' | 'normal'
  track: 'plain' | 'tile_a' | 'tile_b'
  first_monsters: 'A' | 'any'
}

export interface Limits {
  trap: number
  defense: number
  potion: number
  venom: number
}

export interface LootFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  loot: LootToken[]
}

export interface LootToken {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  outskirts: boolean
  effect: Gain | Reroll | TotalBonus | RollBonus | Trophy | ConvertDie
}

export interface MemberCard {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  role: 'basic' | 'chief' | 'mercenary' | 'rookie'
  cost: number
  reputation: number
  dice: ('H' | 'M' | 'S')[]
  outskirts: boolean
  ability: Defense | DieBonus | RollBonus | TotalBonus | Reroll | Gain | BuyDie | Discount | Storage | ConvertDie | AddDice | Divert | RemoveAttackDice | NoTrapNeeded
  affinity?: 'fire' | 'forest' | 'water' | 'wind' | null
  copies?: number
}

export interface MemberFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  member: MemberCard[]
}

export interface MissionFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  consolation: number
  mission: MissionToken[]
}

export interface MissionToken {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: number
  a: RolledMission
  b: PaidMission
}

export interface MonsterCard {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  affinity: 'fire' | 'forest' | 'water' | 'wind'
  level: 'A' | 'B'
  attack: number
  capture: number
  kill: number
  captured: Give
  killed: Give
  ability: LandMatchDice | PreAttackAll | WoundAllWhenKilled | AutoHits | Ban | TrapsNeeded | PanicTokens | EntersAtGate | EscapesToGateWhenCaptured | AttackerDieMalus | GateDice | GloryLossWhenWounding
}

export interface MonsterFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  monster: MonsterCard[]
}

export interface MoreMonsters {
  rounds: number[]
}

/** What a rating asks for at the end of the game. */
export interface Needs {
  points?: number
  coins?: number
  missions?: number
  spread?: number[]
  kit?: boolean
}

/** The member may capture without a trap. */
export interface NoTrapNeeded {
  op: 'no_trap_needed'
  once?: string | null
}

export interface Numbers {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  start: Start
  limits: Limits
  band: Band[]
  game: GameNumbers
  display: DisplayNumbers
  battle: BattleNumbers
  price: Prices
  rebirth: Rebirth
  points: Points
  queens_gift: QueensGift
  more_monsters: MoreMonsters
}

export interface PaidMission {
  dice: ('H' | 'M' | 'S' | 'X' | 'Y' | 'Z')[]
  cost: Give
  left: Give
  right: Give
}

/** At the gate it brings `n` panic tokens in a clean-up. */
export interface PanicTokens {
  op: 'panic_tokens'
  n: number
  once?: string | null
}

export interface PathReroll {
  dice: ('H' | 'M' | 'S')[]
  n: number
}

export interface Points {
  affinity: number[]
}

/** Before each of its attacks that many dice are rolled, and their hits strike every member there. */
export interface PreAttackAll {
  op: 'pre_attack_all'
  dice: number
  once?: string | null
}

export interface Prices {
  least: number
  defense: number
  most_defense: number
  beer: number
  pawned: number
  trophy: number
}

export interface QueensGift {
  from_round: number
  choose: Give[]
}

export interface Rebirth {
  coins: number
}

/** The monster rolls `n` dice fewer against the member. */
export interface RemoveAttackDice {
  op: 'remove_attack_dice'
  n: number
  once?: string | null
}

/** Up to `n` rerolls of dice of these colours; `distinct`: each die once. */
export interface Reroll {
  op: 'reroll'
  dice: ('H' | 'M' | 'S')[]
  n: number
  scope: ('conquest' | 'mission' | 'monster')[]
  distinct?: boolean
  once?: string | null
}

/** Adds `n` once to what the dice of the colour on one path come to together. */
export interface RollBonus {
  op: 'roll_bonus'
  die: 'H' | 'M' | 'S'
  n: number
  scope: ('conquest' | 'mission' | 'monster')[]
  once?: string | null
}

export interface RolledMission {
  dice: ('H' | 'M' | 'S' | 'X' | 'Y' | 'Z')[]
  target: number
  reward: Give
  penalty: Give
}

/** What Sam's two dice mean. */
export interface SamTable {
  tokens: number
  mercenaries: number
  citadel: number[]
  building: ('armory' | 'laboratory' | 'lodge' | 'market' | 'mine' | 'pawnshop' | 'tavern')[]
  path: ('land' | 'pay' | 'roll')[]
  takes: number[]
  traps: number
}

/** One scenario: its rules, and what each rating above the lowest asks for. */
export interface Scenario {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: 'clear-mission' | 'doom' | 'full-kit' | 'gold-digger' | 'ordinary-work' | 'raid' | 'sly-sam' | 'sortie' | 'travelling-light' | 'variety'
  rules?: ScenarioRules
  apprentice: Needs
  veteran: Needs
  hero: Needs
}

export interface ScenarioFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  sam: SamTable
  scenario: Scenario[]
  campaign: Campaign
}

/** The special rules of a scenario, each by a name of its own; 0 and nothing: as usual. */
export interface ScenarioRules {
  rounds?: number
  coins?: number
  defense?: number
  clan?: 'fire' | 'forest' | 'water' | 'wind' | null
  mercenaries_with?: 'H' | 'M' | 'S' | null
  closed?: ('armory' | 'laboratory' | 'lodge' | 'market' | 'mine' | 'pawnshop' | 'tavern')[]
  no_defense?: boolean
  gate_at_start?: boolean
  gate_each_round?: boolean
  beer?: number
  sam_tokens?: number
  sam_path?: ('land' | 'pay' | 'roll')[]
  misses_again?: boolean
  lowest_level?: 'deadly' | 'easy' | 'hard' | 'normal'
}

/** A space for dice in a building: how many at once, what it brings, from how many players on it is open. */
export interface Space {
  dice?: number
  gives?: number
  players?: number
}

export interface Start {
  glory: number
  coins: number
  trap: string
  defense: number
}

/** Take up to `n` dice of these colours from a neighbouring occupied path. */
export interface StealDice {
  op: 'steal_dice'
  dice: ('H' | 'M' | 'S')[]
  n: number
  once?: string | null
}

/** The clan may keep `n` more of these tokens. */
export interface Storage {
  op: 'storage'
  token: 'trap'
  n: number
  once?: string | null
}

/** Adds `n` to the total, for the named outcomes only. */
export interface TotalBonus {
  op: 'total_bonus'
  n: number
  for: ('capture' | 'conquest' | 'kill')[]
  once?: string | null
}

export interface TrapFile {
  origin: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  trap: TrapToken[]
}

export interface TrapToken {
  origin?: Record<string, 'house' | 'inferred' | 'public' | 'seed'>
  id: string
  group: 'basic' | 'hidden' | 'trick' | 'upgraded'
  copies: number
  cost: number
  effect: AddDice | DieBonus | TotalBonus | StealDice | Divert
}

/** Its capture needs `n` traps on the path. */
export interface TrapsNeeded {
  op: 'traps_needed'
  n: number
  once?: string | null
}

/** Counts as `n` trophies; may be sold. */
export interface Trophy {
  op: 'trophy'
  n: number
  sell_coins: number
  once?: string | null
}

/** When killed, `n` hits on every member there. */
export interface WoundAllWhenKilled {
  op: 'wound_all_when_killed'
  n: number
  once?: string | null
}

/** The content files by their names. */
export interface Printed {
  board: Board
  equipment: EquipmentFile
  events: EventFile
  lands: LandFile
  loot: LootFile
  members: MemberFile
  missions: MissionFile
  monsters: MonsterFile
  numbers: Numbers
  scenarios: ScenarioFile
  traps: TrapFile
}
