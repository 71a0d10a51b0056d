// What scrolls shows it: the edge behind which there is more fades out (`data-more` in theme.css).

const SLACK = 2

export function moreBehind(at: number, seen: number, all: number): '' | 'start' | 'end' | 'both' {
  const [before, after] = [Math.abs(at) > SLACK, all - seen - Math.abs(at) > SLACK]
  return before && after ? 'both' : before ? 'start' : after ? 'end' : ''
}

/** Marks an element that scrolls along one axis with where there is more of it. */
export function scrolling(axis: 'x' | 'y') {
  return (element: HTMLElement): (() => void) => {
    const look = (): void => {
      const more = axis === 'x'
        ? moreBehind(element.scrollLeft, element.clientWidth, element.scrollWidth)
        : moreBehind(element.scrollTop, element.clientHeight, element.scrollHeight)
      element.dataset.more = more && `${axis}-${more}`
    }
    const sizes = new ResizeObserver(look)
    const changes = new MutationObserver(look)
    sizes.observe(element)
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }
}
