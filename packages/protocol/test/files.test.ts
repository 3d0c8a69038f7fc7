import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { localTime } from '../src/export/cell.ts'
import { columnsOf, relationsOf } from '../src/export/columns.ts'
import { csvRow } from '../src/export/csv.ts'
import { type RecordsPage, writeFile } from '../src/export/file.ts'
import type { Exported } from '../src/export/values.ts'

/** Reads CSV as RFC 4180 writes it. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const row = rows.at(-1)!
    const one = text[at]!
    if (isQuoted && one === '"' && text[at + 1] === '"') row.push(row.pop()! + text[++at])
    else if (one === '"') isQuoted = !isQuoted
    else if (one === ',' && !isQuoted) row.push('')
    else if (one === '\r' && text[at + 1] === '\n' && !isQuoted) rows.push([''])
    else if (one !== '\n' || isQuoted) row.push(row.pop()! + one)
  }
  return rows.slice(0, -1)
}

test('a row is read as it was written, and no text of it is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const [row] = readCsv(csvRow(texts))
      expect(row!.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')))
      for (const text of row!) expect(text).not.toMatch(/^\s*[=+@-]/)
    }),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|cmd', '%0a=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is made harmless',
  (text) => {
    expect(readCsv(csvRow([text]))[0]).toEqual([`'${text}`])
  },
)

test.each(['a;=1', 'a\t=1', 'a,=1', 'a\n=1'])('%j stays one cell, whatever a spreadsheet divides at', (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`)
})

test('a number stays a number, whatever its sign', () => {
  expect(csvRow([-33.7, 0, true, null])).toBe('-33.7,0,true,\r\n')
})

test.each([
  ['2026-11-24T15:44:45Z', 'America/Los_Angeles', '2026-11-24T07:44:45-08:00'],
  ['2026-07-01T00:00:00Z', 'Asia/Kolkata', '2026-07-01T05:30:00+05:30'],
  ['2026-07-01T00:00:00Z', null, '2026-07-01T00:00:00Z'],
])('%s at %s is %s', (instant, zone, local) => {
  expect(localTime({ instant, zone })).toBe(local)
})

const shipment: Exported = {
  id: 's',
  type: 'shipment',
  attributes: { bill_of_lading_number: 'B1', pol_timezone: 'Asia/Shanghai', tags: ['a', '=b'] },
}
const terminal: Exported = { id: 't', type: 'terminal', attributes: { name: 'APM & "Co" <1>' } }
const container: Exported = {
  id: 'c',
  type: 'container',
  attributes: {
    number: 'MSKU7054410',
    pod_arrived_at: '2026-02-02T15:30:00Z',
    pod_timezone: 'America/Los_Angeles',
    pol_full_in_at: '2026-01-01T00:00:00Z',
    holds_at_pod_terminal: [
      { name: 'customs', status: 'hold' },
      { name: 'freight', status: 'pending' },
    ],
    fees_at_pod_terminal: [{ type: 'demurrage', amount: 325, currency_code: 'USD' }],
  },
  relationships: {
    shipment: { data: { type: 'shipment', id: 's' } },
    pod_terminal: { data: { type: 'terminal', id: 't' } },
  },
}

const fields = {
  'fields[container]': [
    'number',
    'pod_terminal',
    'pod_arrived_at',
    'pol_full_in_at',
    'holds_at_pod_terminal',
    'fees_at_pod_terminal',
  ],
  'fields[shipment]': ['bill_of_lading_number', 'tags'],
}
const CELLS = [
  'MSKU7054410',
  'APM & "Co" <1>',
  '2026-02-02T07:30:00-08:00',
  '2026-01-01T08:00:00+08:00',
  'customs; freight (pending)',
  'demurrage 325 USD',
  'B1',
  'a; =b',
]

const written = async (format: 'csv' | 'xlsx', records: readonly Exported[]) => {
  const columns = columnsOf('container', fields)
  async function* pages(): AsyncGenerator<RecordsPage> {
    for (const record of records) yield { records: [record], related: [shipment, terminal] }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of writeFile(format, { name: 'containers', columns }, pages())) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())
}

describe('a list of containers', () => {
  test('has the columns that are named, with what they lead to', async () => {
    const columns = columnsOf('container', fields)
    expect(columns.map(({ name }) => name).at(-1)).toBe('shipment.tags')
    expect(relationsOf('container', columns).sort()).toEqual(['pod_terminal', 'shipment'])
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await written('csv', [container, container]))
    expect(text.startsWith('\u{feff}number,')).toBe(true)
    const rows = readCsv(text.slice(1))
    expect(rows.slice(1)).toEqual([CELLS, CELLS])
  })

  test('is a workbook with the same cells', async () => {
    const parts = unzipSync(await written('xlsx', [container]))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    const [, row] = sheet.match(/<row .*?<\/row>/g)!
    const cells = [...row!.matchAll(/<t xml:space="preserve">(.*?)<\/t>/g)].map(([, text]) => text)
    const plain = (text: string) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(cells.map((text) => plain(text!))).toEqual(CELLS)
    expect(sheet).not.toContain('<f>')
  })

  test('without records has its headings', async () => {
    expect(readCsv(new TextDecoder().decode(await written('csv', [])))).toHaveLength(1)
  })
})
