// Which picture an enemy has on its token: many share a kind of face, told apart by colour, figures and signs.

export type Family =
  | 'orc' | 'hag' | 'wolf' | 'golem' | 'mage' | 'dragon' | 'soldier' | 'bow' | 'hero' | 'skull' | 'worm' | 'medusa' | 'spirit' | 'engine' | 'griffon'
  | 'sprite' | 'horse' | 'ghost' | 'demon' | 'hydra' | 'bull' | 'bat' | 'monk'

const FAMILIES: [test: RegExp, family: Family][] = [
  [/dragon/, 'dragon'],
  [/wolf/, 'wolf'],
  [/hags/, 'hag'],
  [/golem|earth-elemental/, 'golem'],
  [/elemental-priestess|mage|sorcerer|illusionist|summoner|necromancer|masters/, 'mage'],
  [/elemental/, 'spirit'],
  [/catapult|stonethrower/, 'engine'],
  [/crossbow|tracker|gunner/, 'bow'],
  [/heroes/, 'hero'],
  [/zombie|skelet|mummy|ghoul/, 'skull'],
  [/worm/, 'worm'],
  [/medusa/, 'medusa'],
  [/griffon/, 'griffon'],
  [/sprite|familiar/, 'sprite'],
  [/centaur/, 'horse'],
  [/shadow|wraith|freezer/, 'ghost'],
  [/demon/, 'demon'],
  [/hydra/, 'hydra'],
  [/minotaur|war-beast|manticore/, 'bull'],
  [/gargoyle|vampire/, 'bat'],
  [/monk|priest/, 'monk'],
  [/guards|sword|shock|thug|legion|protector/, 'soldier'],
]

export function familyOf(enemy: string): Family {
  return FAMILIES.find(([test]) => test.test(enemy))?.[1] ?? 'orc'
}

/** The colour of a face, where fire, ice or the wild has coloured it. */
export function tintOf(enemy: string): string {
  if (/fire|lava/.test(enemy)) return '#d2562c'
  if (/ice|freez|water|storm|crystal/.test(enemy)) return '#7fb4d6'
  if (/air|lightning|high/.test(enemy)) return '#b7a4dc'
  if (/swamp|hags|zombie|tracker/.test(enemy)) return '#7f9a55'
  if (/earth|gargoyle|golem/.test(enemy)) return '#a09787'
  if (/death|vampire|shadow|wraith|grim|necromancer/.test(enemy)) return '#7d7488'
  if (/^green/.test(enemy)) return '#8aa84f'
  if (/^violet/.test(enemy)) return '#a98bc9'
  if (/^red/.test(enemy)) return '#c4553d'
  if (/^white/.test(enemy)) return '#c9b98a'
  return '#b59a78'
}
