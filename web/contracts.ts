// Which room of the page may import which; `npm run check` keeps it so. A new game needs no line here.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), 'src')
const FACE = 'games/face'
const FAMILY = 'games/eight_minute_family'
const LANGUAGE = 'games/programs'
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** The room of a file: a folder, of games one for each. */
export function room(file: string): string {
  const [first, second] = file.split('/')
  return first === 'games' ? `games/${second.replace(/\.(svelte\.)?ts$/, '')}` : first
}

/** May a file of one room import a file of another? */
export function mayImport(from: string, to: string): boolean {
  if (from === to) return true
  if (from === 'kit') return false
  if (to === 'kit') return true
  if (from === FACE) return to === 'plain'
  if (!from.startsWith('games/')) return !to.startsWith('games/') || to === FACE
  return to === FACE || to === LANGUAGE || (to === FAMILY && from.startsWith('games/eight_minute_'))
}

/** Every import that breaks a contract, as a line for people. */
export function broken(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(IMPORT)]
      .map((found) => posix.join(posix.dirname(file), found[1]))
      .filter((imported) => !mayImport(room(file), room(imported)))
      .map((imported) => `${file} -> ${imported}`),
  )
}

/** The sources of the page by their place below `src`. */
export function sources(): Map<string, string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = broken(sources())
  for (const line of wrong) console.error(`No room may import so: ${line}`)
  process.exit(wrong.length ? 1 : 0)
}
