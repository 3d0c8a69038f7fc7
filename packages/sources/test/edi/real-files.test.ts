import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { take } from './messages.ts'

const shared = join(import.meta.dirname, '../../../../../shared/data')
const files = ['edi-x12', 'edifact'].flatMap((folder) =>
  existsSync(join(shared, folder)) ? readdirSync(join(shared, folder)).map((name) => join(shared, folder, name)) : [],
)
const textOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  // One of them is a JSON record that contains the original message.
  return file.endsWith('.json') ? String(JSON.parse(text).messageRaw) : text
}

test('every real file is read, or rejected with a reason that names segment and position', (context) => {
  if (files.length === 0) context.skip('../shared/data is not here; the hand-written messages cover the same shapes')
  const table = files.map((file) => {
    const { sets, parts, wrong, whole, readings } = take(textOf(file))
    for (const { reading } of readings)
      expect([file, reading.statements.length > 0 || reading.problems.length > 0]).toEqual([file, true])
    for (const reason of [...wrong, ...whole])
      expect([file, reason]).toEqual([file, expect.stringMatching(/^segment \d+/)])
    for (const set of sets) if (set.verdict === 'refused') expect([file, set.problems.length > 0]).toEqual([file, true])
    expect([file, sets.length]).not.toEqual([file, 0])
    return { sets, parts }
  })
  const sets = table.flatMap((one) => one.sets)
  const read = sets.filter(({ verdict }) => verdict !== 'refused')
  const containers = table.flatMap(({ parts }) => parts).filter(({ subject }) => subject.kind === 'container').length
  console.log(
    `${files.length} files, ${sets.length} sets and messages: ${read.length} read for ${containers} boxes, ${sets.length - read.length} refused by name`,
  )
  // All with a status, a gate move, a vessel's move or a waybill; the rest are plans, invoices and trucks without a
  // container.
  const unread = sets.filter(({ verdict }) => verdict === 'refused').map(({ name }) => name.split(' ')[0])
  expect([...new Set(unread)].sort()).toEqual(
    ['214', '309', '310', 'BAPLIE', 'COHAOR', 'COPARN', 'COPINO', 'COPRAR', 'ORDERS', 'VERMAS', 'WESTIM'].sort(),
  )
})
