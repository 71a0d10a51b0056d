// The last round of a fight, kept from what was told: a creature that falls takes the battle off the table at once, and
// nobody would see the dice that decided it.

import type { LogLine } from '../../kit/types'
import type { AndorEvent } from './content'

export interface Round {
  creature: number | null
  thrown: { seat: number; dice: number[]; value: number }[]
  foe: number[]
  attack: number
  defence: number
  outcome: 'won' | 'lost' | 'tied' | null
  /** What the heroes lost of their willpower. */
  losses: { seat: number; change: number }[]
  defeated: boolean
}

/** Dice are told in one string, "3 5". */
export const diceOf = (told: string): number[] => (told.match(/\d+/g) ?? []).map(Number)

const NOTHING: Round = { creature: null, thrown: [], foe: [], attack: 0, defence: 0, outcome: null, losses: [], defeated: false }

/** The round that was fought last. */
export function lastRound(log: LogLine<AndorEvent>[]): Round | null {
  return followed(null, log.slice(log.findLastIndex(({ event }) => event.event === 'round-began')))
}

export function followed(round: Round | null, news: LogLine<AndorEvent>[]): Round | null {
  let now = round
  for (const { event } of news) {
    switch (event.event) {
      case 'battle-began':
      case 'rubble-attacked':
        now = null
        break
      case 'round-began':
        now = { ...NOTHING }
        break
      case 'dice-thrown': {
        const thrown = { seat: event.seat, dice: diceOf(event.dice), value: event.value }
        now = now && { ...now, thrown: [...now.thrown.filter(({ seat }) => seat !== thrown.seat), thrown] }
        break
      }
      case 'foe-threw':
        now = now && { ...now, creature: event.creature, foe: diceOf(event.dice) }
        break
      case 'round-won':
      case 'round-lost':
        now = now && { ...now, attack: event.attack, defence: event.defence, outcome: event.event === 'round-won' ? 'won' : 'lost' }
        break
      case 'round-tied':
        now = now && { ...now, attack: event.attack, defence: event.attack, outcome: 'tied' }
        break
      case 'willpower-changed':
        if (now?.outcome === 'lost' && event.change < 0) {
          now = { ...now, losses: [...now.losses, { seat: event.seat, change: event.change }] }
        }
        break
      case 'creature-defeated':
        now = now && { ...now, defeated: true }
        break
      case 'sun-rose':
        now = null
        break
    }
  }
  return now
}
