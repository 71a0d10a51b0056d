import type { Action } from './types'

// Many answers, put in order as the terminal does it: those of a kind together, else by what they begin with.

export interface Group {
  title: string
  actions: Action[]
}

export interface Grouped {
  /** Answers that stand by themselves. */
  single: Action[]
  groups: Group[]
}

/** Lists longer than this are split. */
export const MANY = 9
/** The number from which on answers of a kind become a group. */
const ALIKE = 2

type Title = (action: Action) => string | null

function gathered(actions: Action[], title: Title): Map<string | null, Action[]> {
  const found = new Map<string | null, Action[]>()
  for (const action of actions) {
    const name = title(action)
    found.set(name, [...(found.get(name) ?? []), action])
  }
  return found
}

/**
 * `kind` is what an action is one of ("Walk"), where the game has a word for it; `source` is the thing that an action
 * with several things begins with ("A4 Green Cape"). `all` is how many answers there are with those listed elsewhere.
 * What lies `aside` is always folded, behind everything else, unless there is nothing else.
 */
export function grouped(actions: Action[], kind: Title, source: Title, all = actions.length, aside: Title = () => null): Grouped {
  const folds = gathered(actions, aside)
  const useful = folds.get(null) ?? []
  if (folds.size <= 1) return ordered(actions, kind, source, all)
  folds.delete(null)
  const { single, groups } = ordered(useful, kind, source, all)
  return { single, groups: [...groups, ...[...folds].map(([title, alike]) => ({ title: title!, actions: alike }))] }
}

function ordered(actions: Action[], kind: Title, source: Title, all: number): Grouped {
  if (all <= MANY) return { single: actions, groups: [] }
  const kinds = gathered(actions, kind)
  const large = [...kinds].filter(([name, alike]) => name !== null && alike.length >= ALIKE && (kinds.size > 1 || all > actions.length))
  const groups: Group[] = large.map(([name, alike]) => ({ title: name!, actions: alike }))
  const inGroups = new Set(large.flatMap(([, alike]) => alike))
  const rest = actions.filter((action) => !inGroups.has(action))
  const sources = gathered(rest, source)
  const begun = [...sources].filter(([name]) => name !== null)
  const worthIt = rest.length > MANY && begun.length > 1 && begun.length < begun.flatMap(([, all]) => all).length
  if (!worthIt) return { single: rest, groups }
  return {
    single: sources.get(null) ?? [],
    groups: [...begun.map(([name, all]) => ({ title: name!, actions: all })), ...groups],
  }
}

/** Without accents and capitals: `Šíje` → `sije`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase()
}

/** The answers whose words contain all words typed; first those in which a typed word stands whole. */
export function found(actions: Action[], typed: string, label: (action: Action) => string): Action[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const scored = actions.flatMap((action) => {
    const text = plain(label(action))
    if (!wanted.every((word) => text.includes(word))) return []
    const whole = new Set(text.split(/[^\p{L}\p{N}]+/u))
    return [{ action, part: wanted.some((word) => whole.has(word)) ? 0 : 1 }]
  })
  return scored.sort((one, other) => one.part - other.part).map(({ action }) => action)
}
