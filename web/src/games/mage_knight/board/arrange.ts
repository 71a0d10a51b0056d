import type { Field } from './hexes'

// Where everything on a hex stands: the site behind, tokens before it, shields to the left, heroes in front.

export interface Spot {
  x: number
  y: number
  size: number
}

export interface Arranged {
  site: Spot | null
  tokens: Spot[]
  shields: Spot[]
  heroes: Spot[]
}

/** How many tokens are drawn one beside the other; the rest is told by a number. */
export const MOST = 5

/** The number from which on they are drawn without their figures, which would cover each other. */
export const CROWD = 3

/** Is there a drawing of the site? Enemies who rampage leave nothing behind. */
export function hasDrawing(field: Field): boolean {
  return field.site !== null && !field.site.rampaging
}

function row(count: number, y: number, step: number, size: number): Spot[] {
  return Array.from({ length: count }, (_, n) => ({ x: (n - (count - 1) / 2) * step, y, size }))
}

function tokensOf(count: number, beside: boolean): Spot[] {
  if (count === 0) return []
  if (count === 1) return [beside ? { x: 15, y: 16, size: 0.86 } : { x: 0, y: 0, size: 1.2 }]
  if (count === 2) return row(2, 17, 44, 0.66)
  return row(Math.min(count, MOST), 28, count > 3 ? 20 : 30, 0.5)
}

export function arranged(field: Field): Arranged {
  const drawn = hasDrawing(field)
  const count = field.tokens.length
  const isCity = field.site?.city === true
  return {
    site: !drawn ? null : isCity ? { x: 0, y: count ? 14 : 32, size: count ? 0.95 : 1.1 } : count === 0 ? { x: 0, y: 25, size: 1.3 } : count === 1 ? { x: -16, y: 8, size: 1 } : { x: 0, y: -4, size: 0.9 },
    tokens: tokensOf(count, drawn),
    shields: field.shields.map((_, n) => ({ x: -37 + n * 12, y: 30 + n * 6, size: 0.85 })),
    heroes: field.heroes.map((_, n) => ({ x: (field.heroes.length > 1 || drawn || count ? 25 : 0) - n * 25, y: 47, size: 1 })),
  }
}
