import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { type Canvas, createCanvas } from '@napi-rs/canvas'

let loading: Promise<WrappedPdfiumModule> | undefined

const load = async (): Promise<WrappedPdfiumModule> => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer,
  })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** Each page as a picture on a white background. */
export async function renderPages(pdf: Uint8Array, dotsPerInch: number): Promise<Canvas[]> {
  loading ??= load()
  const pdfium = await loading
  const module = pdfium.pdfium as unknown as {
    wasmExports: { malloc: (n: number) => number; free: (at: number) => void }
    HEAPU8: Uint8Array
  }
  const at = module.wasmExports.malloc(pdf.length)
  module.HEAPU8.set(pdf, at)
  const document = pdfium.FPDF_LoadMemDocument(at, pdf.length, '')
  const pages: Canvas[] = []
  for (let number = 0; number < pdfium.FPDF_GetPageCount(document); number++) {
    const page = pdfium.FPDF_LoadPage(document, number)
    const width = Math.round((pdfium.FPDF_GetPageWidthF(page) * dotsPerInch) / 72)
    const height = Math.round((pdfium.FPDF_GetPageHeightF(page) * dotsPerInch) / 72)
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    const pixels = context.createImageData(width, height)
    const blueFirst = module.HEAPU8.subarray(from, from + width * height * 4)
    for (let i = 0; i < blueFirst.length; i += 4) {
      pixels.data[i] = blueFirst[i + 2]!
      pixels.data[i + 1] = blueFirst[i + 1]!
      pixels.data[i + 2] = blueFirst[i]!
      pixels.data[i + 3] = 255
    }
    context.putImageData(pixels, 0, 0)
    pages.push(canvas)
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.FPDF_ClosePage(page)
  }
  pdfium.FPDF_CloseDocument(document)
  module.wasmExports.free(at)
  return pages
}
