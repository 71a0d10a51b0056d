// Small readings of the view that several parts of the table share.

import { seatName } from '../../kit/sentences'
import type { Say } from '../../kit/types'
import type { AndorDeed, AndorScene, AndorView, Chance, CreatureView, Expense } from './content'
import { FIGURES } from './pieces/heroes'

export const LETTERS = 'ABCDEFGHIJKLMN'.split('')
export const LAST_HOUR = 10
export const DAY = 7

export function figureNumber(figure: string): number {
  return (FIGURES as readonly string[]).indexOf(figure)
}

/** The style that carries the hero's colour. */
export function heroClass(view: AndorView, seat: number): string {
  return `hero-${view.heroes[seat]?.hero ?? 'none'}`
}

/** The hero's own name; before one is chosen, the player's. */
export function heroName({ view, table, say }: Pick<AndorScene, 'view' | 'table' | 'say'>, seat: number): string {
  const figure = view.heroes[seat]?.figure
  return figure ? say(`figure-${figure}-name`) : seatName(table, seat)
}

export function pieceNumber({ table }: AndorScene, piece: string): number {
  return table.names.piece?.indexOf(piece) ?? -1
}

export function creatureNumber({ table }: AndorScene, creature: string): number {
  return table.names.creature?.indexOf(creature) ?? -1
}

/** A chance as people say it; what is neither certain nor impossible is never told as if it were. */
export function percent(thousandths: number, say: Say): string {
  const exact = thousandths / 10
  const near = (thousandths > 0 && thousandths < 10) || (thousandths > 990 && thousandths < 1000)
  return near ? say('percent-tenths', { n: exact }) : say('percent', { n: Math.round(exact) })
}

/** The odds of an offered action, where it has any. */
export function oddsOf(view: AndorView, index: number): Chance | null {
  return view.odds[index] ?? null
}

/** What an offered action costs, where that is certain. */
export function expenseOf(view: AndorView, action: AndorDeed): Expense | null {
  return view.expenses[view.options.indexOf(action)] ?? null
}


/** What it costs the looking hero to get to each space within reach. */
export function wayExpenses(view: AndorView): Map<number, Expense> {
  const found = new Map<number, Expense>()
  view.options.forEach((action, index) => {
    const expense = view.expenses[index]
    if (expense && (action.do === 'walk' || action.do === 'swim')) found.set(action.space, expense)
  })
  return found
}

/** What a hero carries, by the places of the hero board. */
export function carried({ view, context }: AndorScene, seat: number): { small: string[]; large: string | null; helm: string | null; gems: string[] } {
  const pieces = view.heroes[seat]!.pieces
  const of = (slot: string): string[] => pieces.filter((piece) => slotOf(context.slots, piece) === slot)
  return { small: of('small'), large: of('large')[0] ?? null, helm: of('helm')[0] ?? null, gems: of('pouch') }
}

function slotOf(slots: Record<string, string>, piece: string): string {
  return slots[piece] ?? 'small'
}

/** The creatures that are on the way to the castle, the soonest first. */
export function threats(view: AndorView): (CreatureView & { sunrises: number })[] {
  return view.creatures
    .filter((one): one is CreatureView & { sunrises: number } => one.sunrises !== null)
    .sort((one, other) => one.sunrises - other.sunrises || one.space - other.space)
}

/** One line for each kind of creature: those of the box, and the special ones that are in play. */
export function creatureKinds({ view, context }: AndorScene): Pick<CreatureView, 'creature' | 'strength' | 'willpower' | 'die' | 'dice' | 'reward'>[] {
  const seen = new Map([...view.garrison, ...view.creatures].map((one) => [one.creature, one]))
  // What hangs on the number of heroes is a special one's.
  const usual = context.creatures.flatMap(({ figures, id, strength, willpower, die, dice, reward }) =>
    figures && typeof strength === 'number' && typeof willpower === 'number'
      ? [{ creature: id, strength: strength + view.creature_strength, willpower, die, dice: dice[willpower < 7 ? 0 : 1], reward: reward ?? 0 }]
      : [])
  const special = [...seen.values()].filter(({ creature }) => !usual.some((kind) => kind.creature === creature))
  return [...usual, ...special]
}
