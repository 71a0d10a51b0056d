import type { View } from '../kit/types'

// Whether a screen has to be handed over unseen is not a rule of any game: two people may look at the same screen
// exactly when their views tell the same, apart from the fields that are a seat's own without being secret.

export function hiddenFromEachOther(one: View, other: View, own: readonly string[]): boolean {
  const told = (view: View): string => JSON.stringify(Object.entries(view).filter(([field]) => !own.includes(field)))
  return told(one) !== told(other)
}

/** Do several choose at once, unseen by each other (secret bids), this seat too? */
export function choosesInSecret(view: View, secret: readonly string[]): boolean {
  return view.seats_awaited.length > 1 && view.options.some((action) => secret.includes(action.do))
}
