import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf } from '../src/api/pages.ts'
import { owed } from '../src/format/holds.ts'
import { money } from '../src/format/money.ts'
import { fitting } from '../src/lists/columns.ts'
import { createRowCount, fileAddress, paramsOfFile } from '../src/lists/download.ts'
import { FIELDS } from '../src/lists/fields.ts'
import { filtersSet, paramsOf, queryOf, searchOfList, searchOfParams } from '../src/lists/search.ts'
import { between, toggled } from '../src/lists/selection.ts'
import { nextSort } from '../src/lists/sort.ts'
import { searchOfCalendar } from '../src/pages/calendar/search.ts'
import { linesFound } from '../src/parts/form/line-picker.tsx'
import { daysLate } from '../src/parts/record/arrival.tsx'

const searchOfContainers = searchOfList('containers')

test('only the cursor is taken from the address of the next page', () => {
  expect(cursorOf('http://127.0.0.1:8080/v2/containers?page[size]=50&page[after]=abc%2Fd')).toBe('abc/d')
  expect(cursorOf(undefined)).toBeUndefined()
})

test('of words that are longer than the field takes, those are searched for that fit', () => {
  expect(searchOfContainers({ q: 'x'.repeat(300) }).q).toBe('x'.repeat(200))
  expect(searchOfContainers({ q: '' }).q).toBeUndefined()
})

test('a month that the calendar cannot show is this month', () => {
  expect(['2026-11', '9999-12', '0001-01', '2026-13'].map((month) => searchOfCalendar({ month }).month)).toEqual([
    '2026-11',
    undefined,
    undefined,
    undefined,
  ])
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
  expect(filtersSet(search).map(({ name }) => name)).toEqual(['status', 'port'])
  expect(searchOfContainers({ port: 'Los Angeles, CA', carrier: 'Maersk' })).toMatchObject({
    port: 'Los Angeles, CA',
    carrier: 'Maersk',
  })
})

test('filters are sent by the names of the API', () => {
  const search = searchOfContainers({
    free: '3',
    tracking: 'active',
    ready: 'yes',
    arrival: '2026-11-26..',
    sort: '-arrival',
    q: 'po',
  })
  expect(paramsOf(search)).toEqual({
    q: 'po',
    'filter[free_time_ends_within]': '3',
    'filter[tracking_stopped]': 'false',
    'filter[ready]': 'true',
    'filter[arrival][start]': '2026-11-26',
  })
  expect(queryOf(search)).toEqual({
    q: 'po',
    sort: ['-arrival'],
    filter: {
      freeTimeEndsWithin: '3',
      trackingStopped: 'false',
      ready: 'true',
      arrival: { start: '2026-11-26' },
    },
  })
})

