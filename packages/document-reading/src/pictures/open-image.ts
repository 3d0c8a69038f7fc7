import Vips from 'wasm-vips'
import type { FileKind } from '../file/file-kind.ts'
import { limits, Quarantine } from '../file/quarantine.ts'
import { drawingSize, type OpenedPages } from './drawing.ts'

/** The assumed shorter side of a picture in points: at 200 dots per inch a photograph becomes about a page. */
const SHORT_SIDE_POINTS = 595

/** These formats are always decoded completely: about ten bytes of memory for each pixel. */
const FULLY_DECODED: readonly FileKind[] = ['webp', 'gif']
const MAX_FULLY_DECODED_PIXELS = 40_000_000

/**
 * libvips as WebAssembly, loaded anew for each file in 0.1 s, so that a hostile file corrupts only its own memory. Its
 * 90 MB are never freed, and end the reader after a few pictures.
 */
const load = async () => {
  const vips = await Vips({ dynamicLibraries: [], print: () => {}, printErr: () => {} })
  vips.concurrency(1)
  vips.Cache.max(0)
  vips.operationBlock('VipsForeignLoad', true)
  for (const format of ['Jpeg', 'Png', 'Tiff', 'Webp', 'Nsgif']) vips.operationBlock(`VipsForeignLoad${format}`, false)
  return vips
}

/** A JPEG, PNG, WebP or GIF is one page; a TIFF from a fax machine has several. */
export async function openImage(kind: FileKind, bytes: Uint8Array): Promise<OpenedPages> {
  const vips = await load()
  const loadOptions = (page: number) => (kind === 'tiff' ? `page=${page - 1}` : '')
  const created: Vips.Image[] = []
  const track = (image: Vips.Image): Vips.Image => {
    created.push(image)
    return image
  }
  const withPage = <Result>(page: number, use: (image: Vips.Image) => Result): Result => {
    try {
      const image = track(vips.Image.newFromBuffer(bytes, loadOptions(page)))
      if (image.width * image.height > (FULLY_DECODED.includes(kind) ? MAX_FULLY_DECODED_PIXELS : limits.imagePixels))
        throw new Quarantine(`An image of ${image.width} x ${image.height} pixels`)
      return use(image)
    } catch (error) {
      throw error instanceof Quarantine ? error : new Quarantine('The picture is broken')
    } finally {
      for (const image of created.splice(0)) image.delete()
    }
  }
  /** Upright, by the EXIF orientation. */
  const sizeInPixels = (page: number) =>
    withPage(page, (image) => {
      const { width, height } = track(image.autorot())
      return { width, height }
    })
  const sizeOf = (page: number) => {
    const { width, height } = sizeInPixels(page)
    const points = SHORT_SIDE_POINTS / Math.min(width, height)
    return { width: width * points, height: height * points }
  }
  return {
    pages: withPage(1, (image) => (kind === 'tiff' && image.getTypeof('n-pages') !== 0 ? image.getInt('n-pages') : 1)),
    sizeOf,
    scanResolution: (page) => {
      const { width, height } = sizeInPixels(page)
      return (Math.min(width, height) * 72) / SHORT_SIDE_POINTS
    },
    draw: (page, drawingLimits) => {
      const { width, height, dotsPerInch } = drawingSize(sizeOf(page), drawingLimits)
      return withPage(page, () => {
        const options = { height, size: 'force', option_string: loadOptions(page) }
        const drawn = track(vips.Image.thumbnailBuffer(bytes, width, options))
        const onWhite = drawn.hasAlpha() ? track(drawn.flatten({ background: 255 })) : drawn
        const grey = track(onWhite.colourspace('b-w'))
        return { width, height, pixels: grey.writeToMemory() as Uint8Array, dotsPerInch }
      })
    },
    close: () => {},
  }
}
