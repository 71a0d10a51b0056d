import type { Named } from './types'

// Events picked out by their names, which also tells what each of them says.

interface Told {
  event: string
}

/** Does the event go by one of these names? */
export function isOne<All extends Told, Name extends All['event']>(event: All, ...names: Name[]): event is All & Named<All, Name> {
  return (names as string[]).includes(event.event)
}

/** Those of the events that go by one of these names. */
export function only<All extends Told, Name extends All['event']>(events: readonly All[], ...names: Name[]): Named<All, Name>[] {
  return events.filter((event): event is All & Named<All, Name> => isOne(event, ...names))
}
