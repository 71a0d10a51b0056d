import { api, Refused } from '../kit/api'
import { choose, openFields, wished } from '../kit/choice'
import type { Explanation } from '../kit/explain.svelte'
import { Pictures, SOON } from '../kit/pictures.svelte'
import { eventText, kindText, promptText, thingName } from '../kit/sentences'
import { Marks, sinceLast, sinceTurn } from '../kit/marks'
import { results } from '../kit/results.svelte'
import { mine, type MyTable } from '../kit/mine.svelte'
import type { Act } from '../kit/stage.svelte'
import { say, words } from '../kit/words.svelte'
import { Solving } from '../kit/solving.svelte'
import { Advice } from './advice.svelte'
import { Attention } from './attention'
import { Screen } from './screen.svelte'
import { faceOf, type GameFace, type Scene, type Solver } from '../games/face'
import type { Action, GameEvent, LogLine, Note, Pointing, References, Refusal, Thing, View } from '../kit/types'

/** Everything the table screen knows: the live table, whose eyes we look through, and what has been pointed at. */
export class TableModel extends Screen implements Pointing {
  readonly pictures: Pictures
  readonly advice: Advice
  readonly solving: Solving
  face = $state.raw<GameFace>()
  #context = $state.raw<{ id: string; made: unknown }>()
  trouble = $state.raw<Refused | null>(null)

  picks = $state.raw<Thing[]>([])
  looked = $state.raw<Action | null>(null)
  why = $state.raw<Refusal | null>(null)
  /** What was pressed on the table though something is unspent: it is asked whether that was meant. */
  doubted = $state.raw<Action | null>(null)
  /** Why-nots are asked about one thing after another; only the answer to the last counts. */
  #asked = 0
  readonly #attention: Attention

  constructor(id: string, own: MyTable | undefined) {
    super(id, own)
    this.pictures = new Pictures(id)
    this.advice = new Advice(id)
    this.solving = new Solving(id)
    this.#attention = new Attention(this)
    this.live.prelude = (coming) => this.#attention.play(coming)
    this.live.onchange = (opened) => this.#changed(opened)
  }

  /** Has the screen met its game? */
  get ready(): boolean {
    return !!this.face
  }

  /** Fetch what the game needs, once it is known which game this is. */
  async meet(name: string): Promise<void> {
    try {
      const [games, face, content] = await Promise.all([api.games(), faceOf(name), api.content(name), words.learn(name)])
      this.game = games.find((game) => game.name === name)
      this.#context = { id: this.id, made: face.prepare(content, this.live.table!) }
      this.face = face
      this.#changed(true)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
    }
  }

