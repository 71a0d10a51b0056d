import { LANGUAGES, words, type Language } from './words.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'
export type Pace = 'instant' | 'quick' | 'calm'

export interface Preferences {
  language: Language
  theme: Theme
  motion: Motion
  pace: Pace
  large: boolean
  /** Tell me when it is my turn while the page is hidden. */
  notices: boolean
  name: string
}

const KEY = 'herna-settings'
const PAUSE: Record<Pace, number> = { instant: 0, quick: 380, calm: 900 }

function remembered(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

function spokenHere(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => (LANGUAGES as string[]).includes(tag)) ?? 'en'
}

class Settings {
  chosen = $state<Preferences>({
    language: spokenHere(), theme: 'auto', motion: 'auto', pace: 'quick', large: false, notices: false, name: '', ...remembered(),
  })
  #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #still = $state(this.#calm.matches)

  constructor() {
    this.#calm.addEventListener('change', () => (this.#still = this.#calm.matches))
  }

  /** May things move on the screen? */
  get moving(): boolean {
    return this.chosen.motion === 'full' || (this.chosen.motion === 'auto' && !this.#still)
  }

  /** How long to rest on what others did before showing the next, in milliseconds. */
  get pause(): number {
    return PAUSE[this.chosen.pace]
  }

  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    this.chosen[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      // A private window may refuse to remember; the choice still holds until the page is closed.
    }
    this.show()
    if (name === 'language') void words.speak(this.chosen.language)
  }

  /** Tell the style sheet. */
  show(): void {
    const page = document.documentElement
    page.dataset.theme = this.chosen.theme
    page.dataset.motion = this.moving ? 'full' : 'none'
    page.dataset.large = this.chosen.large ? 'yes' : 'no'
  }
}

export const settings = new Settings()
