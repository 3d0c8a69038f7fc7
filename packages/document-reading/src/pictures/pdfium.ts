import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { Quarantine } from '../file/quarantine.ts'
import { drawingSize, type OpenedPages, type PageRange } from './drawing.ts'

/** PDFium as WebAssembly: a hostile file corrupts only its own memory. For worker threads only. */
export interface OpenedPdf extends OpenedPages {
  /** A PDF with only these pages. */
  extract(range: PageRange): Uint8Array
}

/** FPDF_IMAGEOBJ_METADATA: width and height in pixels, dots per inch across and down, and three more numbers. */
const IMAGE_METADATA_BYTES = 28
const IMAGE_OBJECT = 3
const MAX_OBJECTS = 200
const MAX_LOGO_PIXELS = 800

let compiling: Promise<WebAssembly.Module> | undefined

/** Loaded anew for each file in 10 ms, so that corrupted memory is discarded with it. */
const load = async (): Promise<WrappedPdfiumModule> => {
  compiling ??= WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))))
  const compiled = await compiling
  const pdfium = await init({ instantiateWasm: createInstantiator(compiled) })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** In the form that Emscripten expects: exports become available later. */
const createInstantiator =
  (compiled: WebAssembly.Module) =>
  (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, of: WebAssembly.Module) => void) => {
    void WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled))
    return {}
  }

interface Memory {
  wasmExports: { malloc: (length: number) => number; free: (at: number) => void }
  HEAPU8: Uint8Array
}

type Pdfium = Awaited<ReturnType<typeof load>>

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdfium = await load()
  const memory = memoryOf(pdfium)
  const at = memory.wasmExports.malloc(bytes.length)
  memory.HEAPU8.set(bytes, at)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  if (document === 0) throw new Quarantine('The PDF is broken or encrypted')
  const withPage = <Result>(number: number, use: (page: number) => Result): Result => {
    const page = pdfium.FPDF_LoadPage(document, number - 1)
    if (page === 0) throw new Quarantine(`Page ${number} of the PDF is broken`)
    try {
      return use(page)
    } finally {
      pdfium.FPDF_ClosePage(page)
    }
  }
  return {
    pages: pdfium.FPDF_GetPageCount(document),
    sizeOf: (number) => withPage(number, (page) => measurePage(pdfium, page)),
    scanResolution: (number) => withPage(number, (page) => findScanResolution(pdfium, page)),
    draw: (number, drawingLimits) =>
      withPage(number, (page) => {
        const { width, height, dotsPerInch } = drawingSize(measurePage(pdfium, page), drawingLimits)
        const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
        if (bitmap === 0) throw new Quarantine(`Page ${number} is too large to be drawn`)
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
        const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
        const pixels = toGrey(memory.HEAPU8.subarray(from, from + width * height * 4))
        pdfium.FPDFBitmap_Destroy(bitmap)
        return { width, height, pixels, dotsPerInch }
      }),
    extract: (pages) => copyPages(pdfium, document, pages),
    close: () => {
      pdfium.FPDF_CloseDocument(document)
      memory.wasmExports.free(at)
    },
  }
}

const memoryOf = (pdfium: Pdfium) => pdfium.pdfium as unknown as Memory

const measurePage = (pdfium: Pdfium, page: number) => ({
  width: pdfium.FPDF_GetPageWidthF(page),
  height: pdfium.FPDF_GetPageHeightF(page),
})

/** The highest resolution of the pictures on a page that are larger than a logo. */
const findScanResolution = (pdfium: Pdfium, page: number): number | null => {
  const memory = memoryOf(pdfium)
  const metadata = memory.wasmExports.malloc(IMAGE_METADATA_BYTES)
  const view = new DataView(memory.HEAPU8.buffer, metadata, IMAGE_METADATA_BYTES)
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS)
  const resolutions = Array.from({ length: count }, (_, at) => pdfium.FPDFPage_GetObject(page, at)).flatMap(
    (object) => {
      if (pdfium.FPDFPageObj_GetType(object) !== IMAGE_OBJECT) return []
      if (!pdfium.FPDFImageObj_GetImageMetadata(object, page, metadata)) return []
      const width = view.getUint32(0, true)
      return width > MAX_LOGO_PIXELS ? [view.getFloat32(8, true)] : []
    },
  )
  memory.wasmExports.free(metadata)
  return resolutions.length > 0 ? Math.max(...resolutions) : null
}

/** Some pages of a document as a document. */
const copyPages = (pdfium: Pdfium, document: number, [first, last]: readonly [number, number]): Uint8Array => {
  const memory = memoryOf(pdfium)
  const copy = pdfium.FPDF_CreateNewDocument()
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  try {
    if (!pdfium.FPDF_ImportPages(copy, document, `${first}-${last}`, 0))
      throw new Quarantine(`Pages ${first} to ${last} of the PDF cannot be copied`)
    pdfium.PDFiumExt_SaveAsCopy(copy, writer)
    const length = pdfium.PDFiumExt_GetFileWriterSize(writer)
    const to = memory.wasmExports.malloc(length)
    pdfium.PDFiumExt_GetFileWriterData(writer, to, length)
    const bytes = memory.HEAPU8.slice(to, to + length)
    memory.wasmExports.free(to)
    return withoutDate(bytes)
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer)
    pdfium.FPDF_CloseDocument(copy)
  }
}

/** Removes the time that PDFium writes into each copy, so that the same pages always give the same bytes. */
function withoutDate(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const written = /\/CreationDate\(D:\d{14}\)\/Creator\(PDFium\)/.exec(text)
  if (written) bytes.set(Buffer.from('19700101000000'), written.index + '/CreationDate(D:'.length)
  return bytes
}

/** Converts BGRA to grey. */
function toGrey(blueFirst: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(blueFirst.length / 4)
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4)
    pixels[i] = (blueFirst[at]! * 29 + blueFirst[at + 1]! * 150 + blueFirst[at + 2]! * 77) >> 8
  return pixels
}
