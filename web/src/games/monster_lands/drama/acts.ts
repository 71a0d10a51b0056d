import type { Act } from '../../../kit/stage.svelte'
import type { GameEvent, LogLine } from '../../../kit/types'
import type { Happening } from '../../face'
import type { LandsContext, LandsView } from '../content'

// What wants to be looked at: blows of monsters, deaths, victories, panic, and the end of each round.

export type LandsAct =
  | Act<GameEvent[]> & { kind: 'strike' }
  | Act<GameEvent> & { kind: 'moment' }
  | Act<{ round: number; events: GameEvent[] }> & { kind: 'evening' }

const STRIKE = 2800
const MOMENT = 2200

const MOMENTS = new Set([
  'battle-began', 'monster-killed', 'monster-captured', 'land-conquered', 'mission-won', 'clan-reborn',
])
const STRIKES = new Set(['monster-struck', 'monster-struck-all'])
const CONSEQUENCES = new Set(['hits-cancelled', 'member-wounded', 'member-died'])
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
  return news.flatMap(({ n, event }, index): LandsAct[] => {
    const key = `${event.event}-${n}`
    if (STRIKES.has(event.event)) {
      const rest = news.slice(index + 1)
      const end = rest.findIndex((line) => !CONSEQUENCES.has(line.event.event))
      const after = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.event)
      return [{ kind: 'strike', key, data: [event, ...after], lasts: STRIKE }]
    }
    if (event.event === 'round-began' && (event.number as number) > 1) {
      return [{ kind: 'evening', key, data: { round: (event.number as number) - 1, events: eveningOf(log, n) }, lasts: null }]
    }
    return MOMENTS.has(event.event) ? [{ kind: 'moment', key, data: event, lasts: MOMENT }] : []
  })
}
