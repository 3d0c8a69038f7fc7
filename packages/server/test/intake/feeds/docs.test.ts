import { readFileSync } from 'node:fs'
import { readHold } from '@boxtrail/sources/holds/read-hold'
import type { Pushed, PushSource } from '@boxtrail/sources/port/push'
import { expect, test } from 'vitest'
import { columns } from '../../../src/intake/feeds/csv-columns.ts'
import { readMessage } from '../../../src/intake/feeds/parse-message.ts'
import { readCsv } from '../../../src/intake/feeds/read-csv.ts'
import { terminal } from './feed.ts'

const page = readFileSync(new URL('../../../../../apps/docs/feeds.md', import.meta.url), 'utf8')
const within = (from: string, to: string) => page.split(from)[1]!.split(to)[0]!
const source = terminal() as PushSource
const read = ({ body, subject }: Pushed) => source.read(body, subject)

test('the CSV template on the page has every column, and is read without a problem', async () => {
  const csv = within('```csv snapshots.csv\n', '```')
  expect(csv.split('\n')[0]!.split(',')).toEqual(columns)
  const { items } = await readCsv(Buffer.from(csv), source)
  expect(items).toHaveLength(1)
  expect(items[0]!.problems).toEqual([])
  const { outcome, problems, statements } = read(items[0]!.pushed)
  expect([outcome, problems]).toEqual(['ok', []])
  expect(statements.length).toBeGreaterThan(7)
})

test('the message on the page is valid', () => {
  const sentAt = '2026-05-04T18:20:02Z'
  const message = within('<<EOF\n', 'EOF\n').replaceAll('$NOW', sentAt)
  const { items } = readMessage(Buffer.from(message), source, Date.parse(sentAt))
  expect(items.map(({ pushed }) => read(pushed).problems)).toEqual([[]])
})

test('the reader agrees with each row of the table of holds on the page', () => {
  const rows = within('| `raw_name`', '\n\n').split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const [names, statuses, served] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
    for (const raw_name of quoted(names!))
      for (const raw_status of quoted(statuses!)) {
        const { name, status } = readHold({ raw_name, raw_status })
        expect([raw_name, raw_status, status === 'released' ? 'no hold' : `\`${name}\` ${status}`]).toEqual([
          raw_name,
          raw_status,
          served,
        ])
      }
  }
})
