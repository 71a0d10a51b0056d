import { describe, expect, test } from 'vitest'
import { broken, sources } from '../contracts'

function imported(from: string, what: string): string[] {
  return broken(new Map([[from, `<script lang="ts">\n  import Thing from '${what}'\n</script>`]]))
}

describe('which room of the page may import which', () => {
  test('the kit knows no game', () => {
    expect(imported('kit/Die.svelte', '../games/andor/content')).toEqual(['kit/Die.svelte -> games/andor/content'])
    expect(imported('kit/Die.svelte', './signs')).toEqual([])
  })

  test('no game knows another, but the two eight-minute games their family', () => {
    expect(imported('games/andor/Table.svelte', '../monster_lands/reading')).toHaveLength(1)
    expect(imported('games/andor/Table.svelte', '../eight_minute_family/deeds')).toHaveLength(1)
    expect(imported('games/eight_minute_empire/Table.svelte', '../eight_minute_family/deeds')).toEqual([])
    expect(imported('games/eight_minute_family/Coin.svelte', '../eight_minute_empire/content')).toHaveLength(1)
    expect(imported('games/andor/drama/Roll.svelte', '../../../kit/Die.svelte')).toEqual([])
  })

  test('everybody else knows games by their faces only', () => {
    expect(imported('table/Table.svelte', '../games/face')).toEqual([])
    expect(imported('table/Table.svelte', '../games/andor/reading')).toHaveLength(1)
  })

  test('no clause of the rules is typed on the page: the server names them', () => {
    const typed = [...sources()].filter(([file, text]) => !/(schema|printed)\.ts$/.test(file) && /\b(EME|LEG|AND|ML|MK)-\d+\.\d/.test(text))
    expect(typed.map(([file]) => file)).toEqual([])
  })

  test('the page keeps to it', () => {
    expect(sources().size).toBeGreaterThan(200)
    expect(broken(sources())).toEqual([])
  })
})
