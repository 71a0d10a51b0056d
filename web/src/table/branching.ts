import { api } from '../kit/api'
import { mine } from '../kit/mine.svelte'
import { place } from '../kit/route.svelte'
import type { GameInfo, SeatRequest, TableInfo } from '../kit/types'

/** Play on from a move of a finished game at a table of its own: people on the seats of this browser, bots on the others. */
export async function branchOff(id: string, token: string | undefined, table: TableInfo, game: GameInfo, ply: number): Promise<void> {
  const own = mine.find(id)?.seats.map(({ seat }) => seat) ?? []
  const people = own.length ? own : [0]
  const seats: SeatRequest[] = table.seats.map(({ seat, name, level }) =>
    people.includes(seat) ? { kind: 'human', name } : { kind: 'bot', level: level ?? game.usual_level, name })
  const opened = await api.branch(id, token, ply, seats)
  mine.opened(opened, table.game)
  place.go({ screen: 'table', id: opened.id })
}
