import type {
  Action, AnalysisShown, Chapter, DeviceShown, DeviceTicket, Explanation, GameInfo, HelloFrame, Hints, Json, OldTable, OpenedTable, Picture, Reachable, Refusal, Replay, SolvedNow,
  SeatHeld, SeatLookedAt, SeatRequest, Shelf, TableInfo, TableRequest,
} from './types'
import { words } from './words.svelte'

/** Something the server refused, with its sentence in both languages. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal, readonly status: number) {
    super(refusal.message)
  }

  get sentence(): string {
    return words.language === 'cs' && this.refusal.message_cs ? this.refusal.message_cs : this.refusal.message
  }
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    const message = words.say('page-no-connection')
    throw new Refused({ code: 'no-connection', clause: null, message, message_cs: message }, 0)
  }
  if (response.ok) return response
  let refusal: Refusal | undefined
  try {
    refusal = ((await response.json()) as { error?: Refusal }).error
  } catch {
    // Not our JSON: a proxy or a stopped server answered.
  }
  const message = words.say('page-server-trouble', { status: response.status })
  throw new Refused(refusal ?? { code: 'trouble', clause: null, message, message_cs: message }, response.status)
}

async function json<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(method, path, body)).json()) as Answer
}

const BUSY = 503
const PATIENCE = [500, 1000, 2000, 4000]

/** What takes the server a while to work out may find it busy: come back a little later. */
async function patiently<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  for (const wait of PATIENCE) {
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== BUSY) throw error
      await new Promise((resume) => setTimeout(resume, wait))
    }
  }
  return what()
}

/** Answers that never change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>()

function once<Answer>(path: string): Promise<Answer> {
  let answer = kept.get(path) as Promise<Answer> | undefined
  if (!answer) {
    answer = json<Answer>('GET', path)
    answer.catch(() => kept.delete(path))
    kept.set(path, answer)
  }
  return answer
}

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`
const withToken = (path: string, token?: string): string =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path

export const api = {
  games: () => once<GameInfo[]>('/api/games'),
  content: (game: string) => once<Record<string, Json>>(`/api/games/${game}/content`),
  rulebook: (game: string, language: string) => once<Chapter[]>(`/api/games/${game}/rulebook?language=${language}`),
  lexicon: (game: string, language: string) => once<Shelf[]>(`/api/games/${game}/lexicon?language=${language}`),
  tutorial: (game: string) => once<Json>(`/api/games/${game}/tutorial`),
  open: (request: TableRequest) => json<OpenedTable>('POST', '/api/tables', request),
  join: (id: string, invitation: string, name: string) =>
    json<{ seat: number; token: string }>('POST', at(id, '/join'), { invitation, name }),
  table: (id: string, token?: string) => json<TableInfo>('GET', withToken(at(id), token)),
  state: (id: string, token?: string) => json<HelloFrame>('GET', withToken(at(id, '/state'), token)),
  why: (id: string, token: string, action: Action) => json<Refusal>('POST', at(id, '/why'), { token, action }),
  whyNot: (id: string, token: string, language: string) => json<Explanation[]>('POST', at(id, '/why-not'), { token, language }),
  solve: (id: string, token: string, language: string, aims: string[]) => json<SolvedNow>('POST', at(id, '/solve'), { token, language, aims }),
  hint: (id: string, token: string, language: string) => json<Hints>('POST', at(id, '/hint'), { token, language }),
  undo: (id: string, token: string) => json<{ version?: number; asked?: boolean }>('POST', at(id, '/undo'), { token }),
  answerUndo: (id: string, token: string, agree: boolean, asked: number) =>
    ask('POST', at(id, '/undo/answer'), { token, agree, asked }),
  close: (id: string, token: string, agree: boolean) => ask('POST', at(id, '/close'), { token, agree }),
  word: (id: string, token: string, text: string) => ask('POST', at(id, '/word'), { token, text }),
  chat: (id: string, token: string, text: string) => ask('POST', at(id, '/chat'), { token, text }),
  report: (id: string, token: string, line: number) => ask('POST', at(id, '/report'), { token, line }),
  tale: (id: string, language: string) => json<OldTable>('GET', at(id, `/tale?language=${language}`)),
  rename: (id: string, token: string, name: string) => ask('POST', at(id, '/rename'), { token, name }),
  standIn: (id: string, token: string, seat: number, bot: boolean) =>
    ask('POST', at(id, '/stand-in'), { token, seat, bot }),
  devices: (id: string, token: string) => json<DeviceShown[]>('POST', at(id, '/devices'), { token }),
  inviteDevice: (id: string, token: string) => json<DeviceTicket>('POST', at(id, '/devices/invite'), { token }),
  claimDevice: (id: string, ticket: string, name: string) =>
    json<{ seat: number; token: string }>('POST', at(id, '/devices/claim'), { ticket, name }),
  withdrawDevice: (id: string, token: string, device: string) => ask('POST', at(id, '/devices/withdraw'), { token, device }),
  record: async (id: string, token?: string) =>
    (await patiently(() => ask('GET', withToken(at(id, '/record'), token)))).text(),
  replay: (id: string, token: string | undefined, language: string) =>
    patiently(() => json<Replay>('GET', `${withToken(at(id, '/replay'), token)}${token ? '&' : '?'}language=${language}`)),
  picture: (id: string, token: string | undefined, ply: number, language: string) =>
    patiently(() => json<Picture>('GET', `${withToken(at(id, '/picture'), token)}${token ? '&' : '?'}ply=${ply}&language=${language}`)),
  analysis: (id: string) => json<AnalysisShown>('GET', at(id, '/analysis')),
  analyse: (id: string) => json<AnalysisShown>('POST', at(id, '/analysis')),
  branch: (id: string, token: string | undefined, ply: number, seats: SeatRequest[]) =>
    json<OpenedTable>('POST', at(id, '/branch'), { token, ply, seats }),
  importRecord: (record: string, seats: SeatRequest[]) => json<OpenedTable>('POST', '/api/records', { record, seats }),
  rematch: (id: string, tokens: string[]) =>
    json<OpenedTable>('POST', at(id, '/rematch'), { token: tokens[0], tokens: tokens.slice(1) }),
  reach: () => json<Reachable>('GET', '/api/reach'),
  qr: async (text: string) => (await ask('POST', '/api/qr', { text })).blob(),
  seats: (seats: SeatHeld[]) => json<SeatLookedAt[]>('POST', '/api/seats', { seats }),
  listed: () => json<TableInfo[]>('GET', '/api/tables'),
}
