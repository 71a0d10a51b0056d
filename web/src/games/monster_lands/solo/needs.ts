import type { Need, RatingView, SoloView } from '../content'

// What the ratings of a scenario still ask for, each thing said once.

export interface Asked {
  /** Everything that each rating above the lowest asks for alike. */
  common: Need[]
  ratings: { rating: string; reached: boolean; own: Need[] }[]
}

const same = (one: Need, other: Need): boolean => one.what === other.what && one.need.join() === other.need.join()

/** The ratings above the lowest, which asks for nothing; what all of them ask for is told apart. */
export function asked({ ratings }: SoloView): Asked {
  const above = ratings.filter(({ needs }) => needs.length)
  const [first, ...rest] = above as [RatingView, ...RatingView[]]
  const common = first.needs.filter((need) => rest.every(({ needs }) => needs.some((one) => same(one, need))))
  return {
    common,
    ratings: above.map(({ rating, reached, needs }) => ({ rating, reached, own: needs.filter((need) => !common.some((one) => same(one, need))) })),
  }
}

/** How far one has come, from nothing to one. */
export function share({ have, need }: Need): number {
  const wanted = need.reduce((sum, one) => sum + one, 0)
  return wanted ? need.reduce((sum, one, n) => sum + Math.min(one, have[n] ?? 0), 0) / wanted : 1
}

/** Numbers as the rules write members by affinity: 2/1/1/1. */
export const slashed = (numbers: number[]): string => numbers.join('/')
