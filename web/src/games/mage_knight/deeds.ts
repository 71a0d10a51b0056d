import { listed } from '../../kit/sentences'
import type { Say } from '../../kit/types'
import type { CityView, FightView, KnightDeed, KnightView, Progress, SideView, TurnView, Verb } from './content'

// What of the offered actions belongs to which thing on the table. Nothing here knows a rule: it only sorts what is offered.

export type Of<Name extends Verb> = Extract<KnightDeed, { do: Name }>

export function offered<Name extends Verb>(view: KnightView, ...verbs: Name[]): Of<Name>[] {
  return view.options.filter((option): option is Of<Name> => (verbs as string[]).includes(option.do))
}

/** Actions that are about a card in hand, by the card's number. */
const WITH_CARD = [
  'play-card', 'play-sideways', 'play-inside', 'attach-banner', 'discard-card', 'throw-away-card', 'rest', 'put-back',
] as const
type WithCard = (typeof WITH_CARD)[number]

export function cardDeeds(view: KnightView, card: number): Of<WithCard>[] {
  return offered(view, ...WITH_CARD).filter((deed) => deed.card === card)
}

/** Actions that are about a unit in service, by its place. */
const WITH_UNIT = [
  'activate-unit', 'choose-unit', 'heal-unit', 'ready-unit', 'assign-to-unit', 'disband', 'use-banner', 'take-banner', 'attach-box', 'buy-for-unit',
] as const

export function unitDeeds(view: KnightView, place: number): Of<(typeof WITH_UNIT)[number]>[] {
  return offered(view, ...WITH_UNIT).filter((deed) => deed.place === place)
}

const WITH_SKILL = ['use-skill', 'take-skill', 'borrow-skill', 'return-token', 'turn-up-skill'] as const

export function skillDeeds(view: KnightView, skill: number): Of<(typeof WITH_SKILL)[number]>[] {
  return offered(view, ...WITH_SKILL).filter((deed) => deed.skill === skill)
}

/** What a card is worth played sideways; 1 unless the server says more. */
export function worthOf(view: KnightView, deed: KnightDeed): number {
  const expense = view.expenses[view.options.indexOf(deed)]
  return expense?.kind === 'worth' ? expense.n : 1
}

export function priceOf(view: KnightView, deed: KnightDeed): number | null {
  const expense = view.expenses[view.options.indexOf(deed)]
  return expense && expense.kind !== 'worth' && expense.kind !== 'effect' ? expense.n : null
}

/** The turn that matters to the viewer: one's own if it is open, else that of whoever is on turn. */
export function turnSeen(view: KnightView): TurnView | null {
  const seats = [view.seat, view.turn].filter((seat) => seat !== null && seat !== undefined)
  return seats.map((seat) => view.turns[seat]).find((turn) => turn) ?? null
}

/** The fight that matters to the viewer: one's own, else the one that is fought last. */
export function fightSeen(view: KnightView): FightView | null {
  return view.fights.find(({ sides }) => sides.some(({ seat }) => seat !== null && seat === view.seat)) ?? view.fights.at(-1) ?? null
}

/** One's own side of a fight and the other one; for anybody else that of the first hero. */
export function sidesSeen(fight: FightView, seat: number | null): { at: number; own: SideView; other: SideView } {
  const mine = fight.sides.findIndex((side) => side.seat === seat && seat !== null)
  const at = Math.max(0, mine)
  return { at, own: fight.sides[at]!, other: fight.sides[1 - at]! }
}

/** What most people look at: one's own seat, else whoever is on turn, else the first. */
export function heroSeen(view: KnightView): number {
  return view.seat ?? (view.turn !== null && view.turn < view.players ? view.turn : 0)
}

/** Equal things once, with how many there are, in the order in which they first come. */
export function counted<T>(things: readonly T[]): [thing: T, n: number][] {
  const found = new Map<T, number>()
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1)
  return [...found]
}

/** A goal and how far it is, with those whose goal it is. */
export const goalWords = (goal: Progress, say: Say, nameOf: (seat: number) => string): string =>
  say(`goal-${goal.what}`, { done: goal.done, of: goal.of, reached: goal.reached ? 'yes' : 'no', seats: listed(goal.seats.map(nameOf)), count: goal.seats.length })

/** A city by the name of its first part. */
export const cityName = (city: CityView | undefined, say: Say): string => (city ? say('city-parts', { first: say(`city-${city.colours[0]}`), second: city.colours[1] ? say(`city-${city.colours[1]}`) : 'none' }) : '')
