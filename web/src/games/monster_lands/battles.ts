import type { LogLine } from '../../kit/types'
import type { LandsEvent } from './content'

// What happened to the members in the battle under way, gathered from what is told.

export interface Strike {
  path: number
  /** Black dice as they fell. */
  dice: string[]
  hits: number
  cancelled: number
  wounds: number
  died: boolean
  /** Which of the blows against everybody it belongs to; 0 before the first. */
  blow: number
}

/** A blow against everybody. */
export interface Blow {
  dice: string[]
  hits: number
}

export interface Reroll {
  path: number
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
  blows: Blow[]
  /** Dice that tricks have taken from other paths. */
  thefts: Theft[]
  /** The dice that were rolled again, each on its path. */
  rerolls: Reroll[]
}

const blackDice = (text: string): string[] =>
  text.split(/\s+/).filter((die) => /\d/.test(die)).map((die) => `B${die.replace(/\D/g, '')}`)

/** The course of the battle after what was told: a new one begins when a battle begins. */
export function followed(course: Course | null, news: LogLine<LandsEvent>[]): Course | null {
  let now = course
  for (const { event } of news) {
    if (event.event === 'battle-began') now = { place: event.place, strikes: [], blows: [], thefts: [], rerolls: [] }
    else if (event.event === 'round-began' || event.event === 'game-ended') now = null
    else if (now) now = { ...now, ...told(now, event) }
  }
  return now
}

function told({ strikes, blows, thefts, rerolls }: Course, event: LandsEvent): Partial<Course> {
  const changed = (path: number, change: (strike: Strike) => Strike): Partial<Course> => {
    const blow = blows.length
    const at = strikes.findLastIndex((strike) => strike.path === path && strike.blow === blow)
    const { dice, hits } = blows.at(-1) ?? { dice: [], hits: 0 }
    if (at < 0) return { strikes: [...strikes, change({ path, dice, hits, cancelled: 0, wounds: 0, died: false, blow })] }
    return { strikes: strikes.map((strike, index) => (index === at ? change(strike) : strike)) }
  }
  switch (event.event) {
    case 'monster-struck':
      return { strikes: [...strikes, { path: event.path, dice: blackDice(event.dice), hits: event.hits, cancelled: 0, wounds: 0, died: false, blow: blows.length }] }
    case 'monster-struck-all':
      return { blows: [...blows, { dice: blackDice(event.dice), hits: event.hits }] }
    case 'hits-cancelled':
      return changed(event.path, (strike) => ({ ...strike, cancelled: strike.cancelled + event.hits }))
    case 'member-wounded':
      return changed(event.path, (strike) => ({ ...strike, wounds: strike.wounds + 1 }))
    case 'member-died':
      return changed(event.path, (strike) => ({ ...strike, died: true }))
    case 'die-stolen':
    case 'sam-stole':
      return { thefts: [...thefts, { path: event.path, target: event.target, die: event.die }] }
    case 'die-rerolled':
      return { rerolls: [...rerolls, { path: event.path, from: event.die, to: event.became }] }
    default:
      return {}
  }
}
