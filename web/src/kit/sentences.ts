import type { Action, Facts, GameEvent, GameInfo, TableInfo, View } from './types'
import { words } from './words.svelte'

// Events and questions in words, by the same rules as on the terminal: a field that points at a thing is told
// by its short and full name, a seat by the player's name, a text by the message `<field>-<text>` where there is one
// (several short names each by its own, equal ones together: "2× strength 2, magic 5"), a list with one number for every seat by "Anna 3, Eva 1".

type Loose = Record<string, unknown>

function told(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return listed(value.map((item) => String(told(item))))
  // A text that comes with the table, in every language.
  if (value && typeof value === 'object' && words.language in value) return String((value as Loose)[words.language])
  return String(value)
}

export function listed(items: string[]): string {
  if (items.length < 2) return items.join('')
  return words.say('list-last', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! })
}

function asFacts(fields: Loose): Facts {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replaceAll('_', '-'), told(value)]))
}

export function seatName(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || words.say('seat', { n: seat + 1 })
}

/** The name of a thing: the short one that is drawn, and the full one where the game has it. */
export function thingName(table: TableInfo, kind: string, n: number): string {
  if (kind === 'seat' || kind === 'owner') {
    return n < table.players ? seatName(table, n) : words.find('owner-neutral', {}, table.game)!
  }
  const name = table.names[kind]?.[n]
  if (name === undefined) return String(n)
  const full = words.find(`${kind}-${name}`, asFacts(table.facts), table.game)
  // A game may have kinds of things that are known by their names alone: everywhere, or where nobody types short names.
  const alone = full && (words.find(`page-thing-${kind}`, { name: full, short: name }, table.game) ?? words.find(`thing-${kind}`, { name: full, short: name }, table.game))
  return alone || (full ? `${name} ${full}` : name)
}

function worded(field: string, value: unknown, table: TableInfo): unknown {
  if (typeof value !== 'string') return value
  const parts = new Map<string, number>()
  for (const part of value.split(' ')) parts.set(part, (parts.get(part) ?? 0) + 1)
  const found = [...parts].map(([part, n]) => [words.find(`${field}-${part}`, asFacts(table.facts), table.game), n] as const)
  if (found.some(([text]) => text === null)) return value
  return found.map(([text, n]) => (n > 1 ? `${n}× ${text}` : text)).join(', ')
}

function factsOf(fields: Loose, kinds: Record<string, string>, table: TableInfo): Facts {
  const made: Loose = { ...table.facts }
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'do' || field === 'event') continue
    if (kinds[field]) made[field] = thingName(table, kinds[field], value as number)
    else if (Array.isArray(value) && value.length === table.players) {
      made[field] = value.map((number, seat) =>
        words.say('seat-number', { seat: seatName(table, seat), number: told(number) }),
      )
    } else {
      made[field] = worded(field, value, table)
      // What became less is told as a loss: nobody says that something "changes by −3".
      if (typeof value === 'number') made[`${field}_lost`] = Math.max(0, -value)
    }
  }
  return asFacts(made)
}

export function eventText(event: GameEvent, game: GameInfo, table: TableInfo): string {
  return words.of(table.game)(`event-${event.event}`, factsOf(event, game.events[event.event] ?? {}, table))
}

/** What an action is one of ("Walk"), where the game has a word for it. */
export function kindText(action: Action, game: GameInfo, table: TableInfo): string | null {
  return words.find(`group-${action.do}`, factsOf(action, game.actions[action.do] ?? {}, table), table.game)
}

/** How a game has ended, for the sentence that says so: alone or together won or lost, else who has won. */
export function endOf({ teams, winners }: View): 'won' | 'lost' | 'nobody' | 'one' | 'team' | 'shared' {
  const won = teams.filter((team) => team.some((seat) => winners.includes(seat)))
  if (teams.length === 1) return won.length ? 'won' : 'lost'
  if (won.length !== 1) return won.length ? 'shared' : 'nobody'
  return won[0]!.length === 1 ? 'one' : 'team'
}

/** What the viewer is asked; else whom the table waits for, or who has won. */
export function promptText(view: View, table: TableInfo): string {
  const speech = words.of(table.game)
  if (view.over) {
    const winners = view.winners.map((seat) => seatName(table, seat))
    return speech('prompt-over', { winners: listed(winners), count: winners.length, end: endOf(view) })
  }
  if (view.prompt) {
    const facts = Object.entries(view.prompt.facts).map(([name, value]) => [name, worded(name, value, table)])
    return speech(`prompt-${view.prompt.id}`, asFacts({ ...table.facts, ...Object.fromEntries(facts) }))
  }
  const waited = view.seats_awaited.map((seat) => seatName(table, seat))
  return speech('prompt-waiting', { seats: listed(waited), count: waited.length })
}
