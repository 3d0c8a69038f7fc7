import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractDifferences, LEVELS, type Level, levelOf, RULES, type Rule } from '@boxtrail/contracts/comparison'
import { beforeAll, expect, test } from 'vitest'
import type { Spec } from '../../generate/bundle.ts'
import { generated } from '../../generate/places.ts'
import { mutations } from './mutation-corpus.ts'

const contract: Spec = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))

type Judged = { title: string; level: Level; found: Level; changes: string[]; rules: string[] }

const judge = ({ title, level, edit }: (typeof mutations)[number]): Judged => {
  const edited = structuredClone(contract)
  edit(edited)
  const differences = contractDifferences(contract, edited)
  const changes = differences.slice(0, 3).map(({ what }) => what)
  const rules = differences.map(({ rule }) => rule)
  return { title, level, found: levelOf(differences), changes, rules }
}

let breaking: Judged[]
let harmless: Judged[]
beforeAll(() => {
  const judged = mutations.map(judge)
  breaking = judged.filter(({ level }) => level === 'major')
  harmless = judged.filter(({ level }) => level !== 'major')
}, 300_000)

const rank = (level: Level) => LEVELS.indexOf(level)

test('the corpus has at least 200 changes, no two of the same title', () => {
  expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length)
  expect([breaking.length, harmless.length].map((count) => count >= 100)).toEqual([true, true])
})

test('no breaking change is called harmless', () =>
  expect(breaking.filter(({ found }) => found !== 'major')).toEqual([]))

test('at most 2 % of the harmless changes are called breaking', () => {
  const alarms = harmless.filter(({ found }) => found === 'major')
  const named = alarms.map(({ title, changes }) => `${title} (${changes[0]})`)
  console.log(`${harmless.length} harmless changes, of which are called breaking: ${named.join('; ') || 'none'}`)
  expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.02)
})

test('no new ability is treated as a change of words', () =>
  expect(harmless.filter(({ level, found }) => rank(found) < rank(level))).toEqual([]))

/** Rules that the mutations do not cover: about changed dates, headers that are always sent, and MCP tools. */
const ELSEWHERE = [
  'sunset-earlier',
  'sunset-later',
  'response-header-now-optional',
  'response-header-now-required',
  'tool-hints-changed',
]

test('every rule reports some change, or its opposite', () => {
  const reported = new Set([...breaking, ...harmless].flatMap(({ rules }) => rules))
  const isReported = ([id, { reverse }]: [string, Rule]) =>
    reported.has(id) || (reverse !== undefined && reported.has(reverse))
  const rules: [string, Rule][] = Object.entries(RULES)
  const known = new Set(rules.filter(isReported).flatMap(([id, { reverse }]) => [id, reverse]))
  expect(rules.map(([id]) => id).filter((id) => !known.has(id) && !ELSEWHERE.includes(id))).toEqual([])
})
