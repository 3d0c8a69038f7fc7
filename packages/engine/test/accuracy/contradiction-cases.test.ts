import { expect, test } from 'vitest'
import { contradictionCases } from '../../src/accuracy/contradiction-cases.ts'

const stated = (id: string, kind: 'line' | 'terminal' | 'document', prevails: boolean) => ({
  about: 'seal_number',
  value: id,
  prevails,
  source: { id, kind, name: null },
  words: id,
  reported_at: '2026-02-01T00:00:00Z',
  report_id: '019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d',
})
const kept = (kind: string, other: 'terminal' | 'document') => ({
  ...{ id: 'c1', kind, ship: 'TSTU1234568', sinceMs: 0 },
  statements: [stated('line:TEST', 'line', true), stated(`${other}:X`, other, false)],
})

test('a contradiction with a document counts for no source, and one with a terminal does', () => {
  expect(contradictionCases([kept('document_differs', 'document')], [])).toEqual([])
  expect(contradictionCases([kept('seal_differs', 'terminal')], []).map(({ source }) => source)).toEqual([
    'line:TEST',
    'terminal:X',
  ])
})
