import { expect, test } from 'vitest'
import {
  arrive,
  containerOf,
  discharge,
  emptyIn,
  fullOut,
  listEvents,
  load,
  projectSources,
  toBusan,
} from '../story.ts'

/** A line reports one milestone twice, minutes apart and under two ids: two systems of one terminal. */
const NOW = '2026-01-30T00:00:00Z'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const journey = [
  ...toBusan.slice(0, 4),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', { ...ALPHA, id: 'D1' }),
  fullOut('USLAX', '2026-01-25T10:00:00-08:00', { id: 'O1' }),
  emptyIn('USLAX', '2026-01-28T10:00:00-08:00', { facility: 'DEPO', id: 'E1' }),
]

test.each([
  ['the loading', load('CNSHA', '2026-01-05T08:20:00+08:00', { ...ALPHA, id: 'L2' })],
  ['the discharge', discharge('USLAX', '2026-01-20T20:07:00-08:00', { ...ALPHA, id: 'D2' })],
  ['the pickup', fullOut('USLAX', '2026-01-25T10:40:00-08:00', { id: 'O2' })],
  ['the return', emptyIn('USLAX', '2026-01-28T10:05:00-08:00', { facility: 'DEPO', id: 'E2' })],
])('an event reported twice, %s, happened once', (_, again) => {
  const once = listEvents(projectSources({ line: [{ at: NOW, statements: journey }] }, NOW))
  for (const sources of [
    { line: [{ at: NOW, statements: [...journey, again] }] },
    { line: [{ at: NOW, statements: [again, ...journey] }] },
    { line: [{ at: NOW, statements: journey }], terminal: [{ at: NOW, statements: [again] }] },
  ]) {
    const projection = projectSources(sources, NOW)
    expect(listEvents(projection)).toEqual(once)
    expect(containerOf(projection).current_status).toBe('empty_returned')
  }
})