test('what a view keeps is what the address said', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`)
  const anyOf = ({ entry }: (typeof FIELDS)[number]) =>
    entry.type === 'choice'
      ? fc.constantFrom(...entry.options.map(([value]) => value))
      : entry.type === 'days'
        ? fc.tuple(day, fc.option(day)).map(([from, to]) => `${from}..${to ?? ''}`)
        : entry.type === 'since'
          ? day
          : entry.type === 'custom'
            ? fc.constantFrom('cost_center:4711', 'note:a:b')
            : fc.constantFrom('Los Angeles', 'USLAX')
  const orNot = (field: (typeof FIELDS)[number]) =>
    field.isNegatable
      ? fc.tuple(anyOf(field), fc.boolean()).map(([value, isNot]) => (isNot ? `!${value}` : value))
      : anyOf(field)
  const search = fc.record(Object.fromEntries(FIELDS.map((field) => [field.name, fc.option(orNot(field))])))
  fc.assert(
    fc.property(search, (given) => {
      const read = searchOfContainers(given)
      expect(searchOfContainers(searchOfParams(paramsOf(read)))).toEqual(read)
    }),
  )
})

test('filters of a view that the page has no control for are kept, and sent', () => {
  const filters = { 'filter[not][hold]': 'customs', 'filter[custom_field][cost_center]': '4711', 'filter[hold]': 'any' }
  const search = searchOfContainers(searchOfParams(filters, '-arrival,number'))
  expect(search).toMatchObject({
    hold: 'any',
    custom: 'cost_center:4711',
    sort: '-arrival,number',
    rest: 'filter%5Bnot%5D%5Bhold%5D=customs',
  })
  expect(paramsOf(search)).toEqual(filters)
  expect(queryOf(search)).toEqual({
    sort: ['-arrival', 'number'],
    filter: { not: { hold: 'customs' }, customField: { cost_center: '4711' }, hold: 'any' },
  })
})

test('a file is asked for with the filters, the order and the columns of the list', () => {
  const params = { 'filter[hold]': 'any', q: 'oak' }
  const address = fileAddress('containers', params, {
    sort: '-arrival',
    fields: ['number', 'pickup_lfd'],
    format: 'csv',
  })
  expect([...new URL(address, 'http://service').searchParams]).toEqual([
    ['filter[hold]', 'any'],
    ['q', 'oak'],
    ['sort', '-arrival'],
    ['fields[container]', 'number,pickup_lfd'],
    ['format', 'csv'],
  ])
})

test('a file of selected rows names them, and columns of the other record by their type', () => {
  const params = paramsOfFile({ 'filter[hold]': 'any' }, ['a', 'b'])
  const fields = ['number', 'shipment.tags', 'shipment.pod_vessel_name']
  expect(fileAddress('containers', params, { sort: undefined, fields, format: 'xlsx' })).toBe(
    '/v2/containers?filter%5Bid%5D=a,b&fields%5Bcontainer%5D=number&fields%5Bshipment%5D=tags,pod_vessel_name&format=xlsx',
  )
  expect(paramsOfFile({ 'filter[hold]': 'any' }, [])).toEqual({ 'filter[hold]': 'any' })
})

test('lines are found by their name or their code, those that begin so first', () => {
  const lines = [
    { scac: 'EGLV', shortName: 'Evergreen' },
    { scac: 'GRIM', shortName: 'Grimaldi' },
    { scac: 'MAEU', shortName: 'Maersk' },
  ]
  const found = (text: string) => linesFound(lines, text).map(({ scac }) => scac)
  expect([found('gr'), found(' maeu '), found('nobody')]).toEqual([['GRIM', 'EGLV'], ['MAEU'], []])
})

test.each(['Hapag Lloyd', 'hapaglloyd', 'HLXU', 'Hapag-Lloyd (HLCU)', 'hapag-lloyd container'])(
  'a line is found however its name is joined, by any of its names and codes: "%s"',
  (text) => {
    const lines = [
      { scac: 'MSCU', shortName: 'MSC', name: 'Mediterranean Shipping Company', alternativeScacs: [] },
      { scac: 'HLCU', shortName: 'Hapag-Lloyd', name: 'Hapag-Lloyd', alternativeScacs: ['HLXU'] },
    ]
    expect(linesFound(lines, text).map(({ scac }) => scac)).toEqual(['HLCU'])
    expect(linesFound(lines, 'mediterranean').map(({ scac }) => scac)).toEqual(['MSCU'])
    expect([linesFound(lines, ' ').length, linesFound(lines, '%').length]).toEqual([2, 0])
  },
)

test('rows are counted wherever the bytes are cut, and line ends within quotes are none', () => {
  const cell = fc.constantFrom('a', 'b c', '"x\ny"', '"he said ""no""\n"', '')
  const rows = fc.array(fc.tuple(cell, cell), { maxLength: 20 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (cells, size) => {
      const bytes = new TextEncoder().encode(`h1,h2\r\n${cells.map((row) => `${row.join(',')}\r\n`).join('')}`)
      const count = createRowCount()
      let counted = 0
      for (let at = 0; at < bytes.length; at += size) counted = count(bytes.subarray(at, at + size))
      expect(counted).toBe(cells.length)
    }),
  )
})

test('a column is ordered by what is useful first, then the other way, then as usual', () => {
  expect(nextSort(undefined, 'arrival', false)).toBe('arrival')
  expect(nextSort('arrival', 'arrival', false)).toBe('-arrival')
  expect(nextSort('-arrival', 'arrival', false)).toBeUndefined()
  expect(nextSort('arrival', 'changed', true)).toBe('-changed')
})

test('where the screen is narrow, the columns of the highest rank are left out', () => {
  const column = (id: string, rank: number) => ({ id, rank, header: id, width: [100, 1] as const, cell: () => null })
  const all = [column('a', 0), column('b', 2), column('c', 1), column('d', 3)]
  expect(fitting(all, 1_000)).toEqual(all)
  expect(fitting(all, 360).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(fitting(all, 100).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('with Shift, all rows from the last one on are selected or left out', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect(between(rows, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(rows, 'gone', 'b')).toEqual(['b'])
  const none = { ids: new Set<string>(), last: undefined, isAll: false, of: '' }
  const two = toggled(toggled(none, rows, 'b', false), rows, 'd', true)
  expect([...two.ids]).toEqual(['b', 'c', 'd'])
  expect([...toggled(two, rows, 'c', false).ids]).toEqual(['b', 'd'])
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
  // At the port, the original ETA is the 19th at 23:00, and the ETA is the 22nd at 01:00.
  expect(daysLate({ ...arriving, podEtaAt: '2026-11-22T09:00:00Z' })).toBe(3)
  expect(daysLate({ ...arriving, podEtaAt: null })).toBeUndefined()
})
