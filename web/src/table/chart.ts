// The scale of the chart of points: from the fewest to the most anybody ever had, zero always among them.

export interface Scale {
  least: number
  most: number
  /** Where lines are drawn across: whole steps, about six of them. */
  marks: number[]
}

/** The points that are always shown, so that the first points do not fill the whole chart. */
const LEAST_RANGE = 4
const LINES = 5

export function scaleOf(scores: readonly number[]): Scale {
  const least = Math.min(0, ...scores)
  const most = Math.max(least + LEAST_RANGE, 0, ...scores)
  const step = Math.max(1, Math.ceil((most - least) / LINES))
  const first = Math.ceil(least / step)
  const count = Math.floor(most / step) - first + 1
  return { least, most, marks: Array.from({ length: count }, (_, index) => (first + index) * step) }
}
