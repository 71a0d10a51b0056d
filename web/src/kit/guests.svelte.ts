import { api } from './api'

// Where guests find this server. Whoever plays on the server's own machine has an address that works nowhere else, so
// the server says how others reach it; everybody else passes on the address they came by.

const AT_HOME = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

class Guests {
  /** The page's address, as guests open it. */
  base = $state(location.href.split('#')[0]!)
  /** Nobody else can open it: the server listens for its own machine only. */
  nobody = $state(false)
  #asked = false

  async ask(): Promise<void> {
    if (this.#asked || !AT_HOME.test(location.hostname)) return
    this.#asked = true
    try {
      const { addresses, only_here } = await api.reach()
      this.nobody = only_here
      if (addresses[0]) this.base = new URL(location.pathname, addresses[0]).href
    } catch {
      this.#asked = false
    }
  }
}

export const guests = new Guests()
