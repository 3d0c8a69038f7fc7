import type { ThreadLimits, WorkerResult } from '../in-thread.ts'
import type { PageRange } from '../pictures/drawing.ts'
import { readers } from '../readers/readers.ts'

/** Each range of pages as a separate PDF. Never throws: a file that cannot be split is refused with the reason. */
export const splitPdf = (
  { account, bytes }: { account: string; bytes: Uint8Array },
  ranges: readonly PageRange[],
  limits: ThreadLimits = { cpuMs: 60_000, memoryMb: 512 },
): Promise<WorkerResult<Uint8Array[]>> =>
  readers.read({
    script: new URL('./split-pdf-worker.ts', import.meta.url),
    account,
    data: { bytes, ranges },
    ...limits,
  })
