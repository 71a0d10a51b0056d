import type { Attachment } from 'svelte/attachments'

/** What a thing is, with the clauses of the rules that are about it. */
export interface Explanation {
  title: string
  lines?: string[]
  clauses: string[]
}

const HOVER = 550
const PRESS = 480

/** One explanation at a time, beside the thing it is about. */
class Explaining {
  shown = $state.raw<{ what: Explanation; beside: DOMRect } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #at = ''
  #moved = false

  constructor() {
    // A thing that turns up under a pointer at rest was not asked about, though the browser tells of a move.
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      const at = `${clientX},${clientY}`
      this.#moved = at !== this.#at
      this.#at = at
    }
    addEventListener('pointermove', follow, true)
    addEventListener('pointerdown', follow, true)
  }

  show(what: Explanation, element: Element): void {
    this.shown = { what, beside: element.getBoundingClientRect() }
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.shown = null
  }

  /** Explain by resting the pointer on a thing, by a long press, or by ? while it has the focus. */
  by(about: () => Explanation | null): Attachment<Element> {
    return (element) => {
      let pressed = false
      const later = (wait: number): void => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          const what = about()
          if (what) this.show(what, element)
          pressed = true
        }, wait)
      }
      const listeners: Record<string, (event: Event) => void> = {
        pointermove: (event) => {
          if ((event as PointerEvent).pointerType === 'mouse' && this.#moved && !this.shown) later(HOVER)
        },
        pointerleave: () => this.hide(),
        pointerdown: (event) => {
          pressed = false
          if ((event as PointerEvent).pointerType === 'mouse') this.hide()
          else later(PRESS)
        },
        pointerup: () => clearTimeout(this.#timer),
        pointercancel: () => this.hide(),
        click: (event) => {
          // A long press asks, it does not choose.
          if (pressed && this.shown && (event as PointerEvent).pointerType !== 'mouse') event.stopImmediatePropagation()
          pressed = false
        },
        contextmenu: (event) => pressed && event.preventDefault(),
        keydown: (event) => {
          const what = (event as KeyboardEvent).key === '?' ? about() : null
          if (!what) return
          event.stopPropagation()
          this.show(what, element)
        },
        // A thing that is taken off the page loses the focus in the middle of the drawing of the page.
        blur: () => queueMicrotask(() => this.hide()),
      }
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, name === 'click')
      return () => {
        for (const [name, listener] of Object.entries(listeners)) {
          element.removeEventListener(name, listener, name === 'click')
        }
        queueMicrotask(() => this.hide())
      }
    }
  }
}

export const explaining = new Explaining()
