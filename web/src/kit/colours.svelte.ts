/** At this table everybody has the colour of the hero they lead; to be called while a component is made. */
export function colourSeats(colours: () => (string | null)[]): void {
  $effect(() => {
    const page = document.documentElement.style
    const given = colours()
    given.forEach((colour, seat) => (colour ? page.setProperty(`--seat-${seat}`, colour) : page.removeProperty(`--seat-${seat}`)))
    return () => given.forEach((_, seat) => page.removeProperty(`--seat-${seat}`))
  })
}
