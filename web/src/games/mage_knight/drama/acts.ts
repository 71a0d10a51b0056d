import type { Act } from '../../../kit/stage.svelte'
import type { Named } from '../../../kit/types'
import type { Happening } from '../../face'
import type { KnightContext, KnightEvent, KnightView } from '../content'

// What wants to be looked at, one thing after another. Tiles and tokens turn over where they lie.

export type Sign = 'level' | 'city' | 'knocked' | 'end'

export type KnightAct =
  | Act<{ event: Named<KnightEvent, 'round-began'> }> & { kind: 'dawn' }
  | Act<{ event: KnightEvent; enemies: string[] }> & { kind: 'met' }
  | Act<{ event: KnightEvent; sign: Sign }> & { kind: 'moment' }

const DAWN = 2600
const MET = 2400
const MOMENT = 2600

const MOMENTS: Partial<Record<KnightEvent['event'], Sign>> = {
  'level-reached': 'level', 'city-found': 'city', 'city-conquered': 'city', 'knocked-out': 'knocked', 'last-turns': 'end',
}
/** What only whoever it happens to wants to stop for. */
const OWN = new Set<KnightEvent['event']>(['level-reached', 'knocked-out'])

/** The enemies of somebody's fight whom nobody had seen before. */
export function met(before: KnightView | null, view: KnightView, seat: number): string[] {
  const fight = view.fights.find(({ sides }) => sides.some((side) => side.seat === seat))
  const foes = fight?.sides.filter((side) => side.seat === null).flatMap(({ foes }) => foes.map(({ enemy }) => enemy)) ?? []
  const seen = (before?.tokens ?? []).flatMap(({ id }) => id ?? [])
  return foes.filter((enemy) => {
    const at = seen.indexOf(enemy)
    if (at >= 0) seen.splice(at, 1)
    return at < 0
  })
}

export function acts({ before, view, news, own }: Happening<KnightView, KnightContext, KnightEvent>): KnightAct[] {
  return news.flatMap(({ n, event }): KnightAct[] => {
    const key = `${event.event}-${n}`
    if (event.event === 'round-began') return [{ kind: 'dawn', key, data: { event }, lasts: DAWN, tells: n }]
    if (event.event === 'combat-began' && own.includes(event.seat)) {
      const enemies = met(before, view, event.seat)
      return enemies.length ? [{ kind: 'met', key, data: { event, enemies }, lasts: MET, tells: n }] : []
    }
    const sign = MOMENTS[event.event]
    const whose = 'seat' in event ? event.seat : -1
    return sign && (!OWN.has(event.event) || own.includes(whose)) ? [{ kind: 'moment', key, data: { event, sign }, lasts: MOMENT, tells: n }] : []
  })
}
