import { beforeAll, expect, test } from 'vitest'
import Vips from 'wasm-vips'
import { openPages } from '../../src/pictures/open-pages.ts'
import { buildPdf, buildPicturePdf, papers } from '../harness/build-pdf.ts'
import { drawPage, readDocument } from '../harness/read-for-account.ts'

/** Fills the upper half of a page, which is all that is scanned: recognition takes as long as there is text. */
const NOTICE = [
  'ARRIVAL NOTICE',
  'B/L No. : MAEU261904573',
  'Vessel : EVER GIVEN',
  'Voyage : 0123W',
  'Port of Discharge : LOS ANGELES',
  'Container No. : MSKU7054410',
  // Every part of the scan shows which way is up; every other line is empty, because full ones take twice as long.
  ...Array.from({ length: 14 }, (_, at) =>
    at % 2 === 0 ? 'Description of goods : garden furniture, packed in cartons on pallets' : '',
  ),
]

let vips: typeof Vips
/** The notice and a blank second page, as a scanner produces them. */
let pages: Vips.Image[]

beforeAll(async () => {
  vips = await Vips({ dynamicLibraries: [] })
  const page = { bytes: buildPdf([NOTICE]), name: 'notice.pdf', declaredType: 'application/pdf', page: 1 }
  const drawn = await drawPage(page)
  if ('refused' in drawn) throw new Error(drawn.refused)
  const whole = vips.Image.newFromBuffer(drawn.result.png!)
  const notice = whole.crop(0, 0, whole.width, Math.round(whole.height * 0.4))
  const blank = vips.Image.black(notice.width, notice.height).invert()
  pages = [notice, blank]
})

const encoded: [string, () => Uint8Array][] = [
  [
    'fax.tiff',
    () =>
      twoPages().writeToBuffer(
        '.tif[compression=ccittfax4,bitdepth=1,page-height=$]'.replace('$', String(pages[0]!.height)),
      ),
  ],
  ['scan.tiff', () => pages[0]!.writeToBuffer('.tif[compression=lzw]')],
  ['scan.webp', () => pages[0]!.writeToBuffer('.webp')],
  ['scan.gif', () => pages[0]!.writeToBuffer('.gif')],
  ['interlaced.png', () => pages[0]!.writeToBuffer('.png[interlace=true]')],
  ['transparent.png', () => transparent().writeToBuffer('.png')],
  ['progressive.jpg', () => pages[0]!.writeToBuffer('.jpg[interlace=true]')],
  ['turned.jpg', () => turned().writeToBuffer('.jpg')],
]

const twoPages = () => vips.Image.arrayjoin(pages, { across: 1 })
/** Black letters on a transparent background. */
const transparent = () =>
  pages[0]!.newFromImage(0).cast('uchar').bandjoin(pages[0]!.invert()).copy({ interpretation: 'b-w' })
/** The notice as a phone that is held sideways stores it. */
const turned = () => {
  const sideways = pages[0]!.rot('d270').copy()
  sideways.setInt('orientation', 6)
  return sideways
}

test.each(encoded)('the image format %s is drawn as one page', async (name, make) => {
  const drawn = await drawPage({ bytes: make(), name, declaredType: '', page: 1 })
  if ('refused' in drawn) throw new Error(drawn.refused)
  const [one, other] = [vips.Image.newFromBuffer(drawn.result.png!), pages[0]!].map((image) => image.resize(0.1))
  expect([one!.width, one!.height]).toEqual([other!.width, other!.height])
  expect(one!.subtract(other!).abs().avg()).toBeLessThan(2)
})

test('the text of a fax is recognized', async () => {
  const [name, make] = encoded[0]!
  const { readability, documentType, identifiers } = await readDocument({ name, bytes: make() })
  expect({ readability, documentType }).toEqual({ readability: 'recognized', documentType: 'arrival_notice' })
  expect(identifiers.map(({ value }) => value)).toContain('MSKU7054410')
})

/** Some lines at the top of an otherwise empty page. */
const shortNotice = () => {
  const { width, height } = pages[0]!
  return pages[0]!.crop(0, 0, width, Math.round(height * 0.55)).embed(0, 0, width, height * 2, { background: [255] })
}
const pale = (image: Vips.Image) => image.linear([0.25], [170]).cast('uchar')

