import type { Json, Shown, TableInfo } from '../../kit/types'
import type { Scene } from '../face'
import type * as printed from './printed'
import type * as schema from './schema'
import { layOut, type Archipelago } from './archipelago'
import { drawSide, type SideDrawing } from './sides'

export type { Ability, Card } from './printed'
export type AbilityKind = printed.Ability['kind']
export type { RegionView, ScoreLine, SeatView } from './schema'
export type LegendsView = Shown<schema.LegendsView, schema.Deed, { layout: 't' | 'row' }>
export type LegendsEvent = schema.Happening

export interface LegendsContext {
  sides: SideDrawing[]
  boards: printed.BoardInfo[]
  cards: Map<string, printed.Card>
  /** How many cards there are of each family at a table of this size. */
  families: Map<string, number>
  tokens: { id: string; kind: string; count: number }[]
  /** The ready map of this table, if it has one. */
  preset: printed.Preset | null
  /** The map as the boards lie; worked out once for every way they lie. */
  archipelago(view: LegendsView): Archipelago
}

export type LegendsScene = Scene<LegendsView, LegendsContext, LegendsEvent>

export function prepare(content: Record<string, Json>, table: TableInfo): LegendsContext {
  const files = content as unknown as printed.Printed
  const file = files.segments
  let number = 0
  const sides = file.side.map((side, n) => {
    const drawn = drawSide(side, n, number, [file.width, file.height])
    number += side.region.length
    return drawn
  })
  const cards = files.cards.card
  const families = new Map<string, number>()
  for (const { family, min = 2 } of cards) {
    if (family && min <= table.players) families.set(family, (families.get(family) ?? 0) + 1)
  }
  const laid = new Map<string, Archipelago>()
  return {
    sides,
    boards: file.board,
    cards: new Map(cards.map((card) => [card.id, card])),
    families,
    tokens: files.tokens.token.map((token) => ({ ...token, count: token.count ?? 1 })),
    preset: files.presets.preset.find(({ id }) => id === table.options.map) ?? null,
    archipelago({ layout, segments }) {
      const key = [layout, ...segments.map(({ side, turn }) => `${side}${turn}`)].join()
      const known = laid.get(key)
      if (known) return known
      const made = layOut(layout, segments, sides)
      laid.set(key, made)
      return made
    },
  }
}

/** Is somebody still laying out the map or its tokens? Armies come when that is done. */
export function settingUp(view: LegendsView): boolean {
  return !view.over && view.regions.every(({ armies }) => armies.every((count) => !count))
}

/** Everybody who has not bid yet is waited for; before the auction it is only the one who prepares the game. */
export function bidding(view: LegendsView): boolean {
  const silent = view.seats.flatMap(({ has_bid }, seat) => (has_bid ? [] : [seat]))
  return view.turn === null && !view.over && !settingUp(view) && silent.length > 0 && silent.join() === view.seats_to_act.join()
}
