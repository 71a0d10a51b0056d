// Signs of abilities, resistances and elements, drawn as lines and shapes in a square from -10 to 10.

export const ABILITY: Record<string, string> = {
  'arcane-immunity': 'M0 -8 2 -2 8 0 2 2 0 8-2 2-8 0-2 -2ZM-8 8 8 -8',
  assassination: 'M-6 7-3 4M-7 3-2 8M-3 4 6 -5 7 -8 4 -7-5 2Z',
  brutal: 'M-7 -7-2 7M0 -8 3 8M6 -7 8 4M-7 -7 0 -8M0 -8 6 -7',
  cumbersome: 'M-8 7H8V3H4V-1H8V-6H-8Q-8 -1-4 -1V3H-8Z',
  defend: 'M-8 -6H0V1Q0 6-4 8-8 6-8 1ZM2 -8H8V-2Q8 3 4 5',
  elusive: 'M-8 -3H3Q7 -3 7 -6 7 -8 4 -8M-8 1H6Q9 1 8 4 7 6 5 5M-8 5H0Q3 5 2 8',
  fortified: 'M-7 8V-3H-8V-8H-4V-5H-2V-8H2V-5H4V-8H8V-3H7V8ZM-2 8V3Q0 0 2 3V8',
  paralyze: 'M0 -8V8M-7 -4 7 4M-7 4 7 -4M-3 -7 0 -5 3 -7M-3 7 0 5 3 7',
  poison: 'M0 -8Q7 0 6 4 4 8 0 8-4 8-6 4-7 0 0 -8ZM-2 4v.1M2 4v.1',
  swift: 'M-8 -7-1 0-8 7M0 -7 7 0 0 7',
  unfortified: 'M-7 8V-3H-8V-8H-4V-5H4V-8H8V-3H7V8ZM-9 9 9 -9',
  vampiric: 'M-8 -5Q0 -1 8 -5M-5 -4-4 5-1 -3M5 -4 4 5 1 -3',
}

/** What an element or a resistance looks like: its colour and its sign. */
export const ELEMENT: Record<string, { colour: string; ink: string; sign: string }> = {
  physical: { colour: '#4a4642', ink: '#fff6e2', sign: 'M-7 7-3 3M-7 2-2 7M-4 4 7 -7V-3' },
  fire: { colour: '#b3301c', ink: '#fff1d6', sign: 'M0 8C-7 8-8 0-3 -4-3 -1 0 -1 0 -8 6 -4 8 2 5 6 4 8 2 8 0 8Z' },
  ice: { colour: '#2a6aa8', ink: '#f2fbff', sign: 'M0 -8V8M-7 -4 7 4M-7 4 7 -4' },
  'cold-fire': { colour: '#6b3fa0', ink: '#fbf2ff', sign: 'M0 8C-7 8-8 0-3 -4-3 -1 0 -1 0 -8 6 -4 8 2 5 6 4 8 2 8 0 8ZM0 0V6M-3 3H3' },
}
