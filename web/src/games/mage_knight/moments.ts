import { fieldsOf, nameOf, placeOf, WAYS } from './board/hexes'
import type { KnightContext, KnightView } from './content'

// What the guide waits for and no question or event tells by itself: what a learner has before their eyes.

type Moment = (context: KnightContext, view: KnightView, seat: number) => boolean

const SECOND_DAY = 3

/** A site of this kind that nobody has conquered lies beside the hero. */
const beside = (site: string): Moment => (context, view, seat) => {
  const hex = view.hero_boards[seat]?.hex
  if (!hex) return false
  const fields = fieldsOf(context, view)
  const [q, r] = placeOf(hex)
  return Object.values(WAYS).some(([dq, dr]) => {
    const field = fields.get(nameOf([q + dq, r + dr]))
    return field?.site?.id === site && !field.shields.length
  })
}

export const moments: Record<string, Moment> = {
  'beside-orcs': (context, view, seat) => beside('marauding-orcs')(context, view, seat) && view.tokens.length > 0,
  'beside-keep': beside('keep'),
  'holds-wound': (_, view, seat) => view.hero_boards[seat]?.hand?.includes('wound') ?? false,
  'has-moved': (_, view, seat) => (view.turns[seat]?.trail.length ?? 0) > 1,
  'card-played': (_, view, seat) => view.turns[seat]?.card_done ?? false,
  night: (_, view) => view.night,
  'second-day': (_, view) => view.round >= SECOND_DAY,
}
