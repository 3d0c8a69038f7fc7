import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSupported } from '../../src/values/support/supported.ts'
import { readForm } from '../harness/read-form.ts'

const read = (...lines: readonly Record<number, string>[]) =>
  readForm(
    'arrival_notice',
    lines.map((line, index) => [60 + 12 * index, line] as const),
  ).values as Record<string, unknown>

test.each([
  ['behind its label', { 40: 'Customs status: RELEASED' }, 'customs_release'],
  ['beside its label', { 40: 'Freight release', 200: 'Released 12-MAY-2026' }, 'freight_release'],
  ['as cleared', { 40: 'Customs:', 200: 'Cleared' }, 'customs_release'],
])('a release is read %s', (_, line, field) => {
  expect(read(line)[field]).toBe('released')
})

test.each([
  ['as not released', { 40: 'Freight status: NOT RELEASED' }, 'freight_release'],
  ['as held', { 40: 'Customs hold', 200: 'ON HOLD' }, 'customs_release'],
  ['as a hold of a day', { 40: 'Customs:', 200: 'Hold since 12-MAY-2026' }, 'customs_release'],
  ['as not cleared yet', { 40: 'Customs clearance: not yet cleared' }, 'customs_release'],
])('a hold is read %s', (_, line, field) => {
  expect(read(line)[field]).toBe('not_released')
})

test('what a release depends on, or a second statement that says otherwise, makes it none', () => {
  const conditions = [
    'to be released',
    'released on payment of charges',
    'hold on payment',
    'pending',
    'released?',
    'no',
  ]
  for (const words of conditions)
    expect(read({ 40: 'Freight status', 200: words })).not.toHaveProperty('freight_release')
  expect(read({ 40: 'Customs', 200: 'Hold', 300: 'Line' })).not.toHaveProperty('customs_release')
  expect(read({ 40: 'Customs status: released' }, { 40: 'Customs status: hold' })).not.toHaveProperty('customs_release')
})

test.each([
  ['a day before', '11-MAY-2026', 'released'],
  ['that day', '12-MAY-2026', 'released'],
  ['a later day', '13-MAY-2026', undefined],
])('a release is one if its paper was made on that day or later: %s', (_, day, release) => {
  const made = { 40: 'Notice date', 200: '12-MAY-2026' }
  expect(read(made, { 40: 'Customs status', 200: `Released ${day}` }).customs_release).toBe(release)
})

const receivedOn = (day: string, ...lines: readonly Record<number, string>[]) => {
  const rows = lines.map((line, index) => [60 + 12 * index, line] as const)
  const { values, leftOut } = readForm('arrival_notice', rows, undefined, day)
  return { release: (values as Record<string, unknown>).customs_release, leftOut }
}

test.each([
  ['long before', '13-DEC-2019', 'released'],
  ['on the day of its receipt', '12-MAY-2026', 'released'],
  ['where that day has begun already', '13-MAY-2026', 'released'],
  ['two days later', '14-MAY-2026', undefined],
  ['in a far future', '13-DEC-2099', undefined],
])('in a paper without a date, a release is one if it is dated %s', (_, day, release) => {
  const found = receivedOn('2026-05-12', { 40: 'Customs status', 200: `Released ${day}` })
  expect(found.release).toBe(release)
  expect(found.leftOut).toEqual(
    release ? [] : [{ field: 'customs_release', reason: expect.stringMatching(/announced/) }],
  )
})

test('a release after the receipt of a paper is announced, whenever the paper is dated', () => {
  const found = receivedOn(
    '2026-05-12',
    { 40: 'Notice date', 200: '12-MAY-2099' },
    { 40: 'Customs status', 200: 'Released 15-JUN-2026' },
  )
  expect(found.release).toBeUndefined()
})

test('a release that a paper dates after itself, or states in two ways, is left out with the reason', () => {
  const made = { 40: 'Notice date', 200: '12-MAY-2026' }
  const reasonsOf = (...lines: readonly Record<number, string>[]) =>
    receivedOn('2026-06-01', made, ...lines).leftOut.map(({ field, reason }) => `${field}: ${reason}`)
  const released = (day: string) => ({ 40: 'Customs status', 200: `Released ${day}` })
  expect(reasonsOf(released('13-MAY-2026'))).toEqual([expect.stringMatching(/^customs_release: it is announced/)])
  expect(reasonsOf(released('12-MAY-2026'))).toEqual([])
  expect(reasonsOf(released('12-MAY-2026'), { 40: 'Customs status: hold' })).toEqual([
    'customs_release: it is stated in two ways',
  ])
})

test('nothing but the plain word at the label of its subject is a release', () => {
  const word = fc
    .stringMatching(/^[a-z ]{1,20}$/)
    .filter((text) => !/^\s*(?:(?:not )?(?:yet )?(?:released|cleared)|unreleased|(?:on )?hold|held)\s*$/.test(text))
  fc.assert(
    fc.property(word, (text) => {
      expect(read({ 40: `Customs status: ${text}` })).not.toHaveProperty('customs_release')
    }),
    { numRuns: 50 },
  )
})

test('a second label, and the place that people confirmed on similar papers, are grounds of their own', () => {
  expect(isSupported(['beside its label "LFD"', 'it is stated a second time, with a label of its own'])).toBe(true)
  expect(isSupported(['beside "LFD", as corrected by a person in 3 similar documents'])).toBe(true)
  expect(isSupported(['beside "LFD", as corrected by a person in a similar document'])).toBe(false)
  expect(isSupported(['beside its label "LFD"', 'a label of common words', 'far from its label'])).toBe(false)
})
