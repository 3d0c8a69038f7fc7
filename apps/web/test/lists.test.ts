import { expect, test } from 'vitest'
import { cursorOf } from '../src/api/pages.ts'
import { owed } from '../src/format/holds.ts'
import { money } from '../src/format/money.ts'
import { filterOf, filtersSet, searchOfContainers } from '../src/pages/containers/search.ts'
import { daysLate } from '../src/parts/arrival.tsx'

test('only the cursor is taken from the address of the next page', () => {
  expect(cursorOf('http://127.0.0.1:8080/v2/containers?page[size]=50&page[after]=abc%2Fd')).toBe('abc/d')
  expect(cursorOf(undefined)).toBeUndefined()
})

test('filters are read from the address, and invalid ones are ignored', () => {
  const search = searchOfContainers({
    q: '7054417',
    status: 'on_ship',
    carrier: 'x',
    port: 'uslax',
    free: '9',
    other: 1,
  })
  expect(search).toMatchObject({
    q: '7054417',
    status: 'on_ship',
    carrier: undefined,
    port: 'uslax',
    free: undefined,
  })
  expect(filtersSet(search)).toBe(2)
  expect(searchOfContainers({ port: 'Los Angeles, CA', carrier: 'Maersk' })).toMatchObject({
    port: 'Los Angeles, CA',
    carrier: 'Maersk',
  })
})

test('the filter of free time includes the last of the days, and those before', () => {
  expect(filterOf(searchOfContainers({ free: '0' }))).toEqual({ freeTimeEndsWithin: 0 })
  expect(filterOf(searchOfContainers({ free: '3', tracking: 'active' }))).toEqual({
    freeTimeEndsWithin: 3,
    trackingStopped: false,
  })
})

test('the sum owed is that of the facility, else that of the fees, by currency', () => {
  const fee = (type: string, amount: number, currencyCode = 'USD') => ({ type, amount, currencyCode })
  expect(owed([fee('demurrage', 225), fee('other', 100), fee('total', 325)])).toEqual([
    { currency: 'USD', amount: 325 },
  ])
  expect(owed([fee('exam', 350), fee('other', 10, 'CAD')])).toEqual([
    { currency: 'USD', amount: 350 },
    { currency: 'CAD', amount: 10 },
  ])
  expect(money(1234.5, 'USD')).toBe('USD\u00a01,234.50')
})

test('the delay is counted in calendar days of the port', () => {
  const arriving = { podAtaAt: null, podTimezone: 'America/Los_Angeles', podOriginalEtaAt: '2026-11-20T07:00:00Z' }
  // The 19th at 23:00 there, and the 22nd at 01:00.
  expect(daysLate({ ...arriving, podEtaAt: '2026-11-22T09:00:00Z' })).toBe(3)
  expect(daysLate({ ...arriving, podEtaAt: null })).toBeUndefined()
})
