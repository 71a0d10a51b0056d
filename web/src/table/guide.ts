import type { GameEvent, Json, View } from '../kit/types'

// A guided first game is data: steps that wait for their moment, point at something and say one thing, once.
// A game writes `tutorial.toml` and the messages `tutorial-<id>`; nothing here knows any game.

export interface GuideStep {
  id: string
  /** What has to be true: the game has just begun, this question is being asked, this happened, the game is over. */
  when: { start?: boolean; prompt?: string; event?: string; mine?: boolean; over?: boolean }
  /** Steps that must have been read before. */
  after?: string[]
  /** What to point at: the `data-guide` mark of a part of the screen. */
  point: string
  /** The clause of the rules behind it. */
  clause?: string
}

export interface Tutorial {
  players: number
  seed: number
  level: string
  options: Record<string, Json>
  step: GuideStep[]
}

/** What the guide can see of the table. */
export interface Situation {
  view: View
  seat: number
  events: GameEvent[]
}

function holds({ when }: GuideStep, { view, seat, events }: Situation): boolean {
  if (when.over !== undefined && when.over !== view.over) return false
  if (when.prompt !== undefined && view.prompt?.id !== when.prompt) return false
  if (when.event !== undefined) {
    const byMe = (event: GameEvent): boolean => when.mine === undefined || (event.seat === seat) === when.mine
    if (!events.some((event) => event.event === when.event && byMe(event))) return false
  }
  return true
}

/** The first step whose moment has come and that has not been read yet. */
export function nextStep(steps: GuideStep[], read: string[], situation: Situation): GuideStep | null {
  const isRead = (id: string): boolean => read.includes(id)
  return (
    steps.find((step) => !isRead(step.id) && (step.after ?? []).every(isRead) && holds(step, situation)) ?? null
  )
}
