import type { EnemyInfo, KnightView, Pile } from '../content'

// Which tokens of a pile lie face up, and how many of it nobody has seen yet.

export interface PileSeen {
  pile: Pile
  /** Face down in the pile, and face down on the land. */
  inPile: number
  onLand: number
  /** Face up on the land or in a fight, or known to the viewer alone, by name. */
  seen: [enemy: string, n: number][]
}

export const PILES: readonly Pile[] = ['green', 'grey', 'brown', 'violet', 'white', 'red']

export function pilesSeen(view: Pick<KnightView, 'piles' | 'tokens' | 'fights' | 'looked_at'>, enemies: ReadonlyMap<string, EnemyInfo>): PileSeen[] {
  return PILES.map((pile) => {
    const seen = new Map<string, number>()
    const count = (id: string): void => void (enemies.get(id)?.colour === pile && seen.set(id, (seen.get(id) ?? 0) + 1))
    const onTable = view.tokens.filter(({ back, id }) => back === pile && id !== null)
    for (const { id } of onTable) count(id!)
    for (const { enemy } of view.looked_at) count(enemy)
    // A summoned monster fights without lying on the land.
    for (const { sides } of view.fights) for (const { foes } of sides) for (const foe of foes) if (foe.summoner !== null && !foe.beaten) count(foe.enemy)
    return { pile, inPile: view.piles.enemies[pile] ?? 0, onLand: view.tokens.filter(({ back, id }) => back === pile && id === null).length, seen: [...seen] }
  })
}
