// The games this browser has played to the end, kept without any account: for its own statistics, and for nobody else.

export interface Result {
  id: string
  game: string
  players: number
  /** Nobody at a table that this browser played all sides of has beaten anybody. */
  won: boolean | null
  points: number | null
  at: number
}

export interface Tally {
  game: string
  played: number
  won: number
  /** Games in which one could win or lose. */
  counted: number
  best: number | null
  last: number
}

const KEY = 'herna-results'
const MOST = 1000

/** What all results of each game come to, the game played last first. */
export function tallies(results: readonly Result[]): Tally[] {
  const games = [...new Set(results.map(({ game }) => game))]
  return games
    .map((game) => {
      const own = results.filter((one) => one.game === game)
      const points = own.flatMap((one) => (one.points === null ? [] : [one.points]))
      return {
        game, played: own.length, won: own.filter(({ won }) => won).length, counted: own.filter(({ won }) => won !== null).length,
        best: points.length ? Math.max(...points) : null, last: Math.max(...own.map(({ at }) => at)),
      }
    })
    .sort((one, other) => other.last - one.last)
}

function remembered(): Result[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Result[]) : []
  } catch {
    return []
  }
}

class Results {
  all = $state.raw<Result[]>(remembered())

  #keep(results: Result[]): void {
    this.all = results.slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all))
    } catch {
      // Without storage they last as long as the page.
    }
  }

  /** A game is over; it counts once, however often its end is looked at. */
  add(result: Result): void {
    if (!remembered().some(({ id }) => id === result.id)) this.#keep([...remembered(), result])
  }

  forget(): void {
    this.#keep([])
  }
}

export const results = new Results()
