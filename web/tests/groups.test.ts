import { describe, expect, it } from 'vitest'
import { found, grouped } from '../src/kit/groups'
import type { Action } from '../src/kit/types'

const march = (source: number, target: number): Action => ({ do: 'march', source, target })
const walk = (space: number): Action => ({ do: 'walk', space })
const walks = Array.from({ length: 12 }, (_, space) => walk(space))
const stop: Action = { do: 'stop' }
const drop: Action = { do: 'drop', piece: 1 }
const kind = ({ do: verb }: Action): string | null => ({ walk: 'Walk', drop: 'Put down' })[verb] ?? null
const nothing = (): null => null
const source = (action: Action): string | null => (action.do === 'march' ? `from ${String(action.source)}` : null)

describe('many answers', () => {
  it('are put together by what they are; what is alone stays alone', () => {
    expect(grouped([stop, ...walks, drop], kind, nothing)).toEqual({ single: [stop, drop], groups: [{ title: 'Walk', actions: walks }] })
  })
  it('stay a plain list while they are few, or all of one kind', () => {
    expect(grouped([stop, ...walks.slice(0, 8)], kind, nothing).groups).toEqual([])
    expect(grouped(walks, kind, nothing)).toEqual({ single: walks, groups: [] })
  })
  it('are put together by what they begin with, where no word says what they are', () => {
    const marches = [1, 2].flatMap((from) => [3, 4, 5, 6, 7].map((to) => march(from, to)))
    const { single, groups } = grouped([stop, ...marches], nothing, source)
    expect(single).toEqual([stop])
    expect(groups.map(({ title, actions }) => [title, actions.length])).toEqual([['from 1', 5], ['from 2', 5]])
  })
  it('that help nothing as things are lie behind a fold, even a single one and even in a short list', () => {
    const aside = ({ do: verb }: Action): string | null => (verb === 'drop' ? 'For nothing now' : null)
    const folded = [{ title: 'For nothing now', actions: [drop] }]
    expect(grouped([drop, stop], kind, nothing, 2, aside)).toEqual({ single: [stop], groups: folded })
    expect(grouped([drop, ...walks, stop], kind, nothing, 14, aside)).toEqual({ single: [stop], groups: [{ title: 'Walk', actions: walks }, ...folded] })
    expect(grouped([drop], kind, nothing, 2, aside)).toEqual({ single: [drop], groups: [] })
  })
  it('lose none and double none', () => {
    const all = [stop, drop, ...walks, ...[1, 2].flatMap((from) => [3, 4, 5, 6, 7].map((to) => march(from, to)))]
    const { single, groups } = grouped(all, kind, source)
    const listed = [...single, ...groups.flatMap(({ actions }) => actions)]
    expect(listed).toHaveLength(all.length)
    expect(new Set(listed)).toEqual(new Set(all))
  })
})

describe('the search', () => {
  const labels = new Map([[walk(1), 'Walk to 18 Šíje'], [walk(2), 'Walk to 118 Most'], [stop, 'Stop']])
  const look = (typed: string): string[] => found([...labels.keys()], typed, (action) => labels.get(action)!).map((action) => labels.get(action)!)
  it('does not mind accents and capitals', () => expect(look('SIJE')).toEqual(['Walk to 18 Šíje']))
  it('puts a whole word before a part of one', () => expect(look('18')).toEqual(['Walk to 18 Šíje', 'Walk to 118 Most']))
  it('wants every word', () => expect(look('walk most')).toEqual(['Walk to 118 Most']))
  it('finds nothing where nothing is', () => expect(look('swim')).toEqual([]))
})
