import type { SearchResult } from '@boxtrail/client'
import { expect, test } from 'vitest'
import { type Entry, numberIn, paletteOf } from '../src/shell/palette/entries.ts'
import { type Recent, withRecent } from '../src/shell/palette/recent.ts'

const commands: Entry[] = [
  { id: 'a', group: 'Go to', icon: 'box', label: 'Containers', path: '/containers' },
  { id: 'b', group: 'Actions', icon: 'moon', label: 'Dark appearance', words: 'theme' },
]
const found = (number: string, entityType = 'cargo') =>
  ({ id: number, entityType, number, shipmentId: 's', refNumbers: [] }) as unknown as SearchResult
const recent: Recent[] = [{ path: '/containers/1', kind: 'container', number: 'MSKU7054417' }]
const labels = (text: string, results: SearchResult[] | undefined = [], mayTrack = true) =>
  paletteOf({ text, commands, recent, found: results, mayTrack }).entries.map(({ label }) => label)

test('before anything is typed, what was open last and every page and action are offered', () => {
  expect(labels('  ')).toEqual(['MSKU7054417', 'Containers', 'Dark appearance'])
})

test('pages and actions are found by the beginnings of their words, and Enter takes the first', () => {
  expect(labels('the')).toEqual(['Dark appearance'])
  expect(paletteOf({ text: 'cont', commands, recent, found: [found('X')], mayTrack: true })).toMatchObject({ first: 0 })
  expect(paletteOf({ text: 'ontain', commands, recent, found: [], mayTrack: true })).toMatchObject({ first: -1 })
})

test('a number leads to what the search found; Enter alone looks it up', () => {
  const palette = paletteOf({ text: '7054', commands, recent, found: [found('MSKU7054417')], mayTrack: true })
  expect(palette).toMatchObject({ first: -1, entries: [{ label: 'MSKU7054417', path: '/containers/MSKU7054417' }] })
})

test('to track is offered for a number that no record has, once the search has answered, to whoever may', () => {
  expect(labels('tclu 765432-1')).toEqual(['Track TCLU7654321'])
  expect(labels('maeu261904573')).toEqual(['Track MAEU261904573'])
  expect(labels('TCLU7654321', [found('TCLU7654321')])).toEqual(['TCLU7654321'])
  expect(labels('705441', [found('MSKU7054417')])).toEqual(['MSKU7054417'])
  expect(labels('TCLU7654321', [], false)).toEqual([])
  expect(paletteOf({ text: 'TCLU7654321', commands, recent, found: undefined, mayTrack: true }).entries).toEqual([])
})

test.each([
  ['TCLU 765432-1', 'TCLU7654321'],
  ['tclu7654321', 'TCLU7654321'],
  ['HLCUSHA2209123', 'HLCUSHA2209123'],
  ['two words 12345', undefined],
  ['Oakland', undefined],
  ['2026', undefined],
])('%s is read as the number %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test('of what was open, the newest is first, and nothing is there twice', () => {
  const other: Recent = { path: '/shipments/2', kind: 'shipment', number: 'QX' }
  expect(withRecent([...recent, other], other)).toEqual([other, ...recent])
})
