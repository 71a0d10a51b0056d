// Who and what is on each space, in the order in which the spots of the space are given out.

import type { AndorView } from '../content'
import { figureNumber } from '../reading'

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

/** The more there is, the smaller it is drawn. */
export function sizeFor(count: number): number {
  return count <= 2 ? 0.8 : count <= 4 ? 0.68 : 0.56
}
