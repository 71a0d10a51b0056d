// How many cards of a legend have been read at this screen, so that only new ones open by themselves.

const KEY = 'herna-andor-read'

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export function readCards(table: string): number {
  return all()[table] ?? 0
}

export function remember(table: string, count: number): void {
  const known = all()
  if ((known[table] ?? 0) >= count) return
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(known), [table, count]].slice(-40))))
  } catch {
    // A private window may refuse to remember; then a card opens once more after a reload.
  }
}
