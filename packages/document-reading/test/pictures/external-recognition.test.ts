import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { RecognizePage } from '../../src/pictures/external-recognition.ts'
import { assignLines, type PlacedWord } from '../../src/pictures/recognized-words.ts'
import { buildPdf } from '../harness/build-pdf.ts'
import { drawPage, readDocument } from '../harness/read-for-account.ts'

const NOTICE = [
  'ARRIVAL NOTICE',
  'B/L No. : MAEU261904573',
  'Vessel : EVER GIVEN',
  'Port of Discharge : LOS ANGELES',
  'Container No. : MSKU7054410',
]
/** The page of `pdfOf` is 595 points wide, and drawn 1,600 pixels wide. */
const PIXELS = 1_600 / 595
const PAGE = { width: 595 * PIXELS, height: 842 * PIXELS }

/** The words where `pdfOf` prints them, as a service would find them. */
const words: PlacedWord[] = NOTICE.flatMap((line, at) =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    left: (40 + index * 6) * PIXELS,
    top: (842 - 780 + 20 * at - 9) * PIXELS,
    width: text.length * 6 * PIXELS,
    height: 9 * PIXELS,
    certainty: 0.97,
  })),
)

let scan: { name: string; bytes: Uint8Array }
beforeAll(async () => {
  const drawn = await drawPage({ bytes: buildPdf([NOTICE]), name: 'a.pdf', declaredType: '', page: 1 })
  if ('refused' in drawn) throw new Error(drawn.refused)
  scan = { name: 'scan.png', bytes: drawn.result.png! }
})

test('words recognized by another program are read as a page, with each value at its position', async () => {
  const sent: Uint8Array[] = []
  const recognition: RecognizePage = async (png) => {
    sent.push(png)
    return { words }
  }
  const { readability, documentType, extraction } = await readDocument(scan, { recognition })
  expect({ readability, documentType }).toEqual({ readability: 'recognized', documentType: 'arrival_notice' })
  expect(sent.map((png) => Buffer.from(png).toString('latin1', 1, 4))).toEqual(['PNG'])
  const { vessel } = extraction!.payload as { vessel: { value: string; box: number[] } }
  expect(vessel.value).toBe('EVER GIVEN')
  const [, , ever] = words.slice(5)
  expect(vessel.box[0]).toBeCloseTo(ever!.left / PAGE.width, 1)
  expect(vessel.box[1]).toBeCloseTo(ever!.top / PAGE.height, 1)
})

test('boxes on a page that was rotated for recognition match the original page', async () => {
  const boxOf = async (recognition: RecognizePage) => {
    const { extraction } = await readDocument(scan, { recognition })
    return (extraction!.payload as { vessel: { box: number[] } }).vessel.box
  }
  const upright = await boxOf(async () => ({ words }))
  const [left, top, right, bottom] = await boxOf(async () => ({ words, rotation: 180 }))
  expect(
    [1 - right!, 1 - bottom!, 1 - left!, 1 - top!].map((share, at) => share.toFixed(3) === upright[at]!.toFixed(3)),
  ).toEqual([true, true, true, true])
})

test('an unreachable recognition program leaves the document without text for another try', async () => {
  const recognition: RecognizePage = async () => {
    throw new Error('The OCR service answered 503')
  }
  const { readability, transient, classificationNotes, quarantined } = await readDocument(scan, { recognition })
  expect({ readability, transient, quarantined }).toEqual({
    readability: 'no_text',
    transient: 'The OCR service answered 503',
    quarantined: null,
  })
  expect(classificationNotes).toBe('It has no text: it is a picture or a scan. The OCR service answered 503.')
})

test('a document without recognition names the setting that disables it', async () => {
  const { readability, classificationNotes } = await readDocument(scan, { recognition: false })
  expect(readability).toBe('no_text')
  expect(classificationNotes).toContain('documents.ocr is off')
})

const word = fc.record({
  text: fc.string({ minLength: 1, maxLength: 12 }),
  left: fc.integer({ min: 0, max: 1_600 }),
  top: fc.integer({ min: 0, max: 2_200 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 8, max: 40 }),
  certainty: fc.double({ min: 0, max: 1, noNaN: true }),
})

const placedAt = (top: number, height: number) => ({ text: 'A', left: 0, top, width: 1, height, certainty: 1 })

test('each word is on one line, and words at one height share a line', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (placed) => {
      const lines = assignLines(placed)
      expect(lines.map(({ line: _, ...one }) => one)).toHaveLength(placed.length)
      for (const one of lines)
        for (const other of lines)
          if (one.top + one.height / 2 === other.top + other.height / 2) expect(other.line).toBe(one.line)
    }),
    {
      // A low word at the height of a tall one that belongs to the line above.
      examples: [[[placedAt(3, 8), placedAt(7, 15), placedAt(10, 9)]]],
    },
  )
})
