import { inside, type Point } from '../../kit/coast'

// Where there is room on the sea for a legend or a compass, found once for each board.

const CELL = 10

export class OpenSea {
  readonly #columns: number
  readonly #rows: number
  readonly #taken: boolean[]

  constructor(rings: Point[][], lanes: Point[][], [width, height]: Point) {
    this.#columns = Math.floor(width / CELL)
    this.#rows = Math.floor(height / CELL)
    const boxes = rings.map((ring) => ({ ring, box: boxOf(ring) }))
    this.#taken = Array.from({ length: this.#columns * this.#rows }, (_, cell) => {
      const at: Point = [((cell % this.#columns) + 0.5) * CELL, (Math.floor(cell / this.#columns) + 0.5) * CELL]
      return boxes.some(({ ring, box }) =>
        at[0] > box[0] && at[0] < box[2] && at[1] > box[1] && at[1] < box[3] && inside(at, ring))
    })
    for (const lane of lanes) this.#takeAlong(lane)
  }

  /** The middle of a free rectangle as far from everything as can be, which is taken from then on. */
  take(width: number, height: number): Point | null {
    const [wide, high] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
    for (let margin = 4; margin >= 0; margin--) {
      for (let row = this.#rows - high - 1; row >= 1; row--) {
        for (let column = 1; column < this.#columns - wide; column++) {
          if (!this.#free(column - margin, row - margin, wide + 2 * margin, high + 2 * margin)) continue
          this.#fill(column, row, wide, high)
          return [(column + wide / 2) * CELL, (row + high / 2) * CELL]
        }
      }
    }
    return null
  }

  #free(column: number, row: number, wide: number, high: number): boolean {
    for (let y = Math.max(0, row); y < Math.min(this.#rows, row + high); y++) {
      for (let x = Math.max(0, column); x < Math.min(this.#columns, column + wide); x++) {
        if (this.#taken[y * this.#columns + x]) return false
      }
    }
    return true
  }

  #fill(column: number, row: number, wide: number, high: number): void {
    for (let y = row; y < row + high; y++) {
      for (let x = column; x < column + wide; x++) this.#taken[y * this.#columns + x] = true
    }
  }

  #takeAlong(line: Point[]): void {
    line.slice(1).forEach((to, index) => {
      const from = line[index]!
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (CELL / 2))
      for (let step = 0; step <= steps; step++) {
        const part = step / steps
        const column = Math.floor((from[0] + (to[0] - from[0]) * part) / CELL)
        const row = Math.floor((from[1] + (to[1] - from[1]) * part) / CELL)
        if (column >= 0 && column < this.#columns && row >= 0 && row < this.#rows) this.#fill(column, row, 1, 1)
      }
    })
  }
}

function boxOf(ring: Point[]): [number, number, number, number] {
  const [across, down] = [ring.map((point) => point[0]), ring.map((point) => point[1])]
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}
