import type { Act } from '../../../kit/stage.svelte'
import type { LogLine, Named } from '../../../kit/types'
import type { Happening } from '../../face'
import type { LandsContext, LandsEvent, LandsView } from '../content'

// What wants to be looked at: rolls, blows of monsters, tricks, Sam's moves, deaths, victories, panic, the end of each round and the rating.

export type LandsAct =
  | Act<LandsEvent[]> & { kind: 'strike' }
  | Act<LandsEvent> & { kind: 'moment' }
  | Act<LandsEvent[]> & { kind: 'sam' }
  | Act<LandsEvent[]> & { kind: 'trick' }
  | Act<LandsEvent[]> & { kind: 'roll' }
  | Act<Named<LandsEvent, 'scenario-rated'>> & { kind: 'rated' }
  | Act<{ round: number; events: LandsEvent[] }> & { kind: 'evening' }

const STRIKE = 2800
const MOMENT = 2200
const TRICK = 2400
const SAM = 2600
const ROLL = 2200

const MOMENTS = new Set<LandsEvent['event']>([
  'battle-began', 'monster-killed', 'monster-captured', 'land-conquered', 'mission-won', 'clan-reborn',
  'sam-took-mission', 'sam-removed-monster', 'sam-removed-land', 'sam-diverted', 'dice-diverted', 'dice-lost-on-sam',
])
type Names = Set<LandsEvent['event']>
/** Acts that begin with one event and show what follows from it. */
const ROLLS: Names = new Set<LandsEvent['event']>(['dice-rolled', 'die-rerolled', 'mission-rolled', 'haggle-rolled'])
const TOGETHER: { kind: 'strike' | 'sam' | 'trick' | 'roll'; begin: Names; follow: Names; lasts: number }[] = [
  { kind: 'strike', begin: new Set<LandsEvent['event']>(['monster-struck', 'monster-struck-all']), follow: new Set<LandsEvent['event']>(['hits-cancelled', 'member-wounded', 'member-died']), lasts: STRIKE },
  { kind: 'roll', begin: ROLLS, follow: new Set<LandsEvent['event']>(['attack-failed', 'conquest-failed', 'mission-failed', 'mission-consoled']), lasts: ROLL },
  {
    kind: 'sam', begin: new Set<LandsEvent['event']>(['sam-found-no-place', 'sam-placed', 'sam-sent', 'sam-idle']), lasts: SAM,
    follow: new Set<LandsEvent['event']>(['sam-found-no-place', 'sam-placed', 'sam-sent', 'sam-removed-trap', 'sam-removed-member', 'sam-removed-gear']),
  },
  {
    kind: 'trick', begin: new Set<LandsEvent['event']>(['trick-aimed', 'sam-aimed', 'trick-cancelled', 'die-stolen', 'sam-stole']), lasts: TRICK,
    follow: new Set<LandsEvent['event']>(['trick-cancelled', 'trick-failed', 'die-stolen', 'sam-stole']),
  },
]
export const EVENING = new Set<LandsEvent['event']>([
  'wages-paid', 'wages-missed', 'member-deserted', 'chief-replaced', 'panic-spread', 'panic-ended', 'monster-came', 'monster-left',
  'first-player', 'clan-reborn',
])

/** Everything told since the round before ended, which belongs to the evening. */
export function eveningOf(log: LogLine<LandsEvent>[], until: number): LandsEvent[] {
  const lines = log.filter(({ n }) => n <= until)
  const from = lines.slice(0, -1).findLastIndex(({ event }) => event.event === 'round-began')
  return lines.slice(from + 1).map(({ event }) => event).filter(({ event }) => EVENING.has(event))
}

/** Whoever rolls sees the dice; of the others' rolls only those for a battle, a land or a mission are worth a look. */
function worthALook(event: LandsEvent, own: number[]): boolean {
  if (event.event === 'haggle-rolled' || event.event === 'die-rerolled') return own.includes(event.seat)
  return true
}

export function acts({ before, news, log, own }: Happening<LandsView, LandsContext, LandsEvent>): LandsAct[] {
  if (!before) return []
  const found: LandsAct[] = []
  let index = 0
  while (index < news.length) {
    const { n, event } = news[index]!
    const key = `${event.event}-${n}`
    const together = worthALook(event, own) ? TOGETHER.find(({ begin }) => begin.has(event.event)) : undefined
    if (together) {
      const rest = news.slice(index + 1)
      const end = rest.findIndex((line) => !together.follow.has(line.event.event))
      const lines = end < 0 ? rest : rest.slice(0, end)
      const after = lines.map((line) => line.event)
      found.push({ kind: together.kind, key, data: [event, ...after], lasts: together.lasts, tells: lines.at(-1)?.n ?? n })
      index += after.length
    } else if (event.event === 'round-began' && event.number > 1) {
      found.push({ kind: 'evening', key, data: { round: event.number - 1, events: eveningOf(log, n) }, lasts: null, tells: n })
    } else if (event.event === 'scenario-rated') {
      found.push({ kind: 'rated', key, data: event, lasts: null, tells: n })
    } else if (MOMENTS.has(event.event)) {
      found.push({ kind: 'moment', key, data: event, lasts: MOMENT, tells: n })
    }
    index += 1
  }
  return found
}
