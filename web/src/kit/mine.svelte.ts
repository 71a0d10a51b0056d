import type { OpenedTable } from './types'

// The tables this browser sits at, kept without any account.

export interface MySeat {
  seat: number
  token: string
}

export interface MyTable {
  id: string
  game: string
  seats: MySeat[]
  invitations: { seat: number; invitation: string }[]
  guided: boolean
  /** The steps of the guided game that were read. */
  read?: string[]
  over: boolean
  at: number
}

const KEY = 'herna-tables'
const KEPT = 60

function remembered(): MyTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as MyTable[]) : []
  } catch {
    return []
  }
}

class Mine {
  tables = $state.raw<MyTable[]>(remembered())

  constructor() {
    // Another window of the same browser may sit down or leave.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.tables = remembered()
    })
  }

  find(id: string): MyTable | undefined {
    return this.tables.find((table) => table.id === id)
  }

  #keep(tables: MyTable[]): void {
    this.tables = [...tables].sort((one, other) => other.at - one.at).slice(0, KEPT)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables))
    } catch {
      // Without storage the tables last as long as the page.
    }
  }

  change(id: string, what: Partial<MyTable>): void {
    const old = this.find(id)
    if (old) this.#keep([{ ...old, ...what }, ...this.tables.filter((table) => table.id !== id)])
  }

  opened(table: OpenedTable, game: string, guided = false): void {
    const seats = table.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []))
    const invitations = table.seats.flatMap(({ seat, invitation }) => (invitation ? [{ seat, invitation }] : []))
    this.#add({ id: table.id, game, seats, invitations, guided, over: false, at: Date.now() })
  }

  joined(id: string, game: string, seat: MySeat): void {
    const old = this.find(id)
    const seats = [...(old?.seats.filter((other) => other.seat !== seat.seat) ?? []), seat]
    this.#add({
      id, game, seats, invitations: old?.invitations ?? [], guided: false, over: false, at: Date.now(),
    })
  }

  forget(id: string): void {
    this.#keep(this.tables.filter((table) => table.id !== id))
  }

  #add(table: MyTable): void {
    this.#keep([table, ...this.tables.filter((other) => other.id !== table.id)])
  }
}

export const mine = new Mine()
