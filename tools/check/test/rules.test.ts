import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractDifferences, levelOf, MARKS, RULES, type Rule } from '@boxtrail/contracts/comparison'
import { describe, expect, test } from 'vitest'
import type { Spec } from '../../generate/bundle.ts'
import { differencesPage, generated } from '../../generate/places.ts'
import { rulesPage } from '../rules-page.ts'
import type { Document } from './mutation.ts'
import { ruleMutations } from './rule-mutations.ts'

const read = (file: string): Spec => JSON.parse(readFileSync(join(generated, file), 'utf8'))
const contract = read('openapi.json')

const edited = (edit: (spec: Document) => unknown): Spec => {
  const copy = structuredClone(contract)
  edit(copy)
  return copy
}

describe('the change of a mark', () => {
  test.each(ruleMutations)('$title: $rule', ({ level, rule, edit }) => {
    const differences = contractDifferences(contract, edited(edit))
    expect(differences.map((one) => one.rule)).toContain(rule)
    expect(levelOf(differences)).toBe(level)
  })

  const sunsets: [before: string | undefined, after: string | undefined, rule: string, level: string][] = [
    ['2027-06-01', '2027-05-31', 'sunset-earlier', 'major'],
    ['2027-06-01', '2027-06-02', 'sunset-later', 'minor'],
    [undefined, '2027-06-01', 'deprecation-changed', 'minor'],
    ['2027-06-01', undefined, 'deprecation-changed', 'minor'],
  ]
  test.each(sunsets)('a sunset of %s that is now %s: %s', (before, after, rule, level) => {
    const until = (sunset: string | undefined) =>
      edited(({ paths }) => (paths['/ports/{id}'] = deprecatedUntil(paths['/ports/{id}'], sunset)))
    const differences = contractDifferences(until(before), until(after))
    expect(differences.map((one) => [one.rule, one.level])).toEqual([[rule, level]])
  })
  const deprecatedUntil = (item: Document, sunset: string | undefined) => ({
    ...item,
    get: { ...item.get, deprecated: true, 'x-deprecation': { since: '2026-11-25', ...(sunset ? { sunset } : {}) } },
  })

  const places: [place: string, edit: (spec: Document) => unknown][] = [
    ['the contract', (spec) => (spec['x-colour'] = 'red')],
    ['a tag', (spec) => (spec.tags[0]['x-colour'] = 'red')],
    ['a path', (spec) => (spec.paths['/ports/{id}']['x-colour'] = 'red')],
    ['an answer', (spec) => (spec.paths['/ports/{id}'].get.responses['200']['x-colour'] = 'red')],
    ['a media type', (spec) => mediaOf(spec.paths['/ports/{id}'].get.responses['200'].content)],
    ['a header', (spec) => (spec.components.responses.TooManyRequests.headers['Retry-After']['x-colour'] = 'red')],
    ['a body', (spec) => (spec.paths['/tracking_requests'].post.requestBody['x-colour'] = 'red')],
    ['an event', (spec) => (spec.webhooks['container.created'].post['x-colour'] = 'red')],
    ['a schema', (spec) => (spec.components.schemas.Port['x-colour'] = 'red')],
    ['a parameter', (spec) => (spec.components.parameters.PageSize['x-colour'] = 'red')],
  ]
  const mediaOf = (content: Document) => (Object.values<Document>(content)[0]['x-colour'] = 'red')
  test.each(places)('that is unknown is named with its place in %s', (_, edit) => {
    const differences = contractDifferences(contract, edited(edit))
    expect(differences).toEqual([expect.objectContaining({ rule: 'unknown-mark-changed', level: 'minor' })])
  })
})

/** Marks whose changes are reported by the rules about accepted and sent values. */
const COMPARED_AS_VALUES = ['x-extensible-enum', 'x-max-body-bytes']

test.each(['openapi.json', 'feed/openapi.json'])('every mark in %s has a rule', (file) => {
  const marks = new Set<string>()
  JSON.parse(readFileSync(join(generated, file), 'utf8'), (key, value) => {
    if (key.startsWith('x-')) marks.add(key)
    return value
  })
  expect([...marks].filter((mark) => !MARKS[mark] && !COMPARED_AS_VALUES.includes(mark))).toEqual([])
})

describe('the table of rules', () => {
  const rules: [string, Rule][] = Object.entries(RULES)
  test('names an opposite that is no break, and which only one rule has', () => {
    const opposites = rules.flatMap(([, { reverse }]) => (reverse ? [reverse] : []))
    expect(opposites.filter((id) => (RULES as Record<string, Rule>)[id]?.kind === 'breaks')).toEqual([])
    expect(opposites.filter((id) => !(id in RULES))).toEqual([])
    expect(new Set(opposites).size).toBe(opposites.length)
  })
  test('is what the page shows', () => expect(readFileSync(differencesPage, 'utf8')).toBe(rulesPage()))
})
