import { fileKind } from '../file/file-kind.ts'
import { limits } from '../file/quarantine.ts'
import { guardPdf } from '../formats/pdf-guard.ts'
import { serve } from '../readers/serve.ts'
import { asPng } from './as-png.ts'
import type { DrawnPage, PageToDraw } from './draw-page.ts'
import { openPages } from './open-pages.ts'

/** In pixels: enough to read small print. */
const WIDTH_PIXELS = 1_600
/** A long page is drawn at a lower resolution. */
const MAX_PIXELS = 4_000_000

async function drawOnePage({ bytes, name, declaredType, page }: Omit<PageToDraw, 'account'>): Promise<DrawnPage> {
  const kind = fileKind(bytes, name, declaredType)
  if (kind === 'pdf') await guardPdf(bytes)
  const opened = await openPages(kind, bytes)
  if (!opened) return { png: null, pages: 0 }
  const pages = Math.min(opened.pages, limits.pages)
  if (page > pages) return { png: null, pages }
  const dotsPerInch = (WIDTH_PIXELS * 72) / Math.max(1, opened.sizeOf(page).width)
  const drawn = opened.draw(page, { dotsPerInch, pixels: MAX_PIXELS })
  const { width, height } = drawn
  return { pages, png: asPng(drawn), width, height, dotsPerInch: drawn.dotsPerInch }
}

await serve({ read: drawOnePage, describeFailure: ({ name }) => `It is broken: drawing ended with ${name}` })