  /** Something is shown: whoever has just come is told what happened before, and what nobody has read yet opens. */
  #changed(opened: boolean): void {
    this.solving.came(this.live.version)
    if (!this.face || !this.table || !this.view) return
    this.#attention.changed(opened)
  }

  acts(before: View | null, view: View, news: LogLine[], log: LogLine[]): Act[] {
    const { table, face } = this
    if (!table || !face?.acts || !this.#context) return []
    return face.acts({ context: this.#context.made, before, view, news, log, table, own: this.seats })
  }

  override changeSeat(seat: number): void {
    super.changeSeat(seat)
    this.picks = []
    this.why = null
  }

  /** What is offered, in the order in which the game wants it listed. */
  #offered = $derived.by<Action[]>(() => {
    const { view, face } = this
    if (!view || !this.myTurn) return []
    const made = this.#context?.made
    const rank = (action: Action): number => face?.rank?.(action, view, made) ?? 0
    const near = new Map(view.options.map((action) => [action, face?.near?.(view, action) ?? 0]))
    return [...view.options].sort((one, other) => rank(one) - rank(other) || near.get(one)! - near.get(other)!)
  })

  get options(): Action[] {
    return this.#offered
  }

  /** Which fields of actions can be pointed at. */
  #references = $derived.by<References>(() => {
    const unpointed = this.face?.unpointed ?? []
    return Object.fromEntries(Object.entries(this.game?.actions ?? {}).map(([verb, fields]) => [verb, unpointed.includes(verb) ? {} : fields]))
  })

  #marks = $derived.by(() => {
    const kinds = this.game?.events ?? {}
    const begins = this.face?.begins
    return new Marks(begins ? sinceTurn(this.live.log, this.seats, begins) : sinceLast(this.live.log, this.seats, kinds), kinds)
  })

  get marks(): Marks {
    return this.#marks
  }

  choice = $derived.by(() => choose(this.options, this.picks, this.#references))

  get scene(): Scene | null {
    const { game, face, table, view } = this
    if (!game || !face || !table || !view || !this.#context) return null
    const context = this.#context.made
    const say = words.of(table.game)
    return {
      context, view, table, game, say,
      news: this.live.news,
      pointing: this,
      marks: this.#marks,
      stage: this.stage,
      pictures: this.pictures,
      spot: (thing) => this.pictures.spot(thing) || thingName(table, thing.kind, thing.n),
      label: (action) => this.label(action),
      note: (action) => this.note(action),
      ...(this.token && table.hints ? { solver: this.#solver } : {}),
      final: (action) => this.final(action),
      explain: (thing) => this.#explain(thing, () => face.explain(context, view, thing, say, (one) => this.pictures.spot(one))),
    }
  }

  /** What a thing is, and what happened to it since the person's own last action. */
  #explain(thing: Thing, about: () => Explanation | null): Explanation | null {
    const found = about()
    const since = this.#marks.of(thing)
    if (!found || !since.length) return found
    return { ...found, lines: [...(found.lines ?? []), say('page-since-your-move'), ...since.map(({ event }) => this.tell(event))] }
  }

  /** Has a moment come that the guide of the game waits for? */
  moment = (name: string): boolean => {
    const { face, view, looking } = this
    return !!view && looking !== null && !!this.#context && (face?.moments?.[name]?.(this.#context.made, view, looking) ?? false)
  }

  /** The words that came with the view shown, and where each of its options stands in them. */
  #offering = $derived.by(() => {
    const { view } = this
    const told = view && this.live.words[String(view.seat)]
    return told ? { words: told, at: new Map(view.options.map((action, at) => [action, at])) } : null
  })

  /** An offered action in the words of the server. */
  label(action: Action): string {
    return this.#offering?.words.labels[this.#offering.at.get(action)!] ?? SOON
  }

  note(action: Action): Note | null {
    return this.#offering?.words.notes?.[this.#offering.at.get(action)!] ?? null
  }

  /** Will somebody have learnt something by it, so that it cannot be taken back? */
  final(action: Action): boolean {
    const at = this.#offering?.at.get(action)
    return at !== undefined && (this.#offering?.words.final?.includes(at) ?? false)
  }

  /** What an action is one of, where the game has a word for it. */
  kind(action: Action): string | null {
    const { game, table } = this
    return game && table ? kindText(action, game, table) : null
  }

  /** The fold it lies behind, where it helps nothing as things are. */
  aside(action: Action): string | null {
    const { table, view, face } = this
    return (table && view && this.#context && face?.aside?.(view, action, words.of(table.game), this.#context.made)) ?? null
  }

  /** The thing that an action with several things begins with. */
  source(action: Action): string | null {
    const { game, table } = this
    const fields = Object.entries(game?.actions[action.do] ?? {})
    const [field, kind] = fields[0] ?? []
    return table && field && kind && fields.length > 1 ? thingName(table, kind, action[field] as number) : null
  }

  /** Does it end something? */
  ends(action: Action): boolean {
    const at = this.#offering?.at.get(action)
    return at !== undefined && (this.#offering?.words.ends?.includes(at) ?? false)
  }

  /** What would be lost by it. */
  unspent(action: Action): string | null {
    const at = this.#offering?.at.get(action)
    return (at !== undefined && this.#offering?.words.unspent?.[at]) || null
  }

  tell(event: GameEvent): string {
    return this.game && this.table ? eventText(event, this.game, this.table) : event.event
  }

  get prompt(): string {
    return this.view && this.table ? promptText(this.view, this.table) : ''
  }

  /** What the server refused last, in the person's language. */
  get refusal(): string | null {
    const { refusal } = this.live
    return refusal && (words.language === 'cs' ? refusal.message_cs : refusal.message)
  }

  // Pointing

  can(...things: Thing[]): boolean {
    if (things.length === 1) return this.choice.lit.has(`${things[0]!.kind}:${things[0]!.n}`)
    const left = things.filter((thing) => !this.picked(thing))
    return this.choice.candidates.some((action) => openFields(action, [...this.picks, ...left], this.#references))
  }

  picked(thing: Thing): boolean {
    return this.picks.some((pick) => pick.kind === thing.kind && pick.n === thing.n)
  }

  shown(thing: Thing): boolean {
    const action = this.looked ?? this.#advised ?? (this.solving.shown ? this.#solver.next : null)
    const fields = action && this.game?.actions[action.do]
    return !!fields && Object.entries(fields).some(([field, kind]) => kind === thing.kind && action[field] === thing.n)
  }

  #advised = $derived.by(() => this.advice.action(this.live.version, this.looking, this.options))

  #solver = $derived.by<Solver>(() => {
    const { solving, looking } = this
    const { version } = this.live
    const next = solving.next(version, looking, this.options)
    return {
      found: solving.line(version, looking), at: solving.at, thinking: solving.thinking, shown: solving.shown,
      trouble: solving.trouble, stale: solving.stale(version), next,
      ask: (aims) => {
        if (this.token && this.myTurn && !this.closed) void solving.solve(this.token, looking, aims)
      },
      show: () => {
        solving.shown = !solving.shown
      },
      go: () => {
        if (!next || this.closed) return
        solving.go()
        this.take(next)
      },
      putAway: () => solving.putAway(),
    }
  })

  /** Ask what a bot would do here. */
  askAdvice(): void {
    if (this.token && this.myTurn && !this.closed) void this.advice.consult(this.token, this.looking)
  }

  /** Do what the way that is looked at begins with. */
  follow(): void {
    if (this.#advised) this.take(this.#advised)
  }

  press(...things: Thing[]): void {
    if (!this.game || this.closed) return
    this.why = null
    const [thing] = things
    if (things.length === 1 && thing && this.picked(thing)) {
      this.picks = this.picks.filter((pick) => pick.kind !== thing.kind || pick.n !== thing.n)
      return
    }
    if (this.can(...things)) return this.#pick([...this.picks, ...things])
    // Not a way to go on from here, but perhaps a new beginning.
    const afresh = choose(this.options, things, this.#references)
    if (this.picks.length && afresh.candidates.length) return this.#pick(things)
    if (thing) void this.#askWhy(thing)
  }

  lift(...things: Thing[]): void {
    if (this.closed) return
    this.putAway()
    this.picks = things
  }

  drop(on: Thing | null): void {
    if (on && !this.picked(on) && this.can(on)) this.press(on)
    else if (on && this.picks.length && !this.picked(on)) {
      // Put where it cannot go: it goes back, and the reason is told.
      void this.#askWhy(on)
      this.picks = []
    } else this.picks = []
  }

  #pick(picks: Thing[]): void {
    this.picks = picks
    const { decided } = choose(this.options, picks, this.#references)
    if (decided) this.act(decided)
  }

  async #askWhy(thing: Thing): Promise<void> {
    const { token, view } = this
    if (!token || !view || view.over) return
    const action = wished(this.options, this.picks, thing, this.#references)
    if (!action) return
    const asked = ++this.#asked
    try {
      const why = await api.why(this.id, token, action)
      if (asked === this.#asked) this.why = why
    } catch (error) {
      if (error instanceof Refused && asked === this.#asked) this.why = error.refusal
    }
  }

  /** The sentence that asks about what was pressed on the table, as long as it is offered. */
  get doubt(): string | null {
    return this.doubted && this.unspent(this.doubted)
  }

  act(action: Action): void {
    if (this.closed) return
    if (this.doubted !== action && this.unspent(action)) {
      this.putAway()
      this.doubted = action
    } else this.take(action)
  }

  /** Carry out an action about which nothing has to be asked any more. */
  take(action: Action): void {
    if (this.closed) return
    this.stage.drop()
    this.doubted = null
    this.picks = []
    this.looked = null
    this.why = null
    this.#asked++
    this.live.act(action, this.token)
  }

  /** What was refused last, by the rules or by the server. */
  get refused(): Refusal | null {
    return this.why ?? this.live.refusal
  }

  putAway(): void {
    this.why = null
    this.live.refusal = null
  }

  /** One step back: what was pointed at last, else the message. */
  back(): boolean {
    if (this.doubt) this.doubted = null
    else if (this.refused) this.putAway()
    else if (this.picks.length) this.picks = this.picks.slice(0, -1)
    else return false
    return true
  }

  stays(action: Action): boolean {
    return !this.picks.length || this.choice.candidates.includes(action)
  }

  get stepBack(): (() => void) | null {
    return this.token && this.live.undo.free ? () => void this.undo() : null
  }

  async undo(): Promise<boolean> {
    const token = this.lastMover
    if (!token) return false
    this.picks = []
    this.why = null
    try {
      const answer = await api.undo(this.id, token)
      return !!answer.asked
    } catch (error) {
      if (error instanceof Refused) this.why = error.refusal
      return false
    }
  }

  async consent(agree: boolean): Promise<void> {
    const { number } = this.live.undo
    const tokens = this.askedForConsent.map((asked) => this.own!.seats.find(({ seat }) => seat === asked)!.token)
    try {
      for (const token of tokens) await api.answerUndo(this.id, token, agree, number)
    } catch (error) {
      // Somebody else may have answered first.
      if (error instanceof Refused) this.why = error.refusal
    }
  }

  finished(): void {
    mine.change(this.id, { over: true })
    const { view, table, seats, face } = this
    if (!view || !table || !face || !seats.length) return
    const points = seats.flatMap((seat) => face.points(view, seat) ?? [])
    const sides = view.teams.filter((team) => !team.some((seat) => seats.includes(seat)))
    const rivals = view.teams.length === 1 || sides.length > 0
    results.add({
      id: this.id, game: table.game, players: table.players, at: Date.now(),
      won: rivals ? seats.some((seat) => view.winners.includes(seat)) : null,
      points: points.length ? Math.max(...points) : null,
    })
  }

  close(): void {
    this.#attention.close()
    this.stage.close()
    this.live.close()
  }
}
