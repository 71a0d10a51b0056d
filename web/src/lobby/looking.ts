import { api, Refused } from '../kit/api'
import { mine, type MyTable } from '../kit/mine.svelte'
import type { SeatsRead } from '../kit/seatsfile'
import type { Glance, SeatLookedAt } from '../kit/types'

// How one's own tables stand: asked of the server many at a time.

const AT_ONCE = 200

export interface Standing {
  table: MyTable
  /** Null until the server has answered, or where it does not know the table or the seat. */
  glance: Glance | null
  /** Why there is none. */
  trouble: string | null
  yours: boolean
}

type Held = Pick<MyTable, 'id' | 'seats'>

/** What the server says about the first seat of each of these tables. */
export async function look(tables: Held[]): Promise<Map<string, SeatLookedAt>> {
  const held = tables.flatMap(({ id, seats }) => (seats[0] ? [{ table: id, token: seats[0].token }] : []))
  const found = new Map<string, SeatLookedAt>()
  for (let from = 0; from < held.length; from += AT_ONCE) {
    for (const one of await api.seats(held.slice(from, from + AT_ONCE))) found.set(one.table, one)
  }
  return found
}

export function standingOf(table: MyTable, found: SeatLookedAt | undefined): Standing {
  const glance = found?.glance ?? null
  const yours = !!glance && !glance.over && glance.awaited.some((seat) => table.seats.some((own) => own.seat === seat))
  const trouble = found?.error ? new Refused(found.error, 0).sentence : null
  return { table, glance, trouble, yours }
}

/** Your turn first, then what goes on, then what is over; the latest first. */
export function inOrder(standings: Standing[]): Standing[] {
  const rank = ({ yours, glance }: Standing): number => (yours ? 0 : !glance ? 2 : glance.over ? 3 : 1)
  const when = ({ glance, table }: Standing): number => (glance ? glance.moved * 1000 : table.at)
  return [...standings].sort((one, other) => rank(one) - rank(other) || when(other) - when(one))
}

export interface Brought {
  taken: number
  refused: { id: string; why: string }[]
}

/** Take the seats of a file that the server knows; the others are told apart. */
export async function bring({ tables }: SeatsRead): Promise<Brought> {
  const found = await look(tables)
  const good = tables.filter(({ id }) => found.get(id)?.glance)
  mine.bring(good)
  const refused = tables.flatMap(({ id }) => {
    const error = found.get(id)?.error
    return error ? [{ id, why: new Refused(error, 0).sentence }] : []
  })
  return { taken: good.length, refused }
}
