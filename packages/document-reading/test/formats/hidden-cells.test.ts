import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { buildZip } from '../harness/build-zip.ts'

const row = (at: number, text: string, attributes = '') =>
  `<row r="${at}"${attributes}><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c><c r="C${at}" t="inlineStr"><is><t>C${at}</t></is></c></row>`
const sheet = (rows: string, columns = '') => `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`
const book = (state: string) => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Bill" sheetId="1" r:id="rId7"/><sheet name="Old" sheetId="2" r:id="rId1"${state}/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/><Relationship Id="rId1" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
})
const textOf = async (files: Record<string, string>) => {
  const { pages } = await readFile(buildZip(files), { name: 'a.xlsx' })
  return pages.map(({ text }) => text).join('\n')
}

test.each([
  ['', true],
  [' state="visible"', true],
  [' state="hidden"', false],
  [' state="veryHidden"', false],
])('a sheet with%s is read: %s', async (state, isRead) => {
  const sheets = { 'xl/worksheets/sheet1.xml': sheet(row(1, 'NEW')), 'xl/worksheets/sheet2.xml': sheet(row(1, 'OLD')) }
  const text = await textOf({ ...book(state), ...sheets })
  expect([text.includes('NEW'), text.includes('OLD')]).toEqual([true, isRead])
})

test('hidden rows and columns are not read', async () => {
  const rows = row(1, 'SHOWN') + row(2, 'HIDDEN', ' hidden="1"') + row(3, 'SHOWN AGAIN', ' hidden="0"')
  const columns = '<cols><col min="2" max="3" hidden="1"/><col min="4" max="4"/></cols>'
  const text = await textOf({ ...book(''), 'xl/worksheets/sheet1.xml': sheet(rows, columns) })
  expect(text.split(/\s*\n\s*/).filter(Boolean)).toEqual(['SHOWN', 'SHOWN AGAIN'])
})

test('rows below hidden ones stand right under what is above them', async () => {
  const cells = (at: number, values: readonly string[], attributes = '') =>
    `<row r="${at}"${attributes}>${values.map((text, nth) => `<c r="${'ABCD'[nth]}${at}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const rows = [
    cells(1, ['DEMURRAGE INVOICE']),
    cells(2, ['Description', 'Days', 'Rate USD', 'Amount USD']),
    ...Array.from({ length: 60 }, (_, at) => cells(3 + at, ['Of another month', '1', '10', '10'], ' hidden="1"')),
    cells(63, ['Demurrage', '4', '150.00', '600.00']),
  ]
  const files = { ...book(''), 'xl/worksheets/sheet1.xml': sheet(rows.join('')) }
  const { extraction } = await readFile(buildZip(files), { name: 'a.xlsx', documentType: 'demurrage_invoice' })
  expect(extraction!.payload.line_items).toMatchObject([{ quantity: { value: 4 }, amount: { value: { amount: 600 } } }])
})

test.each([
  ['a row', book(''), sheet(row(1, 'SHOWN') + row(2, 'OLD', ' hidden="1"')), true],
  ['a column', book(''), sheet(row(1, 'SHOWN'), '<cols><col min="3" max="3" hidden="1"/></cols>'), true],
  ['a sheet', book(' state="hidden"'), sheet(row(1, 'SHOWN')), true],
  ['an empty row', book(''), sheet(`${row(1, 'SHOWN')}<row r="2" hidden="1"/>`), false],
])('the notes say that something hidden was not read: %s', async (_, workbook, first, isSaid) => {
  const files = { ...workbook, 'xl/worksheets/sheet1.xml': first, 'xl/worksheets/sheet2.xml': sheet(row(1, 'OTHER')) }
  const { classificationNotes } = await readFile(buildZip(files), { name: 'a.xlsx' })
  expect(classificationNotes.includes('hidden')).toBe(isSaid)
})

test.each([
  ['a row', ' hidden="1"', undefined],
  ['no row', '', { amount: 1700, currency: 'USD' }],
])('the sum of a sheet may include a hidden row: with %s hidden', async (_, attributes, printed) => {
  const cells = (at: number, values: readonly string[], more = '') =>
    `<row r="${at}"${more}>${values.map((text, nth) => `<c r="${'ABCD'[nth]}${at}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const rows = [
    cells(1, ['DEMURRAGE INVOICE']),
    cells(2, ['Description', 'Days', 'Rate USD', 'Amount USD']),
    cells(3, ['Demurrage tier 1', '4', '150.00', '600.00']),
    cells(4, ['Demurrage tier 2', '2', '200.00', '400.00'], attributes),
    cells(5, ['Demurrage tier 3', '1', '500.00', '500.00']),
    cells(6, ['Total USD', '', '', '1,700.00']),
  ]
  const files = { ...book(''), 'xl/worksheets/sheet1.xml': sheet(rows.join('')) }
  const { extraction } = await readFile(buildZip(files), { name: 'a.xlsx', documentType: 'demurrage_invoice' })
  const { printed_sum: sum } = extraction!.payload as Record<string, { value: unknown } | undefined>
  expect(sum?.value).toEqual(printed)
})
