import type { Action, References, Thing } from './types'

// Picking an action by pointing at things. The page knows no rule: it only compares what was pointed at with the
// fields of the actions on offer, in the order in which the server lists those fields.

export interface Choice {
  /** The offered actions that agree with everything pointed at so far. */
  candidates: Action[]
  /** What may be pointed at next, as `kind:n`. */
  lit: Set<string>
  /** The action, once there is only one it can be. */
  decided: Action | null
}

export function mark(thing: Thing): string {
  return `${thing.kind}:${thing.n}`
}

/** An action in one word and its numbers, by which the page can be asked for it: `walk 24`. */
export function spelled(action: Action): string {
  return Object.values(action).join(' ')
}

/** The fields of an action that are still open after the picks, or null when it disagrees with one of them. */
export function openFields(action: Action, picks: Thing[], references: References): [string, string][] | null {
  let open = Object.entries(references[action.do] ?? {})
  for (const pick of picks) {
    const at = open.findIndex(([, kind]) => kind === pick.kind)
    if (at < 0 || action[open[at]![0]] !== pick.n) return null
    open = open.filter((_, index) => index !== at)
  }
  return open
}

export function choose(options: Action[], picks: Thing[], references: References): Choice {
  const candidates: Action[] = []
  const lit = new Set<string>()
  const pickedKinds = new Set(picks.map((pick) => pick.kind))
  let decided: Action | null = null
  for (const action of options) {
    const open = openFields(action, picks, references)
    if (open === null) continue
    candidates.push(action)
    const seen = new Set<string>()
    for (const [field, kind] of open) {
      if (seen.has(kind)) continue // source before target
      seen.add(kind)
      lit.add(mark({ kind, n: action[field] as number }))
    }
  }
  const only = candidates.length === 1 ? candidates[0]! : null
  if (only && picks.length) {
    const open = openFields(only, picks, references)!
    // A move never happens by pointing at its source alone, even if there is only one way to go.
    if (open.every(([, kind]) => !pickedKinds.has(kind))) decided = only
  }
  return { candidates, lit, decided }
}

/** An action worth asking "why not?" about when a thing that is not lit was pointed at. */
export function wished(options: Action[], picks: Thing[], thing: Thing, references: References): Action | null {
  for (const action of options) {
    const open = openFields(action, picks, references)
    const field = open?.find(([, kind]) => kind === thing.kind)?.[0]
    if (field) return { ...action, [field]: thing.n }
  }
  for (const [verb, fields] of Object.entries(references)) {
    const names = Object.entries(fields)
    if (names.length === 1 && names[0]![1] === thing.kind) return { do: verb, [names[0]![0]]: thing.n }
  }
  return null
}
