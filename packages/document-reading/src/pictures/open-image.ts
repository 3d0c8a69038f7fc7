import Vips from 'wasm-vips'
import type { FileKind } from '../file-kind.ts'
import { limits, Quarantine } from '../quarantine.ts'
import { dimensionsOf, type OpenedPages } from './drawing.ts'

/** Of a picture on paper, the shorter side in points: 200 dots an inch make of a photograph about a page. */
const SHORT_SIDE = 595

/** These are never decoded in part: about ten bytes of memory a pixel. */
const DECODED_WHOLE: readonly FileKind[] = ['webp', 'gif']
const WHOLE_PIXELS = 40_000_000

/**
 * libvips as WebAssembly, for each file again, in 0.1 s: what a hostile file breaks is a piece of memory of its own. It is not
 * given back, some 90 MB, and ends its reader after a few pictures.
 */
const load = async () => {
  const vips = await Vips({ dynamicLibraries: [], print: () => {}, printErr: () => {} })
  vips.concurrency(1)
  vips.Cache.max(0)
  vips.operationBlock('VipsForeignLoad', true)
  for (const format of ['Jpeg', 'Png', 'Tiff', 'Webp', 'Nsgif']) vips.operationBlock(`VipsForeignLoad${format}`, false)
  return vips
}

/** A JPEG, PNG, WebP or GIF is one page; a TIFF, as fax machines send it, has several. */
export async function openImage(kind: FileKind, bytes: Uint8Array): Promise<OpenedPages> {
  const vips = await load()
  const optionsOf = (page: number) => (kind === 'tiff' ? `page=${page - 1}` : '')
  const made: Vips.Image[] = []
  const own = (image: Vips.Image): Vips.Image => {
    made.push(image)
    return image
  }
  const ofPage = <Result>(page: number, use: (image: Vips.Image) => Result): Result => {
    try {
      const image = own(vips.Image.newFromBuffer(bytes, optionsOf(page)))
      if (image.width * image.height > (DECODED_WHOLE.includes(kind) ? WHOLE_PIXELS : limits.imagePixels))
        throw new Quarantine(`An image of ${image.width} x ${image.height} pixels`)
      return use(image)
    } catch (error) {
      throw error instanceof Quarantine ? error : new Quarantine('The picture is broken')
    } finally {
      for (const image of made.splice(0)) image.delete()
    }
  }
  /** Upright, as the camera has noted. */
  const sizeInPixels = (page: number) =>
    ofPage(page, (image) => {
      const { width, height } = own(image.autorot())
      return { width, height }
    })
  const sizeOf = (page: number) => {
    const { width, height } = sizeInPixels(page)
    const points = SHORT_SIDE / Math.min(width, height)
    return { width: width * points, height: height * points }
  }
  return {
    pages: ofPage(1, (image) => (kind === 'tiff' && image.getTypeof('n-pages') !== 0 ? image.getInt('n-pages') : 1)),
    sizeOf,
    scannedWith: (page) => {
      const { width, height } = sizeInPixels(page)
      return (Math.min(width, height) * 72) / SHORT_SIDE
    },
    draw: (page, most) => {
      const { width, height, dotsPerInch } = dimensionsOf(sizeOf(page), most)
      return ofPage(page, () => {
        const options = { height, size: 'force', option_string: optionsOf(page) }
        const drawn = own(vips.Image.thumbnailBuffer(bytes, width, options))
        const onWhite = drawn.hasAlpha() ? own(drawn.flatten({ background: 255 })) : drawn
        const grey = own(onWhite.colourspace('b-w'))
        return { width, height, pixels: grey.writeToMemory() as Uint8Array, dotsPerInch }
      })
    },
    close: () => {},
  }
}
