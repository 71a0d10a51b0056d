import type { Json } from '../../../kit/types'

// What a card gives, as far as a few signs can say it: "boot 2", "sword 2 or shield 2". Whatever is more than that is
// written out in words.

export type Sign = 'move' | 'influence' | 'attack' | 'ranged' | 'siege' | 'block' | 'heal' | 'draw' | 'fame' | 'reputation' | 'wound' | 'crystal' | 'mana'
export type Tint = 'physical' | 'fire' | 'ice' | 'cold-fire' | 'red' | 'blue' | 'green' | 'white' | 'gold' | 'black' | 'any'

export interface Chip {
  sign: Sign
  n: number
  tint: Tint
}

/** Alternatives, each a few signs in a row. */
export type Chips = Chip[][]

type Fields = { [name: string]: Json }

const PLAIN: Record<string, Sign> = { move: 'move', influence: 'influence', heal: 'heal', draw: 'draw', fame: 'fame', reputation: 'reputation', wound: 'wound' }
const COLOURS = new Set(['red', 'blue', 'green', 'white', 'gold', 'black'])
const KINDS: Record<string, Sign> = { melee: 'attack', ranged: 'ranged', siege: 'siege' }

const isFields = (json: Json | undefined): json is { [name: string]: Json } => typeof json === 'object' && json !== null && !Array.isArray(json)

/** A word as its name and its fields; a single value stands for the first field. */
function word(json: Json): [name: string, fields: Fields, value: Json | undefined] | null {
  if (typeof json === 'string') return [json, {}, undefined]
  if (!isFields(json)) return null
  if (typeof json.op === 'string') return [json.op, json, undefined]
  const entries = Object.entries(json)
  if (entries.length !== 1) return null
  const [name, value] = entries[0]!
  return isFields(value) ? [name, value, undefined] : [name, {}, value]
}

function only(fields: Fields, ...known: string[]): boolean {
  return Object.keys(fields).every((name) => name === 'op' || known.includes(name))
}

function chip(json: Json): Chip | null {
  const found = word(json)
  if (!found) return null
  const [name, fields, value] = found
  const n = value ?? fields.n ?? 1
  if (name === 'crystal' || name === 'mana') {
    const colour = value ?? fields.colour
    if (typeof colour !== 'string' || !only(fields, 'colour', 'n') || !(COLOURS.has(colour) || colour === 'any' || colour === 'any-basic')) return null
    const count = fields.n ?? 1
    return typeof count === 'number' ? { sign: name, n: count, tint: COLOURS.has(colour) ? (colour as Tint) : 'any' } : null
  }
  if (typeof n !== 'number') return null
  if (name === 'attack') {
    return only(fields, 'n', 'kind', 'element') ? { sign: KINDS[(fields.kind as string | undefined) ?? 'melee']!, n, tint: (fields.element as Tint | undefined) ?? 'physical' } : null
  }
  if (name === 'block') return only(fields, 'n', 'element') && fields.element !== 'fire-day-ice-night' ? { sign: 'block', n, tint: (fields.element as Tint | undefined) ?? 'physical' } : null
  const sign = PLAIN[name]
  return sign && only(fields, 'n') ? { sign, n, tint: 'physical' } : null
}

function row(program: Json): Chip[] | null {
  if (!Array.isArray(program)) return null
  const found = program.map(chip)
  return found.every((one) => one !== null) ? (found as Chip[]) : null
}

/** The signs of a program; null where they could not say all of it. */
export function chipsOf(program: Json | undefined): Chips | null {
  if (!Array.isArray(program) || !program.length) return null
  const first = word(program[0]!)
  if (program.length <= 2 && first?.[0] === 'choose' && Array.isArray(first[2])) {
    const ways = first[2].map(row)
    const after = row(program.slice(1))
    if (after === null || !ways.every((way) => way !== null)) return null
    return (ways as Chips).map((way) => [...way, ...after])
  }
  const plain = row(program)
  return plain && [plain]
}

/** Signs and words at once would not fit: this many at most. */
export const MOST_SIGNS = 4

/** Are there few enough signs to stand on a small card? */
export function fewSigns(chips: Chips | null): chips is Chips {
  return chips !== null && chips.flat().length <= MOST_SIGNS
}
