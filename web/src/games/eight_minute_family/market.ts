import type { View } from '../../kit/types'
import type { Scene } from '../face'

// What both games show of the cards on sale.

export interface MarketView extends View {
  row: { card: string; price: number }[]
  deck: number
  turns_left: number
  part: number
  parts: number
}

/** A table of either game, as far as its cards on sale go. */
export type MarketScene = Pick<Scene<MarketView>, 'view' | 'game' | 'say' | 'pointing' | 'explain'>
