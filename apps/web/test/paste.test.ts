import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ROWS, readPaste } from '../src/pages/track/paste/read-paste.ts'
import type { Paste, PastedNumber } from '../src/pages/track/paste/types.ts'

const LINES = [
  { scac: 'MAEU', shortName: 'Maersk', name: 'Maersk Line' },
  { scac: 'HLCU', shortName: 'Hapag-Lloyd' },
  { scac: 'ONEY', shortName: 'ONE', name: 'Ocean Network Express' },
  { scac: 'MSCU', shortName: 'MSC' },
  { scac: 'CMDU', shortName: 'CMA CGM' },
]

const unescaped = (text: string) =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\t', '\t')
    .replaceAll('\\r', '\r')

interface Labelled {
  name: string
  paste: string
  rows: string[]
}

const labelled: Labelled[] = readFileSync(join(import.meta.dirname, 'pastes.txt'), 'utf8')
  .split('\n#### ')
  .slice(1)
  .map((entry) => {
    const [head, rows] = entry.split('\n----\n') as [string, string | undefined]
    const name = head.slice(0, head.indexOf('\n'))
    return {
      name,
      paste: unescaped(head.slice(name.length + 1)),
      rows: (rows ?? '').split('\n').filter(Boolean),
    }
  })

const inWords = (row: PastedNumber, wanted: string): string =>
  [
    row.number,
    row.refNumbers.length > 0 && wanted.includes(' ref ') ? `ref ${row.refNumbers.join(' + ')}` : '',
    row.line ? `line ${row.line}` : '',
    row.correction ? `is ${row.correction}` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** The runs of at least five digits that are neither in the rows nor in what was left out. */
const lost = (paste: string, { rows, left }: Paste): string[] => {
  const told = [
    ...rows.flatMap(({ number, refNumbers }) => [number, ...refNumbers]),
    ...left.map(({ text }) => text),
  ].map((text) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
  const all = told.join(' ')
  return (paste.normalize('NFKC').match(/\d{5,}/g) ?? []).filter((run) => !all.includes(run))
}

test('of the rows of 200 labelled pastes, at least 99 % are read as a person reads them', () => {
  const wrong: string[] = []
  let count = 0
  for (const { name, paste, rows } of labelled) {
    const read = readPaste(paste, LINES).rows
    count += rows.length
    for (let n = 0; n < Math.max(rows.length, read.length); n++) {
      const row = read[n]
      const got = row ? inWords(row, rows[n] ?? '') : 'nothing'
      if (got !== rows[n]) wrong.push(`${name}: ${rows[n] ?? 'nothing'} was read as ${got}`)
    }
  }
  expect(labelled.length).toBeGreaterThanOrEqual(200)
  expect(count).toBeGreaterThan(500)
  expect(wrong.length / count, wrong.join('\n')).toBeLessThanOrEqual(0.01)
})

test.each(labelled)('nothing is lost silently: $name', ({ paste }) => {
  expect(lost(paste, readPaste(paste, LINES))).toEqual([])
})

const container = fc
  .tuple(fc.stringMatching(/^[A-Z]{3}U$/), fc.stringMatching(/^\d{6}$/))
  .map(([owner, serial]) => withCheckDigit(owner + serial)!)

test('containers are found in any spelling, between any separators', () => {
  const spelled = (number: string, way: number) =>
    [number, `${number.slice(0, 4)} ${number.slice(4, 10)}-${number[10]}`, number.toLowerCase()][way]!
  fc.assert(
    fc.property(
      fc.uniqueArray(container, { minLength: 1, maxLength: 20 }),
      fc.nat(2),
      fc.constantFrom('\n', ', ', '\t', ' ; ', ' | ', '\r\n\r\n', ' and ', '\n\n- '),
      (numbers, way, between) => {
        const { rows, left } = readPaste(numbers.map((number) => spelled(number, way)).join(between))
        expect(rows.map(({ number }) => number)).toEqual(numbers)
        expect(rows.flatMap(({ correction }) => correction ?? [])).toEqual([])
        expect(left).toEqual([])
      },
    ),
  )
})

test('whatever is pasted, nothing with five digits is lost, and no number is there twice', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9./:#+()-]{1,14}$/),
    fc.stringMatching(/^\d{1,12}$/),
    fc.constantFrom(
      'Container',
      'B/L',
      'PO',
      'Booking',
      'Ref:',
      'ETA',
      'kg',
      '"',
      'Seal',
      'No.',
      '#',
      'Reference',
      'Carrier',
    ),
  )
  const text = fc
    .array(fc.tuple(word, fc.constantFrom(' ', '\t', '\n', ',', ';', '|', '  ')))
    .map((words) => words.flat().join(''))
  fc.assert(
    fc.property(text, (pasted) => {
      const paste = readPaste(pasted, LINES)
      expect(lost(pasted, paste)).toEqual([])
      expect(new Set(paste.rows.map(({ number }) => number)).size).toBe(paste.rows.length)
    }),
    { numRuns: 2_000 },
  )
})

test('more rows than are tracked at once are named one by one', () => {
  const numbers = Array.from({ length: MAX_ROWS + 3 }, (_, n) => `MAEU${100_000_000 + n}`)
  const { rows, left } = readPaste(numbers.join('\n'))
  expect(rows).toHaveLength(MAX_ROWS)
  expect(left.map(({ reason, number }) => [reason, number])).toEqual(
    numbers.slice(MAX_ROWS).map((number) => ['many', number]),
  )
})
