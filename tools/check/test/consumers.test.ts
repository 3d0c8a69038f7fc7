import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affectedBy, concernedBreaks, type Uses } from '@boxtrail/contracts/upgrade'
import { beforeAll, expect, test } from 'vitest'
import { isLong } from '../../config/form.ts'
import type { Spec } from '../../generate/bundle.ts'
import { generated } from '../../generate/places.ts'
import { BREAKS, touchesAny } from './consumers/changes.ts'
import type { Consumer } from './consumers/consumer.ts'
import { CONSUMERS } from './consumers/index.ts'
import { errorsIn, type Programs, programsOf, usesIn } from './consumers/programs.ts'
import type { Document } from './mutation.ts'
import { mutations } from './mutation-corpus.ts'

const contract: Spec = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
const harmless = mutations.filter(({ level }) => level !== 'major')
/** Sixty harmless changes, as many as in the figures, spread over all kinds. */
const HARMLESS = harmless.filter(
  (_, at) => Math.floor((at * 60) / harmless.length) !== Math.floor(((at - 1) * 60) / harmless.length),
)

/** All pairs in the long form; in the short one, each kind of change. */
const some = <Change>(changes: readonly Change[], step: number) =>
  isLong ? changes : changes.filter((_, at) => at % step === 0)

const breaksOf = (edit: (spec: Document) => unknown) => {
  const edited = structuredClone(contract)
  edit(edited)
  return concernedBreaks(contract, edited)
}

let programs: Programs
let read: { consumer: Consumer; uses: Uses }[]
beforeAll(() => {
  programs = programsOf(CONSUMERS)
  read = CONSUMERS.map((consumer) => ({ consumer, uses: usesIn(programs, contract, consumer) }))
})

test('the corpus has at least 30 programs, 60 breaking and 60 harmless changes', () => {
  expect([CONSUMERS.length >= 30, BREAKS.length, HARMLESS.length]).toEqual([true, 60, 60])
  for (const titles of [CONSUMERS.map(({ name }) => name), BREAKS.map(({ title }) => title)])
    expect(new Set(titles).size).toBe(titles.length)
})

test('the programs compile', () => expect(CONSUMERS.flatMap((one) => errorsIn(programs, one))).toEqual([]), 60_000)

test('no program that a change breaks is missed, and at most 2 % of the others are alarmed', () => {
  const missed: string[] = []
  const alarms: string[] = []
  let [hits, quiet] = [0, 0]
  for (const change of some(BREAKS, 5)) {
    const breaks = breaksOf(change.edit)
    for (const { consumer, uses } of read) {
      const isTold = affectedBy(breaks, contract, uses).findings.length > 0
      const isBroken = touchesAny(consumer.uses, change)
      if (isBroken) hits++
      else quiet++
      if (isBroken && !isTold) missed.push(`${change.title}: ${consumer.name}`)
      if (isTold && !isBroken) alarms.push(`${change.title}: ${consumer.name}`)
    }
  }
  for (const { title, edit } of some(HARMLESS, 12)) {
    const breaks = breaksOf(edit)
    for (const { consumer, uses } of read) {
      quiet++
      if (affectedBy(breaks, contract, uses).findings.length > 0) alarms.push(`${title}: ${consumer.name}`)
    }
  }
  console.log(`${hits} breaks of programs, missed: ${missed.join('; ') || 'none'}`)
  console.log(`${quiet} pairs that are no break, false alarms: ${alarms.join('; ') || 'none'}`)
  expect(missed).toEqual([])
  expect(alarms.length / quiet).toBeLessThanOrEqual(0.02)
}, 300_000)
