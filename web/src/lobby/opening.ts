import { api } from '../kit/api'
import { mine } from '../kit/mine.svelte'
import { place } from '../kit/route.svelte'
import { settings } from '../kit/settings.svelte'
import { say } from '../kit/words.svelte'
import type { GameInfo, TableRequest } from '../kit/types'
import type { Tutorial } from '../table/guide'

export function ownName(): string {
  return settings.chosen.name.trim() || say('page-you')
}

export function botName(n: number): string {
  return say(`page-bot-${(n % 6) + 1}`)
}

/** Open a table, remember its seats and go there. */
export async function openTable(request: TableRequest, guided = false): Promise<void> {
  const opened = await api.open(request)
  mine.opened(opened, request.game, guided)
  place.go({ screen: 'table', id: opened.id })
}

/** One person against the strongest bots there are, at the size the game is best with. */
export function playNow(game: GameInfo): Promise<void> {
  const players = game.usual
  const level = game.levels.at(-1)!
  return openTable({
    game: game.name,
    players,
    options: {},
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: ownName() } : { kind: 'bot', level, name: botName(seat - 1) }),
  })
}

export async function playGuided(game: GameInfo): Promise<void> {
  const tutorial = (await api.tutorial(game.name)) as unknown as Tutorial
  await openTable({
    game: game.name,
    players: tutorial.players,
    options: tutorial.options,
    seed: tutorial.seed,
    seats: Array.from({ length: tutorial.players }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: ownName() } : { kind: 'bot', level: tutorial.level, name: botName(seat - 1) }),
  }, true)
}
