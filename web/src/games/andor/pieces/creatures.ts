// Which picture a creature has, and which mark tells it from its kin.

export type CreatureKind = 'gor' | 'skral' | 'wardrak' | 'troll' | 'mage' | 'dragon'
export type Mark = 'tower' | 'leaf' | 'spell' | 'crown' | 'flame' | 'rune' | 'fate' | 'key'

const SPECIAL: Record<string, [CreatureKind, Mark | null]> = {
  'tower-skral': ['skral', 'tower'],
  'herb-gor': ['gor', 'leaf'],
  'enchanted-gor': ['gor', 'spell'],
  'troll-prince': ['troll', 'crown'],
  varkur: ['mage', null],
  'empowered-gor': ['gor', 'flame'],
  'rune-skral': ['skral', 'rune'],
  'fate-gor': ['gor', 'fate'],
  jailer: ['gor', 'key'],
}

export function kindOf(creature: string): CreatureKind {
  return SPECIAL[creature]?.[0] ?? (creature as CreatureKind)
}

export function markOf(creature: string): Mark | null {
  return SPECIAL[creature]?.[1] ?? null
}
