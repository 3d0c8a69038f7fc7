import { inProcess } from '../in-process.ts'
import type { Posted, ThreadLimits } from '../in-thread.ts'

/** A page of a file as a picture. */
export type DrawnPage = {
  /** How many pages can be shown: none of a file that is neither a PDF nor a picture. */
  pages: number
} & (
  | { png: Uint8Array; width: number; height: number; dotsPerInch: number }
  /** Behind the last page that can be shown. */
  | { png: null }
)

export interface PageToDraw {
  bytes: Uint8Array
  name: string
  declaredType: string
  /** From 1. */
  page: number
}

/** Draws a page in a process of its own. Never throws: what cannot be drawn is refused, with the reason. */
export const drawPage = (
  file: PageToDraw,
  limits: ThreadLimits = { timeoutMs: 15_000, memoryMb: 512 },
): Promise<Posted<DrawnPage>> => inProcess(new URL('./worker.ts', import.meta.url), file, limits)
