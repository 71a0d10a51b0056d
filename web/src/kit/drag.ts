import type { Attachment } from 'svelte/attachments'
import type { Thing } from './types'

// Something that can be taken and put elsewhere with a mouse or a finger, beside clicking. What it is put on carries
// `data-thing="region:5"`. A drag that ends nowhere, is broken off by a second finger or by Escape, changes nothing.

export interface Draggable {
  /** May it be taken now? */
  can: () => boolean
  /** It has been lifted. */
  lift: () => void
  /** It was put on this; null: nowhere. What lies there may be no thing of the game: the element tells. */
  drop: (on: Thing | null, under: Element | null) => void
}

const FAR = 8

function thingOf(under: Element | null): Thing | null {
  const found = under?.closest('[data-thing]')?.getAttribute('data-thing')
  const [kind, n] = found?.split(':') ?? []
  return kind && n !== undefined ? { kind, n: Number(n) } : null
}

/** A piece of a drawing keeps its size in a drawing of its own; anything else is put into a box. */
function framed(element: SVGGraphicsElement | HTMLElement): SVGSVGElement | HTMLElement {
  if (!(element instanceof SVGGraphicsElement)) return document.createElement('div')
  const inner = element.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${inner.x} ${inner.y} ${inner.width} ${inner.height}`)
  return svg
}

/** A picture of what is dragged, under the pointer. */
function ghostOf(element: SVGGraphicsElement | HTMLElement): { move: (x: number, y: number) => void; remove: () => void } {
  const box = element.getBoundingClientRect()
  const ghost = framed(element)
  ghost.setAttribute('class', 'dragged')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.width = `${box.width}px`
  ghost.style.height = `${box.height}px`
  ghost.append(element.cloneNode(true))
  document.body.append(ghost)
  return {
    move: (x, y) => {
      ghost.style.left = `${x - box.width / 2}px`
      ghost.style.top = `${y - box.height * 0.7}px`
    },
    remove: () => ghost.remove(),
  }
}

export function draggable(how: Draggable): Attachment<SVGGraphicsElement | HTMLElement> {
  return (node) => {
    // Both kinds tell of the same events; the checker asks for one of them.
    const element = node as SVGGraphicsElement
    let from: { id: number; x: number; y: number } | null = null
    let ghost: ReturnType<typeof ghostOf> | null = null
    let dragged = false

    const end = (under: Element | null): void => {
      if (ghost) {
        ghost.remove()
        ghost = null
        element.style.opacity = ''
        how.drop(thingOf(under), under)
      }
      from = null
    }
    const down = (event: PointerEvent): void => {
      dragged = false
      if (!event.isPrimary) return end(null)
      if (event.button !== 0 || !how.can()) return
      from = { id: event.pointerId, x: event.clientX, y: event.clientY }
      // The board must not take it for a pull at the map.
      event.stopPropagation()
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return
      if (!ghost) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return
        ghost = ghostOf(node)
        dragged = true
        element.style.opacity = '0.35'
        how.lift()
      }
      ghost.move(event.clientX, event.clientY)
      event.preventDefault()
    }
    const up = (event: PointerEvent): void => {
      if (from && event.pointerId === from.id) end(document.elementFromPoint(event.clientX, event.clientY))
    }
    const cancel = (): void => end(null)
    const second = (event: PointerEvent): void => {
      if (from && event.pointerId !== from.id) end(null)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && ghost) end(null)
    }
    // A finger that drags something does not move the page.
    const touch = (event: TouchEvent): void => {
      if (from && event.cancelable) event.preventDefault()
    }
    const click = (event: Event): void => {
      // What ends a drag is no click.
      if (dragged) event.stopPropagation()
      dragged = false
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('touchmove', touch, { passive: false })
    element.addEventListener('click', click, true)
    addEventListener('pointerdown', second, true)
    addEventListener('keydown', key, true)
    return () => {
      cancel()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('touchmove', touch)
      element.removeEventListener('click', click, true)
      removeEventListener('pointerdown', second, true)
      removeEventListener('keydown', key, true)
    }
  }
}
