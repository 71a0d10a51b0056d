import { api, Refused } from '../kit/api'
import { mine } from '../kit/mine.svelte'
import { NO_MARKS } from '../kit/marks'
import { patched } from '../kit/patch'
import { Pictures, SOON } from '../kit/pictures.svelte'
import { thingName } from '../kit/sentences'
import { Stage } from '../kit/stage.svelte'
import { words } from '../kit/words.svelte'
import { faceOf, type GameFace, type Scene } from '../games/face'
import type { GameEvent, GameInfo, LogLine, Pointing, Replay, ReplayMove, TableInfo, View } from '../kit/types'

/** Nothing can be chosen in what has happened already. */
const LOOKING_ON: Pointing = {
  can: () => false, picked: () => false, shown: () => false, press: () => {}, lift: () => {}, drop: () => {}, looked: null, act: () => {}, stays: () => false, stepBack: null,
}

export function eventsOf(move: ReplayMove): GameEvent[] {
  return move.events.map((one) => ('event' in one && typeof one.event === 'object' ? (one as LogLine).event : (one as GameEvent)))
}

export class ReplayModel {
  replay = $state.raw<Replay>()
  table = $state.raw<TableInfo>()
  game = $state.raw<GameInfo>()
  face = $state.raw<GameFace>()
  trouble = $state('')
  at = $state(0)
  #context: unknown
  #views: View[] = []
  /** The language in which the moves are told. */
  #language = ''
  #stage = new Stage(true)
  #pictures: Pictures

  constructor(readonly id: string) {
    this.#pictures = new Pictures(id)
  }

  get token(): string | undefined {
    return mine.find(this.id)?.seats[0]?.token
  }

  async load(): Promise<void> {
    try {
      this.#language = words.language
      const [table, replay] = await Promise.all([api.table(this.id, this.token), api.replay(this.id, this.token, words.language)])
      const [games, face, content] = await Promise.all([
        api.games(), faceOf(table.game), api.content(table.game), words.learn(table.game),
      ])
      this.#context = face.prepare(content, table)
      this.#views = [replay.first]
      this.game = games.find((game) => game.name === table.game)
      this.table = table
      this.replay = replay
      this.face = face
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.sentence
    }
  }

  /** Have the moves told in another language; those of the old one stay until they are there. */
  async speak(language: string): Promise<void> {
    if (!this.replay || language === this.#language) return
    this.#language = language
    try {
      const replay = await api.replay(this.id, this.token, language)
      if (language !== this.#language) return
      const told = replay.moves.map(({ told }) => told)
      // A game under way may have gone on meanwhile; what is looked at has not.
      this.replay = { ...this.replay, moves: this.replay.moves.map((move, n) => ({ ...move, told: told[n] ?? move.told })) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.sentence
    }
  }

  /** The words of the position looked at. */
  draw(ply: number, language: string): void {
    void this.#pictures.draw(this.viewAt(ply), language)
  }

  get last(): number {
    return this.replay?.moves.length ?? 0
  }

  step(by: number): void {
    this.at = Math.max(0, Math.min(this.last, this.at + by))
  }

  viewAt(ply: number): View {
    for (let next = this.#views.length; next <= ply; next++) {
      this.#views.push(patched(this.#views[next - 1]!, this.replay!.moves[next - 1]!.patch))
    }
    return this.#views[ply]!
  }

  get sentence(): string {
    return this.replay?.moves[this.at - 1]?.told ?? ''
  }

  get scene(): Scene | null {
    const { game, face, table, replay } = this
    if (!game || !face || !table || !replay) return null
    const view = this.viewAt(this.at)
    const say = words.of(table.game)
    const move = replay.moves[this.at - 1]
    return {
      context: this.#context, view, table, game, say,
      news: move ? eventsOf(move).map((event, index) => ({ n: this.at * 100 + index, ply: this.at, event })) : [],
      pointing: LOOKING_ON,
      marks: NO_MARKS,
      stage: this.#stage,
      pictures: this.#pictures,
      spot: (thing) => this.#pictures.spot(thing) || thingName(table, thing.kind, thing.n),
      label: (action) => this.#pictures.labels[view.options.indexOf(action)] ?? SOON,
      note: () => null,
      final: () => false,
      explain: (thing) => face.explain(this.#context, view, thing, say, (one) => this.#pictures.spot(one)),
    }
  }
}
