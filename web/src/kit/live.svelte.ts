import { TurnNotice } from './notice'
import { PatchDoesNotFit, patched } from './patch'
import { settings } from './settings.svelte'
import type { Stage } from './stage.svelte'
import { standing } from './standing'
import type {
  Action, ChatLine, ClockState, Frame, HelloFrame, LogLine, Offered, Refusal, TableInfo, UndoState, UpdateFrame, View, WordsFrame,
} from './types'
import { say, words } from './words.svelte'

// A table as it lives: one socket that comes back by itself after sleep or a lost network, the views it keeps up to
// date, and a short queue so that what others did can be followed with the eye. What a frame brings is shown only when
// the acts it is worth have been seen: until then the table, its log and its questions stay as they were.

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const HEARTBEAT = 15000
const DEAF_AFTER = 10000
/** How much may wait for the stage; then what passes by itself is skipped. */
const PATIENCE = 12
/** A person notices that nothing happens. */
const LATE = 700

export type Link = 'connecting' | 'open' | 'lost' | 'gone'

/** A frame that has come and is not shown yet. */
export interface Coming {
  before: Record<string, View>
  views: Record<string, View>
  news: LogLine[]
  /** Everything told so far, the news with it. */
  log: LogLine[]
  clock: ClockState | null
}

export class LiveTable {
  link = $state<Link>('connecting')
  table = $state.raw<TableInfo>()
  views = $state.raw<Record<string, View>>({})
  /** What each seat of this screen may do, in words, as the options of its view stand. */
  words = $state.raw<Record<string, Offered>>({})
  version = $state(0)
  log = $state.raw<LogLine[]>([])
  /** What the latest frame told, for animation and the announcer. */
  news = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  undo = $state.raw<UndoState>({ free: 0, asked_by: null, moves: 0, agreed: [], number: 0 })
  clock = $state.raw<ClockState | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** An action was sent and its answer has not come yet. */
  #sent = $state(false)
  /** The version that the last action taken led to; it may still wait to be shown. */
  #reached = $state(0)
  /** What this browser's clock lacks to the server's, in seconds. */
  #ahead = $state(0)
  /** The answer is late, or cannot come because there is no connection. */
  hanging = $state(false)

  #late: ReturnType<typeof setTimeout> | undefined
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #queue: UpdateFrame[] = []
  #pacing: ReturnType<typeof setTimeout> | undefined
  #unanswered: { frame: string; version: number; key: string } | null = null
  #notice: TurnNotice
  /** The frame whose acts are on the stage. */
  #held: { frame: UpdateFrame; coming: Coming } | null = null
  #language: string = words.language
  /** Words in a new language wait until the frame is shown that they are about. */
  #said: WordsFrame | null = null
  /** Called with every frame before it is shown: what of it wants to be seen first goes on the stage, and holds it back. */
  prelude: (coming: Coming) => void = () => {}
  /** Called when something is shown; with true when the table has just been opened, or read again. */
  onchange: (opened: boolean) => void = () => {}

