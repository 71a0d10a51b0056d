import type { Act } from '../../../kit/stage.svelte'
import type { GameEvent } from '../../../kit/types'
import type { Happening } from '../../face'
import type { AndorContext, AndorView } from '../content'
import { lastRound, type Round } from '../rounds'
import { readCards, remember } from '../unread'

// What of a legend wants to be looked at, one thing after another.

export type AndorAct =
  | Act<{ from: number }> & { kind: 'story' }
  | Act<Round> & { kind: 'round' }
  | Act<{ card: string; averted: boolean }> & { kind: 'card' }
  | Act<{ event: GameEvent; moved: number }> & { kind: 'sunrise' }
  | Act<{ event: GameEvent }> & { kind: 'shield' }
  | Act<{ event: GameEvent; sign: Sign }> & { kind: 'moment' }

export type Sign = 'reward' | 'fallen' | 'won' | 'lost'

const ROUND = 4600
const CARD = 6500
const SUNRISE = 2600
const SHIELD = 3800
const MOMENT = 2600

const MOMENTS: Record<string, Sign> = {
  'reward-taken': 'reward', 'hero-fell': 'fallen', 'farmer-killed': 'fallen', 'legend-won': 'won', 'legend-lost': 'lost',
}
const ROUNDS = new Set(['round-won', 'round-lost', 'round-tied'])
const CARDS = new Set(['event-drawn', 'lake-card-drawn', 'dragon-card-turned'])

/** The cards of the legend that nobody at this screen has read, or one of them again. */
export function story(table: string, cards: number, from: number): AndorAct {
  return { kind: 'story', key: `story-${from}`, data: { from }, lasts: null, onleave: () => remember(table, cards) }
}

export function acts({ view, news, log, table }: Happening<AndorView, AndorContext>): AndorAct[] {
  const found = news.flatMap(({ n, event }): AndorAct[] => {
    const key = `${event.event}-${n}`
    if (ROUNDS.has(event.event)) {
      const round = lastRound(log)
      return round ? [{ kind: 'round', key, data: round, lasts: ROUND }] : []
    }
    if (CARDS.has(event.event)) {
      const averted = news.some((later) => later.n > n && later.event.event === 'event-averted')
      return [{ kind: 'card', key, data: { card: event.card as string, averted }, lasts: CARD }]
    }
    if (event.event === 'sun-rose') {
      const moved = news.filter((other) => other.event.event === 'creature-moved').length
      return [{ kind: 'sunrise', key, data: { event, moved }, lasts: SUNRISE }]
    }
    if (event.event === 'creature-entered') return [{ kind: 'shield', key, data: { event }, lasts: SHIELD }]
    const sign = MOMENTS[event.event]
    return sign ? [{ kind: 'moment', key, data: { event, sign }, lasts: MOMENT }] : []
  })
  const choosing = view.heroes.some(({ figure }) => figure === null) && !view.over
  const known = readCards(table.id)
  const unread = view.seat !== null && !choosing && view.cards.length > known
  return unread ? [...found, story(table.id, view.cards.length, known)] : found
}
