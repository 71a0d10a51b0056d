import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

// Whatever lies over the page and can be closed. The Back of the browser, or of a phone, closes the topmost layer before
// it leaves the screen: while anything is open, one entry of the history stands guard.

type Close = () => void

const GUARD = 'herna-layer'
const guarded = (): boolean => (history.state as { guard?: string } | null)?.guard === GUARD

class Layers {
  #open = $state.raw<Close[]>([])
  /** The next word of the history is our own doing. */
  #own = false

  constructor() {
    addEventListener('popstate', () => this.#back())
  }

  /** Is anything open? */
  get any(): boolean {
    return this.#open.length > 0
  }

  /** Something has opened; call what comes back when it is closed, by whatever way. */
  open(close: Close): Close {
    this.#open = [...untrack(() => this.#open), close]
    if (!guarded()) history.pushState({ guard: GUARD }, '')
    let closed = false
    return () => {
      if (closed) return
      closed = true
      this.#open = untrack(() => this.#open).filter((one) => one !== close)
      // Whoever closes something to open the next thing keeps the guard.
      queueMicrotask(() => this.#settle())
    }
  }

  /** For something that is a layer for as long as it is on the page. */
  while(close: Close): Attachment {
    return () => this.open(close)
  }

  #settle(): void {
    if (this.#open.length || !guarded() || this.#own) return
    this.#own = true
    history.back()
  }

  #back(): void {
    if (this.#own) {
      this.#own = false
      // Something may have opened while the guard was leaving.
      if (this.#open.length && !guarded()) history.pushState({ guard: GUARD }, '')
      return
    }
    const top = this.#open.at(-1)
    if (!top || guarded()) return
    if (this.#open.length > 1) history.pushState({ guard: GUARD }, '')
    top()
  }

  /** Go elsewhere: the guard gives up its place in the history to the new address. */
  leave(address: string): boolean {
    if (!guarded()) return false
    history.replaceState(null, '')
    location.replace(address)
    return true
  }
}

export const layers = new Layers()