  /** `stage`: while it holds the table, what happened waits. */
  constructor(readonly id: string, readonly tokens: string[], readonly stage: Stage) {
    stage.onidle = () => this.#goOn()
    stage.onseen = ({ tells }) => this.#tellUpTo(tells)
    this.#notice = new TurnNotice(id)
    addEventListener('online', this.#awake)
    document.addEventListener('visibilitychange', this.#awake)
    this.#open()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#awake)
    document.removeEventListener('visibilitychange', this.#awake)
    clearTimeout(this.#retry)
    clearTimeout(this.#pacing)
    clearTimeout(this.#late)
    clearInterval(this.#beat)
    this.#notice.close()
    this.#socket?.close()
  }

  /** An action is on its way, or what came of it is still to be shown. */
  get waiting(): boolean {
    return this.#sent || this.version < this.#reached
  }

  /** The server's time, in seconds; this browser's clock may be wrong. */
  get serverTime(): number {
    return Date.now() / 1000 + this.#ahead
  }

  /** What the frame tells whose acts are on the stage. */
  get coming(): LogLine[] {
    return this.#held?.coming.news ?? []
  }

  act(action: Action, token: string | undefined): void {
    if (this.waiting) return
    this.refusal = null
    this.#sent = true
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const frame = JSON.stringify({ type: 'act', token, version: this.version, action, key })
    // Kept until it is answered: the key makes a repeat after a lost connection harmless.
    this.#unanswered = { frame, version: this.version, key }
    if (this.link === 'lost') this.hanging = true
    else this.#late = setTimeout(() => (this.hanging = true), LATE)
    this.#send(frame)
  }

  resync(): void {
    this.#send(JSON.stringify({ type: 'resync' }))
  }

  /** Be told what may be done in this language from now on; the words of the other stay until they come. */
  speak(language: string): void {
    if (language === this.#language) return
    this.#language = language
    this.#askWords()
  }

  #askWords(): void {
    this.#send(JSON.stringify({ type: 'speak', language: this.#language }))
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
  }

  #awake = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return
    this.#notice.close()
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(JSON.stringify({ type: 'ping' }))
    else if (this.link === 'lost') this.#open()
  }

  #open(): void {
    clearTimeout(this.#retry)
    this.#socket?.close()
    const query = new URLSearchParams([...this.tokens.map((token) => ['token', token]), ['language', this.#language]])
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`,
    )
    this.#socket = socket
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#take(JSON.parse(message.data) as Frame)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
    clearInterval(this.#beat)
    this.#heard = Date.now()
    this.#beat = setInterval(() => this.#heartbeat(socket), HEARTBEAT)
  }

  #heartbeat(socket: WebSocket): void {
    if (socket !== this.#socket) return
    if (Date.now() - this.#heard > HEARTBEAT + DEAF_AFTER) {
      this.#socket = null
      socket.close()
      this.#lost(0)
    } else this.#send(JSON.stringify({ type: 'ping' }))
  }

  #lost(code: number): void {
    clearInterval(this.#beat)
    if (this.#closed) return
    if (code >= 4000 || (code === 1008 && !this.table)) {
      this.link = 'gone'
      return
    }
    this.link = 'lost'
    if (this.#sent) this.hanging = true
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case 'hello':
        this.link = 'open'
        this.#wait = FIRST_WAIT
        this.#queue = []
        clearTimeout(this.#pacing)
        this.#pacing = undefined
        this.#held = null
        this.stage.hurry()
        this.#greet(frame)
        break
      case 'update':
        this.#queue.push(frame)
        if (this.#queue.length > PATIENCE) this.stage.hurry()
        if (this.#pacing === undefined && !this.#held) this.#next()
        break
      case 'table':
        // A name that has changed may stand in what is offered.
        if (frame.table.seats.some(({ name }, seat) => name !== this.table?.seats[seat]?.name)) this.#askWords()
        this.#ahead = frame.now - Date.now() / 1000
        this.table = frame.table
        // A guest who sits down starts the clock.
        this.clock = frame.table.clock
        break
      case 'words':
        this.#said = frame
        this.#hear()
        break
      case 'chat':
        this.chat = [...this.chat, frame.line]
        break
      case 'error':
        this.#answered()
        this.refusal = frame.error
        if (frame.error.code === 'stale-version') this.resync()
        break
      case 'acted':
        if (frame.key !== this.#unanswered?.key) break
        this.#reached = frame.version
        this.#answered()
        break
      case 'pong':
        break
    }
  }

  #greet(frame: HelloFrame): void {
    if (frame.now !== undefined) this.#ahead = frame.now - Date.now() / 1000
    this.table = frame.table
    this.views = frame.views ?? { [String(frame.seat)]: frame.view! }
    this.words = frame.words ?? {}
    this.#said = null
    this.version = frame.version
    this.#reached = 0
    this.log = standing(frame.log)
    this.news = []
    this.chat = frame.chat
    this.undo = frame.undo
    this.clock = frame.clock
    this.#watch()
    const unanswered = this.#unanswered
    if (unanswered && unanswered.version === frame.version) this.#send(unanswered.frame)
    else this.#answered()
    this.onchange(true)
  }

  #hear(): void {
    if (this.#said?.version === this.version) this.words = this.#said.words
  }

  #answered(): void {
    this.#unanswered = null
    this.#sent = false
    this.hanging = false
    clearTimeout(this.#late)
  }

  /** Take the next frame of the queue: its acts first, then what it brings. */
  #next(): void {
    this.#pacing = undefined
    const frame = this.#queue.shift()
    if (!frame) return
    let coming: Coming
    try {
      coming = this.#read(frame)
    } catch (error) {
      if (!(error instanceof PatchDoesNotFit)) throw error
      this.#queue = []
      this.resync()
      return
    }
    this.prelude(coming)
    if (this.stage.holds) this.#held = { frame, coming }
    else this.#show(frame, coming)
  }

  /** The stage is free again: what came of it is shown. */
  #goOn(): void {
    const held = this.#held
    if (!held) return
    this.#held = null
    this.#show(held.frame, held.coming)
  }

  #read(frame: UpdateFrame): Coming {
    const views: Record<string, View> = {}
    for (const [seat, view] of Object.entries(this.views)) {
      views[seat] = patched(view, frame.patches?.[seat] ?? frame.patch ?? [])
    }
    const { clock, events: news } = frame
    return { before: this.views, views, news, log: standing([...this.log, ...news]), clock }
  }

  /** Lines of the frame that waits are read in the log as soon as the act that tells them has been seen. */
  #tellUpTo(n = 0): void {
    const known = this.log.at(-1)?.n ?? 0
    const told = this.#held?.coming.news.filter((line) => line.n > known && line.n <= n) ?? []
    if (told.length) this.log = standing([...this.log, ...told])
  }

  /** Show a frame, and rest on it when more are to come. */
  #show(frame: UpdateFrame, { views, news, log }: Coming): void {
    this.views = views
    this.words = frame.words ?? {}
    this.version = frame.version
    this.#hear()
    if (this.table && this.table.over !== Object.values(views)[0]?.over) {
      this.table = { ...this.table, over: Object.values(views)[0]!.over }
    }
    this.log = log
    this.news = news
    this.undo = frame.undo
    this.clock = frame.clock
    this.#watch()
    this.onchange(false)
    const rest = news.length && document.visibilityState === 'visible' ? settings.pause : 0
    if (rest) this.#pacing = setTimeout(() => this.#next(), rest)
    else if (this.#queue.length) this.#next()
  }

  /** Tell whoever wants to be told that it is their turn. */
  #watch(): void {
    this.#notice.see(this.views, () =>
      settings.chosen.notices && this.table
        ? { title: say('page-your-turn'), body: words.of(this.table.game)('game-title') }
        : null,
    )
  }
}
