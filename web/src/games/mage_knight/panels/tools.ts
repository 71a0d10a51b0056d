import type { Component } from 'svelte'
import type { KnightScene } from '../content'
import { offered } from '../deeds'

// The drawers that can be opened over the land, in the order of their buttons; what lies in them is fetched when one is opened.

export interface Tool {
  name: string
  /** The message with its title. */
  title: string
  /** Drawn as lines in a square from -12 to 12. */
  icon: string
  panel: () => Promise<{ default: Component<{ scene: KnightScene }> }>
  /** A number worth showing on the button. */
  count?: (scene: KnightScene) => number
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'offers', title: 'panel-offers', icon: 'M-9 -6H-1V8H-9ZM1 -8H9V6H1ZM-7 -2H-3M3 -4H7M3 -1H7', panel: () => import('./Offers.svelte'),
    count: ({ view }) => offered(view, 'recruit-unit', 'recruit-on-terms', 'learn', 'buy-spell', 'buy-artifact').length,
  },
  { name: 'force', title: 'panel-force', icon: 'M2 -10-6 2H0L-2 10 7 -3H1Z', panel: () => import('./Force.svelte'), count: ({ view }) => new Set(view.effects.map(({ source, program }) => source?.id ?? program)).size },
  { name: 'seen', title: 'panel-seen', icon: 'M-11 0Q0 -11 11 0 0 11-11 0ZM-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z', panel: () => import('./Seen.svelte') },
  { name: 'round', title: 'panel-goal', icon: 'M-7 10V-9H8L4 -4.500 8 0H-7', panel: () => import('./Rounds.svelte') },
]
