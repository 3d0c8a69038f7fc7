import { parentPort, workerData } from 'node:worker_threads'
import type { Posted } from '../in-thread.ts'
import { openPdf } from '../pictures/pdfium.ts'
import { Quarantine } from '../quarantine.ts'
import type { PageRange } from './split.ts'

const { bytes, ranges } = workerData as { bytes: Uint8Array; ranges: readonly PageRange[] }
const post = (posted: Posted<Uint8Array[]>) => parentPort!.postMessage(posted)
try {
  const pdf = await openPdf(bytes)
  post({ result: ranges.map((range) => pdf.extract(range)) })
} catch (error) {
  post({
    refused: error instanceof Quarantine ? error.message : `Its pages could not be copied: ${(error as Error)?.name}`,
  })
}
