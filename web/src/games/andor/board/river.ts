// The river Narne and the coast, as lines that the outlines of the land leave open.

import type { Point } from '../../../kit/coast'

export const NARNE: Point[] = [
  [398, -20], [402, 60], [420, 150], [490, 178], [560, 222], [628, 282], [690, 322], [742, 352], [792, 392], [806, 450],
  [776, 515], [745, 590], [690, 650], [580, 695], [455, 752], [438, 832], [350, 905], [200, 955], [60, 980], [-30, 990], [-420, 1010],
]

export const EASTERN_ARM: Point[] = [[745, 356], [805, 374], [860, 388], [930, 378], [1010, 372], [1080, 364], [1116, 352]]

export const SEA: Point[][] = [
  [[-20, -20], [124, -20], [110, 60], [134, 120], [118, 178], [84, 230], [66, 282], [-20, 316]],
  [[296, -20], [318, 40], [350, 76], [372, 94], [426, 64], [434, -20]],
  [[-20, 1020], [-20, 962], [120, 968], [262, 944], [312, 1020]],
]

export interface Crossing {
  between: [number, number]
  from: Point
  to: Point
}

/** Where the three bridges stand. */
export const CROSSINGS: Record<string, Crossing> = {
  'rope-bridge': { between: [16, 48], from: [652, 336], to: [699, 289] },
  'market-bridge': { between: [38, 39], from: [712, 596], to: [757, 627] },
  'bow-bridge': { between: [46, 47], from: [893, 406], to: [893, 360] },
}

/** A smooth line through the points. */
export function flowing(points: Point[]): string {
  const [first, ...rest] = points
  let path = `M${first![0]} ${first![1]}`
  rest.forEach((to, index) => {
    const from = points[index]!
    const before = points[index - 1] ?? from
    const after = rest[index + 1] ?? to
    const bend = (a: Point, b: Point, c: Point, sign: number): string =>
      `${(b[0] + (sign * (c[0] - a[0])) / 6).toFixed(1)} ${(b[1] + (sign * (c[1] - a[1])) / 6).toFixed(1)}`
    path += `C${bend(before, from, to, 1)} ${bend(from, to, after, -1)} ${to[0]} ${to[1]}`
  })
  return path
}

/** How far a point is from a line of points. */
export function offLine([x, y]: Point, line: Point[]): number {
  let least = Infinity
  for (let index = 1; index < line.length; index++) {
    const [[x1, y1], [x2, y2]] = [line[index - 1]!, line[index]!]
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    const along = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    least = Math.min(least, Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)))
  }
  return least
}
