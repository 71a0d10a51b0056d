import type { Json, Patch } from './types'

export class PatchDoesNotFit extends Error {}

type Branch = Record<string | number, unknown>

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null
}

/** A new value with the patch set inside; what the patch does not touch is shared with the old one. */
export function patched<Value>(value: Value, patch: Patch): Value {
  let result: unknown = value
  for (const [path, part] of patch) result = withPart(result, path, 0, part)
  return result as Value
}

function withPart(value: unknown, path: (string | number)[], depth: number, part: Json): unknown {
  if (depth === path.length) return part
  const key = path[depth]!
  if (!isBranch(value) || !(key in value)) throw new PatchDoesNotFit(path.join('.'))
  const inner = withPart(value[key], path, depth + 1, part)
  if (Array.isArray(value)) return value.map((old, index) => (index === Number(key) ? inner : old))
  return { ...value, [key]: inner }
}
