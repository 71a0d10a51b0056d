import type { KnightView, Pile } from '../content'

// The tokens of each pile by kind: how many nobody has seen yet, how many lie face up, and how many are discarded.

export interface KindSeen {
  enemy: string
  unseen: number
  /** Face up on the land, summoned into a fight, or kept by a hero. */
  shown: number
  discarded: number
  all: number
}

export interface PileSeen {
  pile: Pile
  /** Face down in the pile, and face down on the land. */
  inPile: number
  onLand: number
  discarded: number
  kinds: KindSeen[]
}

export const PILES: readonly Pile[] = ['green', 'grey', 'brown', 'violet', 'white', 'red']

type Seen = Pick<KnightView, 'piles' | 'tokens' | 'fights' | 'hero_boards'>

/** Every enemy that can be seen now, once for each token. */
function shown({ tokens, fights, hero_boards }: Seen): string[] {
  return [
    ...tokens.flatMap(({ id, back }) => (id !== null && back !== 'ruin' ? [id] : [])),
    // A summoned monster fights without lying on the land, and so does one that was drawn by whoever went in.
    ...fights.flatMap(({ sides }) => sides.flatMap(({ foes }) => foes.filter(({ beaten, unit, on_land }) => !beaten && !unit && !on_land).map(({ enemy }) => enemy))),
    ...hero_boards.flatMap(({ puppets }) => puppets),
  ]
}

export function pilesSeen(view: Seen, pileOf: (enemy: string) => Pile | undefined): PileSeen[] {
  const open = shown(view)
  return PILES.map((pile) => {
    const { [pile]: unseen = {} } = view.piles.unseen
    const { [pile]: discarded = {} } = view.piles.discarded
    const here = open.filter((enemy) => pileOf(enemy) === pile)
    const names = [...new Set([...Object.keys(unseen), ...Object.keys(discarded), ...here])].toSorted()
    const kinds = names.map((enemy): KindSeen => {
      const found = { unseen: unseen[enemy] ?? 0, shown: here.filter((one) => one === enemy).length, discarded: discarded[enemy] ?? 0 }
      return { enemy, ...found, all: found.unseen + found.shown + found.discarded }
    })
    return {
      pile,
      inPile: view.piles.enemies[pile] ?? 0,
      onLand: view.tokens.filter(({ back, id }) => back === pile && id === null).length,
      discarded: Object.values(discarded).reduce((sum, n) => sum + n, 0),
      kinds,
    }
  })
}
