import type { View } from './types'

// A word from a table that nobody is looking at: it is your turn.

export type Permission = NotificationPermission | 'missing'

/** May this page show notices? Some browsers cannot at all. */
export function permission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission
}

/** Ask the person, where the browser has not asked yet; may the page show notices now? */
export async function allowed(): Promise<boolean> {
  if (permission() === 'default') await Notification.requestPermission()
  return permission() === 'granted'
}

/** Does the game wait for somebody at this screen? */
export function waitsForUs(views: Record<string, View>): boolean {
  return Object.values(views).some(({ seat, seats_awaited, over }) => seat !== null && !over && seats_awaited.includes(seat))
}

/** The notice of one table: shown once when the turn comes while the page is hidden, gone as soon as it is seen. */
export class TurnNotice {
  #ours: boolean | undefined
  #shown: Notification | null = null

  constructor(readonly id: string) {}

  /** What the table looks like now. Whoever has just opened it need not be told. */
  see(views: Record<string, View>, words: () => { title: string; body: string } | null): void {
    const before = this.#ours
    this.#ours = waitsForUs(views)
    if (!this.#ours) this.close()
    else if (before === false && document.visibilityState === 'hidden' && permission() === 'granted') {
      const told = words()
      if (told) this.#show(told.title, told.body)
    }
  }

  close(): void {
    this.#shown?.close()
    this.#shown = null
  }

  #show(title: string, body: string): void {
    let notice: Notification
    try {
      // One notice for a table, however many windows it is open in.
      notice = new Notification(title, { body, tag: `herna-${this.id}`, icon: '/icon.svg' })
    } catch {
      return // Some phones let only installed pages show notices.
    }
    notice.onclick = () => {
      window.focus()
      this.close()
    }
    this.#shown = notice
  }
}
