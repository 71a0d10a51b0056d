import type { LogLine } from '../../kit/types'

// What happened to the members in the battle under way, gathered from what is told.

export interface Strike {
  path: number
  /** Black dice as they fell. */
  dice: string[]
  hits: number
  cancelled: number
  wounds: number
  died: boolean
}

export interface Reroll {
  from: number
  to: number
}

export interface Theft {
  /** The path of the thief, and the one the die was taken from. */
  path: number
  target: number
  die: number
}

export interface Course {
  place: number
  strikes: Strike[]
  /** Dice that tricks have taken from other paths. */
  thefts: Theft[]
  /** The dice that were rolled again on the path now. */
  rerolls: Reroll[]
}

const blackDice = (text: unknown): string[] =>
  String(text).split(/\s+/).filter((die) => /\d/.test(die)).map((die) => `B${die.replace(/\D/g, '')}`)

/** The course of the battle after what was told: a new one begins when a battle begins. */
export function followed(course: Course | null, news: LogLine[]): Course | null {
  let now = course
  for (const { event } of news) {
    if (event.event === 'battle-began') now = { place: event.place as number, strikes: [], thefts: [], rerolls: [] }
    else if (event.event === 'round-began' || event.event === 'game-ended') now = null
    else if (now) now = { ...now, ...told(now, event) }
  }
  return now
}

function told({ strikes, thefts, rerolls }: Course, event: LogLine['event']): Partial<Course> {
  const path = event.path as number
  const changed = (change: (strike: Strike) => Strike): Partial<Course> => {
    const at = strikes.findLastIndex((strike) => strike.path === path)
    if (at < 0) return { strikes: [...strikes, change({ path, dice: [], hits: 0, cancelled: 0, wounds: 0, died: false })] }
    return { strikes: strikes.map((strike, index) => (index === at ? change(strike) : strike)) }
  }
  switch (event.event) {
    case 'monster-struck':
      return { rerolls: [], strikes: [...strikes, { path, dice: blackDice(event.dice), hits: event.hits as number, cancelled: 0, wounds: 0, died: false }] }
    case 'hits-cancelled':
      return changed((strike) => ({ ...strike, cancelled: strike.cancelled + (event.hits as number) }))
    case 'member-wounded':
      return changed((strike) => ({ ...strike, wounds: strike.wounds + 1 }))
    case 'member-died':
      return changed((strike) => ({ ...strike, died: true }))
    case 'die-stolen':
    case 'sam-stole':
      return { thefts: [...thefts, { path, target: event.target as number, die: event.die as number }] }
    case 'die-rerolled':
      return { rerolls: [...rerolls, { from: event.die as number, to: event.became as number }] }
    default:
      return {}
  }
}
