import type { Picture } from './picture.ts'

/** First and last page, from 1. */
export type PageRange = readonly [first: number, last: number]

/** Limits for drawing a page. */
export interface DrawingLimits {
  dotsPerInch: number
  /** A larger page is drawn at a lower resolution. */
  pixels: number
}

/** A file whose pages can be drawn. */
export interface OpenedPages {
  pages: number
  /** In points. */
  sizeOf(page: number): { width: number; height: number }
  /** The resolution of the picture on the page; null without one. */
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
