import { farFromEdge, inside, type Point } from '../../kit/coast'

export interface Doodle {
  kind: 'hill' | 'tree' | 'peak' | 'reed' | 'palm' | 'stone' | 'smoke'
  x: number
  y: number
  size: number
}

/** Little hills and trees where they are in nobody's way; the same ones on every screen. */
export function doodlesOf(
  spot: { label: Point; room: number }, ring: Point[], [width, height]: Point, kind: Doodle['kind'], random: () => number,
): Doodle[] {
  const found: Doodle[] = []
  for (let trial = 0; trial < 90 && found.length < 7; trial++) {
    const angle = random() * Math.PI * 2
    const far = spot.room * (1.02 + random() * 1.1)
    const at: Point = [spot.label[0] + Math.cos(angle) * far * 1.15, spot.label[1] + Math.sin(angle) * far]
    const free = found.every((other) => Math.hypot(other.x - at[0], other.y - at[1]) > 13)
    const onSheet = at[0] > 14 && at[0] < width - 14 && at[1] > 14 && at[1] < height - 14
    if (onSheet && free && inside(at, ring) && farFromEdge(at, ring, 10)) {
      found.push({ kind, x: at[0], y: at[1], size: 5 + random() * 3 })
    }
  }
  return found.sort((one, other) => one.y - other.y)
}
