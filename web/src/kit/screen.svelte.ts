// How a screen is cut: three columns on a desk, two from about 800 px and on a phone held sideways, one below. The style
// sheet hears of it as `data-columns` and `data-low` on the root, so that nothing has to know the widths again.

export type Columns = 'three' | 'two' | 'one'

const WIDE = '(min-width: 68.01rem)'
const PAIR = '(min-width: 50rem)'
/** A phone held sideways: there is hardly any height. */
const LOW = '(max-height: 31.25rem) and (orientation: landscape) and (min-width: 35rem)'

export function columnsOf(wide: boolean, pair: boolean, low: boolean): Columns {
  if (low) return 'two'
  return wide ? 'three' : pair ? 'two' : 'one'
}

class Screen {
  #wide = matchMedia(WIDE)
  #pair = matchMedia(PAIR)
  #low = matchMedia(LOW)
  columns = $state<Columns>('three')
  low = $state(false)

  constructor() {
    for (const query of [this.#wide, this.#pair, this.#low]) query.addEventListener('change', () => this.#look())
    this.#look()
  }

  #look(): void {
    this.low = this.#low.matches
    this.columns = columnsOf(this.#wide.matches, this.#pair.matches, this.low)
    const page = document.documentElement.dataset
    page.columns = this.columns
    page.low = this.low ? 'yes' : 'no'
  }
}

export const screen = new Screen()
