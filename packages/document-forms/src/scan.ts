import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import type { Sample } from './corpus.ts'
import { createRandom, type Random } from './random.ts'
import { renderPages } from './render.ts'

/** The ways in which a page becomes a picture. */
export const SCAN_KINDS = ['scan', 'fax', 'photo', 'upside_down', 'sideways', 'poor_scan'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]

/** The same document without text: scanned or photographed. */
export async function scan(sample: Sample, scanKind: ScanKind, seed: number): Promise<Sample> {
  const random = createRandom(seed)
  const resolution = scanKind === 'photo' ? 250 : scanKind === 'poor_scan' ? 150 : 200
  const pages = (await renderPages(sample.bytes, resolution)).map((page) => distort(page, scanKind, random))
  const stem = sample.name.replace(/\.\w+$/, '')
  // Cameras create single pictures, scanners create PDFs.
  if (scanKind === 'photo' && pages.length === 1)
    return { ...sample, name: `${stem}-${scanKind}.jpg`, bytes: pages[0]!.toBuffer('image/jpeg', 78) }
  if (scanKind === 'fax' && pages.length === 1)
    return { ...sample, name: `${stem}-${scanKind}.png`, bytes: pages[0]!.toBuffer('image/png') }
  return {
    ...sample,
    name: `${stem}-${scanKind}.pdf`,
    bytes: await toPdf(pages, resolution, scanKind === 'poor_scan' ? 45 : 72),
  }
}

function distort(page: Canvas, scanKind: ScanKind, random: Random): Canvas {
  switch (scanKind) {
    case 'scan':
      return addNoise(rotate(page, random.between(-12, 12) / 10), 6, random)
    case 'poor_scan':
      return addNoise(rotate(page, random.between(-18, 18) / 10), 14, random)
    case 'fax':
      return toBlackAndWhite(addNoise(rotate(page, random.between(-8, 8) / 10), 16, random), random)
    case 'photo':
      return addNoise(
        addShadow(
          addKeystone(rotate(placeOnDesk(page), random.between(-25, 25) / 10), random.between(-25, 25) / 1000),
          random,
        ),
        9,
        random,
      )
    case 'upside_down':
      return addNoise(rotate(page, 180 + random.between(-6, 6) / 10), 6, random)
    case 'sideways':
      return addNoise(rotate(page, random.pick([90, 270]) + random.between(-6, 6) / 10), 6, random)
  }
}

const createCanvasOf = (width: number, height: number, colour: string): { canvas: Canvas; context: SKRSContext2D } => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

function rotate(page: Canvas, degrees: number): Canvas {
  const isSideways = Math.round(degrees / 90) % 2 !== 0
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height]
  const { canvas, context } = createCanvasOf(width, height, '#fdfdfb')
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(page, -page.width / 2, -page.height / 2)
  context.resetTransform()
  return canvas
}

function placeOnDesk(page: Canvas): Canvas {
  const margin = Math.round(page.width * 0.05)
  const { canvas, context } = createCanvasOf(page.width + 2 * margin, page.height + 2 * margin, '#8a7f74')
  context.drawImage(page, margin, margin)
  return canvas
}

/** Photographed at an angle: one end of the page is smaller. */
function addKeystone(page: Canvas, by: number): Canvas {
  const { canvas, context } = createCanvasOf(page.width, page.height, '#8a7f74')
  for (let y = 0; y < page.height; y++) {
    const shrink = 1 - Math.abs(by) * (by > 0 ? y / page.height : 1 - y / page.height)
    const width = page.width * shrink
    context.drawImage(page, 0, y, page.width, 1, (page.width - width) / 2, y, width, 1)
  }
  return canvas
}

/** Adds light from one side. */
function addShadow(page: Canvas, random: Random): Canvas {
  const context = page.getContext('2d')
  const shade = context.createLinearGradient(0, 0, page.width, random.pick([0, page.height]))
  shade.addColorStop(0, 'rgba(20,20,30,0.02)')
  shade.addColorStop(1, 'rgba(20,20,30,0.32)')
  context.fillStyle = shade
  context.fillRect(0, 0, page.width, page.height)
  return page
}

/** Blurs slightly and adds sensor noise. */
function addNoise(page: Canvas, grain: number, random: Random): Canvas {
  const small = createCanvas(Math.round(page.width * 0.85), Math.round(page.height * 0.85))
  small.getContext('2d').drawImage(page, 0, 0, small.width, small.height)
  const context = page.getContext('2d')
  context.drawImage(small, 0, 0, page.width, page.height)
  const pixels = context.getImageData(0, 0, page.width, page.height)
  const noise = Array.from({ length: 4096 }, () => random.between(-grain, grain) + random.between(-grain, grain))
  let step = random.below(4096)
  for (let i = 0; i < pixels.data.length; i += 4) {
    step = (step * 1103515245 + 12345) & 0x7fffffff
    const by = noise[(step >> 8) & 4095]!
    for (let c = 0; c < 3; c++) pixels.data[i + c] = pixels.data[i + c]! + by
  }
  context.putImageData(pixels, 0, 0)
  return page
}

function toBlackAndWhite(page: Canvas, random: Random): Canvas {
  const context = page.getContext('2d')
  const pixels = context.getImageData(0, 0, page.width, page.height)
  for (let i = 0; i < pixels.data.length; i += 4) {
    const isSpeck = random.below(9000) === 0
    const level = pixels.data[i]! < 150 !== isSpeck ? 0 : 255
    pixels.data[i] = level
    pixels.data[i + 1] = level
    pixels.data[i + 2] = level
  }
  context.putImageData(pixels, 0, 0)
  return page
}

function toPdf(pages: readonly Canvas[], resolution: number, quality: number): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const page of pages) {
    const size: [number, number] = [(page.width * 72) / resolution, (page.height * 72) / resolution]
    pdf
      .addPage({ size, margin: 0 })
      .image(page.toBuffer('image/jpeg', quality), 0, 0, { width: size[0], height: size[1] })
  }
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  pdf.end()
  return done
}
