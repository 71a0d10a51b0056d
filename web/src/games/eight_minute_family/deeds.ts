// What the cards of both games let a player do.

export type Deed = 'place' | 'move' | 'sail' | 'city' | 'destroy'

export interface Part {
  do: Deed
  n: number
}
