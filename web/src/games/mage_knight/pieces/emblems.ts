// The sign of each hero, on shields and stands, in a square from -10 to 10: nobody is told apart by colour alone.

export const EMBLEM: Record<string, string> = {
  arythea: 'M0 -8C5 -2 7 1 6 4 5 8 2 9 0 9S-5 8-6 4C-7 1-5 -2 0 -8ZM0 0C2 2 3 4 0 6-3 4-2 2 0 0Z',
  goldyx: 'M-8 6C-8 -3-2 -8 6 -8L4 -4 8 -3 4 0 7 3 2 3 3 7-2 4-4 8Z',
  tovak: 'M-1.500 -9H1.500V3H6V6H1.500V9H-1.500V6H-6V3H-1.500Z',
  norowas: 'M-7 8C-8 -2-2 -8 8 -8 8 2 3 8-5 6L-7 8ZM-5 6 4 -4',
  wolfhawk: 'M-8 -6Q-3 -5 0 0 3 -5 8 -6 6 1 2 3L0 8-2 3Q-6 1-8 -6Z',
  krang: 'M-8 -6C-8 2-5 7-2 8L-4 0H4L2 8C5 7 8 2 8 -6L4 -2H-4Z',
  braevalar: 'M0 9V1M0 1C-5 1-7 -3-7 -8M0 1C5 1 7 -3 7 -8M-6 -3H-10M6 -3H10M-4 0V-6M4 0V-6',
}
