import type { Act } from '../../../kit/stage.svelte'
import type { LogLine, Named } from '../../../kit/types'
import type { Happening } from '../../face'
import type { AndorContext, AndorEvent, AndorView } from '../content'
import { lastRound, type Round } from '../rounds'
import { readCards, remember } from '../unread'

// What of a legend wants to be looked at, one thing after another.

export type AndorAct =
  | Act<{ from: number }> & { kind: 'story' }
  | Act<Round> & { kind: 'round' }
  | Act<{ event: Named<AndorEvent, 'dice-thrown'> }> & { kind: 'throw' }
  | Act<{ card: string; averted: boolean }> & { kind: 'card' }
  | Act<{ event: Named<AndorEvent, 'sun-rose'>; moved: number }> & { kind: 'sunrise' }
  | Act<{ event: Named<AndorEvent, 'creature-entered'> }> & { kind: 'shield' }
  | Act<{ event: AndorEvent; sign: Sign }> & { kind: 'moment' }

export type Sign = 'reward' | 'fallen' | 'won' | 'lost'

const ROUND = 4600
const CARD = 6500
const SUNRISE = 2600
const SHIELD = 3800
const MOMENT = 2600
const THROW = 1700

const MOMENTS: Partial<Record<AndorEvent['event'], Sign>> = {
  'reward-taken': 'reward', 'hero-fell': 'fallen', 'farmer-killed': 'fallen', 'legend-won': 'won', 'legend-lost': 'lost',
}
const ROUNDS = new Set<AndorEvent['event']>(['round-won', 'round-lost', 'round-tied'])

/** The card that is drawn or turned up with such an event. */
export function drawnCard(event: AndorEvent): string | null {
  return event.event === 'event-drawn' || event.event === 'lake-card-drawn' || event.event === 'dragon-card-turned' ? event.card : null
}

/** The cards of the legend that nobody at this screen has read, or one of them again. */
export function story(table: string, cards: number, from: number): AndorAct {
  return { kind: 'story', key: `story-${from}`, data: { from }, lasts: null, onleave: () => remember(table, cards) }
}

/** What follows from a round of a fight is seen with it. */
const CONSEQUENCES = new Set<AndorEvent['event']>(['willpower-changed', 'creature-defeated'])

function through(news: LogLine<AndorEvent>[], index: number): number {
  const rest = news.slice(index + 1)
  const end = rest.findIndex(({ event }) => !CONSEQUENCES.has(event.event))
  return (end < 0 ? rest.at(-1) : rest[end - 1])?.n ?? news[index]!.n
}

/** Is the round of this throw decided in the same breath? Then the dice are seen there. */
function decidedIn(news: LogLine<AndorEvent>[], index: number): boolean {
  return news.slice(index + 1).some(({ event }) => ROUNDS.has(event.event))
}

export function acts({ view, news, log, table, own }: Happening<AndorView, AndorContext, AndorEvent>): AndorAct[] {
  const found = news.flatMap(({ n, event }, index): AndorAct[] => {
    const key = `${event.event}-${n}`
    if (ROUNDS.has(event.event)) {
      const round = lastRound(log.filter((line) => line.n <= through(news, index)))
      return round ? [{ kind: 'round', key, data: round, lasts: ROUND, tells: through(news, index) }] : []
    }
    if (event.event === 'dice-thrown' && own.includes(event.seat) && !decidedIn(news, index)) {
      return [{ kind: 'throw', key, data: { event }, lasts: THROW, tells: n }]
    }
    const card = drawnCard(event)
    if (card !== null) {
      const averted = news.some((later) => later.n > n && later.event.event === 'event-averted')
      return [{ kind: 'card', key, data: { card, averted }, lasts: CARD, tells: n }]
    }
    if (event.event === 'sun-rose') {
      const moved = news.filter((other) => other.event.event === 'creature-moved').length
      return [{ kind: 'sunrise', key, data: { event, moved }, lasts: SUNRISE, tells: n }]
    }
    if (event.event === 'creature-entered') return [{ kind: 'shield', key, data: { event }, lasts: SHIELD, tells: n }]
    const sign = MOMENTS[event.event]
    return sign ? [{ kind: 'moment', key, data: { event, sign }, lasts: MOMENT, tells: n }] : []
  })
  const choosing = view.heroes.some(({ figure }) => figure === null) && !view.over
  const known = readCards(table.id)
  const unread = view.seat !== null && !choosing && view.cards.length > known
  return unread ? [...found, story(table.id, view.cards.length, known)] : found
}
