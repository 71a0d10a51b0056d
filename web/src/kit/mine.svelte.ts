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
  /** It was taken off the list. */
  off?: boolean
  /** The last line of the log that was shown here, and when. */
  seen?: number
  seenAt?: number
}

const KEY = 'herna-tables'

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
    this.tables = [...tables].sort((one, other) => other.at - one.at)
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

  /** Those on the list; what was taken off it can be brought back. */
  get listed(): MyTable[] {
    return this.tables.filter(({ off }) => !off)
  }

  get taken(): MyTable[] {
    return this.tables.filter(({ off }) => off)
  }

  /** Seats brought along from another browser; what is known here already stays as it is. */
  bring(tables: Pick<MyTable, 'id' | 'game' | 'seats'>[]): void {
    const at = Date.now()
    const added = tables.map(({ id, game, seats }): MyTable => {
      const old = this.find(id)
      const others = seats.filter(({ seat }) => !old?.seats.some((one) => one.seat === seat))
      return old
        ? { ...old, off: false, seats: [...old.seats, ...others] }
        : { id, game, seats, invitations: [], guided: false, over: false, at }
    })
    const ids = new Set(added.map(({ id }) => id))
    this.#keep([...added, ...this.tables.filter(({ id }) => !ids.has(id))])
  }

  #add(table: MyTable): void {
    this.#keep([table, ...this.tables.filter((other) => other.id !== table.id)])
  }
}

export const mine = new Mine()
