import { expect, test } from 'vitest'
import { chooseNext, chooseReader } from '../../src/readers/choose-reader.ts'
import { maxReaderUsage, mayReadAnother } from '../../src/readers/usage.ts'

const reader = (account: string | null, more = {}) => ({ kind: 'text', account, isBusy: false, idleSince: 0, ...more })
const wanted = { kind: 'text', account: 'a', isFresh: false }

test('a reader of the account is preferred to a spare one, and a spare one to a new one', () => {
  const [own, spare, other] = [reader('a'), reader(null), reader('b')]
  expect(chooseReader([other, spare, own], wanted, 3)).toEqual({ use: own })
  expect(chooseReader([other, spare], wanted, 3)).toEqual({ use: spare })
  expect(chooseReader([other], wanted, 3)).toEqual({ start: true, instead: undefined })
})

test('a used reader is not chosen for a request that needs a fresh one', () => {
  const own = reader('a')
  expect(chooseReader([own], { ...wanted, isFresh: true }, 2)).toEqual({ start: true, instead: undefined })
  expect(chooseReader([own], { ...wanted, isFresh: true }, 1)).toEqual({ start: true, instead: own })
})

test('the reader that is idle longest is replaced if all places are taken, and a busy one never is', () => {
  const [busy, older, newer] = [
    reader('b', { isBusy: true }),
    reader('c', { idleSince: 1 }),
    reader('d', { idleSince: 2 }),
  ]
  expect(chooseReader([busy, newer, older], wanted, 3)).toEqual({ start: true, instead: older })
  expect(chooseReader([busy], wanted, 1)).toBe('wait')
  expect(chooseReader([reader('a', { isBusy: true })], wanted, 1)).toBe('wait')
})

test.each([
  ['files', { files: maxReaderUsage.files }],
  ['time', { cpuMs: maxReaderUsage.cpuMs + 1 }],
  ['memory', { residentMb: maxReaderUsage.residentMb + 1 }],
  ['a changed built-in object', { isTainted: true }],
])('a reader is reused until it exceeds the limit of %s', (_, more) => {
  const use = { files: 1, cpuMs: 10, residentMb: 150, isTainted: false }
  expect(mayReadAnother(use)).toBe(true)
  expect(mayReadAnother({ ...use, ...more })).toBe(false)
})

test('the next file is one of the account with the fewest busy readers, and the last place is for an account with none', () => {
  const of = (account: string) => ({ work: { account } })
  const [first, second, other] = [of('a'), of('a'), of('b')]
  const busyOf = (...accounts: string[]) => accounts.map((account) => reader(account, { isBusy: true }))
  expect(chooseNext([first, second, other], [], 4)).toBe(first)
  expect(chooseNext([first, second, other], busyOf('a'), 4)).toBe(other)
  expect(chooseNext([first, second], busyOf('a', 'a'), 4)).toBe(first)
  expect(chooseNext([first, second], busyOf('a', 'a', 'a'), 4)).toBeUndefined()
  expect(chooseNext([first, second, other], busyOf('a', 'a', 'a'), 4)).toBe(other)
  expect(chooseNext([first], [], 1)).toBe(first)
  expect(chooseNext([], [], 4)).toBeUndefined()
})
