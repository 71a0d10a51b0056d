import type { Perform } from './schema'

// What the cards of both games let a player do.

export type Deed = Perform['deed']

export interface Part {
  do: Deed
  n: number
}
