import type { Say } from '../../kit/types'

export function cardText(say: Say, card: string, printing: string): string {
  return say(`card-${card}`, { printing })
}
