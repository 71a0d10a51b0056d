import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Facts, Say } from './types'

export type Language = 'en' | 'cs'
export const LANGUAGES: Language[] = ['en', 'cs']

type Texts = Record<string, () => Promise<string>>
const HOUSE: Texts = import.meta.glob<string>(
  // The words of the command line and the terminal are of no use here.
  ['../../../src/herna/*/text/*.ftl', '!../../../src/herna/*/text/cli.*.ftl', '!../../../src/herna/*/text/tui.*.ftl'],
  { query: '?raw', import: 'default' },
)
const GAMES: Texts = import.meta.glob<string>('../../../src/herna/games/*/text/*.ftl', { query: '?raw', import: 'default' })

const isOf = (language: Language) => (path: string): boolean => new RegExp(`[./]${language}\\.ftl$`).test(path)
const isOfGame = (game: string) => (path: string): boolean => path.includes(`/games/${game}/`)

/** The rooms of the house may reword what the house says. */
function wordsFirst(one: string, other: string): number {
  const later = (path: string): number => (path.includes('/words/') ? 0 : 1)
  return later(one) - later(other) || one.localeCompare(other)
}

function texts(language: Language, files: Texts, belongs: (path: string) => boolean): Promise<string>[] {
  const paths = Object.keys(files).filter((path) => isOf(language)(path) && belongs(path)).sort(wordsFirst)
  return paths.map((path) => files[path]!())
}

/** The words of a game that came after the page was built: the server has them. */
async function fromServer(language: Language, game: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/words?language=${language}`).catch(() => null)
  return response?.ok ? response.text() : ''
}

function ofGame(language: Language, game: string): Promise<string>[] {
  const built = texts(language, GAMES, isOfGame(game))
  return built.length ? built : [fromServer(language, game)]
}

/** The words of the house and, where one is named, of a game, whose messages win. */
async function bundle(language: Language, game?: string): Promise<FluentBundle> {
  // Marks around every fact are for mixed directions of writing; both our languages run the same way.
  const made = new FluentBundle(language, { useIsolating: false })
  const files = [...texts(language, HOUSE, () => true), ...(game ? ofGame(language, game) : [])]
  for (const text of await Promise.all(files)) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

function found(where: FluentBundle | undefined, message: string, facts: Facts): string | null {
  const [id, attribute] = message.split('.') as [string, string?]
  const entry = where?.getMessage(id)
  const pattern = attribute ? entry?.attributes[attribute] : entry?.value
  return pattern && where ? where.formatPattern(pattern, facts, []) : null
}

class Words {
  language = $state<Language>('en')
  #house = $state.raw<FluentBundle>()
  #games = $state.raw<Record<string, FluentBundle>>({})
  #wanted = new Set<string>()

  /** Speak this language from now on: its house words and those of every game in use. */
  async speak(language: Language): Promise<void> {
    const games = [...this.#wanted]
    const [house, ...rooms] = await Promise.all([
      bundle(language),
      ...games.map((game) => bundle(language, game)),
    ])
    this.#house = house
    this.#games = Object.fromEntries(games.map((game, index) => [game, rooms[index]!]))
    this.language = language
    document.documentElement.lang = language
  }

  /** Fetch the words of a game; until they are there its messages fall back to the house's. */
  async learn(game: string): Promise<void> {
    if (this.#wanted.has(game)) return
    this.#wanted.add(game)
    const language = this.language
    const room = await bundle(language, game)
    if (this.language === language) this.#games = { ...this.#games, [game]: room }
  }

  say: Say = (message, facts = {}) => found(this.#house, message, facts) ?? message

  has(message: string, game?: string): boolean {
    return this.find(message, {}, game) !== null
  }

  /** The message in the words of a game, else of the house; null when neither has it. */
  find(message: string, facts: Facts = {}, game?: string): string | null {
    return (game ? found(this.#games[game], message, facts) : null) ?? found(this.#house, message, facts)
  }

  of(game: string): Say {
    return (message, facts = {}) => this.find(message, facts, game) ?? message
  }
}

export const words = new Words()
export const say: Say = (message, facts) => words.say(message, facts)

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]]

/** How long ago a moment was, in words. */
export function ago(moment: number): string {
  const told = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  const past = Date.now() - moment
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ['second', 1000]
  return told.format(-Math.round(past / size), unit)
}
