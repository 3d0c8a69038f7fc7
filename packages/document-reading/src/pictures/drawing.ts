import type { Picture } from './picture.ts'

/** How large a page is drawn. */
export interface DrawingLimits {
  dotsPerInch: number
  /** A larger page is drawn with fewer dots. */
  pixels: number
}

/** A file whose pages can be drawn. */
export interface OpenedPages {
  pages: number
  /** In points. */
  sizeOf(page: number): { width: number; height: number }
  /** Of the picture that the page is; null where it is none. */
  scanResolution(page: number): number | null
  draw(page: number, limits: DrawingLimits): Picture & { dotsPerInch: number }
  close(): void
}

/** In pixels. */
export function drawingSize(points: { width: number; height: number }, { dotsPerInch: wanted, pixels }: DrawingLimits) {
  const full = ((points.width * points.height) / 72 ** 2) * wanted ** 2
  const dotsPerInch = wanted * Math.min(1, Math.sqrt(pixels / Math.max(1, full)))
  const inPixels = (length: number) => Math.max(1, Math.round((length * dotsPerInch) / 72))
  return { width: inPixels(points.width), height: inPixels(points.height), dotsPerInch }
}
