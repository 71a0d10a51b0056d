// The callings and names of the eight figures, in the order of their numbers.

export const HEROES = ['dwarf', 'warrior', 'archer', 'wizard'] as const
export type HeroName = (typeof HEROES)[number]

export const FIGURES = ['kram', 'bait', 'thorn', 'mairen', 'pasco', 'chada', 'liphardus', 'eara'] as const

export function heroOf(figure: number): HeroName {
  return HEROES[figure >> 1]!
}

export function isShe(figure: number): boolean {
  return figure % 2 === 1
}
