import type { ThreadLimits, WorkerResult } from '../in-thread.ts'
import { readers } from '../readers/readers.ts'

/** A page of a file as a picture. */
export type DrawnPage = {
  /** The number of displayable pages: none for a file that is neither a PDF nor a picture. */
  pages: number
} & (
  | { png: Uint8Array; width: number; height: number; dotsPerInch: number }
  /** Beyond the last displayable page. */
  | { png: null }
)

export interface PageToDraw {
  /** The account that owns the file. */
  account: string
  bytes: Uint8Array
  name: string
  declaredType: string
  /** From 1. */
  page: number
}

/** Draws a page in a process of its account. Never throws: a page that cannot be drawn is refused with the reason. */
export const drawPage = (
  { account, ...data }: PageToDraw,
  limits: ThreadLimits = { cpuMs: 15_000, memoryMb: 512 },
): Promise<WorkerResult<DrawnPage>> =>
  readers.read({ script: new URL('./draw-page-worker.ts', import.meta.url), account, data, ...limits })
