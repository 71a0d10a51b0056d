import type { Attachment } from 'svelte/attachments'
import { layers } from './layers.svelte'

/** What a thing is, with the clauses of the rules that are about it. */
export interface Explanation {
  title: string
  lines?: string[]
  clauses: string[]
}

const HOVER = 550
const PRESS = 480
/** A finger trembles; farther than this it is on its way somewhere. */
const TREMBLE = 10

/** One explanation at a time, beside the thing it is about. */
class Explaining {
  shown = $state.raw<{ what: Explanation; beside: DOMRect } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #at = ''
  #moved = false
  /** By a finger: then it stays until the next tap. */
  #held = false
  #closed: (() => void) | null = null

  constructor() {
    // A thing that turns up under a pointer at rest was not asked about, though the browser tells of a move.
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      const at = `${clientX},${clientY}`
      this.#moved = at !== this.#at
      this.#at = at
    }
    addEventListener('pointermove', follow, true)
    addEventListener('pointerdown', (event) => {
      follow(event)
      if (this.#held) this.hide()
    }, true)
  }

  show(what: Explanation, element: Element, held = false): void {
    this.hide()
    this.shown = { what, beside: element.getBoundingClientRect() }
    this.#held = held
    if (held) this.#closed = layers.open(() => this.hide())
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#held = false
    this.shown = null
    this.#closed?.()
    this.#closed = null
  }

  /** Explain by resting the pointer on a thing, by a long press, or by ? while it has the focus. */
  by(about: () => Explanation | null): Attachment<Element> {
    return (element) => {
      /** Where the only finger went down; null when the press has become something else. */
      let pressed: { id: number; x: number; y: number } | null = null
      /** The press was long: it asked, and its click chooses nothing. */
      let asked = false
      const later = (wait: number, held: boolean): void => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          if (held && !pressed) return
          const what = about()
          if (what) this.show(what, element, held)
          asked = held
        }, wait)
      }
      const elsewhere = (): void => {
        if (pressed) clearTimeout(this.#timer)
        pressed = null
      }
      const listeners: Record<string, (event: never) => void> = {
        pointermove: ({ pointerType, clientX, clientY }: PointerEvent) => {
          if (pointerType === 'mouse') {
            if (this.#moved && !this.shown) later(HOVER, false)
          } else if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) elsewhere()
        },
        pointerleave: ({ pointerType }: PointerEvent) => {
          // A finger that is lifted leaves too; what it asked for stays.
          if (pointerType === 'mouse') this.hide()
          else elsewhere()
        },
        pointerdown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) => {
          asked = false
          if (pointerType === 'mouse') return this.hide()
          if (!isPrimary) return elsewhere()
          pressed = { id: pointerId, x: clientX, y: clientY }
          later(PRESS, true)
        },
        pointerup: elsewhere,
        pointercancel: elsewhere,
        click: (event: MouseEvent) => {
          if (asked) {
            event.preventDefault()
            event.stopImmediatePropagation()
          }
          asked = false
        },
        contextmenu: (event: MouseEvent) => {
          if (pressed || asked) event.preventDefault()
        },
        keydown: (event: KeyboardEvent) => {
          const what = event.key === '?' ? about() : null
          if (!what) return
          event.stopPropagation()
          this.show(what, element)
        },
        // A thing that is taken off the page loses the focus in the middle of the drawing of the page.
        blur: () => queueMicrotask(() => !this.#held && this.hide()),
      }
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener, name === 'click')
      return () => {
        for (const [name, listener] of Object.entries(listeners)) {
          element.removeEventListener(name, listener as EventListener, name === 'click')
        }
        queueMicrotask(() => this.hide())
      }
    }
  }
}

export const explaining = new Explaining()
