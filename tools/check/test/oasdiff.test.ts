import { readFileSync } from 'node:fs'
import { contractDifferences, RULES } from '@boxtrail/contracts/comparison'
import { describe, expect, test } from 'vitest'
import { oasdiffPage } from '../../generate/places.ts'
import { catalogue } from '../oasdiff/catalogue.ts'
import { catalogueText } from '../oasdiff/page.ts'

const entries = catalogue()

test('each error of oasdiff has an entry of its own', () => {
  expect(entries).toHaveLength(213)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(213)
})

/** What oasdiff calls an error, but is not one here, because no promise is taken back. */
const NO_BREAK = ['request-default-added', 'deprecation-changed']

describe('what oasdiff calls an error is told when it is planted:', () => {
  const covered = entries.flatMap((entry) => ('rule' in entry ? [entry] : []))
  test.each(covered)('$id is $rule', ({ rule, before, after }) => {
    const found = contractDifferences(before, after)
    expect(found.map((one) => one.rule)).toContain(rule)
    expect(RULES[rule].kind === 'breaks' || NO_BREAK.includes(rule)).toBe(true)
    expect(contractDifferences(before, before)).toEqual([])
  })
})

test('the page lists them all', () => expect(readFileSync(oasdiffPage, 'utf8')).toBe(catalogueText()))
