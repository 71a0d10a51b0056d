import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const TEXT = new URL('../../src/herna/words/text/', import.meta.url)
const SOURCE = new URL('../src/', import.meta.url)

function ids(language: string): Set<string> {
  const entries = new FluentResource(readFileSync(new URL(`page.${language}.ftl`, TEXT), 'utf8')).body
  return new Set(entries.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]))
}

function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  return files.map((file) => readFileSync(new URL(file, SOURCE), 'utf8')).join('\n')
}

describe('the words of the page', () => {
  test('are the same messages in both languages', () => {
    expect(ids('cs')).toEqual(ids('en'))
  })

  test('have every message the page asks for', () => {
    const asked = [...sources().matchAll(/['"](page-[a-z0-9-]+)['"]/g)].map((found) => found[1]!)
    expect(asked.filter((id) => !ids('en').has(id))).toEqual([])
  })

  test('hold nothing that the page never says', () => {
    const text = sources()
    const families = [...text.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map((found) => found[1]!)
    const unused = [...ids('en')].map((id) => id.split('.')[0]!)
      .filter((id) => !text.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)))
    expect(unused).toEqual([])
  })
})
