import type { GameEvent, Json, View } from '../kit/types'

// A guided first game is data: steps that wait for their moment, point at something and say one thing, once.
// A game writes `tutorial.toml` and the messages `tutorial-<id>`; nothing here knows any game.

export interface GuideStep {
  id: string
  /** What has to be true: the game has just begun, this question is being asked, an action of this kind is offered, this
   * happened (with these facts), the face of the game says that its moment has come, the game is over. */
  when: {
    start?: boolean
    prompt?: string
    offers?: string
    event?: string
    facts?: Record<string, Json>
    mine?: boolean
    moment?: string
    over?: boolean
  }
  /** Steps that must have been read before. */
  after?: string[]
  /** What to point at: the `data-guide` mark of a part of the screen. */
  point: string
  /** The clause of the rules behind it. */
  clause?: string
  /** After this one the guide is silent, but for what it says at the end of the game. */
  last?: boolean
}

export interface Tutorial {
  players: number
  seed: number
  level: string
  options: Record<string, Json>
  /** The most steps that are read one after another, two if it does not say; then somebody has to do something. */
  in_a_row?: number
  step: GuideStep[]
  /** Short lessons, each a table of its own kind. */
  lesson?: Lesson[]
}

/** A position to learn one thing from: the option `lesson` of a table names it. */
export interface Lesson extends Omit<Tutorial, 'lesson'> {
  id: string
}

/** The lesson that a table is, if it is one. */
export function lessonOf(tutorial: Tutorial | null, options: Record<string, Json>): Lesson | null {
  return tutorial?.lesson?.find(({ id }) => id === options.lesson) ?? null
}

/** What the guide can see of the table. */
export interface Situation {
  view: View
  seat: number
  events: GameEvent[]
  /** Has a moment come that only the face of the game knows? */
  moment?: (name: string) => boolean
}

function holds({ when }: GuideStep, { view, seat, events, moment }: Situation): boolean {
  if (when.over !== undefined && when.over !== view.over) return false
  if (when.prompt !== undefined && view.prompt?.id !== when.prompt) return false
  if (when.offers !== undefined && !view.options.some((action) => action.do === when.offers)) return false
  if (when.moment !== undefined && !moment?.(when.moment)) return false
  if (when.event !== undefined) {
    const facts = Object.entries(when.facts ?? {})
    const byMe = (event: GameEvent): boolean => when.mine === undefined || (event.seat === seat) === when.mine
    if (!events.some((event) => event.event === when.event && byMe(event) && facts.every(([name, value]) => event[name] === value))) return false
  }
  return true
}

/** The first step whose moment has come and that has not been read yet. */
export function nextStep(steps: GuideStep[], read: string[], situation: Situation): GuideStep | null {
  const isRead = (id: string): boolean => read.includes(id)
  const done = steps.some((step) => step.last && isRead(step.id))
  return (
    steps.find((step) => !isRead(step.id) && (!done || step.when.over === true) && (step.after ?? []).every(isRead) && holds(step, situation)) ?? null
  )
}
