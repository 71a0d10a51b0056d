import { api } from '../kit/api'
import { mine } from '../kit/mine.svelte'
import { place } from '../kit/route.svelte'
import { settings } from '../kit/settings.svelte'
import { say } from '../kit/words.svelte'
import type { GameInfo, TableRequest } from '../kit/types'
import type { Lesson, Tutorial } from '../table/guide'

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
  const level = game.usual_level
  return openTable({
    game: game.name,
    players,
    options: {},
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: ownName() } : { kind: 'bot', level, name: botName(seat - 1) }),
  })
}

/** The guided first game, or one of the lessons. */
export async function playGuided(game: GameInfo, lesson?: string): Promise<void> {
  const tutorial = (await api.tutorial(game.name)) as unknown as Tutorial
  const table: Tutorial | Lesson = tutorial.lesson?.find(({ id }) => id === lesson) ?? tutorial
  await openTable({
    game: game.name,
    players: table.players,
    options: table.options,
    seed: table.seed,
    seats: Array.from({ length: table.players }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: ownName() } : { kind: 'bot', level: table.level, name: botName(seat - 1) }),
  }, true)
}
