import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../src/read-document.ts'

const stream = (dictionary: string, data: string | Buffer): string =>
  `<<${dictionary}/Length ${data.length}>>\nstream\n${Buffer.from(data).toString('latin1')}\nendstream`
const form = (content: string, resources: string) =>
  stream(`/Subtype/Form/BBox[0 0 600 800]/Resources<<${resources}>>`, content)
const deflated = (text: string) => deflateSync(Buffer.from(text))

/** A PDF whose page draws object 6 as `/X`; the given objects have the numbers from 6 on. */
const pdf = (...objects: string[]): Buffer => {
  const all = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>/Pattern<</P 6 0 R>>/Font<</F 5 0 R>>>>>>',
    stream('', '/X Do /X Do'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  ]
  return Buffer.from(
    `%PDF-1.5\n${all.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )
}
const read = (bytes: Buffer) => readDocument({ account: 'corpus', name: 'a.pdf', bytes }, { recognition: false })

/** A chain of forms: each draws the next one this many times, and the last one draws text. */
const nested = (depth: number, times = 1) =>
  pdf(
    ...Array.from({ length: depth }, (_, at) =>
      at === depth - 1
        ? form('BT /F 10 Tf 40 700 Td (Bill of Lading) Tj ET', '/Font<</F 5 0 R>>')
        : form('/X Do '.repeat(times), `/XObject<</X ${at + 7} 0 R>>`),
    ),
  )

describe('a PDF whose drawings have no end is refused before it is drawn', () => {
  test.each([
    ['a form that draws itself', pdf(form('/X Do', '/XObject<</X 6 0 R>>'))],
    ['a ring of forms', pdf(form('/Y Do', '/XObject<</Y 7 0 R>>'), form('/X Do', '/XObject<</X 6 0 R>>'))],
    ['a form by the resources of its page', pdf(stream('/Subtype/Form/BBox[0 0 9 9]', '/X Do'))],
    [
      'a form by resources elsewhere',
      pdf(stream('/Subtype/Form/Resources 7 0 R', '/X Do'), '<</XObject 8 0 R>>', '<</X 6 0 R>>'),
    ],
    ['a form under a name in codes', pdf(stream('/Subtype/Fo#72m/Resources<</XObject<</X 6 0 R>>>>', '/#58 Do'))],
    [
      'a deflated form',
      pdf(stream('/Subtype/Form/Filter/FlateDecode/Resources<</XObject<</X 6 0 R>>>>', deflated('/X Do'))),
    ],
    [
      'a deflated form in letters',
      pdf(
        stream(
          '/Subtype/Form/Filter[/ASCIIHexDecode/FlateDecode]/Resources<</XObject<</X 6 0 R>>>>',
          `${deflated('/X Do').toString('hex')}>`,
        ),
      ),
    ],
    ['a pattern of itself', pdf(stream('/PatternType 1/Resources<</Pattern<</P 6 0 R>>>>', '/P scn 0 0 9 9 re f'))],
    [
      'a mask of itself',
      pdf(stream('/Subtype/Form/Resources<</ExtGState<</G 7 0 R>>>>', '/G gs'), '<</SMask<</S/Luminosity/G 6 0 R>>>>'),
    ],
    [
      'a form whose resources are in a stream of objects',
      pdf(
        stream('/Subtype/Form/Resources 7 0 R', '/X Do'),
        'null',
        stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflated('7 0 <</XObject<</X 6 0 R>>>>')),
      ),
    ],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).quarantined).toBe('A drawing of the PDF draws itself')
  })

  test('forms that double at each level, or are nested without need', async () => {
    expect((await read(nested(20, 2))).quarantined).toBe('Drawings of the PDF draw each other too often')
    expect((await read(nested(200))).quarantined).toBe('Drawings of the PDF are nested too deep')
  })

  test('forms in forms are read, and so is a form that only could draw itself', async () => {
    expect((await read(nested(50))).pages[0]!.text).toContain('Bill of Lading')
    const shared = form('BT /F 10 Tf 40 700 Td (Bill of Lading) Tj ET', '/XObject<</X 6 0 R>>/Font<</F 5 0 R>>')
    expect((await read(pdf(shared))).pages[0]!.text).toContain('Bill of Lading')
  })
})

/** Encodes bytes as ASCII85: five characters for four bytes. */
const inAscii85 = (bytes: Buffer): string =>
  Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) => {
    const four = Buffer.alloc(4)
    bytes.copy(four, 0, 4 * at)
    const digits = [4, 3, 2, 1, 0].map((power) => Math.floor(four.readUInt32BE() / 85 ** power) % 85)
    return String.fromCharCode(...digits.map((digit) => 33 + digit))
  }).join('')

test('what grows too large is refused, also where it was written in letters', async () => {
  const grows = deflateSync(Buffer.alloc(40 * 2 ** 20, 32))
  for (const [filter, letters] of [
    ['ASCIIHexDecode', `${grows.toString('hex')}>`],
    ['ASCII85Decode', `${inAscii85(grows)}~>`],
  ]) {
    const bytes = pdf(stream(`/Filter[/${filter}/FlateDecode]`, letters!))
    expect((await read(bytes)).quarantined).toBe('A stream of the PDF grows too large')
  }
})

test('a tree of pages that holds itself is said to be broken', async () => {
  const bytes = Buffer.from(
    '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF',
  )
  expect((await read(bytes)).quarantined).toBe('Page 1 of the PDF is broken')
})
