import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { column } from '../src/output/columns.ts'
import { csvLine } from '../src/output/csv.ts'
import { layoutOf, tableLine } from '../src/output/table.ts'
import { createWriter } from '../src/output/writer.ts'
import { csvRows } from '../src/track/csv.ts'
import { testTerminal } from './terminal.ts'

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '|cmd', '%0a=1'])(
    '%j is no formula of a spreadsheet',
    (text) => {
      expect(csvRows(csvLine([text, 'x']))[0]![0]).toMatch(/^'/)
    },
  )

  it('numbers and times stay what they are', () => {
    expect(csvLine([-12.5, true, null, '2026-11-26T08:00:00Z', 'a,"b"\nc'])).toBe(
      '-12.5,true,,2026-11-26T08:00:00Z,"a,""b""\nc"\r\n',
    )
  })

  it('what is written is read again', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', 'é'), minLength: 1 })
      .filter((text) => text.trim() === text)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('n1'), cell, cell, cell), { minLength: 1 }), (rows) => {
        const text = csvLine(['a', 'b', 'c', 'd']) + rows.map(csvLine).join('')
        expect(csvRows(text).slice(1)).toEqual(rows)
      }),
    )
  })
})

describe('a table', () => {
  it('is cut to the terminal, the longest texts first, and never an id', () => {
    const id = '019c2291-c340-7a42-9519-714d616e9411'
    const rows = [
      ['number', 'reason', 'id'],
      ['MSKU7054417', 'a very long reason that says a lot of things', id],
    ]
    const line = tableLine(rows[1]!, layoutOf(rows, 70))
    expect(line).toBe(`MSKU7054417  a very long reason…  ${id}\n`)
    expect(line.length - 1).toBeLessThanOrEqual(70)
    expect(tableLine(rows[1]!, layoutOf(rows, 50))).toBe(`MSKU7054417  ${id}\n`)
  })

  it('no text of an answer can move the cursor', async () => {
    const { terminal, written } = testTerminal()
    const writer = createWriter(
      { format: 'table', columns: [column('a')], chosen: undefined, hasColours: false },
      terminal,
    )
    await writer.write({ a: 'x\u001b[2Jy\u202ez' })
    await writer.end()
    expect(written.stdout).toBe('a\nx [2Jy z\n')
  })
})

it('a list without records is an empty document in each format', async () => {
  const empty = async (format: 'json' | 'ndjson' | 'csv' | 'table') => {
    const { terminal, written } = testTerminal()
    await createWriter({ format, columns: [column('a')], chosen: undefined, hasColours: false }, terminal).end()
    return written.stdout
  }
  expect([await empty('json'), await empty('ndjson'), await empty('csv'), await empty('table')]).toEqual([
    '[]\n',
    '',
    'a\r\n',
    '',
  ])
})

it('columns that no record has are named with those that there are', async () => {
  const { terminal } = testTerminal()
  const writer = createWriter({ format: 'csv', columns: [], chosen: 'a,x.y', hasColours: false }, terminal)
  await expect(writer.write({ a: 1, b: 2 })).rejects.toThrow('No record has "x.y".')
})
