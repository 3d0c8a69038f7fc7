import { readFileSync } from 'node:fs'
import { readSources, splitSources } from '@boxtrail/reference/sources'
import { readTable } from '@boxtrail/reference/table'
import { expect, test } from 'vitest'
import { TABLES, withSources } from '../describe-sources.ts'

const readme = readFileSync(new URL('../../../../packages/reference/README.md', import.meta.url), 'utf8')

test('the README states the terms of every source as the table does', () => {
  expect(withSources(readme)).toBe(readme)
})

test('every row names its sources, and every source is used', () => {
  const used = new Set(TABLES.flatMap((table) => readTable(table).flatMap(({ source }) => splitSources(source!))))
  const listed = readSources().map(({ source }) => source)
  expect([...used].filter((source) => !listed.includes(source))).toEqual([])
  expect(listed.filter((source) => !used.has(source))).toEqual(['Natural Earth'])
})

test('every source has an address, a licence or terms, and words', () => {
  for (const { source, address, licence, words } of readSources())
    expect(
      [address, licence, words].map((text) => text.length > 2),
      source,
    ).toEqual([true, true, true])
})

/** Redistribution of whole rows needs a licence that allows it. */
test('whole rows come only from sources with an open licence', () => {
  const rows = readSources().filter(({ use }) => use === 'rows')
  for (const { source, licence } of rows) expect(licence, source).toMatch(/^(MIT|PDDL|CC0|public domain)/)
})
