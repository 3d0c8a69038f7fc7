import { expect, test } from 'vitest'
import { workbook } from '../e2e/harness/workbook.ts'
import { readFile } from '../src/pages/track/paste/read-file.ts'
import { readPaste } from '../src/pages/track/paste/read-paste.ts'

const rowsOf = async (content: string | Uint8Array) =>
  readPaste(await readFile(new Blob([content as BlobPart]))).rows.map(({ number, refNumbers }) => [
    number,
    ...refNumbers,
  ])

test('the sheets of a workbook are read, with numbers and dates as cells', async () => {
  const file = workbook(
    [
      ['Container', 'PO', 'ETA'],
      ['MSKU7054417', 4500012345, new Date('2026-12-01')],
      ['TCLU 123456-0', null, null],
    ],
    [
      ['Booking', 'Ref'],
      [261904573, 'R & D'],
    ],
  )
  expect(await rowsOf(file)).toEqual([['MSKU7054417', '4500012345'], ['TCLU1234560'], ['261904573', 'R & D']])
})

test('text is read in the encodings in which sheets are saved', async () => {
  const csv = 'Container;Kunde Ref\r\nMSKU7054417;Müller-1\r\n'
  const expected = [['MSKU7054417', 'Müller-1']]
  expect(await rowsOf(csv)).toEqual(expected)
  expect(await rowsOf(`\uFEFF${csv}`)).toEqual(expected)
  expect(await rowsOf(Buffer.from(csv, 'latin1'))).toEqual(expected)
  expect(await rowsOf(Buffer.from(`\uFEFF${csv}`, 'utf16le'))).toEqual(expected)
})

test.each([
  ['a workbook that is cut off', workbook([['MSKU7054417']]).subarray(0, 200), /not a readable workbook/],
  ['a workbook of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /before 2007/],
  ['another file', Buffer.from([0x25, 0x00, 0x44]), /neither a sheet nor text/],
  ['a file that is too large', Buffer.alloc(5_000_001, 0x41), /larger than 5 MB/],
])('%s is refused in words', async (_, content, words) => {
  await expect(readFile(new Blob([content as BlobPart]))).rejects.toThrow(words)
})
