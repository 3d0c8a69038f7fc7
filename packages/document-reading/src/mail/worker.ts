import { parentPort, workerData } from 'node:worker_threads'
import { Quarantine } from '../quarantine.ts'
import { parseMail } from './parse.ts'
import { shapeMail } from './shape.ts'

try {
  const { bytes } = workerData as { bytes: Uint8Array }
  const result = await shapeMail(await parseMail(bytes), bytes)
  parentPort!.postMessage(
    { result },
    result.attachments.map((each) => each.bytes.buffer as ArrayBuffer),
  )
} catch (error) {
  parentPort!.postMessage({
    refused: error instanceof Quarantine ? error.message : `A reader ended with ${(error as Error)?.name}`,
  })
}