test.each<[string, () => Vips.Image]>([
  ['upside down, with text at one end of the page', () => shortNotice().rot('d180')],
  ['pale on grey paper', () => pale(shortNotice())],
])('a scan is read that is %s', async (_, make) => {
  const bytes = make().writeToBuffer('.png')
  const { readability, documentType, identifiers } = await readDocument({ name: 'scan.png', bytes })
  expect({ readability, documentType }).toEqual({ readability: 'recognized', documentType: 'arrival_notice' })
  expect(identifiers.map(({ value }) => value)).toContain('MSKU7054410')
})

test('nothing is read on an empty page with the noise of a scanner', async () => {
  const { width, height } = pages[0]!
  const noise = vips.Image.gaussnoise(width, height, { mean: 235, sigma: 12, seed: 1 }).cast('uchar')
  const { readability, documentType, extraction } = await readDocument({
    name: 'scan.png',
    bytes: noise.writeToBuffer('.png'),
  })
  expect({ readability, documentType, extraction }).toEqual({
    readability: 'no_text',
    documentType: null,
    extraction: null,
  })
})

/** How dark a part of a picture is, from 0 to 255. */
const ink = (image: Vips.Image, [left, top, right, bottom]: readonly number[]) => {
  const [x, y] = [Math.floor(left! * image.width), Math.floor(top! * image.height)]
  const [width, height] = [Math.ceil(right! * image.width) - x, Math.ceil(bottom! * image.height) - y]
  return 255 - image.crop(x, y, width, height).avg()
}

test.each(['d90', 'd270'] as const)('the box of a value matches the picture of a page rotated by %s', async (angle) => {
  const name = 'scan.png'
  const bytes = pages[0]!.rot(angle).writeToBuffer('.png')
  const { extraction } = await readDocument({ name, bytes })
  const drawn = await drawPage({ bytes, name, declaredType: 'image/png', page: 1 })
  if ('refused' in drawn) throw new Error(drawn.refused)
  const picture = vips.Image.newFromBuffer(drawn.result.png!)
  const { vessel } = extraction!.payload as { vessel: { value: string; box: number[] } }
  expect(vessel.value).toBe('EVER GIVEN')
  const [width, height] = [
    (vessel.box[2]! - vessel.box[0]!) * picture.width,
    (vessel.box[3]! - vessel.box[1]!) * picture.height,
  ]
  expect(width).toBeLessThan(height)
  expect(ink(picture, vessel.box)).toBeGreaterThan(20)
})

test('each page of a fax is drawn upright on white', async () => {
  const [, make] = encoded[0]!
  for (const page of [1, 2, 3]) {
    const drawn = await drawPage({ bytes: make(), name: 'fax.tiff', declaredType: 'image/tiff', page })
    if ('refused' in drawn) throw new Error(drawn.refused)
    expect(drawn.result.pages).toBe(2)
    expect(drawn.result.png !== null).toBe(page < 3)
    if (drawn.result.png)
      expect(vips.Image.newFromBuffer(drawn.result.png).avg()).toBeGreaterThan(page === 2 ? 254.9 : 200)
  }
})

test('a picture that needs too much memory is refused', async () => {
  const bytes = vips.Image.black(8_000, 6_000).writeToBuffer('.webp[effort=0]')
  expect(await drawPage({ bytes, name: 'a.webp', declaredType: 'image/webp', page: 1 })).toEqual({
    refused: 'An image of 8000 x 6000 pixels',
  })
})

test('a broken picture is refused with the reason', async () => {
  const whole = pages[0]!.writeToBuffer('.webp')
  for (const bytes of [whole.slice(0, 40), Buffer.concat([whole.slice(0, 30), Buffer.alloc(500, 7)])])
    expect(await drawPage({ bytes, name: 'a.webp', declaredType: 'image/webp', page: 1 })).toEqual({
      refused: 'The picture is broken',
    })
})

test.each([
  ['png', 1_240, 150],
  ['png', 2_480, 300],
  ['pdf', 1_653, 200],
  ['pdf', 2_479, 300],
] as const)('the resolution of a %s of %d pixels is %d dots per inch', async (kind, across, dotsPerInch) => {
  const bytes =
    kind === 'pdf'
      ? buildPicturePdf(across)
      : vips.Image.black(across, Math.round(across * Math.SQRT2)).writeToBuffer('.png')
  const opened = await openPages(kind, new Uint8Array(bytes))
  expect(Math.round(opened!.scanResolution(1)!)).toBe(dotsPerInch)
  opened!.close()
})

test('a page without a picture has no scan resolution', async () => {
  const opened = await openPages('pdf', new Uint8Array(buildPdf([papers.bill])))
  expect(opened!.scanResolution(1)).toBeNull()
})
