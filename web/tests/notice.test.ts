import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowed, permission, TurnNotice, waitsForUs } from '../src/kit/notice'
import type { View } from '../src/kit/types'

class Shown {
  static permission: NotificationPermission = 'granted'
  static answer: NotificationPermission = 'granted'
  static all: Shown[] = []
  static async requestPermission(): Promise<NotificationPermission> {
    return (Shown.permission = Shown.answer)
  }
  open = true
  onclick: (() => void) | null = null
  constructor(readonly title: string, readonly facts: { body: string; tag: string }) {
    Shown.all.push(this)
  }
  close(): void {
    this.open = false
  }
}

const page = { visibilityState: 'hidden' }
const focus = vi.fn()
const words = () => ({ title: 'Your turn', body: 'A game' })
const views = (...toAct: number[]): Record<string, View> => ({ '0': { seat: 0, seats_awaited: toAct, over: false } as unknown as View })

beforeEach(() => {
  Shown.permission = Shown.answer = 'granted'
  Shown.all = []
  page.visibilityState = 'hidden'
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { focus })
})
afterEach(() => vi.unstubAllGlobals())

describe('a notice of the turn', () => {
  test('comes once when the turn comes while nobody looks', () => {
    const notice = new TurnNotice('t1')
    notice.see(views(1), words)
    notice.see(views(0), words)
    notice.see(views(0), words)
    expect(Shown.all.map(({ title, facts }) => [title, facts.body, facts.tag])).toEqual([['Your turn', 'A game', 'herna-t1']])
  })

  test('comes again with the next turn', () => {
    const notice = new TurnNotice('t1')
    for (const seat of [1, 0, 1, 0]) notice.see(views(seat), words)
    expect(Shown.all.map(({ open }) => open)).toEqual([false, true])
  })

  test('does not come to somebody who looks, or has just opened the table', () => {
    const notice = new TurnNotice('t1')
    notice.see(views(0), words)
    page.visibilityState = 'visible'
    notice.see(views(1), words)
    notice.see(views(0), words)
    expect(Shown.all).toEqual([])
  })

  test('does not come uninvited', () => {
    const unwanted = new TurnNotice('t1')
    unwanted.see(views(1), () => null)
    unwanted.see(views(0), () => null)
    Shown.permission = 'denied'
    const denied = new TurnNotice('t2')
    denied.see(views(1), words)
    denied.see(views(0), words)
    expect(Shown.all).toEqual([])
  })

  test('goes when it has been seen, and leads to the table', () => {
    const notice = new TurnNotice('t1')
    notice.see(views(1), words)
    notice.see(views(0), words)
    Shown.all[0]!.onclick!()
    expect(focus).toHaveBeenCalled()
    expect(Shown.all[0]!.open).toBe(false)
  })

  test('is not missed where a browser cannot show it', () => {
    vi.stubGlobal('Notification', Object.assign(() => { throw new TypeError('illegal') }, { permission: 'granted' }))
    const notice = new TurnNotice('t1')
    notice.see(views(1), words)
    expect(() => notice.see(views(0), words)).not.toThrow()
  })
})

test('a game waits for the seats of this screen only, and for nobody once it is over', () => {
  expect(waitsForUs(views(0, 1))).toBe(true)
  expect(waitsForUs(views(1))).toBe(false)
  expect(waitsForUs({ null: { seat: null, seats_awaited: [0], over: false } as unknown as View })).toBe(false)
  expect(waitsForUs({ '0': { seat: 0, seats_awaited: [0], over: true } as unknown as View })).toBe(false)
})

test('the person is asked once', async () => {
  Shown.permission = 'default'
  Shown.answer = 'denied'
  expect(await allowed()).toBe(false)
  Shown.answer = 'granted'
  expect(await allowed()).toBe(false)
  vi.stubGlobal('Notification', undefined)
  expect(permission()).toBe('missing')
  expect(await allowed()).toBe(false)
})
