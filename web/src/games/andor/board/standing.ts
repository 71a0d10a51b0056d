// Who and what is on each space, in the order in which the spots of the space are given out.

import type { AndorView } from '../content'
import { figureNumber } from '../reading'
import type { Place } from './places'

export type Standing =
  | { kind: 'creature'; id: string; key: string }
  | { kind: 'hero'; seat: number; figure: number; asleep: boolean; key: string }
  | { kind: 'friend'; id: string; key: string }
  | { kind: 'fog'; id: string | null; key: string }
  | { kind: 'well'; full: boolean; key: string }
  | { kind: 'piece'; id: string; count: number; key: string }
  | { kind: 'gold'; count: number; key: string }

export function standingOn(view: AndorView): Map<number, Standing[]> {
  const found = new Map<number, Standing[]>()
  const put = (space: number, one: Standing): void => void found.set(space, [...(found.get(space) ?? []), one])
  for (const { space, creature } of view.creatures) put(space, { kind: 'creature', id: creature, key: 'creature' })
  for (const { space, well, fog } of view.spaces) {
    if (well) put(space, { kind: 'well', full: well === 'full', key: 'well' })
    if (fog) put(space, { kind: 'fog', id: fog === 'covered' ? null : fog, key: 'fog' })
  }
  view.heroes.forEach(({ space, figure, asleep }, seat) => {
    if (figure && space >= 0) put(space, { kind: 'hero', seat, figure: figureNumber(figure), asleep, key: `hero-${seat}` })
  })
  for (const [id, space] of Object.entries(view.friends)) put(space, { kind: 'friend', id, key: id })
  for (const { space, pieces, coins, held } of view.spaces) {
    const all = [...pieces, ...held]
    for (const id of new Set(all)) put(space, { kind: 'piece', id, count: all.filter((piece) => piece === id).length, key: id })
    if (coins) put(space, { kind: 'gold', count: coins, key: 'gold' })
  }
  view.garrison.forEach(({ creature }, n) => put(view.garrison[n]!.space, { kind: 'creature', id: creature, key: `garrison-${n}` }))
  return found
}

export interface Stood {
  one: Standing
  x: number
  y: number
  size: number
}

const FLAT = new Set(['fog', 'piece', 'gold', 'well'])

/** Where everything on a space stands: on its spots while there are few, in rows when it gets crowded. */
export function arranged(standing: Standing[], place: Place): Stood[] {
  const size = standing.length <= 2 ? 0.8 : standing.length <= 4 ? 0.66 : 0.56
  const [middleX, middleY] = place.spots[0]!
  const spots = standing.length <= Math.min(3, place.spots.length) ? place.spots : null
  const rows = spots ? [] : inRows(standing)
  const set = spots
    ? standing.map((one, index) => ({ one, x: spots[index]![0], y: spots[index]![1], size }))
    : rows.flatMap((row, n) => row.map((one, index) => ({
        one,
        x: middleX + (index - (row.length - 1) / 2) * 42 * size,
        y: middleY + (n - (rows.length - 1) / 2) * 38 * size,
        size,
      })))
  return set.sort((first, second) => first.y - second.y)
}

/** Creatures and friends at the back, heroes before them, what lies on the ground in front. */
function inRows(standing: Standing[]): Standing[][] {
  const groups = [
    standing.filter(({ kind }) => kind === 'creature' || kind === 'friend' || kind === 'well'),
    standing.filter(({ kind }) => kind === 'hero'),
    standing.filter(({ kind }) => FLAT.has(kind) && kind !== 'well'),
  ]
  return groups.flatMap((group) => (group.length > 4 ? [group.slice(0, Math.ceil(group.length / 2)), group.slice(Math.ceil(group.length / 2))] : group.length ? [group] : []))
}
