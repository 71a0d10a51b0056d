import type { View } from '../kit/types'

// Whether a screen has to be handed over unseen is not a rule of any game: two people may look at the same screen
// exactly when their views tell the same, apart from what each of them is asked and the odds and expenses of the answers.

const OWN = new Set(['seat', 'prompt', 'options', 'odds', 'expenses'])

export function hiddenFromEachOther(one: View, other: View): boolean {
  const told = (view: View): string => JSON.stringify(Object.entries(view).filter(([field]) => !OWN.has(field)))
  return told(one) !== told(other)
}
