import type { Act } from '../../../kit/stage.svelte'
import type { GameEvent, LogLine } from '../../../kit/types'
import type { Happening } from '../../face'
import type { LandsContext, LandsView } from '../content'

// What wants to be looked at: blows of monsters, tricks, Sam's moves, deaths, victories, panic, the end of each round and the rating.

export type LandsAct =
  | Act<GameEvent[]> & { kind: 'strike' }
  | Act<GameEvent> & { kind: 'moment' }
  | Act<GameEvent[]> & { kind: 'sam' }
  | Act<GameEvent[]> & { kind: 'trick' }
  | Act<GameEvent> & { kind: 'rated' }
  | Act<{ round: number; events: GameEvent[] }> & { kind: 'evening' }

const STRIKE = 2800
const MOMENT = 2200
const TRICK = 2400
const SAM = 2600

const MOMENTS = new Set([
  'battle-began', 'monster-killed', 'monster-captured', 'land-conquered', 'mission-won', 'clan-reborn',
  'sam-took-mission', 'sam-removed-monster', 'sam-removed-land', 'sam-diverted', 'dice-diverted', 'dice-lost-on-sam',
])
/** Acts that begin with one event and show what follows from it. */
const TOGETHER: { kind: 'strike' | 'sam' | 'trick'; begin: Set<string>; follow: Set<string>; lasts: number }[] = [
  { kind: 'strike', begin: new Set(['monster-struck', 'monster-struck-all']), follow: new Set(['hits-cancelled', 'member-wounded', 'member-died']), lasts: STRIKE },
  {
    kind: 'sam', begin: new Set(['sam-found-no-place', 'sam-placed', 'sam-sent', 'sam-idle']), lasts: SAM,
    follow: new Set(['sam-found-no-place', 'sam-placed', 'sam-sent', 'sam-removed-trap', 'sam-removed-member', 'sam-removed-gear']),
  },
  {
    kind: 'trick', begin: new Set(['trick-aimed', 'sam-aimed', 'trick-cancelled', 'die-stolen', 'sam-stole']), lasts: TRICK,
    follow: new Set(['trick-cancelled', 'trick-failed', 'die-stolen', 'sam-stole']),
  },
]
export const EVENING = new Set([
  'wages-paid', 'wages-missed', 'member-deserted', 'chief-replaced', 'panic-spread', 'panic-ended', 'monster-came', 'monster-left',
  'first-player', 'clan-reborn',
])

/** Everything told since the round before ended, which belongs to the evening. */
export function eveningOf(log: LogLine[], until: number): GameEvent[] {
  const lines = log.filter(({ n }) => n <= until)
  const from = lines.slice(0, -1).findLastIndex(({ event }) => event.event === 'round-began')
  return lines.slice(from + 1).map(({ event }) => event).filter(({ event }) => EVENING.has(event))
}

export function acts({ before, news, log }: Happening<LandsView, LandsContext>): LandsAct[] {
  if (!before) return []
  const found: LandsAct[] = []
  let index = 0
  while (index < news.length) {
    const { n, event } = news[index]!
    const key = `${event.event}-${n}`
    const together = TOGETHER.find(({ begin }) => begin.has(event.event))
    if (together) {
      const rest = news.slice(index + 1)
      const end = rest.findIndex((line) => !together.follow.has(line.event.event))
      const after = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.event)
      found.push({ kind: together.kind, key, data: [event, ...after], lasts: together.lasts })
      index += after.length
    } else if (event.event === 'round-began' && (event.number as number) > 1) {
      found.push({ kind: 'evening', key, data: { round: (event.number as number) - 1, events: eveningOf(log, n) }, lasts: null })
    } else if (event.event === 'scenario-rated') {
      found.push({ kind: 'rated', key, data: event, lasts: null })
    } else if (MOMENTS.has(event.event)) {
      found.push({ kind: 'moment', key, data: event, lasts: MOMENT })
    }
    index += 1
  }
  return found
}
