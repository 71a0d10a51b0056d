import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inside, land, type Outlined, type Point } from '../src/kit/coast'

const CONTENT = new URL('../../src/herna/games/eight_minute_empire/content/', import.meta.url)

/** The outlines of a board file; its few lines are simple enough to be read without a TOML library. */
function board(file: string): (Outlined & { label: Point })[] {
  const text = readFileSync(new URL(file, CONTENT), 'utf8')
  return text.split('[[region]]').slice(1).map((part) => ({
    id: /id = "(\w+)"/.exec(part)![1]!,
    label: JSON.parse(/label = (\[.*\])/.exec(part)![1]!) as Point,
    outline: JSON.parse(/outline = (\[.*\])/.exec(part)![1]!) as Point[],
  }))
}

describe.each(['board_a.toml', 'board_b.toml'])('the land of %s', (file) => {
  const regions = board(file)
  const drawn = land(regions, [1000, 600])

  test('is the same every time', () => {
    expect(land(regions, [1000, 600]).shapes).toEqual(drawn.shapes)
  })

  test('has every label inside its own region and no other', () => {
    for (const { id, label } of regions) {
      const around = regions.filter((other) => inside(label, drawn.rings.get(other.id)!)).map((other) => other.id)
      expect(around).toEqual([id])
    }
  })

  test('leaves no gap along a border: neighbours share its every point', () => {
    const key = (point: Point): string => point.join(',')
    for (const one of regions) {
      for (const other of regions) {
        const corners = new Set(other.outline.map(key))
        const edge = one.outline.find((point, index) =>
          corners.has(key(point)) && corners.has(key(one.outline[(index + 1) % one.outline.length]!)))
        if (one.id >= other.id || !edge) continue
        const points = new Set(drawn.rings.get(other.id)!.map(key))
        const shared = drawn.rings.get(one.id)!.filter((point) => points.has(key(point)))
        expect(shared.length, `${one.id} and ${other.id}`).toBeGreaterThan(2)
      }
    }
  })
})
