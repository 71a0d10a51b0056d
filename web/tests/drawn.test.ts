import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { asModule, fieldsRead } from './drawn'

const FOLDER = fileURLToPath(new URL('../src/games/mage_knight', import.meta.url))

/** What is not drawn, and why. */
const LEFT_OUT: Record<string, string> = {
  'KnightView.sets': 'which boxes take part is an option of the table, shown with the others',
  'KnightView.legion_tiles': 'an option of the table',
  'KnightView.factions': 'an option of the table',
  'KnightView.shape': 'an option of the table; the land shows it',
  'KnightView.no_interactive_spells': 'an option of the table',
  'KnightView.no_interactive_skills': 'an option of the table',
  'EffectView.at': 'a number among the programs; what it comes from is told',
  'Expense.effect': 'a number among the programs; the label of the action says what it is',
  'TurnView.crystals_spent': 'the crystals that are left are shown',
  'TurnView.dice_used': 'the dice that are out lie beside the Source',
  'TurnView.phase': 'the question above the land says it',
  'TurnView.action_used': 'the question above the land says it',
  'TurnView.along': 'the units that stayed behind are not offered',
  'HeroView.skills_left': 'how many skills are left to draw never matters before a level, and then two are shown',
  'FoeView.rampaging': 'a rampaging enemy stands on the land as one; the reputation it brings is told',
  'FightView.site': 'the land shows where the hero stands',
  'FightView.attacker': 'against enemies it is the hero; between heroes it is told whose attack it is',
  'ExchangeView.passed': 'the log tells who has passed',
  'FiguresView.points': 'the same as its lines, without what they count for',
  'UnitView.banner_up': 'a banner that is used is not offered',
}

describe('what a component reads', () => {
  it('is read by its module, with conditions, rows and snippets as they are', () => {
    const told = asModule('<script lang="ts">let { view }: { view: { a: { b: string }[] } } = $props()</script>{#if view}{#each view.a as { b }, n (n)}<p class={b}>{n}</p>{/each}{/if}{#snippet one(c: string)}{c}{/snippet}')
    expect(told).toContain('if (view)')
    expect(told).toContain('for (const { b } of every(view.a))')
    expect(told).toContain('function one(c: string)')
  })
})

describe('the view of Mage Knight', () => {
  const { all, read } = fieldsRead(FOLDER, 'KnightView')
  it('is drawn field by field, or left out on purpose', () => {
    expect([...all].filter((field) => !read.has(field) && !(field in LEFT_OUT)).sort()).toEqual([])
  })
  it('leaves nothing out that is drawn, or that is not there', () => {
    expect(Object.keys(LEFT_OUT).filter((field) => !all.has(field) || read.has(field))).toEqual([])
  })
  it('would miss a field that nobody reads', () => {
    expect(all.size).toBeGreaterThan(200)
    expect(read.has('PathView.hex')).toBe(true)
    expect(read.has('PathView.width')).toBe(false)
  })
})
