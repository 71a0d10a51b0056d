// Every seat has a colour and a sign, so that nobody has to tell colours apart.

/** Paths in a square from -1 to 1. */
export const SIGNS: string[] = [
  'M0 -0.9A0.9 0.9 0 1 1 0 0.9A0.9 0.9 0 1 1 0 -0.9Z',
  'M0 -1L0.98 0.8H-0.98Z',
  'M-0.82 -0.82H0.82V0.82H-0.82Z',
  'M0 -1.1L0.85 0L0 1.1L-0.85 0Z',
  'M0 -1.1L0.3 -0.34L1.05 -0.34L0.44 0.14L0.66 0.95L0 0.46L-0.66 0.95L-0.44 0.14L-1.05 -0.34L-0.3 -0.34Z',
]
export const NEUTRAL_SIGN = 'M-0.9 -0.3H0.9V0.3H-0.9Z'

export function signOf(owner: number, players: number): string {
  return owner < players ? SIGNS[owner % SIGNS.length]! : NEUTRAL_SIGN
}

export function seatClass(owner: number | null, players: number): string {
  return owner !== null && owner < players ? `seat-${owner}` : 'seat-none'
}
