import { expect, test } from 'vitest'
import { detectBundle } from '../../src/bundle/detect-bundle.ts'
import { splitPdf } from '../../src/bundle/split-pdf.ts'
import { layOutText } from '../../src/layout/layout.ts'
import { buildPdf, papers } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'

const { bill, terms, invoice, packing, notice, certificate } = papers
const bundle = (...pages: (readonly string[])[]) =>
  detectBundle(pages.map((lines, at) => layOutText(at + 1, lines.join('\n'))))
const detectParts = (...pages: (readonly string[])[]) =>
  bundle(...pages).parts.map(({ documentType, pages: [first, last] }) => [documentType, first, last])

test('each page with the title of another document starts a new part', () => {
  expect(detectParts(invoice, packing, bill)).toEqual([
    ['commercial_invoice', 1, 1],
    ['packing_list', 2, 2],
    ['bill_of_lading', 3, 3],
  ])
})

test('a page without a title or numbers of its own belongs to the part before it', () => {
  expect(detectParts(bill, terms, notice, terms)).toEqual([
    ['bill_of_lading', 1, 2],
    ['arrival_notice', 3, 4],
  ])
})

test('a page numbered "2 of 3" continues its document, whatever its title', () => {
  expect(detectParts(bill, [...invoice, 'Page 2 of 2'])).toEqual([])
  expect(detectParts(bill, [...invoice, 'Page 1 of 1'])).toHaveLength(2)
})

test('two documents of one type are separated by their numbers', () => {
  const other = bill.map((line) => line.replace('MAEU261904573', 'MAEU777888999').replace('MSKU1234565', 'TCLU4265135'))
  expect(detectParts(bill, bill)).toEqual([])
  expect(detectParts(bill, other)).toEqual([
    ['bill_of_lading', 1, 1],
    ['bill_of_lading', 2, 2],
  ])
})

test('a document of no known type is a part too', () => {
  expect(detectParts(invoice, certificate)).toEqual([
    ['commercial_invoice', 1, 1],
    [null, 2, 2],
  ])
})

test('a file in which a document boundary is unclear is not split, and the notes give the reason', () => {
  const page = ['To whom it may concern', 'Container TCLU4265135 was gated out.']
  const { parts, notes } = bundle(bill, page, notice)
  expect(parts).toEqual([])
  expect(notes).toBe('Not split: page 2 may begin another document.')
})

test('a file with one document has no parts and no notes', () => {
  expect(bundle(bill)).toEqual({ parts: [], notes: null })
  expect(bundle(bill, terms, terms)).toEqual({ parts: [], notes: null })
  expect(bundle()).toEqual({ parts: [], notes: null })
})

test('a file whose type a person has set is never split', async () => {
  const bytes = buildPdf([invoice, packing])
  expect((await readDocument({ name: 'a.pdf', bytes })).bundle.parts).toHaveLength(2)
  expect((await readDocument({ name: 'a.pdf', bytes, documentType: 'packing_list' })).bundle.parts).toEqual([])
})

test('each split part is a PDF with the text of its pages', async () => {
  const split = await splitPdf({ account: 'a', bytes: buildPdf([bill, terms, invoice]) }, [
    [1, 2],
    [3, 3],
  ])
  if ('refused' in split) throw new Error(split.refused)
  const [first, second] = await Promise.all(split.result.map((bytes) => readDocument({ name: 'part.pdf', bytes })))
  expect([first!.documentType, second!.documentType]).toEqual(['bill_of_lading', 'commercial_invoice'])
  expect(first!.pages.map(({ text }) => text.split('\n')[0])).toEqual(['BILL OF LADING', terms[0]])
  expect(second!.pages.map(({ text }) => text.trim().split('\n'))).toEqual([invoice])
})

test.each([
  ['what is no PDF', Buffer.from('nothing'), [1, 1]],
  ['pages that it does not have', buildPdf([bill]), [1, 7]],
] as const)('%s is refused with the reason', async (_, bytes, range) => {
  const split = await splitPdf({ account: 'a', bytes }, [range])
  expect(split).toMatchObject({ refused: expect.stringMatching(/broken|cannot be copied/) })
})
