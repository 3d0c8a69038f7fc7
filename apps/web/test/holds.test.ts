import { expect, test } from 'vitest'
import { type Listed, unlistedInWords } from '../src/format/holds.ts'

type Unreported = NonNullable<NonNullable<Listed['meta']>['unreported']>

const hold = { name: 'customs', status: 'hold', description: null } as const
const fee = { type: 'exam', amount: 90, currencyCode: 'USD' } as const
const HOLDS: Unreported = ['holds_at_pod_terminal']
const FEES: Unreported = ['fees_at_pod_terminal']

const words = (listed: Partial<Listed>, unreported: Unreported = []) =>
  unlistedInWords({
    holdsAtPodTerminal: [],
    feesAtPodTerminal: [],
    availabilityKnown: true,
    meta: { unreported } as Listed['meta'],
    ...listed,
  } as Listed)

test('of holds and fees that are not listed, only those that a source has reported are called none', () => {
  expect(words({})).toBe('None')
  expect(words({}, FEES)).toBe('No holds; fees not reported')
  expect(words({}, HOLDS)).toBe('No fees; holds not reported')
  expect(words({}, [...HOLDS, ...FEES])).toBe('Not reported')
  expect(words({ availabilityKnown: false })).toBe('Not reported')
})

test('beside a list of holds or fees, it is said that the other is not reported', () => {
  expect(words({ holdsAtPodTerminal: [hold] })).toBeNull()
  expect(words({ holdsAtPodTerminal: [hold] }, FEES)).toBe('Fees not reported')
  expect(words({ feesAtPodTerminal: [fee] }, HOLDS)).toBe('Holds not reported')
  expect(words({ holdsAtPodTerminal: [hold], feesAtPodTerminal: [fee] })).toBeNull()
})
