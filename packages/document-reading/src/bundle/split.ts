import { inProcess } from '../in-process.ts'
import type { Posted, ThreadLimits } from '../in-thread.ts'

/** First and last page, from 1. */
export type PageRange = readonly [first: number, last: number]

/** Each range of pages as a PDF of its own. Never throws: what cannot be split is refused, with the reason. */
export const splitPdf = (
  bytes: Uint8Array,
  ranges: readonly PageRange[],
  limits: ThreadLimits = { timeoutMs: 60_000, memoryMb: 512 },
): Promise<Posted<Uint8Array[]>> => inProcess(new URL('./worker.ts', import.meta.url), { bytes, ranges }, limits)
