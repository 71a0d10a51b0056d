import type { CardInfo } from '../content'

// How a card looks: the colour of its frame, and what its picture shows.

export type Frame = 'red' | 'blue' | 'green' | 'white' | 'gold' | 'two' | 'wound'

type Printed = Pick<CardInfo, 'colour' | 'icons'> & { kind?: string }

export function colourOf(card: string, info: Printed | undefined): Frame {
  if (card === 'wound') return 'wound'
  const colours = info?.colour ?? []
  return colours.length > 1 ? 'two' : (colours[0] ?? 'gold')
}

export function subjectOf(card: string, info: Printed | undefined): string {
  if (card === 'wound') return 'wound'
  const icons = info?.icons ?? []
  return icons.includes('banner') ? 'banner' : (icons.find((icon) => icon !== 'special' && icon !== 'action') ?? 'special')
}
